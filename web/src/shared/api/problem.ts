import type { ProblemDetails } from './generated.js';

/** A problem, of which all but the status may be missing, because a proxy can answer as well. */
export type Problem = Partial<ProblemDetails> & Pick<ProblemDetails, 'status'>;

/** Returns the problem (RFC 9457) in the error of an RTK Query call; undefined when the server was not reached. */
export function parseProblem(error: unknown): Problem | undefined {
  const data = (error as { data?: unknown } | null | undefined)?.data;
  return typeof data === 'object' ? ((data as Problem | null) ?? undefined) : undefined;
}

/** Whether the request was aborted because the session ended. */
export const isSessionEnd = (error: unknown): boolean =>
  (error as { name?: unknown } | null | undefined)?.name === 'AbortError';
