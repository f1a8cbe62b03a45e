import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

export class CancellationPolicy {
  /** Until so many hours before its start a client may move or cancel a booking. */
  @IsInt()
  @Min(0)
  @Max(720)
  hoursBeforeBooking = 24;

  @IsInt()
  @Min(0)
  @Max(100)
  refundPercentage = 100;

  @IsString()
  @MaxLength(1000)
  policyText = 'Cancellations must be made at least 24 hours before the appointment for a full refund.';
}
