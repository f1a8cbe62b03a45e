import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import type { Cents } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { findOpenDay } from '../accounting-day.js';
import { giveBackDeposit } from '../domain/online-payment.decide.js';
import type { DepositReturn } from '../domain/online-payment.events.js';
import { MAIN_LOCATION } from '../location.js';
import { PaymentRecorder } from '../payment-recorder.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';

/** Gives back what is held of a deposit, or at most so much of it. */
export class GiveBackDeposit extends Command<void> {
  constructor(
    readonly paymentId: string,
    readonly refund: { refundId: string; cents?: Cents; because: DepositReturn },
  ) {
    super();
  }
}

@CommandHandler(GiveBackDeposit)
export class GiveBackDepositHandler implements ICommandHandler<GiveBackDeposit> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ paymentId, refund }: GiveBackDeposit): Promise<void> {
    await this.transactions.run(async (tx) => {
      const day = await findOpenDay(tx, { locationId: MAIN_LOCATION, day: this.clock.today() });
      await this.payments.change(tx, paymentId, giveBackDeposit({ ...refund, day }), system);
    });
  }
}

/** Opens the sale of a booking that was completed, where its deposit covers the bill. */
export class ApplyDeposit extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(ApplyDeposit)
export class ApplyDepositHandler implements ICommandHandler<ApplyDeposit> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly recorder: PaymentRecorder,
    private readonly clock: ShopClock,
  ) {}

  async execute({ bookingId }: ApplyDeposit): Promise<void> {
    await this.transactions.run(async (tx) => {
      const day = await findOpenDay(tx, { locationId: MAIN_LOCATION, day: this.clock.today() });
      await this.recorder.applyDeposit(tx, bookingId, day, system);
    });
  }
}
