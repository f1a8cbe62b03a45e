/** The body of every failing answer (RFC 9457) with the name of the rule in `code` and, for bad input, the fields. */
export interface Problem {
  status: number;
  title: string;
  detail?: string;
  code?: string;
  errors?: { field: string; message: string }[];
  request_id?: string;
}

/** Reads the problem out of what an RTK Query call rejects with; undefined when the server was not reached. */
export function problemOf(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null ? (error.data as Problem) : undefined;
}
