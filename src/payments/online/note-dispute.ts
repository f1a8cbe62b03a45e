import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { findOpenDay } from '../accounting-day.js';
import { noteDispute } from '../domain/dispute.decide.js';
import { CheckCheckout } from './check-checkout.js';
import { Gateway, type GatewayDispute } from './gateway.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';

/** Notes what the gateway tells of a dispute. Nothing follows of one about what is none of ours. */
export class NoteDispute extends Command<void> {
  constructor(readonly dispute: GatewayDispute) {
    super();
  }
}

@CommandHandler(NoteDispute)
export class NoteDisputeHandler implements ICommandHandler<NoteDispute> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
    private readonly gateway: Gateway,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  /** @throws GatewayUnavailableError where it cannot tell now which payment it is */
  async execute({ dispute: { intentId, ...told } }: NoteDispute): Promise<void> {
    const id = await this.gateway.findPayment(intentId);
    if (id === null) return;
    // It may come before what it is about: who disputes has paid.
    await this.commands.execute(new CheckCheckout(id));
    await this.transactions.run(async (tx) => {
      const payment = await this.payments.find(tx, id);
      if (payment.status === 'none') return;
      const day = await findOpenDay(tx, { locationId: payment.locationId, day: this.clock.today() });
      await this.payments.change(tx, id, noteDispute(told, day), system);
    });
  }
}
