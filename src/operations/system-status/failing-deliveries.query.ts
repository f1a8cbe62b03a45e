import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { explainOutage } from '../../platform/mail/failures/explain-outage.js';
import { explainTextOutage } from '../../platform/text-messages/explain-text-failures.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import { explainGatewayOutage } from './explain-gateway-outage.js';
import type { FailingDeliveryDto } from './system-status.dto.js';

/** Reads the deliveries that failed or are unknown, with the reasons. */
@Injectable()
export class FailingDeliveriesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  /** Lists in the order of the log the first 50 mails, texts and requests to the gateway, and the first 50 of the work within the shop. */
  async firstFailing(): Promise<FailingDeliveryDto[]> {
    const inner = this.subscribers.inQueue('audit').map(({ name }) => name);
    const rows = await sql<Row>(this.em.fork(), failingSql, [inner]);
    const format = (ms: string) => this.clock.formatTimestamp(new Date(Number(ms)));
    const texts = this.subscribers.inQueue('text').map(({ name }) => name);
    return rows.map(({ tried_ms, due_ms, seq, ...row }) => ({
      ...row,
      explanation:
        row.state === 'unknown'
          ? explainUnknown(texts.includes(row.subscriber) ? 'text gateway' : 'mail server', row.reason)
          : explainFailure(row.reason),
      seq: Number(seq),
      tried_at_local: format(tried_ms),
      again_at_local: row.state === 'unknown' ? format(due_ms) : null,
    }));
  }
}

function explainFailure(reason: string | null): string | null {
  if (reason?.startsWith('MailSendError')) return `The mail server ${explainOutage(reason)}`;
  if (reason?.startsWith('GatewayUnavailableError')) return `The payment gateway ${explainGatewayOutage(reason)}`;
  return reason?.startsWith('TextSendError') ? `The text gateway ${explainTextOutage(reason)}` : null;
}

/** Explains an attempt that its server has got; it has a reason once no answer is waited for any more. */
const explainUnknown = (server: string, reason: string | null): string =>
  `Unknown: the ${server} has got it, ${reason === null ? 'and has not said yet whether it takes it' : 'but never said whether it takes it'}`;

type Row = Omit<FailingDeliveryDto, 'seq' | 'explanation' | 'tried_at_local' | 'again_at_local'> & {
  seq: bigint;
  tried_ms: string;
  due_ms: string;
};

const failingSql = /* sql */ `
  with failing as (
    select *, row_number() over (partition by is_message order by seq, subscriber) as place
    from (select *, subscriber <> all ($1::text[]) as is_message from deliveries where state in ('failing', 'unknown')) d
  )
  select f.subscriber, f.is_message, f.event_id, e.type as event, f.seq, f.state, f.attempts, f.last_error as reason,
    (extract(epoch from f.updated_at) * 1000)::text as tried_ms, (extract(epoch from f.queued_at) * 1000)::text as due_ms
  from failing f join event_log e using (event_id) where f.place <= 50 order by f.seq, f.subscriber`;
