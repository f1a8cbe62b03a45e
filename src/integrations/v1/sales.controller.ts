import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRoute } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { type ListedSale, SaleListQuery, SaleQuery } from '../../payments/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { readCursor, toPage } from './paging.js';
import { SalesQueryV1Dto, SalesV1Dto, SaleV1Dto, WholeSaleV1Dto } from './sales.dto.js';

const CURSOR_PATTERN = /^\d{4}-\d{2}-\d{2} [\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

@ApiTags('Sales')
@Controller('v1/sales')
export class SalesV1Controller {
  constructor(
    private readonly list: SaleListQuery,
    private readonly sales: SaleQuery,
  ) {}

  /** Lists the sales by accounting day. */
  @Get()
  @ApiRoute('read')
  async listSalesV1(@Query() { cursor, limit, from, to }: SalesQueryV1Dto): Promise<SalesV1Dto> {
    const [day, id] = readCursor(cursor, CURSOR_PATTERN)?.split(' ') ?? [];
    const found = await this.list.page({ from, to }, day && id ? { day, id } : null, limit + 1);
    return toPage(found, limit, toDto, (last) => `${last.day} ${last.id}`);
  }

  /** Returns a sale with its lines and payments. */
  @Get(':id')
  @ApiRoute('read')
  async getSaleV1(@IdParam() id: string): Promise<WholeSaleV1Dto> {
    const { status, day, currency, lines, payments, papers, ...sale } = await this.sales.find(id);
    return {
      ...{ id, status, day, currency },
      total_cents: toCents(sale.total),
      paid_cents: toCents(sale.paid),
      receipt_number: papers.find(({ kind }) => kind === 'receipt')?.number ?? null,
      booking_ids: lines.flatMap(({ booking_id }) => booking_id ?? []),
      tax_cents: toCents(sale.tax),
      lines: lines.map(({ kind, amount, booking_id, service_name, therapist_id }) => ({
        ...{ kind, amount_cents: toCents(amount), booking_id, service_name, therapist_id },
      })),
      payments: payments.map((payment) => ({
        ...{ id: payment.id, method: payment.method, day: payment.day },
        amount_cents: toCents(payment.amount),
        refunded_cents: toCents(payment.refunded),
      })),
    };
  }
}

const toDto = ({ id, status, day, currency, ...sale }: ListedSale): SaleV1Dto => ({
  ...{ id, status, day, currency },
  total_cents: sale.totalCents,
  paid_cents: sale.paidCents,
  receipt_number: sale.receiptNumber,
  booking_ids: sale.bookingIds,
});
