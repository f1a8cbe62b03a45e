import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { ConflictingBooking } from '../reservations/conflicting-bookings.js';
import { findBookingsInLeave, findBookingsInStoredLeave } from './bookings-in-leave.js';
import { LeaveNoteCipher } from './leave-notes.js';
import { fallsOnSql } from './leave-sql.js';
import { assertValidDays, type LeaveDays } from './terms/leave-terms.js';
import type { LeaveBookingDto, LeaveDto } from './leave.dto.js';

/** A filter of leave; an absent field restricts nothing. */
interface LeaveFilter {
  /** First of the days on which the leave falls; both days of the range are included. */
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
  therapistId?: string | undefined;
  /** Whether only requested and approved leave is listed. */
  isOpen?: boolean;
}

type LeaveRow = Omit<LeaveDto, 'note' | 'reply' | 'bookings'> & { sealed: Buffer | null };

/** Reads the leave of the therapists. */
@Injectable()
export class LeaveQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly notes: LeaveNoteCipher,
    private readonly clock: ShopClock,
  ) {}

  /** Lists leave by its first day, with the open bookings within it. */
  list({ from, to, therapistId, isOpen = false }: LeaveFilter): Promise<LeaveDto[]> {
    return this.read(`${selectSql} ${filterSql}`, [from ?? null, to ?? null, therapistId ?? null, isOpen]);
  }

  /** Returns one leave. @throws NotFoundError */
  async byId(id: string): Promise<LeaveDto> {
    const [leave] = await this.read(`${selectSql} where l.id = $1`, [id]);
    if (!leave) throw new NotFoundError('There is no such leave');
    return leave;
  }

  /** Counts the requests that wait for a decision; those whose days are over need none. */
  async countRequests(): Promise<number> {
    const [row] = await sql<{ count: number }>(this.em.fork(), countRequestsSql, [this.clock.today()]);
    return row!.count;
  }

  /** Lists the open bookings within leave before it is saved. @throws InvalidInputError */
  async bookingsIn(therapistId: string, days: LeaveDays): Promise<LeaveBookingDto[]> {
    assertValidDays(days);
    return (await findBookingsInLeave(this.em.fork(), therapistId, days, this.clock.now())).map(toBookingDto);
  }

  private async read(statement: string, params: readonly unknown[]): Promise<LeaveDto[]> {
    const em = this.em.fork();
    const rows = await sql<LeaveRow>(em, statement, params);
    const notes = await this.notes.decrypt(em, rows);
    const open = rows.filter(({ status }) => status === 'asked' || status === 'approved').map(({ id }) => id);
    const bookings = open.length > 0 ? await findBookingsInStoredLeave(em, open, this.clock.now()) : [];
    const byLeave = Map.groupBy(bookings, ({ leaveId }) => leaveId);
    return rows.map(({ sealed: _, ...leave }) => ({
      ...leave,
      note: notes.get(leave.id)?.note ?? null,
      reply: notes.get(leave.id)?.reply ?? null,
      bookings: (byLeave.get(leave.id) ?? []).map(toBookingDto),
    }));
  }
}

const toBookingDto = ({ bookingId, date, time }: ConflictingBooking): LeaveBookingDto => ({
  id: bookingId,
  date,
  time,
});

const selectSql = /* sql */ `
  select l.id, l.therapist_id, t.name as therapist_name, l.first_date::text as first_date, l.last_date::text as last_date,
    to_char(l.start_time, 'HH24:MI') as start_time, to_char(l.end_time, 'HH24:MI') as end_time,
    l.repeats_until::text as repeats_until, l.kind, l.status, l.decided_by, l.version, l.sealed
  from leave l join therapists t on t.id = l.therapist_id`;

const countRequestsSql = /* sql */ `
  select count(*)::int as count from leave where status = 'asked' and ends_on >= $1::date`;

/**
 * SQL of the filter. Leave that repeats each week may skip the days of the range; it skips no range longer than a week.
 */
const filterSql = /* sql */ `
  where ($1::date is null or l.ends_on >= $1::date) and ($2::date is null or l.first_date <= $2::date)
    and ($3::uuid is null or l.therapist_id = $3::uuid) and (not $4::boolean or l.status in ('asked', 'approved'))
    and ($1::date is null or $2::date is null or l.repeats_until is null or exists (
      select from generate_series(0, least(6, $2::date - $1::date)) n where ${fallsOnSql('l', '($1::date + n)')}))
  order by l.first_date, t.name, l.id`;
