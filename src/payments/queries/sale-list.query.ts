import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Cents } from '../../kernel/money.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import type { SaleStatus } from '../domain/sale.evolve.js';

/** A sale without its lines. */
export interface ListedSale {
  id: string;
  status: SaleStatus;
  day: LocalDate;
  currency: string;
  totalCents: Cents;
  /** The money that was paid and not given back. */
  paidCents: Cents;
  receiptNumber: number | null;
  bookingIds: string[];
}

/** The last sale of a page: the next page begins behind it. */
type SaleCursor = Pick<ListedSale, 'day' | 'id'>;

/** Accounting days, both included. */
interface SaleFilter {
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
}

/** Lists sales by accounting day, the earliest first, a page at a time. */
@Injectable()
export class SaleListQuery {
  constructor(private readonly em: EntityManager) {}

  page({ from, to }: SaleFilter, after: SaleCursor | null, limit: number): Promise<ListedSale[]> {
    const parameters: unknown[] = [limit];
    const add = (value: unknown) => `$${parameters.push(value)}`;
    const where = [
      ...(from ? [`s.day >= ${add(from)}::date`] : []),
      ...(to ? [`s.day <= ${add(to)}::date`] : []),
      ...(after ? [`(s.day, s.id) > (${add(after.day)}::date, ${add(after.id)}::uuid)`] : []),
    ];
    return sql<ListedSale>(this.em.fork(), pageSql(where.length > 0 ? `where ${where.join(' and ')}` : ''), parameters);
  }
}

const pageSql = (where: string) => /* sql */ `
  select s.id, s.status, s.day::text as day, s.currency, s.total_cents::float8 as "totalCents",
    s.paid_cents::float8 as "paidCents", s.receipt_number as "receiptNumber",
    array(select booking_id from sale_bookings b where b.sale_id = s.id order by booking_id) as "bookingIds"
  from sales s ${where} order by s.day, s.id limit $1`;
