import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { findOpenDay } from '../accounting-day.js';
import { expireCheckout, receiveOnlinePayment } from '../domain/online-payment.decide.js';
import type { ExistingOnlinePayment } from '../domain/online-payment.evolve.js';
import { CertificateIssuer } from '../certificate-issuer.js';
import { PaymentRecorder } from '../payment-recorder.js';
import type { GatewayCheckout } from './gateway.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';

/**
 * Notes what has become of the gateway's page. Page, webhook and task may say it in any order, twice or late: the result
 * is the same. Only what the gateway itself calls paid is.
 */
export class SettleCheckout extends Command<void> {
  constructor(readonly checkout: GatewayCheckout) {
    super();
  }
}

@CommandHandler(SettleCheckout)
export class SettleCheckoutHandler implements ICommandHandler<SettleCheckout> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
    private readonly recorder: PaymentRecorder,
    private readonly issuer: CertificateIssuer,
    private readonly clock: ShopClock,
  ) {}

  async execute({ checkout }: SettleCheckout): Promise<void> {
    const { paymentId: id, isPaid, isOpen } = checkout;
    if (id === null || (isOpen && !isPaid)) return;
    await this.transactions.run(async (tx) => {
      const payment = await this.payments.find(tx, id);
      if (payment.status === 'none' || payment.status === 'paid') return;
      if (isPaid) await this.receive(tx, id, payment, checkout);
      else await this.payments.change(tx, id, expireCheckout, system);
    });
  }

  private async receive(
    tx: Transaction,
    id: string,
    payment: ExistingOnlinePayment,
    { cents, intentId }: GatewayCheckout,
  ): Promise<void> {
    // A day that is closed takes nothing: what comes after its close belongs to the next one.
    const day = await findOpenDay(tx, { locationId: payment.locationId, day: this.clock.today() });
    const saleId = payment.isDeposit ? null : await this.findPlace(tx, id, payment, { cents, day });
    const received = { cents, intentId: intentId ?? '', saleId, day };
    await this.payments.change(tx, id, receiveOnlinePayment(received, id), system);
  }

  /** Makes the payment part of the sale, or issues the gift certificate. Returns null where a sale takes it no more, because it was paid or voided meanwhile. */
  private async findPlace(
    tx: Transaction,
    paymentId: string,
    { bookingId, certificateId, isApart }: ExistingOnlinePayment,
    { cents, day }: { cents: number; day: string },
  ): Promise<string | null> {
    if (certificateId !== undefined) {
      const isIssued = await this.issuer.issue(tx, certificateId, { cents, method: 'online', day }, system);
      return isIssued ? certificateId : null;
    }
    try {
      return await this.recorder.record(tx, bookingId!, isApart, { paymentId, method: 'online', cents, day }, system);
    } catch (error) {
      if ([BusinessRuleError, InvalidInputError, NotFoundError].some((type) => error instanceof type)) return null;
      throw error;
    }
  }
}
