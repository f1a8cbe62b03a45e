import type { RefusalCode } from './refusal-codes.js';

/**
 * Error of a business rule that refuses a change. The HTTP edge answers 409 with the rule's name as the problem's code.
 */
export class BusinessRuleError extends Error {
  /**
   * @param code the rule's name, part of the API
   * @param conflictingIds ids of the things in conflict, so that a page can name them
   * @param field the part of the request that the rule is about, where it has several
   */
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly conflictingIds?: readonly string[],
    readonly field?: string,
  ) {
    super(message);
    this.name = 'BusinessRuleError';
  }
}

/**
 * Returns the refusal of a change to something that somebody else has changed since it was seen: 409 `modified`.
 * @param states the present value and the requested one in words, where both can be named
 */
export function modifiedError(states?: string): BusinessRuleError {
  const prefix = states === undefined ? 'Someone else changed this' : `${states}: someone else changed it`;
  return new BusinessRuleError('modified', `${prefix}. Reload and try again`);
}

/** Error of an input that is well-formed but not valid. The HTTP edge answers 422 and names the field. */
export class InvalidInputError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
    this.name = 'InvalidInputError';
  }
}

/** Error of a requested thing that does not exist. The HTTP edge answers 404. */
export class NotFoundError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotFoundError';
  }
}

/**
 * Error of a log that has something written by a newer version of the program. During a deployment another process can
 * answer; the HTTP edge answers 503.
 */
export class NewerEventError extends Error {
  constructor(type: string) {
    super(`A newer version of the program has stored ${type}`);
    this.name = 'NewerEventError';
  }
}
