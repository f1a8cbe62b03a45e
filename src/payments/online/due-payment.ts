import { Injectable } from '@nestjs/common';
import type { Cents } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { getRemaining, saleAggregate, sumLines } from '../domain/sale.evolve.js';
import { requireSale } from '../domain/sale.decide.js';
import { sumHeldDeposits } from '../held-deposits.js';
import { readBookingsToPay } from '../queries/bookings-to-pay.js';

interface Due {
  /** The booking that the payment is to belong to: of a visit the one that carries the deposit, whose page ever it is. */
  bookingId: string;
  currency: string;
  dueCents: Cents;
  /** Whether it is the deposit that a booking waits for. */
  isDeposit: boolean;
}

/** Finds what is still to be paid for a booking with its visit. */
@Injectable()
export class DuePayment {
  constructor(
    private readonly store: AggregateRepository,
    private readonly clock: ShopClock,
  ) {}

  /**
   * @param isApart whether each guest pays for themselves, where nothing was paid yet
   * @throws BusinessRuleError `not-confirmed`
   */
  async find(db: Executor, bookingId: string, isApart: boolean): Promise<Due> {
    const [deposit] = await sql<Due>(db, depositSql, [bookingId, this.clock.instant()]);
    if (deposit) return deposit;
    const { saleId, currency, lines } = await readBookingsToPay(db, bookingId, isApart);
    if (saleId === null) {
      const heldCents = await sumHeldDeposits(
        db,
        lines.map((line) => line.bookingId),
      );
      return { bookingId, currency, dueCents: Math.max(0, sumLines({ lines }) - heldCents), isDeposit: false };
    }
    const { state: sale } = await this.store.load(db, saleAggregate, saleId);
    requireSale(sale);
    return { bookingId, currency: sale.currency, dueCents: getRemaining(sale), isDeposit: false };
  }
}

/**
 * SQL of the deposit of a booking, or of its visit, while something of that waits for it, nobody has paid, and the hold is
 * not over: a page that is open by then can still be paid on, but none is opened any more.
 */
const depositSql = /* sql */ `
  select b.id as "bookingId", b.currency, (b.policy -> 'deposit' ->> 'cents')::float8 as "dueCents", true as "isDeposit"
  from bookings asked join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  where asked.id = $1 and b.policy ? 'deposit' and exists (
    select from bookings waiting where (waiting.id = b.id or waiting.visit_id = b.visit_id)
      and waiting.pending_reason = 'unpaid' and waiting.held_until > $2
  ) and not exists (select from online_payments p where p.booking_id = b.id and p.held_cents > 0)
  order by b.pending_reason is distinct from 'unpaid', b.visit_part limit 1`;
