import { ApiError } from '@haven/shared-ui/api-client';

/** Which text says that no other reflection came, and what goes into it (spec section 8). */
export function anotherFailure(error: unknown): { key: 'status' | 'format' | 'other'; status?: number } {
  if (error instanceof ApiError) return { key: 'status', status: error.status };
  // A lost network is a TypeError, and one of the server's that hangs is a DOMException; the rest came, but in a shape
  // that is not a reflection's: no JSON, or JSON that the schema refuses.
  const isCut = error instanceof TypeError || error instanceof DOMException;
  return { key: isCut ? 'other' : 'format' };
}
