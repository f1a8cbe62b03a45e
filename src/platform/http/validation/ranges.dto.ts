import { ValidateBy, type ValidationArguments } from 'class-validator';
import { IsUndefinable } from './optional.decorators.js';
import { addDays } from '../../../kernel/local-time.js';
import { IsGridEnd, IsGridTime, isLocalDate, IsLocalDate } from './local-time.decorators.js';

/** Days of a range, both included; an end that is left out restricts nothing. */
export class DayRangeDto {
  /** First day to be listed. */
  @IsUndefinable()
  @IsLocalDate()
  from?: string;

  /** Last day to be listed. */
  @IsUndefinable()
  @IsLocalDate()
  to?: string;
}

/** Days of a range, both included, at most a week. */
export class WeekRangeDto {
  @IsLocalDate()
  from!: string;

  @ValidateBy(
    { name: 'isWithinWeek', validator: { validate: isWithinWeek } },
    { message: 'to must be one of the seven days that begin with from' },
  )
  @IsLocalDate()
  to!: string;
}

function isWithinWeek(to: unknown, args?: ValidationArguments): boolean {
  const from = (args?.object as Partial<WeekRangeDto> | undefined)?.from;
  if (!isLocalDate(from)) return true;
  return isLocalDate(to) && from <= to && to <= addDays(from, 6);
}

/** A stretch of a day, from its start up to its end, on the grid of the shop. */
export class TimeRangeDto {
  @IsGridTime()
  start_time!: string;

  @IsGridEnd()
  end_time!: string;
}
