import { IsOptional } from 'class-validator';
import { IsLocalDate, IsLocalTime } from './local-time.decorators.js';

/** Days of which both are included; one that is left out restricts nothing. */
export class DayRangeDto {
  /** First day to be listed. */
  @IsOptional()
  @IsLocalDate()
  from?: string;

  /** Last day to be listed. */
  @IsOptional()
  @IsLocalDate()
  to?: string;
}

/** A stretch of a day, from its start up to its end. */
export class TimeRangeDto {
  @IsLocalTime()
  start_time!: string;

  @IsLocalTime()
  end_time!: string;
}
