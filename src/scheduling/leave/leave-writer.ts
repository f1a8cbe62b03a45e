import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import type { LeaveData } from '../leave.event-types.js';
import type { KeptBookings } from '../roster.event-types.js';
import { assertNoConflicts } from '../reservations/conflicting-bookings.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { findBookingsInLeave } from './bookings-in-leave.js';
import { Leave, type LeaveStatus } from './leave.entity.js';
import { type LeaveDays, listDays } from './terms/leave-terms.js';

type StoredDays = LeaveDays & { id: string; therapistId: string };

/** Reads, checks and writes leave for its commands, inside their transactions. */
@Injectable()
export class LeaveWriter {
  constructor(
    private readonly therapists: TherapistService,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** Locks the days of a leave and the day before each, because a treatment may run past midnight into it. */
  async lockDays(em: EntityManager, { therapistId, ...days }: LeaveDays & { therapistId: string }): Promise<void> {
    const dates = listDays(days).flatMap((date) => [addDays(date, -1), date]);
    await lockTherapistDays(
      em,
      dates.map((date) => ({ therapistId, date })),
    );
  }

  /**
   * Refuses leave that exists already, so that withdrawing it once is enough. The caller has locked its days.
   * @param among statuses of leave on the same days that conflict
   * @throws BusinessRuleError `leave-exists`
   */
  async assertNotEntered(
    em: EntityManager,
    { therapistId, ...days }: LeaveDays & { therapistId: string },
    { own = null, among = ['asked', 'approved'] }: { own?: string | null; among?: readonly LeaveStatus[] } = {},
  ): Promise<void> {
    const { firstDate, lastDate, startTime, endTime, repeatsUntil } = days;
    const params = [therapistId, firstDate, lastDate, startTime, endTime, repeatsUntil, own, among];
    const [same] = await sql<{ status: LeaveStatus }>(em, sameSql, params);
    if (!same) return;
    const message =
      same.status === 'asked' ? 'This leave has already been requested' : 'This leave has already been entered';
    throw new BusinessRuleError('leave-exists', message, undefined, 'first_date');
  }

  /**
   * Finds the ids of the bookings that leave, whose days the caller has locked, leaves uncovered.
   * @throws BusinessRuleError `bookings-uncovered` naming them, unless they are to be kept
   */
  async findUncovered(em: EntityManager, leave: LeaveDays & { therapistId: string }, keep: boolean): Promise<string[]> {
    const bookings = await findBookingsInLeave(em, leave.therapistId, leave, this.clock.now());
    if (!keep) assertNoConflicts('bookings-uncovered', bookings, 'within this leave');
    return bookings.map(({ bookingId }) => bookingId);
  }

  /** Appends a change event. Kind and notes are not logged: nobody else should learn that a therapist is sick. */
  async append(
    em: EntityManager,
    event: RecordedEventClass<LeaveData>,
    leave: StoredDays,
    by: Actor,
    more: KeptBookings = {},
  ): Promise<void> {
    const therapist = await this.therapists.findById(em, leave.therapistId);
    const data = {
      leave_id: leave.id,
      therapist_id: leave.therapistId,
      therapist_name: therapist?.name ?? '',
      first_date: leave.firstDate,
      last_date: leave.lastDate,
      start_time: leave.startTime?.slice(0, 5) ?? null,
      end_time: leave.endTime?.slice(0, 5) ?? null,
      repeats_until: leave.repeatsUntil,
      ...more,
    };
    await this.log.appendChange(em, event, leave.id, data, by);
  }
}

/** Returns the days of a stored leave. */
export function toDays({ id, therapistId, firstDate, lastDate, startTime, endTime, repeatsUntil }: Leave): StoredDays {
  return {
    id,
    therapistId,
    firstDate,
    lastDate,
    startTime: startTime ?? null,
    endTime: endTime ?? null,
    repeatsUntil: repeatsUntil ?? null,
  };
}

/** Returns the leave, locked until the transaction ends. @throws NotFoundError */
export async function lockLeave(em: EntityManager, id: string): Promise<Leave> {
  return requireLeave(em, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Finds a leave. @throws NotFoundError */
export async function requireLeave(em: EntityManager, id: string, options = {}): Promise<Leave> {
  const leave = await em.findOne(Leave, id, options);
  if (!leave) throw new NotFoundError('There is no such leave');
  return leave;
}

const sameSql = /* sql */ `
  select status from leave
  where therapist_id = $1 and status = any ($8::text[]) and first_date = $2::date and last_date = $3::date
    and start_time is not distinct from $4::time and end_time is not distinct from $5::time
    and repeats_until is not distinct from $6::date and id is distinct from $7::uuid`;
