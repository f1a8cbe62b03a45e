import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { orderCertificate, requireCertificate } from '../domain/gift-certificate.decide.js';
import { askToPayOnline } from '../domain/online-payment.decide.js';
import { MAIN_LOCATION } from '../location.js';
import { Gateway } from '../online/gateway.js';
import { OnlinePaymentRepository } from '../online/online-payment.repository.js';
import { GiftCertificateRepository } from '../gift-certificate.repository.js';
import type { SoldCertificate } from './sell-gift-certificate.js';

/** Orders a gift certificate, and asks for a page on which it can be paid. It is issued once the gateway has the money. */
export class OrderGiftCertificate extends Command<void> {
  constructor(
    readonly id: string,
    readonly ordered: Omit<SoldCertificate, 'method'>,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(OrderGiftCertificate)
export class OrderGiftCertificateHandler implements ICommandHandler<OrderGiftCertificate> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly certificates: GiftCertificateRepository,
    private readonly payments: OnlinePaymentRepository,
    private readonly settings: ShopSettings,
    private readonly gateway: Gateway,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, ordered, by }: OrderGiftCertificate): Promise<void> {
    const { acceptOnlinePayment, currency } = await this.settings.read(PaymentSettings);
    if (!acceptOnlinePayment || !this.gateway.isSetUp)
      throw new BusinessRuleError('method-not-accepted', 'Gift certificates are not sold online at the moment');
    const entry = { locationId: MAIN_LOCATION, day: this.clock.today(), currency };
    const paymentId = randomUUIDv7();
    await this.transactions.run(async (tx) => {
      const order = await this.certificates.change(tx, id, orderCertificate({ ...entry, ...ordered, paymentId }), by);
      requireCertificate(order);
      // The same order came before, and has its payment.
      if (order.paymentId !== paymentId) return;
      const asked = { ...entry, bookingId: null, certificateId: id, cents: order.cents, isApart: false };
      await this.payments.change(tx, paymentId, askToPayOnline(asked), by);
    });
  }
}
