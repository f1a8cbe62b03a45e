import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Returns the caller's X-Request-Id when it is short and harmless in logs, else a new one. */
export function getRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}
