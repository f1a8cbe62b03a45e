import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { toNullIfUnanswered } from './gateway-error.js';
import { Gateway } from './gateway.js';
import { SettleCheckout } from './settle-checkout.js';

/** Asks the gateway what has become of its page. Does nothing where that is known, or cannot be told now. */
export class CheckCheckout extends Command<void> {
  constructor(readonly paymentId: string) {
    super();
  }
}

@CommandHandler(CheckCheckout)
export class CheckCheckoutHandler implements ICommandHandler<CheckCheckout> {
  constructor(
    private readonly em: EntityManager,
    private readonly gateway: Gateway,
    private readonly commands: CommandBus,
  ) {}

  async execute({ paymentId }: CheckCheckout): Promise<void> {
    const [open] = await sql<{ session_id: string }>(this.em.fork(), openSql, [paymentId]);
    const checkout = open && (await this.gateway.readCheckout(open.session_id).catch(toNullIfUnanswered));
    if (checkout) await this.commands.execute(new SettleCheckout(checkout));
  }
}

const openSql = /* sql */ `select session_id from online_payments where id = $1 and status = 'open'`;
