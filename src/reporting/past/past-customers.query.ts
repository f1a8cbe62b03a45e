import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { WaitingClients } from '../../booking/index.js';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { ClientStates, IdentitySearch } from '../../clients/index.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import {
  recordedEventColumns,
  type RecordedEventRow,
  toRecordedEvent,
} from '../../platform/event-log/recorded-event.js';
import { toCustomerDto, type CustomerRow } from '../customers/customer-row.js';
import { customerCursorSql, formatCustomerCursor } from '../customers/customer-cursor.js';
import type { PastCustomerListQueryDto, PastCustomerDto, PastCustomerPageDto } from './past-lists.dto.js';
import { changedClientsSql, heldAtSql, PastStates } from './past-states.js';

interface FoundCustomer extends Omit<CustomerRow, 'name' | 'email' | 'phone'> {
  /** The latest booking; null for those who had none. */
  booking_id: string | null;
  /** The client record or waiting entry of those who had no booking. */
  record_id: string | null;
}

type Known = Pick<CustomerRow, 'name' | 'email' | 'phone'> & Pick<PastCustomerDto, 'client_id'>;

/** Reads the list of customers as it was at a moment. */
@Injectable()
export class PastCustomersQuery {
  constructor(
    private readonly states: PastStates,
    private readonly clients: ClientStates,
    private readonly waiting: WaitingClients,
    private readonly settings: ShopSettings,
    private readonly identities: IdentitySearch,
  ) {}

  async page(query: PastCustomerListQueryDto): Promise<PastCustomerPageDto> {
    const { currency } = await this.settings.read(PaymentSettings);
    return this.states.read(query, async (em, moment) => {
      const found = await this.find(em, query, moment.seq);
      const shown = found.slice(0, query.limit);
      const detailsById = await this.readKnown(em, shown, moment.seq);
      const items = shown.flatMap(({ booking_id, record_id, ...row }) => {
        const of = detailsById.get(booking_id ?? record_id ?? '');
        return of ? { ...toCustomerDto({ ...row, ...of }, currency), client_id: of.client_id } : [];
      });
      const last = found.length > query.limit ? shown.at(-1) : undefined;
      return { ...moment, items, next_cursor: last ? formatCustomerCursor(last) : null };
    });
  }

  private async find(
    em: EntityManager,
    { search, cursor, limit }: PastCustomerListQueryDto,
    seq: number,
  ): Promise<FoundCustomer[]> {
    const parameters: unknown[] = [seq, await this.states.readChangedClients(em, seq)];
    const where = ['true'];
    if (search?.trim()) {
      const isFound = this.identities.toConditions(search, parameters);
      where.push(`customer_key in (select i.customer_key from (${identitiesSql}) i where ${isFound})`);
    }
    if (cursor) where.push(customerCursorSql('k.last_booking_date', cursor, parameters));
    return sql<FoundCustomer>(em, pageSql(where.join(' and '), limit + 1), parameters);
  }

  /** Reads name, address and number as they were, by the id of the booking or record that they are taken from. */
  private async readKnown(
    em: EntityManager,
    found: readonly FoundCustomer[],
    seq: number,
  ): Promise<Map<string, Known>> {
    const bookings = await this.states.rebuild(
      em,
      found.flatMap(({ booking_id }) => booking_id ?? []),
      seq,
    );
    const records = found.flatMap(({ record_id }) => record_id ?? []);
    const rows = records.length > 0 ? await sql<RecordedEventRow>(em, recordsSql, [records, seq]) : [];
    const events = rows.map((row) => toRecordedEvent(row));
    const clients = (await this.clients.after(em, events)).map(({ id, details }) => ({ id, client: details }));
    const people = [...bookings.values(), ...clients, ...(await this.waiting.after(em, events))];
    const owners = await sql<{ id: string; clientId: string }>(em, ownersSql, [people.map(({ id }) => id)]);
    const ownerOf = new Map(owners.map(({ id, clientId }) => [id, clientId]));
    return new Map(
      people.flatMap(({ id, client }) => {
        if (!client) return [];
        const { firstName, lastName, email, phone } = client;
        const name = `${firstName} ${lastName}`.trim();
        return [[id, { name, email, phone: phone ?? '', client_id: ownerOf.get(id) ?? id }]];
      }),
    );
  }
}

