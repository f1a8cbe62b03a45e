import { HttpException } from '@nestjs/common';
import type { RefusalCode } from '../../../kernel/refusal-codes.js';
import type { FieldError } from './problem-details.dto.js';

/** A refusal with a code of its own: `throw new Problem(410, 'link-expired', 'This link has expired')`. */
export class Problem extends HttpException {
  constructor(
    status: number,
    readonly code: RefusalCode,
    detail: string,
    readonly errors?: FieldError[],
    readonly conflictingIds?: readonly string[],
  ) {
    super(detail, status);
  }

  /** Returns a 422 for values that cannot be accepted. The first message is the one shown. */
  static fromFieldErrors(errors: FieldError[]): Problem {
    return new Problem(422, 'invalid-input', errors[0]?.message ?? 'The request is not valid', errors);
  }
}
