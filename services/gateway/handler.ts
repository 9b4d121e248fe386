import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, whose id is already known. */
export type Handler = (request: IncomingMessage, response: ServerResponse, requestId: string) => void;
