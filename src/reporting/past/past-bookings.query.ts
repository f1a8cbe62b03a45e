import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { formatCursor, parseCursor, STATUSES_BY_FILTER } from '../../booking/index.js';
import { bookedClient, IdentitySearch, personIdsSql } from '../../clients/index.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import type { PastBookingListQueryDto, PastBookingPageDto } from './past-lists.dto.js';
import { changedClientsSql, heldAtSql, PastStates } from './past-states.js';
import { toListedBooking } from './to-listed-booking.js';

interface FoundBooking {
  id: string;
  therapist_name: string;
}

/** Reads the list of bookings as it was at a moment. */
@Injectable()
export class PastBookingsQuery {
  constructor(
    private readonly states: PastStates,
    private readonly identities: IdentitySearch,
  ) {}

  page(query: PastBookingListQueryDto): Promise<PastBookingPageDto> {
    return this.states.read(query, async (em, moment) => {
      const found = await this.find(em, query, moment.seq);
      const shown = found.slice(0, query.limit);
      const states = await this.states.rebuild(
        em,
        shown.map(({ id }) => id),
        moment.seq,
      );
      const items = shown.flatMap(({ id, therapist_name }) => {
        const state = states.get(id);
        return state ? toListedBooking(state, therapist_name) : [];
      });
      const last = found.length > query.limit ? items.at(-1) : undefined;
      return { ...moment, items, next_cursor: last ? formatCursor(last) : null };
    });
  }

  private async find(em: EntityManager, query: PastBookingListQueryDto, seq: number): Promise<FoundBooking[]> {
    const { name, client_id: client, date, from, to, therapist_id: therapist } = query;
    const changed = name || client ? await this.states.readChangedClients(em, seq) : '[]';
    const parameters: unknown[] = [seq, changed, STATUSES_BY_FILTER[query.status]];
    const where = [heldAtSql('$1::bigint'), 'p.status = any ($3::text[])'];
    const add = (condition: (placeholder: string) => string, value: unknown) => {
      if (value) where.push(condition(`$${parameters.push(value)}`));
    };
    add((day) => `p.day = ${day}::date`, date);
    add((day) => `p.day >= ${day}::date`, from);
    add((day) => `p.day <= ${day}::date`, to);
    add((id) => `p.therapist_id = ${id}::uuid`, therapist);
    if (name) where.push(await this.toNameCondition(em, name, parameters));
    add(ofClientSql, client);
    const isLatest = query.order === 'latest';
    if (query.cursor) {
      const cursor = parseCursor(query.cursor, 'cursor');
      const [d, t, i] = [cursor.date, cursor.time, cursor.id].map((value) => `$${parameters.push(value)}`);
      // The first condition alone is one of the index.
      where.push(`p.day ${isLatest ? '<=' : '>='} ${d}::date`);
      where.push(`(p.day, p.start_time, p.booking_id) ${isLatest ? '<' : '>'} (${d}::date, ${t}::time, ${i}::uuid)`);
    }
    const order = ['p.day', 'p.start_time', 'p.booking_id'].map((key) => `${key} ${isLatest ? 'desc' : 'asc'}`);
    return sql<FoundBooking>(
      em,
      `${SKIP_PREPARE} with changed as materialized (${changedClientsSql('$2')})
       select p.booking_id as id, t.name as therapist_name
       from performance_bookings p join therapists t on t.id = p.therapist_id left join changed c on c.booking_id = p.booking_id
       where ${where.join(' and ')} order by ${order.join(', ')} limit ${query.limit + 1}`,
      parameters,
    );
  }

  /** Matches by the current client, and where that has changed since by the former one. */
  private async toNameCondition(em: EntityManager, name: string, parameters: unknown[]): Promise<string> {
    const isNow = await this.identities.toRowCondition(em, name, parameters, bookedClient('b'));
    return `((c.booking_id is null and p.booking_id in (select b.id from bookings b where ${isNow}))
      or exists (${formerIdentitiesSql} where ${this.identities.toConditions(name, parameters)}))`;
  }
}

const formerIdentitiesSql = /* sql */ `
  select from (values ('name', c.name), ('email', c.email), ('phone', c.phone)) as former (kind, value)
  cross join lateral (select former.kind, identity_search(former.kind, former.value) as search) i`;

const ofClientSql = (id: string) => /* sql */ `
  (c.client_id in (${personIdsSql(`${id}::uuid`)}) or (c.booking_id is null and p.booking_id in (
    select id from bookings where client_id in (${personIdsSql(`${id}::uuid`)}))))`;
