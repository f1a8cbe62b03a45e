import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { toAmount, toCents } from '../../kernel/money.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { toAcceptedMethods } from '../accepted-methods.js';
import { getSmallestCoin, roundToCash } from '../domain/cash-rounding.js';
import { sumHeldDeposits } from '../held-deposits.js';
import { readBookingsToPay } from './bookings-to-pay.js';
import type { CheckoutDto } from './sale.dto.js';
import { SaleQuery, toLineDto } from './sale.query.js';

const TIP_PERCENTS = [10, 15, 20];

/** Reads what is to be paid for a booking. */
@Injectable()
export class CheckoutQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly sales: SaleQuery,
    private readonly settings: ShopSettings,
  ) {}

  /** @param isApart whether each guest pays for themselves, where nothing was paid yet */
  async forBooking(bookingId: string, isApart: boolean): Promise<CheckoutDto> {
    const em = this.em.fork();
    const toPay = await readBookingsToPay(em, bookingId, isApart);
    const voided = await listVoided(em, bookingId);
    const sale = toPay.saleId === null ? null : await this.sales.find(toPay.saleId);
    const lines = sale?.lines ?? toPay.lines.map(toLineDto);
    const treatments = lines.filter(({ kind }) => kind === 'treatment');
    const treatmentCents = treatments.reduce((sum, { amount }) => sum + toCents(amount), 0);
    const { currency } = sale ?? toPay;
    const settings = await this.settings.read(PaymentSettings);
    const heldCents = sale
      ? 0
      : await sumHeldDeposits(
          em,
          toPay.lines.map(({ bookingId: id }) => id),
        );
    const depositCents = Math.min(heldCents, treatmentCents);
    const remaining = sale?.remaining ?? toAmount(treatmentCents - depositCents);
    return {
      sale,
      voided_sales: await Promise.all(voided.map((id) => this.sales.find(id))),
      lines,
      currency,
      total: sale?.total ?? toAmount(treatmentCents),
      paid: sale?.paid ?? toAmount(depositCents),
      remaining,
      cash_due: toAmount(roundToCash(toCents(remaining), currency)),
      smallest_coin: toAmount(getSmallestCoin(currency)),
      booked: sale && toAmount(toPay.bookedCents),
      guests: toPay.guests,
      next_booking_id: toPay.nextBookingId,
      methods: toAcceptedMethods(settings),
      tips: TIP_PERCENTS.map((percent) => ({
        percent,
        amount: toAmount(Math.round((treatmentCents * percent) / 100)),
      })),
      completes_visit: settings.completesVisit,
    };
  }
}

async function listVoided(db: Executor, bookingId: string): Promise<string[]> {
  const sales = await sql<{ id: string }>(db, voidedSql, [bookingId]);
  return sales.map(({ id }) => id);
}

const voidedSql = /* sql */ `
  select sale_id as id from sale_bookings where booking_id = $1 and is_voided order by sale_id`;