/** SQL of the current identities, and of the former ones of bookings whose client has changed since. */
const identitiesSql = /* sql */ `
  select customer_key, kind, search from identities
  union all
  select customer_key, kind, identity_search(kind, value) from changed
  cross join lateral (values ('name', name), ('email', email), ('phone', phone)) as identity (kind, value)`;

/**
 * SQL of a page. Groups bookings into customers as today, except bookings whose client has changed since: those belong
 * to their former customer. Bookings without address and number belong to nobody.
 */
const pageSql = (where: string, limit: number) => /* sql */ `${SKIP_PREPARE}
  with changed as materialized (${changedClientsSql('$2')}), held as materialized (
    select p.booking_id, p.day, p.start_time, p.status, p.currency, p.cents,
      case when c.booking_id is null then now.customer_key else c.customer_key end as customer_key
    from performance_bookings p
    left join changed c on c.booking_id = p.booking_id left join customer_bookings now on now.booking_id = p.booking_id
    where ${heldAtSql('$1::bigint')}
  ), sums as (
    select customer_key, min(day) as first_booking_date, max(day) as last_booking_date, count(*)::int as total_bookings
    from held where customer_key is not null group by customer_key
  ), on_record as (
    select distinct on (r.customer_key) r.customer_key, r.client_id
    from customer_clients r
    where not exists (select from sums where sums.customer_key = r.customer_key) and exists (
      select from event_log e join log_order o using (position) where e.stream = r.client_id and o.seq <= $1::bigint)
    order by r.customer_key, r.client_id
  ), page as (
    select k.*, customer_id(k.customer_key) as id from (
      select *, null::uuid as record_id from sums
      union all select customer_key, null, null, 0, client_id from on_record
    ) k where ${where}
    order by coalesce(k.last_booking_date, '-infinity'::date) desc, customer_id(k.customer_key) desc limit ${limit}
  ), latest as (
    select distinct on (customer_key) customer_key, booking_id, status from held
    where customer_key in (select customer_key from page)
    order by customer_key, day desc, start_time desc, booking_id desc
  ), spending as (
    select customer_key, jsonb_object_agg(currency, cents) as spent from (
      select customer_key, currency, sum(cents) as cents from held
      where customer_key in (select customer_key from page) and status in ('confirmed', 'completed')
      group by customer_key, currency
    ) per_currency group by customer_key
  )
  select page.id, page.customer_key, page.first_booking_date::text as first_booking_date,
    page.last_booking_date::text as last_booking_date, page.total_bookings, coalesce(spending.spent, '{}') as spent,
    latest.status as latest_status, latest.booking_id, page.record_id
  from page left join latest using (customer_key) left join spending using (customer_key)
  order by coalesce(page.last_booking_date, '-infinity'::date) desc, page.id desc`;

/** SQL of the last event of each record that has the client's details. */
const recordsSql = /* sql */ `
  select last.* from unnest($1::uuid[]) as wanted (id)
  cross join lateral (
    select ${recordedEventColumns} from event_log e join log_order o using (position)
    where e.stream = wanted.id and o.seq <= $2::bigint
      and e.type in ('ClientImported', 'ClientEdited', 'ClientRecorded', 'WaitingListJoined')
    order by e.version desc limit 1
  ) last`;

const ownersSql = /* sql */ `
  select id, client_id as "clientId" from bookings where id = any ($1::uuid[])
  union all select id, client_id from waiting_list where id = any ($1::uuid[])`;
