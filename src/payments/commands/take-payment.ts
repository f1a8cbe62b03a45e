import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import type { PaymentInput } from '../domain/sale.decide.js';
import { PaymentRecorder } from '../payment-recorder.js';

/** Takes a payment for a booking, and opens the sale with the first one. Returns the sale's id. */
export class TakePayment extends Command<string> {
  /** @param isApart whether each guest pays for themselves; it counts when the sale is opened */
  constructor(
    readonly bookingId: string,
    readonly isApart: boolean,
    readonly payment: Omit<PaymentInput, 'day'>,
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
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, isApart, payment, by }: TakePayment): Promise<string> {
    const day = this.clock.today();
    return this.transactions.run((tx) => this.recorder.record(tx, bookingId, isApart, { ...payment, day }, by));
  }
}
