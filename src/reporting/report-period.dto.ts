import { IsNotEmpty } from 'class-validator';
import { IsLocalDate } from '../platform/http/validation/local-time.decorators.js';

const bothDatesMessage = { message: 'Please select both start and end dates' };

/** The days of a report, both included. */
export class ReportPeriodDto {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  @IsLocalDate()
  @IsNotEmpty(bothDatesMessage)
  start_date!: string;

  /** Last day. */
  @IsLocalDate()
  @IsNotEmpty(bothDatesMessage)
  end_date!: string;
}
