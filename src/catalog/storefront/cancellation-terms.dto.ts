import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { type CancellationTerms, formatTerms } from '../../kernel/terms/cancellation-terms.js';

/** The cancellation terms that a client saw. */
export class CancellationTermsDto {
  /** Hours before the start until which a client may move or cancel, 0 to 720. */
  @Max(720, { message: 'notice_hours must be at most 720' })
  @Min(0, { message: 'notice_hours must be at least 0' })
  @IsInt({ message: 'notice_hours must be a whole number' })
  notice_hours!: number;

  /** Refund in percent, 0 to 100. */
  @Max(100, { message: 'refund_percentage must be at most 100' })
  @Min(0, { message: 'refund_percentage must be at least 0' })
  @IsInt({ message: 'refund_percentage must be a whole number' })
  refund_percentage!: number;

  /** The shop's own words; empty where it has none. */
  @MaxLength(1000, { message: 'text must be at most 1000 characters' })
  @IsString({ message: 'text must be text' })
  text!: string;
}

/** The cancellation policy as clients see it. */
export class CancellationPolicyDto extends CancellationTermsDto {
  /** Hours and refund in words: `full refund with 24 hours’ notice`. */
  summary!: string;
}

export const toCancellationPolicyDto = (terms: CancellationTerms): CancellationPolicyDto => ({
  notice_hours: terms.hoursBeforeBooking,
  refund_percentage: terms.refundPercentage,
  text: terms.policyText,
  summary: formatTerms(terms),
});
