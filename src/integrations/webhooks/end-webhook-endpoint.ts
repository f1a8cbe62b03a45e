import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { WebhookEndpointEnded } from '../integrations.event-types.js';

/** Tells an endpoint nothing any more, since it has answered that it is gone. */
export class EndWebhookEndpoint extends Command<void> {
  constructor(
    readonly id: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EndWebhookEndpoint)
export class EndWebhookEndpointHandler implements ICommandHandler<EndWebhookEndpoint> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ id, by }: EndWebhookEndpoint): Promise<void> {
    return this.transactions.run(async (tx) => {
      const [ended] = await sql<{ url: string }>(tx, endSql, [id, this.clock.now()]);
      if (ended) await this.log.appendChange(tx, WebhookEndpointEnded, id, { url: ended.url }, by);
    });
  }
}

const endSql = /* sql */ `update webhook_endpoints set ended_at = $2 where id = $1 and ended_at is null returning url`;
