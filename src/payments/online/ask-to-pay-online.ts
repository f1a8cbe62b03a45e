import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner, type Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { askToPayOnline, endCheckout } from '../domain/online-payment.decide.js';
import { type Deposit, isDeposit as isKnownDeposit } from '../domain/online-payment.evolve.js';
import { MAIN_LOCATION } from '../location.js';
import { DuePayment } from './due-payment.js';
import { Gateway } from './gateway.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';

/** Asks for a payment on the gateway's page. Pages on which others could pay for the same booking are to end. */
export class AskToPayOnline extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly payment: { id: string; cents: Cents; isApart: boolean },
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AskToPayOnline)
export class AskToPayOnlineHandler implements ICommandHandler<AskToPayOnline> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
    private readonly due: DuePayment,
    private readonly settings: ShopSettings,
    private readonly gateway: Gateway,
    private readonly clock: ShopClock,
  ) {}

  async execute({ bookingId, payment: { id, cents, isApart }, by }: AskToPayOnline): Promise<void> {
    const { acceptOnlinePayment } = await this.settings.read(PaymentSettings);
    if (!acceptOnlinePayment || !this.gateway.isSetUp)
      throw new BusinessRuleError('method-not-accepted', 'The shop does not accept online payments');
    const entry = { locationId: MAIN_LOCATION, day: this.clock.today() };
    await this.transactions.run(async (tx) => {
      // It is not removed meanwhile, as by who takes its import back.
      await sql(tx, 'select from bookings where id = $1 for key share', [bookingId]);
      const { currency, dueCents, isDeposit, ...due } = await this.due.find(tx, bookingId, isApart);
      const known = await this.payments.find(tx, id);
      if (known.status === 'none') this.assertDue(cents, dueCents, isDeposit);
      // What was asked before stays what it was.
      const carrier = isKnownDeposit(known) && (await this.isTogether(tx, bookingId, known)) ? known : due;
      const asDeposit = known.status === 'none' ? isDeposit : known.isDeposit;
      await this.endOthers(tx, carrier.bookingId, id, by);
      const asked = { ...entry, bookingId: carrier.bookingId, currency, cents, isApart };
      await this.payments.change(tx, id, askToPayOnline({ ...asked, ...(asDeposit && { isDeposit: true }) }), by);
    });
  }

  private assertDue(cents: Cents, dueCents: Cents, isDeposit: boolean): void {
    if (dueCents <= 0) throw new BusinessRuleError('sale-paid', 'This is paid already');
    if (isDeposit && cents !== dueCents)
      throw new BusinessRuleError('over-payment', `The deposit is ${formatDollars(dueCents)}`, undefined, 'amount');
    if (cents > dueCents)
      throw new BusinessRuleError(
        'over-payment',
        `Only ${formatDollars(dueCents)} is left to pay`,
        undefined,
        'amount',
      );
  }

  /** Whether a deposit belongs to a booking or another treatment of its visit. */
  private async isTogether(tx: Transaction, bookingId: string, deposit: Deposit): Promise<boolean> {
    return (await sql(tx, togetherSql, [bookingId, deposit.bookingId])).length > 0;
  }

  private async endOthers(tx: Transaction, bookingId: string, id: string, by: Actor): Promise<void> {
    const others = await sql<{ id: string }>(tx, waitingSql, [bookingId, id]);
    for (const other of others) await this.payments.change(tx, other.id, endCheckout, by);
  }
}

const togetherSql = /* sql */ `
  select from bookings asked join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  where asked.id = $1 and b.id = $2`;

const waitingSql = /* sql */ `
  select id from online_payments where booking_id = $1 and id <> $2 and status in ('asked', 'open') order by id`;
