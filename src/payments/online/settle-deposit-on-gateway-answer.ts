import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { CheckoutExpired, OnlinePaymentReceived } from '../payments.event-types.js';
import { SettleDeposit } from './settle-deposit.js';

/** Confirms or frees a booking as soon as the gateway has said what became of its deposit. */
@Injectable()
@EventSubscriber({ name: 'settle-deposit', queue: 'gateway', events: [OnlinePaymentReceived, CheckoutExpired] })
export class SettleDepositOnGatewayAnswer implements Subscriber {
  constructor(private readonly commands: CommandBus) {}

  async handle({ stream }: OnlinePaymentReceived | CheckoutExpired): Promise<void> {
    await this.commands.execute(new SettleDeposit(stream));
  }
}
