import { ApiProperty } from '@nestjs/swagger';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';

const SALE_STATUSES_V1 = ['open', 'paid', 'voided'] as const;
const LINE_KINDS_V1 = ['treatment', 'tip', 'adjustment'] as const;

export class SalesQueryV1Dto extends PageQueryDto {
  /** First accounting day to be listed. */
  @IsUndefinable()
  @IsLocalDate()
  from?: string;

  /** Last accounting day to be listed. */
  @IsUndefinable()
  @IsLocalDate()
  to?: string;
}

/** All that one client pays at one time. */
export class SaleV1Dto {
  id!: string;
  @ApiProperty({ enum: SALE_STATUSES_V1 })
  status!: (typeof SALE_STATUSES_V1)[number];
  /** The accounting day on which it was opened, `yyyy-MM-dd`. */
  day!: string;
  currency!: string;
  total_cents!: number;
  /** The money that was paid and not given back. */
  paid_cents!: number;
  /** Null before all is paid. */
  receipt_number!: number | null;
  booking_ids!: string[];
}

export class SalesV1Dto {
  /** By day, the earliest first. */
  items!: SaleV1Dto[];
  /** The `cursor` of the next page; null on the last page. */
  next_cursor!: string | null;
}

class SaleLineV1Dto {
  @ApiProperty({ enum: LINE_KINDS_V1 })
  kind!: (typeof LINE_KINDS_V1)[number];
  /** With tax; negative where an adjustment takes off. */
  amount_cents!: number;
  booking_id!: string | null;
  service_name!: string | null;
  therapist_id!: string | null;
}

class PaymentV1Dto {
  id!: string;
  /** `cash`, `card`, `online` or `other`; more may come. */
  method!: string;
  amount_cents!: number;
  /** The money that was given back since. */
  refunded_cents!: number;
  /** The accounting day, `yyyy-MM-dd`. */
  day!: string;
}

export class WholeSaleV1Dto extends SaleV1Dto {
  /** The tax within the total. */
  tax_cents!: number;
  lines!: SaleLineV1Dto[];
  payments!: PaymentV1Dto[];
}
