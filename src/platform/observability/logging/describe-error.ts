/**
 * Returns the loggable part of an error. The database quotes values of the row in its messages and the ORM the whole
 * statement, so of their errors only names, codes and stack frames are kept.
 */
export function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, message, stack, cause } = thrown;
  const frames = (stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const below = cause === undefined ? {} : { cause: describeError(cause) };
  if (!isDatabaseError(thrown)) return { type: name, message, stack: frames.join('\n'), ...below };
  const { code, constraint, table } = thrown;
  return { type: name, code, constraint, table, stack: frames.join('\n') };
}

interface DatabaseError extends Error {
  code: string;
  constraint?: string;
  table?: string;
}

/** Whether the code is an SQLSTATE: five digits or capitals. */
function isDatabaseError(error: Error): error is DatabaseError {
  return 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
}
