import { describeError } from '../observability/logging/describe-error.js';

/**
 * Returns what a queue may store of a failed attempt. It stores message and stack for operators, so they must not hold
 * what the database quotes of a row.
 */
export function sanitizeJobError(thrown: unknown): Error {
  const { type, code, message = code, stack = '' }: Described = describeError(thrown);
  const failure = new Error(`${type}: ${message}`);
  failure.stack = `${failure.message}\n${stack}`;
  return failure;
}

interface Described {
  type?: string;
  code?: string;
  message?: string;
  stack?: string;
}
