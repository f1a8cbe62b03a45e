import { HttpException } from '@nestjs/common';

/** A value of the request that cannot be accepted. */
export class FieldError {
  /** Path of the value in the request, such as `client_phone`. */
  field!: string;
  /** A sentence for people. */
  message!: string;
}

/** Body of every refusal: RFC 9457, `application/problem+json`. */
export class ProblemDetails {
  type!: string;
  title!: string;
  status!: number;
  /** A sentence for people. */
  detail!: string;
  /** Name of the rule or kind of refusal, for programs. */
  code!: string;
  errors?: FieldError[];
  /** Ids of the things that stand against what was asked for. */
  in_the_way?: readonly string[];
  request_id!: string;
}

/** A refusal with a code of its own: `throw new Problem(410, 'link-expired', 'This link has expired')`. */
export class Problem extends HttpException {
  constructor(
    status: number,
    readonly code: string,
    detail: string,
    readonly errors?: FieldError[],
    readonly inTheWay?: readonly string[],
  ) {
    super(detail, status);
  }

  /** 422: what was sent cannot be meant. The first message stands for all. */
  static ofFields(errors: FieldError[]): Problem {
    return new Problem(422, 'invalid-input', errors[0]?.message ?? 'The request is not valid', errors);
  }
}
