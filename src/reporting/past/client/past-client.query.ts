import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  agreedNoticeSql,
  type MomentDto,
  type MomentQueryDto,
  MomentResolver,
  isOpenStatus,
  nameTreatment,
} from '../../../booking/index.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { isLateCancellation } from '../../clients/is-late-cancellation.js';
import { changedClientsSql, heldAtSql, PastStates } from '../past-states.js';
import { toListedBooking } from '../to-listed-booking.js';
import { describePerson } from './describe-person.js';
import type { PastClientDto } from './past-client.dto.js';
import { PastPersonQuery } from './past-person.query.js';
import { PastRecordQuery } from './past-record.query.js';

/** Most bookings that are listed. */
const MAX_SHOWN = 200;

/** Reads the client's page as it was at a moment. */
@Injectable()
export class PastClientQuery {
  constructor(
    private readonly states: PastStates,
    private readonly moments: MomentResolver,
    private readonly people: PastPersonQuery,
    private readonly records: PastRecordQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Reads a client. @throws NotFoundError when nobody has this id (any more), or was known then */
  read(id: string, query: MomentQueryDto): Promise<PastClientDto> {
    return this.states.read(query, (em, moment) => this.readAt(em, id, moment));
  }

  private async readAt(em: EntityManager, id: string, moment: MomentDto): Promise<PastClientDto> {
    const { seq } = moment;
    const changed = await this.states.readChangedClients(em, seq);
    const ids = await this.people.find(em, id, seq);
    const found = await sql<FoundBooking>(em, bookingsSql, [seq, changed, ids]);
    const states = await this.states.rebuild(
      em,
      found.map((booking) => booking.id),
      seq,
    );
    const bookings = found.flatMap((row) => {
      const state = states.get(row.id);
      return state ? [{ ...row, state, client: state.client, clientId: row.client_id }] : [];
    });
    const described = describePerson(bookings, await this.records.known(em, ids, seq), ids[0]);
    if (!described) throw new NotFoundError('There was no such client at that moment');
    const { date, time } = this.moments.toLocal(moment);
    const count = (status: string) => bookings.filter(({ state }) => state.status === status).length;
    const next = bookings.findLast(
      ({ state: { status, appointment } }) =>
        isOpenStatus(status) && `${appointment.date} ${appointment.time}` >= `${date} ${time}`,
    );
    return {
      ...moment,
      id: ids[0],
      ...described,
      alert: await this.records.alert(em, ids, seq),
      notes: await this.records.notes(em, ids, seq),
      bookings: bookings.length,
      completed: count('completed'),
      no_shows: count('no_show'),
      late_cancellations: this.countLate(bookings),
      first_booking_date: bookings.at(-1)?.state.appointment.date ?? null,
      next_booking: next
        ? {
            booking_date: next.state.appointment.date,
            booking_time: next.state.appointment.time,
            service_name: nameTreatment(next.state.service),
          }
        : null,
      items: bookings.slice(0, MAX_SHOWN).map(({ state, therapist_name }) => toListedBooking(state, therapist_name)),
    };
  }

  /** Counts late cancellations, each by the policy under which the booking was made. */
  private countLate(bookings: readonly FoundBooking[]): number {
    return bookings.filter(
      ({ date, time, cancelled_ms: ms, hours }) =>
        ms !== null && isLateCancellation({ date, time }, this.clock.toLocal(new Date(Number(ms))), hours),
    ).length;
  }
}

interface FoundBooking {
  id: string;
  client_id: string;
  therapist_name: string;
  date: string;
  time: string;
  /** Instant of the cancellation in milliseconds; null for a booking that was not cancelled. */
  cancelled_ms: string | null;
  /** Hours before the start until which the client could cancel. */
  hours: number;
}

/** SQL of the person's bookings, latest first. */
const bookingsSql = /* sql */ `
  with changed as materialized (${changedClientsSql('$2')}), own as (
    select id as booking_id, client_id from bookings b
    where client_id = any ($3::uuid[]) and first_name <> '' and not exists (select from changed where changed.booking_id = b.id)
    union all select booking_id, client_id from changed where client_id = any ($3::uuid[])
  )
  select p.booking_id as id, own.client_id, t.name as therapist_name, p.day::text as date,
    to_char(p.start_time, 'HH24:MI') as time, (extract(epoch from cancelled.at) * 1000)::text as cancelled_ms,
    ${agreedNoticeSql('b')} as hours
  from own join performance_bookings p using (booking_id) join bookings b on b.id = p.booking_id join therapists t on t.id = p.therapist_id
  left join lateral (
    select max(e.occurred_at) as at from event_log e join log_order o using (position)
    where p.status = 'cancelled' and e.stream = p.booking_id and e.type = 'BookingCancelled' and not e.data ? 'because'
      and o.seq <= $1::bigint
  ) cancelled on true
  where ${heldAtSql('$1::bigint')}
  order by p.day desc, p.start_time desc, p.booking_id desc`;
