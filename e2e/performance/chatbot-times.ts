/** How long `/api/chatbot` takes with the built-in counselor, beside a bare Hono echo of the same body, in one run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HavenSite } from '../haven-site.ts';

/** Calls under way at once, as a few people write. */
const atOnce = 4;
const rounds = 30;
const callsARound = 40;
/** Rounds that are not counted: the machine's compiler has its work then. */
const warmUp = 5;

const messages = [
  'I had a fight with my sister and now I want to drink',
  'I cannot sleep again, everything goes round in my head',
  'No puedo con la ansiedad desde que perdí el trabajo',
  'Yes, my mother is here. She made soup.',
  'Thank you, that helped a little',
  'What happens to what I write here?',
];

/** A conversation of twelve messages behind the one that is asked. */
const conversationHistory = Array.from({ length: 12 }, (_, place) => ({
  id: `m${place}`,
  message: messages[place % messages.length] ?? '',
  sender: place % 2 === 0 ? 'user' : 'bot',
  timestamp: place,
}));

export type Times = { name: string; p50: number; p99: number };

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

async function call(url: string, count: number): Promise<number> {
  const body = JSON.stringify({ message: messages[count % messages.length], conversationHistory });
  const begin = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    // Each from an address of its own: what is measured is the answer, not the limit.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${count % 200}.${count % 250}` },
    body,
  });
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - begin;
}

async function round(url: string, times: number[]): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < callsARound) {
      next += 1;
      times.push(await call(url, times.length + next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function startEcho(): Promise<{ echo: ChildProcess; url: string }> {
  const echo = spawn('node', [join(import.meta.dirname, 'echo-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!echo.stdout) throw new Error('The echo has no output.');
  const [port] = await once(echo.stdout, 'data');
  return { echo, url: `http://127.0.0.1:${String(port).trim()}/echo` };
}

/** Measures both in turn. @param site with TRUST_PROXY=1, so that the limit by address does not end the run */
export async function chatbotTimes(site: HavenSite): Promise<Times[]> {
  const { echo, url } = await startEcho();
  const subjects = [
    { name: 'bare Hono echo', url, times: [] as number[] },
    { name: '/api/chatbot, built-in counselor', url: `${site.url}/api/chatbot`, times: [] as number[] },
  ];
  for (let count = 0; count < warmUp + rounds; count += 1) {
    for (const subject of subjects) {
      const times: number[] = [];
      await round(subject.url, times);
      if (count >= warmUp) subject.times.push(...times);
    }
  }
  echo.kill();
  return subjects.map(({ name, times }) => ({
    name,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }));
}
