import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { PaymentInput } from '../domain/sale.decide.js';
import type { PaymentMethod } from '../domain/sale.events.js';
import { GiftCertificatesQuery } from '../gift-certificates/gift-certificates.query.js';
import { PaymentRecorder } from '../payment-recorder.js';

/** Takes a payment for a booking, and opens the sale with the first one. Returns the sale's id. */
export class TakePayment extends Command<string> {
  /** @param isApart whether each guest pays for themselves; it counts when the sale is opened */
  constructor(
    readonly bookingId: string,
    readonly isApart: boolean,
    readonly payment: Omit<PaymentInput, 'day' | 'certificateId'> & { code?: string | undefined },
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(TakePayment)
export class TakePaymentHandler implements ICommandHandler<TakePayment> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly recorder: PaymentRecorder,
    private readonly certificates: GiftCertificatesQuery,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, isApart, payment: { code, ...payment }, by }: TakePayment): Promise<string> {
    const day = this.clock.today();
    return this.transactions.run(async (tx) => {
      const certificateId = await this.findCertificate(tx, payment.method, code);
      return this.recorder.record(tx, bookingId, isApart, { ...payment, certificateId, day }, by);
    });
  }

  /** @throws InvalidInputError on `code` */
  private async findCertificate(
    tx: Transaction,
    method: PaymentMethod,
    code: string | undefined,
  ): Promise<string | undefined> {
    if ((method === 'gift_certificate') !== (code !== undefined))
      throw new InvalidInputError('code', 'A gift certificate is needed with its code, and nothing else has one');
    if (code === undefined) return undefined;
    const found = await this.certificates.findId(tx, code);
    if (found === null) throw new InvalidInputError('code', 'No gift certificate has this code');
    return found;
  }
}
