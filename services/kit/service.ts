import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import type { Db, WriteConcernSettings } from 'mongodb';
import type { WebSocket } from 'ws';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';

/** Who is calling. A guest has an anonymous session, made only when a feature needs the server (design, 'People and sessions'). */
export type Person = { id: string; kind: 'guest' | 'member' | 'volunteer' };

/** What a service is given to live on. */
export type ServiceContext = {
  db: Db;
  /** For writes that must not be lost; see `mongo.ts`. */
  durable: WriteConcernSettings;
  log: Logger;
  config: Config;
  /** Milliseconds since 1970; passed in so that rules about time can be tested. */
  now: () => number;
};

/** What a request carries through a service's Hono app. */
export type ServiceEnv = {
  Variables: { service: ServiceContext; requestId: string; person: Person | null | undefined };
  Bindings: { incoming?: IncomingMessage };
};

/** A WebSocket that a service answers. The gateway (or `run-alone.ts`) does the upgrade. */
export type LiveChannel = {
  path: string;
  /** @param person who the session cookie says it is; never what the client says */
  connect(socket: WebSocket, person: Person | null): void;
};

/** Work that nobody asks for by a request. Several processes may do it at once: it must bear that. */
export type Chore = {
  name: string;
  /** Seconds from the end of one run to the next. */
  every: number;
  run(): Promise<void>;
};

/** A service, ready to be mounted by the gateway or run alone. */
export type Service = {
  name: string;
  /** The paths that it answers, as Hono patterns: `/api/progress/*`. */
  paths: string[];
  app: Hono<ServiceEnv>;
  live?: LiveChannel;
  chores?: Chore[];
  /** Lets go of what it holds open, before the database is closed. */
  close?(): Promise<void>;
};

export type CreateService = (context: ServiceContext) => Promise<Service>;
