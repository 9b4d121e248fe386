/** The progress service as a model, behind `fetch`: the contract and the shared rules, with nothing else. For tests. */
import {
  checkpointSchema,
  emotionalChangeSchema,
  lapseSchema,
  newEmotionalMilestoneSchema,
  newSobrietyMilestoneSchema,
  sobrietyChangeSchema,
} from '@haven/progress/contract';
import { answersTo, sobrietyOnDay } from '@haven/progress/milestone-changes';
import * as z from 'zod/mini';
import { afterAction, type KeptMilestones, newestFirst } from '../after-action.ts';
import type { MilestoneAction } from '../milestone-action.ts';

const today = '2026-11-21';
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** What a call asks for, read back from its path and body; a zod error is the service's 422. */
function actionOf(method: string, parts: string[], body: unknown): MilestoneAction | null {
  const [kind, id = '', part, partId = ''] = parts;
  const isSobriety = kind === 'sobriety-milestones';
  if (method === 'POST' && !id)
    return isSobriety
      ? { kind: 'start-sobriety', milestone: z.parse(newSobrietyMilestoneSchema, body) }
      : { kind: 'start-emotional', milestone: z.parse(newEmotionalMilestoneSchema, body) };
  if (method === 'PATCH')
    return isSobriety
      ? { kind: 'change-sobriety', id, change: z.parse(sobrietyChangeSchema, body) }
      : { kind: 'change-emotional', id, change: z.parse(emotionalChangeSchema, body) };
  if (method === 'POST' && part === 'lapses')
    return { kind: 'log-lapse', id, lapse: z.parse(lapseSchema, body) };
  if (method === 'POST' && part === 'checkpoints')
    return { kind: 'add-checkpoint', id, checkpoint: z.parse(checkpointSchema, body) };
  if (part === 'lapses') return { kind: 'undo-lapse', id, lapseId: partId };
  if (part === 'checkpoints') return { kind: 'remove-checkpoint', id, checkpointId: partId };
  return { kind: isSobriety ? 'remove-sobriety' : 'remove-emotional', id };
}

export class ModelProgress {
  readonly #kept = new Map<string, KeptMilestones>();
  /** Whose session the browser has. */
  session: string | null = 'ana';
  /** How many milestones of a kind an account takes. */
  most = 200;
  /** Bytes that the door takes in one call. */
  mostBytes = 512 * 1024;
  /** Calls that arrived, as `POST sobriety-milestones`, without the lists. */
  readonly calls: string[] = [];
  /** Words for what was refused. */
  readonly refused: string[] = [];
  now = 1_000;

  all = (person = 'ana'): KeptMilestones => this.#kept.get(person) ?? { sobriety: [], emotional: [] };

  #refuse(status: number, code: string): Response {
    this.refused.push(code);
    return json({ message: `No: ${code}.`, code }, status);
  }

  /** Answers as the service does. */
  answer(address: string, init: RequestInit = {}): Response {
    const { pathname, searchParams } = new URL(address, 'https://haven.example');
    const method = init.method ?? 'GET';
    if (this.session === null) return this.#refuse(401, 'sign-in-required');
    if (pathname === '/api/auth/user') return json({ id: this.session, email: 'a@example.org' });
    const asked = searchParams.get('person');
    if (asked !== null && asked !== this.session) return this.#refuse(409, 'someone-else');
    const parts = pathname.replace('/api/progress/', '').split('/');
    if (method === 'GET') return json(this.#list(parts[0] === 'sobriety-milestones'));
    this.calls.push(`${method} ${parts.filter((_, place) => place % 2 === 0).join(' ')}`);
    if (new TextEncoder().encode(String(init.body ?? '')).length > this.mostBytes)
      return this.#refuse(413, 'too-large');
    try {
      return this.#change(actionOf(method, parts, init.body ? JSON.parse(String(init.body)) : undefined));
    } catch {
      return this.#refuse(422, 'invalid');
    }
  }

  /** Does something as another device of the same person would. */
  act(action: MilestoneAction, person = 'ana'): void {
    this.now += 1;
    this.#kept.set(person, afterAction(this.all(person), action, this.now));
  }

  #list(isSobriety: boolean): unknown[] {
    const { sobriety, emotional } = this.all(this.session ?? '');
    return isSobriety
      ? newestFirst(sobriety).map((each) => sobrietyOnDay(each, today))
      : newestFirst(emotional);
  }

  #change(action: MilestoneAction | null): Response {
    const person = this.session ?? '';
    if (!action) return this.#refuse(404, 'not-found');
    const { sobriety, emotional } = this.all(person);
    const list: readonly { id: string }[] = [...sobriety, ...emotional];
    const isStart = 'milestone' in action;
    const isKnown = list.some(({ id }) => id === (isStart ? action.milestone.id : action.id));
    if (!isStart && !isKnown) return this.#refuse(404, 'not-found');
    if (action.kind === 'undo-lapse') {
      const lapses = sobriety.find(({ id }) => id === action.id)?.lapses ?? [];
      if (lapses.every((lapse) => !answersTo(lapse, action.lapseId))) return this.#refuse(404, 'not-found');
    }
    if (isStart && !isKnown && list.length >= this.most) return this.#refuse(409, 'too-many-milestones');
    this.act(action, person);
    return action.kind.startsWith('remove-') && !action.kind.endsWith('checkpoint')
      ? new Response(null, { status: 204 })
      : json({});
  }
}
