import { Type } from 'class-transformer';
import { IsObject, Max, Min, ValidateNested } from 'class-validator';
import { CancellationTermsDto } from '../../../catalog/index.js';
import { HasDecimals } from '../../../platform/http/validation/decimals.decorator.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { type Cents, MAX_AMOUNT, toCents } from '../../../kernel/money.js';
import type { CancellationTerms } from '../../../kernel/terms/cancellation-terms.js';

export class SeenPolicyFields {
  /**
   * The cancellation policy that the visitor saw: 409 `policy-changed` when it has changed since. Left out, it is not
   * checked.
   */
  @IsUndefinable()
  @ValidateNested()
  @IsObject({ message: 'seen_policy must be an object' })
  @Type(() => CancellationTermsDto)
  seen_policy?: CancellationTermsDto;

  /**
   * The deposit that the visitor saw, 0 for none: 409 `deposit-changed` when another one is due. Left out, it is not
   * checked.
   */
  @IsUndefinable()
  @Max(MAX_AMOUNT, { message: `seen_deposit must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'seen_deposit must be positive' })
  @HasDecimals(2, { message: 'seen_deposit must be a number with at most two decimals' })
  seen_deposit?: number;
}

/** Returns the terms and the deposit that were seen, as a part of a command's input; none where they are not checked. */
export const toSeenTerms = ({
  seen_policy: seen,
  seen_deposit: deposit,
}: SeenPolicyFields): { seenTerms?: CancellationTerms; seenDepositCents?: Cents } => ({
  ...(seen && {
    seenTerms: {
      hoursBeforeBooking: seen.notice_hours,
      refundPercentage: seen.refund_percentage,
      policyText: seen.text,
    },
  }),
  ...(deposit !== undefined && { seenDepositCents: toCents(deposit) }),
});
