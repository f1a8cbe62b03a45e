import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { explainRefusal } from './explain-refusal.js';
import type { RefusedClientMailDto } from './refused-client-mail.dto.js';

/** Largest number of mails: more were about an address that is long given up. */
const MAX_MAILS = 20;

/** Reads the mails to a client that a mail server never takes, whichever of their bookings they are about. */
@Injectable()
export class RefusedClientMailsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the mails about the bookings of these clients, latest first. */
  async forClients(ids: readonly string[]): Promise<RefusedClientMailDto[]> {
    const rows = await sql<Row>(this.em.fork(), refusedMailsSql, [ids, MAX_MAILS]);
    return rows.map(({ refusal, at_ms, ...mail }) => ({
      ...mail,
      ...explainRefusal(refusal),
      at_local: this.clock.formatTimestamp(new Date(Number(at_ms))),
    }));
  }
}

type Row = Pick<RefusedClientMailDto, 'event_id' | 'booking_id' | 'service_name' | 'booking_date'> & {
  refusal: string;
  at_ms: string;
};

const refusedMailsSql = /* sql */ `
  select d.event_id, b.id as booking_id, b.service_name, b.booking_date::text as booking_date, d.refusal,
    (extract(epoch from d.updated_at) * 1000)::text as at_ms
  from bookings b
  join event_log e on e.stream = b.id
  join deliveries d on d.event_id = e.event_id and d.subscriber like 'email-customer-%' and d.refusal is not null
  where b.client_id = any ($1::uuid[])
  order by d.updated_at desc, d.event_id limit $2`;
