import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** What the environment may set for schedules and bookings, with its default. */
export class SchedulingConfig {
  /** How long mails about what the office did wait, in seconds: what is undone meanwhile sends none. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(600)
  OFFICE_MAIL_DELAY_SECONDS = 30;
}
