import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { CancellationTermsDto } from '../../../catalog/index.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
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
}

/** Returns the terms that were seen, as a part of a command's input; none where they are not checked. */
export const toSeenTerms = ({ seen_policy: seen }: SeenPolicyFields): { seenTerms?: CancellationTerms } =>
  seen
    ? {
        seenTerms: {
          hoursBeforeBooking: seen.notice_hours,
          refundPercentage: seen.refund_percentage,
          policyText: seen.text,
        },
      }
    : {};
