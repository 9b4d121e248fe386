import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { birthOf } from './process-birth.ts';
import { codeOf } from './start-error.ts';

/** One process for good: its number, and when it began. */
export type Living = { pid: number; born: string };

/** What the lock file says: whose folder this is, and what a kill -9 would leave behind. */
export type Claim = {
  engine: Living;
  /** The Haven that the engine works for. */
  owner: Living;
  socketFolder?: string;
};

/** How long another starter may take between making the lock file and filling it, in milliseconds. */
const fillingTime = 100;

export async function living(pid: number): Promise<Living> {
  return { pid, born: (await birthOf(pid)) ?? 'unknown' };
}

export async function isAlive({ pid, born }: Living): Promise<boolean> {
  return (await birthOf(pid)) === born;
}

/** The lock as it is now: undefined when it is gone, without a claim when it makes no sense (a power cut left it empty). */
export async function readClaim(file: string): Promise<{ text: string; claim?: Claim } | undefined> {
  const first = await readText(file);
  if (first === undefined) return undefined;
  const claim = parseClaim(first);
  if (claim) return { text: first, claim };
  await pause(fillingTime);
  const text = await readText(file);
  if (text === undefined) return undefined;
  const filled = parseClaim(text);
  return filled ? { text, claim: filled } : { text };
}

export async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parseClaim(text: string): Claim | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('engine' in value) || !('owner' in value))
    return undefined;
  const { engine, owner } = value;
  if (!isLiving(engine) || !isLiving(owner)) return undefined;
  const socketFolder = 'socketFolder' in value ? value.socketFolder : undefined;
  return typeof socketFolder === 'string' ? { engine, owner, socketFolder } : { engine, owner };
}

function isLiving(value: unknown): value is Living {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('born' in value)) return false;
  return Number.isSafeInteger(value.pid) && typeof value.born === 'string';
}
