import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { toNullIfUnanswered } from './gateway-error.js';
import { Gateway } from './gateway.js';
import { NoteRefundAnswer } from './online-refunds.js';

/** Asks the gateway about refunds that it called pending. */
export class CheckRefunds extends Command<void> {
  constructor(readonly paymentId: string) {
    super();
  }
}

@CommandHandler(CheckRefunds)
export class CheckRefundsHandler implements ICommandHandler<CheckRefunds> {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly gateway: Gateway,
    private readonly commands: CommandBus,
  ) {}

  async execute({ paymentId }: CheckRefunds): Promise<void> {
    const { state } = await this.store.load(this.em.fork(), onlinePaymentAggregate, paymentId);
    if (state.status === 'none') return;
    for (const { gatewayRefundId, outcome } of state.refunds)
      if (outcome === 'pending' && gatewayRefundId) {
        const refund = await this.gateway.readRefund(gatewayRefundId).catch(toNullIfUnanswered);
        if (refund) await this.commands.execute(new NoteRefundAnswer(refund));
      }
  }
}
