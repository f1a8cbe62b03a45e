import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { WebhookDto, WebhookMessageDto } from './webhooks.dto.js';

/** Reads the endpoints and their messages for administrators. */
@Injectable()
export class WebhooksQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async list(): Promise<WebhookDto[]> {
    type Row = Pick<WebhookDto, 'id' | 'url' | 'types' | 'waiting'> & { created_ms: string; ended_ms: string | null };
    const rows = await sql<Row>(this.em.fork(), listSql);
    return rows.map(({ created_ms, ended_ms, ...row }) => ({
      ...row,
      created_at_local: this.toLocal(created_ms)!,
      ended_at_local: this.toLocal(ended_ms),
    }));
  }

  async messages(endpointId: string): Promise<WebhookMessageDto[]> {
    type Row = Omit<WebhookMessageDto, 'updated_at_local' | 'due_at_local'> & {
      updated_ms: string;
      due_ms: string | null;
    };
    const rows = await sql<Row>(this.em.fork(), messagesSql, [endpointId]);
    return rows.map(({ updated_ms, due_ms, ...row }) => ({
      ...row,
      updated_at_local: this.toLocal(updated_ms)!,
      due_at_local: this.toLocal(due_ms),
    }));
  }

  private toLocal(ms: string | null): string | null {
    return ms === null ? null : this.clock.formatTimestamp(new Date(Number(ms)));
  }
}

const toMs = (column: string) => /* sql */ `(extract(epoch from ${column}) * 1000)::text`;

const listSql = /* sql */ `
  select e.id, e.url, e.types, ${toMs('e.created_at')} as created_ms, ${toMs('e.ended_at')} as ended_ms,
    (select count(*)::int from webhook_messages m where m.endpoint_id = e.id and m.state = 'waiting') as waiting
  from webhook_endpoints e order by e.ended_at is not null, e.url, e.id`;

const messagesSql = /* sql */ `
  select event_id, type, state, attempts, status, reply, ${toMs('updated_at')} as updated_ms, ${toMs('due_at')} as due_ms
  from webhook_messages where endpoint_id = $1 order by updated_at desc, event_id limit 100`;
