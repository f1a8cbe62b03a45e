import { IsWholeNumber } from '../platform/variable-rules.js';

/** Environment variables for schedules and bookings, with their defaults. */
export class SchedulingConfig {
  /** Seconds for which mails about changes by the office wait: a change that is undone meanwhile sends none. */
  @IsWholeNumber(0, 600)
  OFFICE_MAIL_DELAY_SECONDS = 30;
}
