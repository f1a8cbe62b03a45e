import { ApiProperty } from '@nestjs/swagger';
import { REFUSAL_CODES, type RefusalCode } from '../../../kernel/refusal-codes.js';

/** A value of the request that cannot be accepted. */
export class FieldError {
  /** Path of the value in the request, such as `client_phone`. */
  field!: string;
  /** A sentence for the reader. */
  message!: string;
}

/** Body of every refusal: RFC 9457, `application/problem+json`. */
export class ProblemDetails {
  type!: string;
  title!: string;
  status!: number;
  /** A sentence for the reader. */
  detail!: string;
  /** Name of the rule or kind of refusal, for programs. */
  @ApiProperty({ enum: REFUSAL_CODES })
  code!: RefusalCode;
  errors?: FieldError[];
  /** Ids of what conflicts with the request. */
  in_the_way?: string[];
  request_id!: string;
}
