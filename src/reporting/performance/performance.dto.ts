import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import { ApiProperty } from '@nestjs/swagger';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { OfficeBookingDto } from '../../booking/index.js';
import { IsLocalMoment } from '../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { ReportPeriodDto } from '../report-period.dto.js';
import { AsOfDto } from '../freshness/as-of.dto.js';
import { LISTED_FIGURES, type ListedFigure } from './measured-sql.js';

/** At most 800 days. */
export class PerformanceQueryDto extends ReportPeriodDto {
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  @IsUndefinable()
  @IsLocalMoment()
  as_of?: string;
}

export class PerformanceBookingsQueryDto extends PerformanceQueryDto {
  /**
   * The figure whose bookings are listed. `reported` are those of the revenue report, `weekly_revenue` those that Weekly
   * Revenue adds or takes off, `recurring` those of customers with two or more in the period.
   */
  @ApiProperty({ enum: LISTED_FIGURES })
  @IsIn(LISTED_FIGURES, { message: `figure must be one of ${LISTED_FIGURES.join(', ')}` })
  figure!: ListedFigure;

  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;

  @IsUndefinable()
  @IsUUID('all', mustBeId)
  service_id?: string;

  /** Weekday of the start: Monday 1 … Sunday 7. */
  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'weekday must be 1 to 7' })
  @Min(1, { message: 'weekday must be 1 to 7' })
  @Max(7, { message: 'weekday must be 1 to 7' })
  weekday?: number;

  /** Hour of the start: 0 to 23. */
  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'hour must be 0 to 23' })
  @Min(0, { message: 'hour must be 0 to 23' })
  @Max(23, { message: 'hour must be 0 to 23' })
  hour?: number;

  /** Page of the list, from 1. */
  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'page must be a whole number' })
  @Min(1, { message: 'page must be at least 1' })
  @Max(100_000, { message: 'page must be at most 100000' })
  page: number = 1;
}

/** Figures of the bookings whose appointment lies in the period. Amounts are in `currency`. */
export class PerformanceFiguresDto {
  /** Number of confirmed and completed bookings. */
  bookings!: number;
  completed!: number;
  no_shows!: number;
  /** Number of bookings cancelled after clients could do so themselves, no matter who cancelled. */
  late_cancellations!: number;
  /** Number of completed bookings of clients who had never been here. */
  new_clients!: number;
  /** Number of completed bookings of clients who had been here in the 90 days before. */
  returning!: number;
  /** Number of completed bookings whose client had booked another, later day by 24 hours after it was done. */
  rebooked!: number;
  /** Minutes of confirmed and completed bookings, including the cleanup. */
  booked_minutes!: number;
  /**
   * Minutes of shifts, less blocks, closures and leave; null where nobody is rostered for the group, such as a
   * treatment.
   */
  rostered_minutes!: number | null;
  /** Amount of confirmed and completed bookings. */
  revenue!: number;
  /** Booked minutes as a share of rostered ones, 0.25 for a quarter; null without rostered ones. */
  utilisation!: number | null;
  /** No-shows as a share of completed bookings and no-shows; null without any. */
  no_show_rate!: number | null;
  /** Rebooked bookings as a share of completed ones; null without any. */
  rebooked_rate!: number | null;
  /** Number of confirmed and completed bookings that were booked here, not imported. */
  lead_bookings!: number;
  /** Average minutes from booking to start of those; null without any. */
  average_lead_minutes!: number | null;
}

export class PerformanceRowDto extends PerformanceFiguresDto {
  /** The id of a therapist or a service, `1` (Monday) to `7`, or the hour of the start `0` to `23`. */
  key!: string;
  /** Name of the therapist or service; else null. */
  name!: string | null;
}

/** An hour of a weekday, over all days of the period. */
export class PerformanceCellDto {
  /** Monday 1 … Sunday 7. */
  weekday!: number;
  hour!: number;
  booked_minutes!: number;
  rostered_minutes!: number;
}

export class ComparedPeriodDto {
  start_date!: string;
  end_date!: string;
  figures!: PerformanceFiguresDto;
}

export class PerformanceReportDto {
  start_date!: string;
  end_date!: string;
  total!: PerformanceFiguresDto;
  /** The period of the same length right before; whole months, quarters and years are compared with whole ones. */
  previous!: ComparedPeriodDto;
  /** The period 52 weeks earlier, so that weekdays match. */
  last_year!: ComparedPeriodDto;
  /** Rows of the therapists, most booked first. */
  therapists!: PerformanceRowDto[];
  /** Rows of the services, most booked first. */
  services!: PerformanceRowDto[];
  /** Rows of the weekdays, Monday first, each with its share of the cells. */
  weekdays!: PerformanceRowDto[];
  /** Rows of the hours. Bookings count in the hour of their start, minutes in the hour in which they lie. */
  hours!: PerformanceRowDto[];
  /** Cells with booked or rostered minutes. */
  cells!: PerformanceCellDto[];
  currency!: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies!: string[];
  as_of!: AsOfDto;
}

export class PerformanceBookingsDto {
  /** Bookings by date and time, 200 a page. */
  items!: OfficeBookingDto[];
  /** Number of bookings on all pages; 0 after the last page. */
  total!: number;
  pages!: number;
}
