import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { assertAccepted } from '../accepted-methods.js';
import { makeCode, refundCertificate, requireCertificate, voidCertificate } from '../domain/gift-certificate.decide.js';
import { askOnlineRefund } from '../domain/online-payment.decide.js';
import { OnlinePaymentRepository } from '../online/online-payment.repository.js';
import { makeCertificateCode } from './certificate-code.js';
import { GiftCertificateRepository } from '../gift-certificate.repository.js';

/** Makes another code, for somebody who has lost theirs: the one before pays for nothing any more. Returns the code. */
export class RemakeCertificateCode extends Command<string> {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly by: Actor,
  ) {
    super();
  }
}

/** Voids a certificate of today. */
export class VoidGiftCertificate extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly by: Actor,
  ) {
    super();
  }
}

/** Gives money back for what is left of a certificate. */
export class RefundGiftCertificate extends Command<void> {
  constructor(
    readonly id: string,
    readonly refund: Omit<Parameters<typeof refundCertificate>[0], 'day'>,
    readonly by: Actor,
  ) {
    super();
  }
}

/** Erases the people of a certificate, its words and the reasons. Its balance stays. */
export class EraseCertificatePeople extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemakeCertificateCode)
export class RemakeCertificateCodeHandler implements ICommandHandler<RemakeCertificateCode> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly certificates: GiftCertificateRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, reason, by }: RemakeCertificateCode): Promise<string> {
    const code = makeCertificateCode();
    const decide = makeCode({ code, day: this.clock.today(), reason, isMailed: false });
    await this.transactions.run((tx) => this.certificates.change(tx, id, decide, by));
    return code.text;
  }
}

@CommandHandler(VoidGiftCertificate)
export class VoidGiftCertificateHandler implements ICommandHandler<VoidGiftCertificate> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly certificates: GiftCertificateRepository,
    private readonly online: OnlinePaymentRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, reason, by }: VoidGiftCertificate): Promise<void> {
    const day = this.clock.today();
    await this.transactions.run(async (tx) => {
      const paymentId = await lockOnlinePayment(tx, id, this.online);
      const voided = await this.certificates.change(tx, id, voidCertificate({ reason, day }), by);
      requireCertificate(voided);
      if (paymentId)
        await this.online.change(tx, paymentId, askOnlineRefund({ refundId: id, cents: voided.cents, day }), by);
    });
  }
}

@CommandHandler(RefundGiftCertificate)
export class RefundGiftCertificateHandler implements ICommandHandler<RefundGiftCertificate> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly certificates: GiftCertificateRepository,
    private readonly online: OnlinePaymentRepository,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, refund, by }: RefundGiftCertificate): Promise<void> {
    const { refundId, method, cents } = refund;
    const day = this.clock.today();
    if (method !== 'online') assertAccepted(await this.settings.read(PaymentSettings), method);
    await this.transactions.run(async (tx) => {
      const paymentId = await lockOnlinePayment(tx, id, this.online);
      await this.certificates.change(tx, id, refundCertificate({ ...refund, day }), by);
      if (paymentId) await this.online.change(tx, paymentId, askOnlineRefund({ refundId, cents, day }), by);
    });
  }
}

@CommandHandler(EraseCertificatePeople)
export class EraseCertificatePeopleHandler implements ICommandHandler<EraseCertificatePeople> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly certificates: GiftCertificateRepository,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ id }: EraseCertificatePeople): Promise<void> {
    await this.transactions.run(async (tx) => {
      requireCertificate(await this.certificates.find(tx, id));
      await this.personalData.destroyKey(tx, id);
    });
  }
}

/** Locks the online payment of a certificate, which is locked before it; null for one that was sold at the desk. */
async function lockOnlinePayment(tx: Transaction, id: string, online: OnlinePaymentRepository): Promise<string | null> {
  const [ordered] = await sql<{ paymentId: string | null }>(tx, paymentSql, [id]);
  if (ordered?.paymentId) await online.find(tx, ordered.paymentId);
  return ordered?.paymentId ?? null;
}

const paymentSql = /* sql */ `
  select data ->> 'paymentId' as "paymentId" from event_log
  where stream = $1 and version = 1 and type = 'GiftCertificateOrdered'`;
