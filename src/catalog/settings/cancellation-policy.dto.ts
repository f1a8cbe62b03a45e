import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import type { CancellationTerms } from '../../kernel/terms/cancellation-terms.js';

const DEFAULT_HOURS = 24;

export class CancellationPolicy implements CancellationTerms {
  static readonly settingKey = 'cancellation_policy';

  /** Hours before the start until which a client may move or cancel a booking. */
  @Max(720, { message: 'Hours before booking must be at most 720' })
  @Min(0, { message: 'Hours before booking must be at least 0' })
  @IsInt({ message: 'Hours before booking must be a whole number' })
  hoursBeforeBooking: number = DEFAULT_HOURS;

  /** Refund in percent. */
  @Max(100, { message: 'Refund percentage must be at most 100' })
  @Min(0, { message: 'Refund percentage must be at least 0' })
  @IsInt({ message: 'Refund percentage must be a whole number' })
  refundPercentage: number = 100;

  @MaxLength(1000, { message: 'Policy text must be at most 1000 characters' })
  @IsString({ message: 'Policy text must be text' })
  policyText: string =
    `Cancellations must be made at least ${DEFAULT_HOURS} hours before the appointment for a full refund.`;
}
