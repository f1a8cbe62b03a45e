import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MoneyReportQueryDto } from '../money/money-report.dto.js';
import { PerformanceQueryDto } from '../performance/performance.dto.js';
import { RevenueReportAsOfQueryDto } from '../revenue/revenue-report.dto.js';

const REPORT_FORMATS = ['csv', 'pdf'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

const formatMessage = { message: `format must be one of ${REPORT_FORMATS.join(', ')}` };

export class PerformanceFileDto extends PerformanceQueryDto {
  @ApiProperty({ enum: REPORT_FORMATS })
  @IsIn(REPORT_FORMATS, formatMessage)
  format!: ReportFormat;
}

export class RevenueFileDto extends RevenueReportAsOfQueryDto {
  @ApiProperty({ enum: REPORT_FORMATS })
  @IsIn(REPORT_FORMATS, formatMessage)
  format!: ReportFormat;
}

export class MoneyFileDto extends MoneyReportQueryDto {
  @ApiProperty({ enum: REPORT_FORMATS })
  @IsIn(REPORT_FORMATS, formatMessage)
  format!: ReportFormat;
}
