import { IsIn } from 'class-validator';
import { IsWholeNumber } from '../platform/variable-rules.js';

/** Environment variables for schedules and bookings, with their defaults. */
export class SchedulingConfig {
  /** Seconds for which mails about changes by the office wait: a change that is undone meanwhile sends none. */
  @IsWholeNumber(0, 600)
  OFFICE_MAIL_DELAY_SECONDS = 30;

  /** Whether calendars of therapists may be read from addresses of the shop's own network, and without https. */
  @IsIn(['true', 'false'], { message: 'CALENDARS_FROM_PRIVATE_ADDRESSES must be true or false' })
  CALENDARS_FROM_PRIVATE_ADDRESSES: 'true' | 'false' = 'false';
}
