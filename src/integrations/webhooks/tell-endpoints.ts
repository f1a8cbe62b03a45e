import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { DeliveryDeferredError } from '../../platform/deliveries/delivery-errors.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { IntegrationsConfig } from '../integrations.config.js';
import { WebhookTested } from '../integrations.event-types.js';
import { EndWebhookEndpoint } from './end-webhook-endpoint.js';
import { postWebhook } from './post-webhook.js';
import { type DueMessage, findWaiting, noteAttempt } from './webhook-messages.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { announcedEvents, toPayload, toWebhookType } from './webhook-types.js';

/** Deliveries are stored under this name, so it is never changed. */
export const WEBHOOK_SUBSCRIBER = 'tell-endpoints';

const GONE = 410;

/**
 * Tells every endpoint that asked for it what happened, each until it has taken it, for three days. The id of a message
 * is the event's, however often it is sent.
 */
@EventSubscriber({ name: WEBHOOK_SUBSCRIBER, queue: 'webhook', events: announcedEvents })
export class TellEndpoints implements Subscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly secrets: WebhookSecrets,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly config: IntegrationsConfig,
  ) {}

  /** @throws DeliveryDeferredError while an endpoint has not taken it, which is asked again once it is due */
  async handle(event: RecordedEvent, tx: Transaction): Promise<void> {
    const { eventId, occurredAt } = event;
    const message = { eventId, occurredAt, type: toWebhookType(event) };
    const now = this.clock.now();
    const onlyId = event instanceof WebhookTested ? event.stream : null;
    const waiting = await findWaiting(tx, { ...message, onlyId }, now);
    const due = waiting.filter(({ dueAt }) => dueAt === null || dueAt <= now);
    const later = await Promise.all(due.map((each) => this.tell(each, event, tx)));
    if (due.length < waiting.length || later.includes(true))
      throw new DeliveryDeferredError('An endpoint has not taken it yet');
  }

  /** Tells one endpoint. What it answered is noted by itself, whatever becomes of the others. @returns whether it is to be told again */
  private async tell(to: DueMessage, event: RecordedEvent, tx: Transaction): Promise<boolean> {
    const { eventId } = event;
    const [body, at] = [toPayload(event), this.clock.now()];
    const headers = await this.secrets.sign(tx, to.endpointId, to.secrets, { id: eventId, at, body });
    const allowsPrivate = this.config.WEBHOOKS_TO_PRIVATE_ADDRESSES === 'true';
    const reply = await postWebhook(new URL(to.url), body, { headers, allowsPrivate });
    const isTriedAgain = await noteAttempt(
      this.em.fork(),
      { ...to, eventId, type: toWebhookType(event) },
      reply,
      this.clock.now(),
    );
    if (reply.status === GONE) await this.commands.execute(new EndWebhookEndpoint(to.endpointId, system));
    return isTriedAgain;
  }
}
