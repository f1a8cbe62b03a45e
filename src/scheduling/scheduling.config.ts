import { IsWholeNumber } from '../platform/variable-rules.js';

/** What the environment may set for schedules and bookings, with its default. */
export class SchedulingConfig {
  /** How long mails about what the office did wait, in seconds: what is undone meanwhile sends none. */
  @IsWholeNumber(0, 600)
  OFFICE_MAIL_DELAY_SECONDS = 30;
}
