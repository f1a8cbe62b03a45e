import { IsIn, IsInt, IsNotEmpty, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import { ApiProperty } from '@nestjs/swagger';
import { OfficeBookingDto } from '../../booking/index.js';
import { IsLocalDate, IsLocalMoment } from '../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { AsOfDto } from '../freshness/as-of.dto.js';
import { COUNTED_FIGURES, type CountedFigure } from './measured-sql.js';

const bothDatesMessage = { message: 'Please select both start and end dates' };

export class PerformanceQueryDto {
  /** First day, by date of the appointment. At most 800 days before the last. */
  @IsLocalDate()
  @IsNotEmpty(bothDatesMessage)
  start_date!: string;

  /** Last day. */
  @IsLocalDate()
  @IsNotEmpty(bothDatesMessage)
  end_date!: string;

  /** The report as it would have been read at the end of that minute, shop-local. Left out: as it is now. */
  @IsUndefinable()
  @IsLocalMoment()
  as_of?: string;
}

export class PerformanceBookingsQueryDto extends PerformanceQueryDto {
  /** The bookings that this figure counts. */
  @ApiProperty({ enum: COUNTED_FIGURES })
  @IsIn(COUNTED_FIGURES, { message: `figure must be one of ${COUNTED_FIGURES.join(', ')}` })
  figure!: CountedFigure;

  @IsOptional()
  @IsUUID('all', { message: 'therapist_id must be an id' })
  therapist_id?: string;

  @IsOptional()
  @IsUUID('all', { message: 'service_id must be an id' })
  service_id?: string;

  /** Of the start: Monday 1 … Sunday 7. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'weekday must be 1 to 7' })
  @Min(1, { message: 'weekday must be 1 to 7' })
  @Max(7, { message: 'weekday must be 1 to 7' })
  weekday?: number;

  /** Of the start: 0 to 23. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'hour must be 0 to 23' })
  @Min(0, { message: 'hour must be 0 to 23' })
  @Max(23, { message: 'hour must be 0 to 23' })
  hour?: number;

  /** Of the list, from 1. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'page must be a whole number' })
  @Min(1, { message: 'page must be at least 1' })
  @Max(100_000, { message: 'page must be at most 100000' })
  page: number = 1;
}

/** Of bookings whose appointment lies in the period. Amounts are in `currency`. */
export class PerformanceFiguresDto {
  /** Confirmed and completed. */
  bookings!: number;
  completed!: number;
  no_shows!: number;
  /** Cancelled after clients could do so themselves, whoever cancelled. */
  late_cancellations!: number;
  /** Completed ones of clients who had never been here. */
  new_clients!: number;
  /** Completed ones of clients who had been here in the 90 days before. */
  returning!: number;
  /** Completed ones whose client had booked another, later day by 24 hours after it was done. */
  rebooked!: number;
  /** Of confirmed and completed ones, with the cleanup behind each. */
  booked_minutes!: number;
  /** Of shifts, less blocks, closures and leave; null where nobody is rostered for it: a treatment. */
  rostered_minutes!: number | null;
  /** Of confirmed and completed ones. */
  revenue!: number;
  /** Booked minutes ÷ rostered minutes, 0.25 for a quarter; null without rostered ones. */
  utilisation!: number | null;
  /** No-shows of those that were completed or no-shows; null without any. */
  no_show_rate!: number | null;
  /** Rebooked of completed ones; null without any. */
  rebooked_rate!: number | null;
  /** Confirmed and completed ones that were booked here, not brought in. */
  lead_bookings!: number;
  /** Of those, minutes from booking to start on average; null where none was booked here. */
  average_lead_minutes!: number | null;
}

export class PerformanceRowDto extends PerformanceFiguresDto {
  /** Id of a therapist or a service, `1` (Monday) to `7`, or the hour of the start `0` to `23`. */
  key!: string;
  /** Of the therapist or service; else null. */
  name!: string | null;
}

/** A weekday's hour, over all days of the period. */
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
  /** As long, right before it; whole months, quarters and years are compared with such. */
  previous!: ComparedPeriodDto;
  /** 52 weeks earlier, so that weekdays meet. */
  last_year!: ComparedPeriodDto;
  /** Most booked first. */
  therapists!: PerformanceRowDto[];
  /** Most booked first. */
  services!: PerformanceRowDto[];
  /** Monday first, each with its share of the cells. */
  weekdays!: PerformanceRowDto[];
  /** Counts by the hour of the start; minutes by the hour in which they lie. */
  hours!: PerformanceRowDto[];
  /** Those with booked or rostered minutes. */
  cells!: PerformanceCellDto[];
  currency!: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies!: string[];
  as_of!: AsOfDto;
}

export class PerformanceBookingsDto {
  /** By date and time, 200 a page. */
  items!: OfficeBookingDto[];
  /** Of all pages; 0 behind the last one. */
  total!: number;
  pages!: number;
}
