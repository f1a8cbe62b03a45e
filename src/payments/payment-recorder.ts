import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { PaymentSettings, ShopSettings } from '../catalog/index.js';
import type { Actor } from '../kernel/actor.js';
import { NotFoundError } from '../kernel/errors.js';
import { KEYED_LOCKS } from '../kernel/locks/advisory-locks.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { sql } from '../platform/database/sql.js';
import { assertAccepted } from './accepted-methods.js';
import { openSale, type PaymentInput, reusedIdError, takePayment } from './domain/sale.decide.js';
import { MAIN_LOCATION } from './location.js';
import { readBookingsToPay } from './queries/bookings-to-pay.js';
import { readTaxRate } from './sale-terms.js';
import { SaleRepository } from './sale.repository.js';

/** Takes payments for bookings, in the caller's transaction. */
@Injectable()
export class PaymentRecorder {
  constructor(
    private readonly sales: SaleRepository,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * Takes a payment, and opens the sale with the first one.
   * @param isApart whether each guest pays for themselves; it counts when the sale is opened
   * @returns the sale's id
   */
  async record(
    tx: Transaction,
    bookingId: string,
    isApart: boolean,
    payment: PaymentInput,
    by: Actor,
  ): Promise<string> {
    const { day, method } = payment;
    const settings = await this.settings.read(PaymentSettings, tx);
    const taxRate = await readTaxRate(this.settings, tx);
    const decide = takePayment(payment);
    await lockCheckout(tx, bookingId);
    const earlier = await findSaleOfPayment(tx, payment.paymentId, bookingId);
    // The gateway has the money already, and a gift certificate brought it when it was sold.
    if (!earlier && method !== 'online' && method !== 'gift_certificate') assertAccepted(settings, method);
    const toPay = earlier ? null : await readBookingsToPay(tx, bookingId, isApart);
    const saleId = earlier ?? toPay?.saleId;
    if (saleId) {
      await this.sales.change(tx, saleId, decide, by);
      return saleId;
    }
    const { visitId, clientId, currency, lines } = toPay!;
    const open = openSale({ locationId: MAIN_LOCATION, day, currency, clientId, visitId, lines, taxRate });
    const id = randomUUIDv7();
    await this.sales.open(tx, id, [open, decide], by);
    return id;
  }
}

/** Waits until nobody else takes a payment for the booking or its visit: two at once would open two sales. */
async function lockCheckout(tx: Transaction, bookingId: string): Promise<void> {
  const [booking] = await sql<{ key: string }>(
    tx,
    'select coalesce(visit_id, id)::text as key from bookings where id = $1',
    [bookingId],
  );
  if (!booking) throw new NotFoundError('There is no such booking');
  await sql(tx, `select pg_advisory_xact_lock(${KEYED_LOCKS.checkout}, hashtext($1))`, [booking.key]);
}

/**
 * Returns the sale that has this payment already, once nobody else is taking it.
 * @throws BusinessRuleError where it is another booking's
 */
async function findSaleOfPayment(tx: Transaction, paymentId: string, bookingId: string): Promise<string | undefined> {
  void tx.query(`select pg_advisory_xact_lock(${KEYED_LOCKS.paymentId}, hashtext($1))`, [paymentId]);
  const [known] = await sql<{ id: string; is_own: boolean }>(tx, paymentSql, [paymentId, bookingId]);
  if (known && !known.is_own) throw reusedIdError();
  return known?.id;
}

const paymentSql = /* sql */ `
  select p.sale_id as id, exists (select from sale_bookings s where s.sale_id = p.sale_id and s.booking_id = $2) as is_own
  from payments p where p.id = $1`;
