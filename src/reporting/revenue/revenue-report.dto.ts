import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsLocalMoment } from '../../platform/http/validation/local-time.decorators.js';
import { ReportPeriodDto } from '../report-period.dto.js';
import { AsOfDto } from '../freshness/as-of.dto.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

export class RevenueReportQueryDto extends ReportPeriodDto {
  /**
   * Statuses that are counted: `all` for pending, confirmed and completed; `pending`; anything else for confirmed and
   * completed.
   */
  @ApiProperty({ enum: ['all', 'pending', 'confirmed'], required: false })
  @IsUndefinable()
  @MaxLength(50, { message: 'status must have at most 50 characters' })
  @IsString({ message: 'status must be text' })
  status = 'all';

  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;
}

export class RevenueReportAsOfQueryDto extends RevenueReportQueryDto {
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  @IsUndefinable()
  @IsLocalMoment()
  as_of?: string;
}

export class RevenueSummaryDto {
  total_revenue!: number;
  booking_count!: number;
  /** Revenue divided by the number of bookings in the report's currency, to the cent; 0 without any. */
  average_booking_value!: number;
}

export class ServiceRevenueDto {
  service_id!: string;
  service_name!: string;
  booking_count!: number;
  total_revenue!: number;
}

export class TherapistRevenueDto {
  therapist_id!: string;
  therapist_name!: string;
  booking_count!: number;
  total_revenue!: number;
}

export class DayRevenueDto {
  day!: string;
  booking_count!: number;
  total_revenue!: number;
  /** Part of `total_revenue` that is pending; the next fields have the other parts. */
  pending!: number;
  confirmed!: number;
  completed!: number;
}

/** A revenue report. Amounts are in `currency`; the counts are of all bookings. */
export class RevenueReportDto {
  summary!: RevenueSummaryDto;
  /** Services, most revenue first. */
  services!: ServiceRevenueDto[];
  /** Therapists, most revenue first. */
  therapists!: TherapistRevenueDto[];
  /** Days with bookings, oldest first. */
  days!: DayRevenueDto[];
  currency!: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies!: string[];
  as_of!: AsOfDto;
}
