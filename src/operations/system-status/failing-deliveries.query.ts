import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { explainOutage } from '../../platform/mail/failures/explain-outage.js';
import { explainTextOutage } from '../../platform/text-messages/explain-text-failures.js';
import { SubscriberRegistry } from '../../platform/deliveries/subscriber-registry.js';
import type { FailingDeliveryDto } from './system-status.dto.js';

/** Reads the deliveries that failed, with the reasons. */
@Injectable()
export class FailingDeliveriesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly subscribers: SubscriberRegistry,
  ) {}

  /** Lists the first 50 in the order of the log. */
  async firstFailing(): Promise<FailingDeliveryDto[]> {
    const rows = await sql<Row>(this.em.fork(), failingSql);
    const inner = this.subscribers.inQueue('audit').map(({ name }) => name);
    return rows.map(({ tried_ms, seq, ...row }) => ({
      ...row,
      is_message: !inner.includes(row.subscriber),
      explanation: explainFailure(row.reason),
      seq: Number(seq),
      tried_at_local: this.clock.formatTimestamp(new Date(Number(tried_ms))),
    }));
  }
}

function explainFailure(reason: string | null): string | null {
  if (reason?.startsWith('MailSendError')) return `The mail server ${explainOutage(reason)}`;
  return reason?.startsWith('TextSendError') ? `The text gateway ${explainTextOutage(reason)}` : null;
}

type Row = Omit<FailingDeliveryDto, 'seq' | 'is_message' | 'explanation' | 'tried_at_local'> & {
  seq: bigint;
  tried_ms: string;
};

const failingSql = /* sql */ `
  select d.subscriber, d.event_id, e.type as event, d.seq, d.attempts, d.last_error as reason,
    (extract(epoch from d.updated_at) * 1000)::text as tried_ms
  from deliveries d join event_log e using (event_id) where d.state = 'failing' order by d.seq, d.subscriber limit 50`;
