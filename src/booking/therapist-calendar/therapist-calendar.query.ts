import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { hashToken } from '../../identity/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { addDays, type LocalDate, type LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { leaveOfDaySql } from '../../scheduling/index.js';
import type { CalendarLinkDto } from './calendar-link.dto.js';

/** A shift, or a booking with nothing of its client but the first name. Times are shop time. */
export interface TherapistCalendarEntry {
  id: string;
  version: number;
  changed: Date;
  date: LocalDate;
  time: LocalTime;
  minutes: number;
  /** The booking; null for a shift. */
  booking: { serviceName: string; firstName: string; isRequest: boolean } | null;
}

export interface TherapistCalendar {
  therapistName: string;
  entries: TherapistCalendarEntry[];
}

/** Days before and after today that a calendar shows: a short past, and as far ahead as rosters are planned. */
const DAYS_BEFORE = 28;
const DAYS_AHEAD = 180;

/** Reads the calendars behind the secret links of therapists. */
@Injectable()
export class TherapistCalendarQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Returns whether there is a link, and since when. Nobody but its holder knows the link itself.
   * @throws NotFoundError for an unknown therapist
   */
  async link(therapistId: string): Promise<CalendarLinkDto> {
    const [link] = await sql<{ created_at: Date | null }>(this.em.fork(), linkSql, [therapistId]);
    if (!link) throw new NotFoundError('There is no such therapist');
    return { created_at: link.created_at && new Date(link.created_at).toISOString() };
  }

  /**
   * Returns the calendar of a token; undefined for a token that leads nowhere, and while its therapist does not work
   * here.
   */
  async findByToken(token: string): Promise<TherapistCalendar | undefined> {
    const em = this.em.fork();
    const [therapist] = await sql<{ id: string; name: string }>(em, therapistSql, [hashToken(token)]);
    if (!therapist) return undefined;
    const today = this.clock.today();
    const rows = await sql<Row>(em, entriesSql, [
      therapist.id,
      addDays(today, -DAYS_BEFORE),
      addDays(today, DAYS_AHEAD),
    ]);
    return { therapistName: therapist.name, entries: rows.map(toEntry) };
  }
}

type Row = Omit<TherapistCalendarEntry, 'booking' | 'changed'> & {
  changed: Date | string;
  status: 'shift' | 'pending' | 'confirmed' | 'completed';
  service_name: string;
  first_name: string;
};

const toEntry = ({ status, service_name, first_name, changed, ...row }: Row): TherapistCalendarEntry => ({
  ...row,
  changed: new Date(changed),
  booking:
    status === 'shift' ? null : { serviceName: service_name, firstName: first_name, isRequest: status === 'pending' },
});

const linkSql = /* sql */ `
  select l.created_at from therapists t left join therapist_calendar_links l on l.therapist_id = t.id where t.id = $1`;

const therapistSql = /* sql */ `
  select t.id, t.name from therapist_calendar_links l join therapists t on t.id = l.therapist_id
  where l.token_hash = $1 and t.is_active and not t.is_unassigned`;

/** Reads the entries. A shift is cut by leave; its first part keeps the id of the shift. */
const entriesSql = /* sql */ `
  select case nth when 1 then r.id::text else r.id || '-' || nth end as id, version,
    coalesce((select e.occurred_at from event_log e where e.stream = r.id order by e.version desc limit 1), created_at) as changed,
    roster_date::text as date, to_char(lower(part), 'HH24:MI') as time,
    (extract(epoch from upper(part) - lower(part)) / 60)::int as minutes, 'shift' as status, '' as service_name, '' as first_name
  from therapist_roster r
  cross join lateral unnest(
    tsmultirange(tsrange(roster_date + shift_start, roster_date + shift_end)) - ${leaveOfDaySql('r.therapist_id', 'r.roster_date')}
  ) with ordinality as worked (part, nth)
  where therapist_id = $1 and roster_date between $2::date and $3::date and shift_start < shift_end
  union all
  select id::text, version, updated_at, booking_date::text, to_char(booking_time, 'HH24:MI'), booking_duration, status,
    service_name, first_name
  from bookings
  where therapist_id = $1 and booking_date between $2::date and $3::date
    and status in ('pending', 'confirmed', 'completed')
  order by date, time, id`;
