import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { PaymentSettings, ShopSettings } from '../catalog/index.js';
import type { Actor } from '../kernel/actor.js';
import { NotFoundError } from '../kernel/errors.js';
import type { LocalDate } from '../kernel/local-time.js';
import { KEYED_LOCKS } from '../kernel/locks/advisory-locks.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { sql } from '../platform/database/sql.js';
import { assertAccepted, isDeskMethod } from './accepted-methods.js';
import { applyDeposit, giveBackDeposit } from './domain/online-payment.decide.js';
import { type DecideSale, openSale, type PaymentInput, reusedIdError, takePayment } from './domain/sale.decide.js';
import type { TreatmentLine } from './domain/sale.events.js';
import { sumLines } from './domain/sale.evolve.js';
import { MAIN_LOCATION } from './location.js';
import { findHeldDeposits, type HeldDeposit } from './held-deposits.js';
import { OnlinePaymentRepository } from './online/online-payment.repository.js';
import { readBookingsToPay } from './queries/bookings-to-pay.js';
import { readTaxRate } from './sale-terms.js';
import { SaleRepository } from './sale.repository.js';

interface NewSale {
  open: DecideSale;
  lines: readonly TreatmentLine[];
  deposits: readonly HeldDeposit[];
  /** Decisions after the deposits. */
  last: readonly DecideSale[];
  day: LocalDate;
}

/** Takes payments for bookings, in the caller's transaction. */
@Injectable()
export class PaymentRecorder {
  constructor(
    private readonly sales: SaleRepository,
    private readonly settings: ShopSettings,
    private readonly online: OnlinePaymentRepository,
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
    if (!earlier && isDeskMethod(method)) assertAccepted(settings, method);
    const toPay = earlier ? null : await readBookingsToPay(tx, bookingId, isApart);
    const saleId = earlier ?? toPay?.saleId;
    if (saleId) {
      await this.sales.change(tx, saleId, decide, by);
      return saleId;
    }
    const { visitId, clientId, currency, lines } = toPay!;
    const open = openSale({ locationId: MAIN_LOCATION, day, currency, clientId, visitId, lines, taxRate });
    const deposits = await this.lockDeposits(tx, lines);
    return this.openSale(tx, { open, lines, deposits, last: [decide], day }, by);
  }

  /**
   * Opens the sale of a booking that was completed and whose deposit covers it. Does nothing where more is to be paid, or
   * there is a sale.
   */
  async applyDeposit(tx: Transaction, bookingId: string, day: LocalDate, by: Actor): Promise<void> {
    await lockCheckout(tx, bookingId);
    const { saleId, visitId, clientId, currency, lines } = await readBookingsToPay(tx, bookingId, false);
    const deposits = saleId === null ? await this.lockDeposits(tx, lines) : [];
    const heldCents = deposits.reduce((sum, each) => sum + each.heldCents, 0);
    if (deposits.length === 0 || lines.length === 0 || heldCents < sumLines({ lines })) return;
    const taxRate = await readTaxRate(this.settings);
    const open = openSale({ locationId: MAIN_LOCATION, day, currency, clientId, visitId, lines, taxRate });
    await this.openSale(tx, { open, lines, deposits, last: [], day }, by);
  }

  /** Opens a sale, with the deposits as its first payments. What they have beyond the bill goes back. */
  private async openSale(tx: Transaction, { open, lines, deposits, last, day }: NewSale, by: Actor): Promise<string> {
    const id = randomUUIDv7();
    let rest = sumLines({ lines });
    const applied = deposits.flatMap(({ id: depositId, heldCents }) => {
      const cents = Math.min(rest, heldCents);
      rest -= cents;
      return cents > 0 ? [{ depositId, cents, paymentId: randomUUIDv7() }] : [];
    });
    const payments = applied.map((each) => takePayment({ ...each, method: 'deposit', day }));
    await this.sales.open(tx, id, [open, ...payments, ...last], by);
    for (const { depositId, cents } of applied)
      await this.online.change(tx, depositId, applyDeposit({ saleId: id, cents, day }), by);
    for (const deposit of deposits)
      await this.online.change(tx, deposit.id, giveBackDeposit({ refundId: id, because: 'rest', day }), by);
    return id;
  }

  /** Reads the deposits of bookings. Whoever else wants to give one back waits until the transaction ends. */
  private async lockDeposits(tx: Transaction, lines: readonly TreatmentLine[]): Promise<HeldDeposit[]> {
    const found = await findHeldDeposits(
      tx,
      lines.map(({ bookingId }) => bookingId),
    );
    const deposits = [];
    for (const { id } of found) {
      const payment = await this.online.find(tx, id);
      if (payment.status !== 'none' && payment.heldCents > 0) deposits.push({ id, heldCents: payment.heldCents });
    }
    return deposits;
  }
}

/**
 * Waits until nobody else takes a payment for the booking or its visit: two at once would open two sales. Nor is the booking
 * removed meanwhile, as by who takes its import back.
 */
async function lockCheckout(tx: Transaction, bookingId: string): Promise<void> {
  const [booking] = await sql<{ key: string }>(
    tx,
    'select coalesce(visit_id, id)::text as key from bookings where id = $1 for key share',
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
