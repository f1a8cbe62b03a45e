import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { HOUR_MS } from '../../kernel/local-time.js';
import { Clock } from '../../platform/clock/clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { reopenDone } from '../../platform/deliveries/reopen-refused.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { IntegrationsConfig } from '../integrations.config.js';
import {
  WebhookEndpointAdded,
  WebhookEndpointRemoved,
  WebhookSecretRotated,
  WebhookTested,
} from '../integrations.event-types.js';
import { parseOutboundUrl } from '../../platform/outbound/public-address.js';
import { WEBHOOK_SUBSCRIBER } from './tell-endpoints.js';
import { reopenMessage } from './webhook-messages.js';
import { WebhookSecrets } from './webhook-secrets.js';
import type { WebhookType } from './webhook-types.js';

/** Time for which the former secret signs beside the new one. */
const FORMER_SECRET_MS = 24 * HOUR_MS;

/** Adds an address that is told what happens, and returns its secret. @throws InvalidInputError naming `url` */
export class AddWebhookEndpoint extends Command<{ id: string; secret: string }> {
  constructor(
    readonly url: string,
    readonly types: readonly WebhookType[],
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddWebhookEndpoint)
export class AddWebhookEndpointHandler implements ICommandHandler<AddWebhookEndpoint> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    private readonly config: IntegrationsConfig,
  ) {}

  async execute({ url: text, types, by }: AddWebhookEndpoint): Promise<{ id: string; secret: string }> {
    const url = parseOutboundUrl(text, this.config.WEBHOOKS_TO_PRIVATE_ADDRESSES === 'true').href;
    const [id, secret] = [randomUUIDv7(), this.secrets.generate()];
    await this.transactions.run(async (tx) => {
      const sealed = await this.secrets.sealFirst(tx, id, secret);
      await sql(tx, addSql, [id, url, types, sealed, this.clock.now()]);
      await this.log.appendChange(tx, WebhookEndpointAdded, id, { url, types }, by);
    });
    return { id, secret };
  }
}

/** Removes an endpoint with what is known of its messages. @throws NotFoundError */
export class RemoveWebhookEndpoint extends Command<void> {
  constructor(
    readonly id: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveWebhookEndpoint)
export class RemoveWebhookEndpointHandler implements ICommandHandler<RemoveWebhookEndpoint> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
  ) {}

  execute({ id, by }: RemoveWebhookEndpoint): Promise<void> {
    return this.transactions.run(async (tx) => {
      const [removed] = await sql<{ url: string }>(tx, removeSql, [id]);
      if (!removed) throw noSuchEndpointError();
      await this.personalData.destroyKey(tx, id);
      await this.log.appendChange(tx, WebhookEndpointRemoved, id, { url: removed.url }, by);
    });
  }
}

/** Gives an endpoint a new secret, and returns it; the former one signs as well for a day. @throws NotFoundError */
export class RotateWebhookSecret extends Command<{ secret: string }> {
  constructor(
    readonly id: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RotateWebhookSecret)
export class RotateWebhookSecretHandler implements ICommandHandler<RotateWebhookSecret> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
  ) {}

  async execute({ id, by }: RotateWebhookSecret): Promise<{ secret: string }> {
    const secret = this.secrets.generate();
    await this.transactions.run(async (tx) => {
      const [locked] = await sql(tx, 'select from webhook_endpoints where id = $1 for update', [id]);
      if (!locked) throw noSuchEndpointError();
      const sealed = await this.secrets.sealNext(tx, id, secret);
      const until = new Date(this.clock.now().getTime() + FORMER_SECRET_MS);
      const [rotated] = await sql<{ url: string }>(tx, rotateSql, [id, sealed, until]);
      await this.log.appendChange(tx, WebhookSecretRotated, id, { url: rotated!.url }, by);
    });
    return { secret };
  }
}

/** Sends an event to an endpoint that it has not asked for, to try it out. @throws NotFoundError */
export class TestWebhookEndpoint extends Command<void> {
  constructor(
    readonly id: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(TestWebhookEndpoint)
export class TestWebhookEndpointHandler implements ICommandHandler<TestWebhookEndpoint> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
  ) {}

  execute({ id, by }: TestWebhookEndpoint): Promise<void> {
    return this.transactions.run(async (tx) => {
      const [endpoint] = await sql<{ url: string }>(tx, testSql, [id]);
      if (!endpoint) throw noSuchEndpointError();
      await this.log.appendChange(tx, WebhookTested, id, { url: endpoint.url }, by);
    });
  }
}

/** Sends a message once more, whatever became of it. Nothing of the shop changes, so no event is appended. @throws NotFoundError */
export class ResendWebhookMessage extends Command<void> {
  constructor(
    readonly id: string,
    readonly eventId: string,
  ) {
    super();
  }
}

@CommandHandler(ResendWebhookMessage)
export class ResendWebhookMessageHandler implements ICommandHandler<ResendWebhookMessage> {
  constructor(private readonly transactions: TransactionRunner) {}

  execute({ id, eventId }: ResendWebhookMessage): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (!(await reopenMessage(tx, id, eventId))) throw new NotFoundError('There is no such message');
      await reopenDone(tx, WEBHOOK_SUBSCRIBER, eventId);
    });
  }
}

const noSuchEndpointError = () => new NotFoundError('There is no such webhook');

const addSql = /* sql */ `
  insert into webhook_endpoints (id, url, types, sealed_secret, created_at) values ($1, $2, $3, $4, $5)`;

const removeSql = /* sql */ `delete from webhook_endpoints where id = $1 returning url`;

const rotateSql = /* sql */ `
  update webhook_endpoints set former_sealed_secret = sealed_secret, former_until = $3, sealed_secret = $2
  where id = $1 returning url`;

const testSql = /* sql */ `select url from webhook_endpoints where id = $1 and ended_at is null for update`;
