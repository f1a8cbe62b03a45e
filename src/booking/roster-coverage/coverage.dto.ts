import { IsUUID, ValidateBy, type ValidationArguments } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { addDays } from '../../kernel/local-time.js';
import { isLocalDate, IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';

/** Largest number of days in one answer: six weeks, as a month takes on a wall calendar. */
const MAX_COVERAGE_DAYS = 42;

export class CoverageQueryDto {
  @IsLocalDate()
  from!: string;

  /** Last day, included. */
  @ValidateBy(
    { name: 'isWithinCoverage', validator: { validate: isWithinCoverage } },
    { message: `to must be one of the ${MAX_COVERAGE_DAYS} days that begin with from` },
  )
  @IsLocalDate()
  to!: string;

  /** The therapist whose coverage is returned; all when left out. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;
}

function isWithinCoverage(to: unknown, args?: ValidationArguments): boolean {
  const from = (args?.object as Partial<CoverageQueryDto> | undefined)?.from;
  if (!isLocalDate(from)) return true;
  return isLocalDate(to) && from <= to && to <= addDays(from, MAX_COVERAGE_DAYS - 1);
}

/** A week of a therapist, as far as it is among the days that were asked for. */
export class PersonWeekDto {
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd`, a Monday. */
  week!: string;
  rostered_minutes!: number;
  booked_minutes!: number;
}

/** One hour of a day, all therapists together, in minutes. */
export class CoverageHourDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** 0 to 23. */
  hour!: number;
  rostered!: number;
  booked!: number;

  /** Rostered minutes without a booking, its cleanup or a block. */
  free!: number;

  /** Whether a booking that no shift covers lies in it. */
  is_uncovered!: boolean;
}

/** A booking that is shown behind the shifts: its time and therapist, without its client. */
export class CoverageBookingDto {
  id!: string;
  therapist_id!: string;

  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  start_time!: string;

  /** `HH:mm`; 24:00 for one that goes on past midnight. */
  end_time!: string;

  /** Whether it begins outside every shift of its therapist, or falls into leave. */
  is_uncovered!: boolean;
}

export class CoverageDto {
  /** Weeks by name and date; a therapist with neither a shift nor a booking in one is left out. */
  weeks!: PersonWeekDto[];

  /** Hours by date, without empty ones. */
  hours!: CoverageHourDto[];

  /** Bookings by date and time, without cancelled ones and no-shows. */
  bookings!: CoverageBookingDto[];
}
