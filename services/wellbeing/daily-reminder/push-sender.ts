import type { ServiceContext } from '@haven/kit/service';
import webPush from 'web-push';
import type { PushSubscriptionData, ReminderPush } from '../contract.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** `gone`: the person took the permission back, or the browser is no more. `later`: another try may go better. */
export type Delivery = 'delivered' | 'gone' | 'later' | 'refused';

/** Seconds that a push service keeps what it can't deliver: a reminder of the morning is of no use in the night. */
const timeToLive = 4 * 60 * 60;

const timeLimit = 10_000;

const outcomeOf = (status: number): Delivery => {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};

/** Hands encrypted pushes to the push services of the browsers. */
export class PushSender {
  readonly #keys: VapidKeys;
  readonly #context: ServiceContext;

  constructor(context: ServiceContext, keys: VapidKeys) {
    this.#context = context;
    this.#keys = keys;
  }

  /** Never throws: what goes wrong is a `Delivery`, and logged without the address, which is a secret of the device. */
  async send(subscription: PushSubscriptionData, push: ReminderPush): Promise<Delivery> {
    try {
      // The library makes and encrypts the request; it would send it by TLS alone, and to a test's own service it can't.
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(push),
        {
          vapidDetails: { subject: this.#subject(), ...this.#keys },
          TTL: timeToLive,
          topic: `haven-${push.kind}`,
          urgency: 'normal',
        },
      );
      const answer = await fetch(endpoint, {
        method,
        headers: Object.fromEntries(
          Object.entries(headers)
            .filter(([name]) => name !== 'Content-Length')
            .map(([name, value]) => [name, String(value)]),
        ),
        body: body ? new Uint8Array(body) : null,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimit),
      });
      await answer.body?.cancel();
      const outcome = outcomeOf(answer.status);
      if (outcome === 'refused')
        this.#context.log.warn({ status: answer.status }, 'a push service refused a reminder');
      return outcome;
    } catch (err) {
      this.#context.log.warn({ err }, 'a push service could not be reached');
      return 'later';
    }
  }

  /** How a push service may reach the operator (RFC 8292): a web address or an e-mail address. */
  #subject(): string {
    const { publicUrl } = this.#context.config;
    return publicUrl.protocol === 'https:' ? publicUrl.origin : 'mailto:operator@haven.invalid';
  }
}
