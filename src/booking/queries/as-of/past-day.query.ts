import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addMinutesToTime } from './past-times.js';
import { toAmount } from '../../../kernel/money.js';
import { sql } from '../../../platform/database/sql.js';
import { PastScheduleQuery, type PastSchedule, type PastSpan } from '../../../scheduling/index.js';
import { nameTreatment } from '../../domain/add-ons.js';
import { fullName } from '../../domain/client/client-name.js';
import { type BookingState, BookingStates } from '../booking-states.js';
import type { MomentDto, PastBookingDto, PastDayDto, PastDayQueryDto, PastSpanDto } from './as-of.dto.js';
import { MomentResolver } from './moment-resolver.js';

/** A day as it was known at a moment. */
export interface PastDay {
  moment: MomentDto;
  schedule: PastSchedule;
  /** Bookings that were not cancelled, by time. */
  bookings: (BookingState & { version: number })[];
}

/** Reads a day of the calendar as it was at any moment, folded from the log up to it. */
@Injectable()
export class PastDayQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly moments: MomentResolver,
    private readonly schedule: PastScheduleQuery,
    private readonly states: BookingStates,
  ) {}

  async read(query: PastDayQueryDto): Promise<PastDayDto> {
    const { moment, schedule, bookings } = await this.fold(query);
    const { closure, isOpen, opensAt, closesAt, therapists, shifts, blocks, leave } = schedule;
    const therapistIds = new Set(therapists.map(({ id }) => id));
    const columns = [
      ...therapists.map((therapist) => ({ ...therapist, isTheirs: (id: string) => id === therapist.id })),
      { id: null, name: 'Any Available', isActive: true, isTheirs: (id: string) => !therapistIds.has(id) },
    ];
    const all = columns.map(({ id, name, isActive, isTheirs }) => ({
      id,
      name,
      is_active: isActive,
      shifts: spansOf(shifts, isTheirs),
      blocks: spansOf(blocks, isTheirs),
      leave: spansOf(leave, isTheirs),
      bookings: bookings.filter(({ appointment }) => isTheirs(appointment.therapistId)).map(toPastBooking),
    }));
    return {
      ...moment,
      date: query.date,
      closure,
      is_open: isOpen,
      opens_at: opensAt,
      closes_at: closesAt,
      therapists: all.filter((each) => each.shifts.length + each.bookings.length > 0 || (each.id && each.is_active)),
    };
  }

  async fold({ date, ...at }: PastDayQueryDto): Promise<PastDay> {
    const em = this.em.fork();
    const moment = await this.moments.find(em, at);
    const schedule = await this.schedule.read(em, date, moment.seq);
    const rows = await sql<{ id: string; version: number }>(em, versionsSql, [date, moment.seq]);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const states = versions.size > 0 ? await this.states.atVersions(em, versions) : [];
    const bookings = states
      .filter(({ status, appointment }) => status !== 'cancelled' && appointment.date === date)
      .map((state) => ({ ...state, version: versions.get(state.id)! }))
      .sort((one, other) => key(one).localeCompare(key(other)));
    return { moment, schedule, bookings };
  }
}

const key = ({ appointment: { time }, id }: BookingState) => `${time} ${id}`;

const spansOf = (spans: readonly PastSpan[], isTheirs: (id: string) => boolean): PastSpanDto[] =>
  spans.filter(({ therapistId }) => isTheirs(therapistId)).map(({ from, to }) => ({ from, to }));

function toPastBooking(booking: PastDay['bookings'][number]): PastBookingDto {
  const { id, version, appointment, service, client, status } = booking;
  return {
    id,
    version,
    therapist_id: appointment.therapistId,
    booking_time: appointment.time,
    ends_at: addMinutesToTime(appointment.time, service.durationMinutes),
    client_name: client ? fullName(client) : 'erased client',
    service_name: nameTreatment(service),
    status,
    total_price: toAmount(service.totalCents),
  };
}

/** Finds the bookings that were ever on that day, undone imports included, each with the version that it had then. */
const versionsSql = /* sql */ `
  with touched as (
    select distinct b.id from event_log e join log_order o using (position) join bookings b on b.id = e.stream
    where e.data ->> 'date' = $1 and o.seq <= $2
    union select stream from event_log where data ->> 'date' = $1 and type = 'BookingImportUndone')
  select touched.id, last.version
  from touched cross join lateral (
    select e.version from event_log e join log_order o using (position)
    where e.stream = touched.id and o.seq <= $2 order by e.version desc limit 1
  ) last`;
