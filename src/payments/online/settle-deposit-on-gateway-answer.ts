import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { CheckoutExpired, DisputeMoneyMoved, OnlinePaymentReceived } from '../payments.event-types.js';
import { SettleDeposit } from './settle-deposit.js';

/** Confirms or frees a booking as soon as the gateway has said what became of its deposit, and goes on once a dispute is won. */
@Injectable()
@EventSubscriber({
  name: 'settle-deposit',
  queue: 'gateway',
  events: [OnlinePaymentReceived, CheckoutExpired, DisputeMoneyMoved],
})
export class SettleDepositOnGatewayAnswer implements Subscriber {
  constructor(private readonly commands: CommandBus) {}

  async handle({ stream }: OnlinePaymentReceived | CheckoutExpired | DisputeMoneyMoved): Promise<void> {
    await this.commands.execute(new SettleDeposit(stream));
  }
}
