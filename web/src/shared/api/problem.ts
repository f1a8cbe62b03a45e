import type { ProblemDetails } from './generated.js';

/** A proxy between us and the server can answer too, so that all but the status may be missing. */
export type Problem = Partial<ProblemDetails> & Pick<ProblemDetails, 'status'>;

/** The problem (RFC 9457) in what an RTK Query call rejects with; undefined when the server was not reached. */
export function parseProblem(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null ? (error.data as Problem) : undefined;
}

/** Whether the session ended under the call: all that is under way then is aborted. */
export const isSessionEnd = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
