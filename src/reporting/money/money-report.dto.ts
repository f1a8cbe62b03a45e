import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { OfficeBookingDto } from '../../booking/index.js';
import {
  BookedAndTakenDto,
  DIFFERENCE_CAUSES,
  type DifferenceCause,
  MoneyDisputedDto,
  MoneyOwedDto,
  MoneyTakenDto,
} from '../../payments/index.js';
import { IsLocalMoment } from '../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { ReportPeriodDto } from '../report-period.dto.js';
import { AsOfDto } from '../freshness/as-of.dto.js';

/** At most 800 days. */
export class MoneyReportQueryDto extends ReportPeriodDto {
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  @IsUndefinable()
  @IsLocalMoment()
  as_of?: string;
}

export class MoneyBookingsQueryDto extends MoneyReportQueryDto {
  @ApiProperty({ enum: DIFFERENCE_CAUSES })
  @IsIn(DIFFERENCE_CAUSES, { message: `cause must be one of ${DIFFERENCE_CAUSES.join(', ')}` })
  cause!: DifferenceCause;

  @Type(() => Number)
  @IsInt({ message: 'page must be a whole number' })
  @Min(1, { message: 'page must be at least 1' })
  @Max(10_000, { message: 'page must be at most 10000' })
  page: number = 1;
}

/** The money of a period. */
export class MoneyReportDto {
  taken!: MoneyTakenDto;
  /** The booked value, and why it differs. */
  booked!: BookedAndTakenDto;
  owed!: MoneyOwedDto;
  disputed!: MoneyDisputedDto;
  /** The moment up to which an earlier report counts; null for the current one, which counts everything. */
  as_of!: AsOfDto | null;
}

export class MoneyBookingsDto {
  items!: OfficeBookingDto[];
  total!: number;
  pages!: number;
}
