import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { assertAccepted } from '../accepted-methods.js';
import { makeCode, orderCertificate } from '../domain/gift-certificate.decide.js';
import type { CertificatePeople, CertificateTerms } from '../domain/gift-certificate.events.js';
import type { DeskMethod } from '../domain/sale.events.js';
import { MAIN_LOCATION } from '../location.js';
import { makeCertificateCode } from './certificate-code.js';
import { CertificateIssuer } from '../certificate-issuer.js';
import { GiftCertificateRepository } from '../gift-certificate.repository.js';

export interface SoldCertificate extends Omit<CertificateTerms, 'paymentId'> {
  people: CertificatePeople;
  method: DeskMethod;
}

/**
 * Sells a gift certificate at the desk. Returns its code, which nobody can read again; null for one that is mailed on a
 * date, and when the same sale comes a second time.
 */
export class SellGiftCertificate extends Command<string | null> {
  constructor(
    readonly id: string,
    readonly sold: SoldCertificate,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SellGiftCertificate)
export class SellGiftCertificateHandler implements ICommandHandler<SellGiftCertificate> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly certificates: GiftCertificateRepository,
    private readonly issuer: CertificateIssuer,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, sold: { method, ...terms }, by }: SellGiftCertificate): Promise<string | null> {
    const settings = await this.settings.read(PaymentSettings);
    assertAccepted(settings, method);
    const day = this.clock.today();
    const entry = { locationId: MAIN_LOCATION, day, currency: settings.currency };
    return this.transactions.run(async (tx) => {
      await this.certificates.change(tx, id, orderCertificate({ ...entry, ...terms, paymentId: null }), by);
      const isNew = await this.issuer.issue(tx, id, { cents: terms.cents, method, day }, by);
      if (!isNew || terms.deliverOn !== null) return null;
      const code = makeCertificateCode();
      await this.certificates.change(tx, id, makeCode({ code, day, reason: null, isMailed: false }), by);
      return code.text;
    });
  }
}
