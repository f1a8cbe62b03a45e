import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { type Executor, sql } from '../../../platform/database/sql.js';

/** The therapist and start of a booking before a move, in shop time. */
export interface PreviousAppointment extends LocalDateTime {
  therapistName: string;
  isUnassigned: boolean;
}

/** Finds the appointment that a booking had before it was moved. Going from Any Available to a therapist is no move. */
@Injectable()
export class PreviousAppointmentQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns the appointment before the last move; null where the booking was never moved. */
  beforeLastMove(bookingId: string): Promise<PreviousAppointment | null> {
    return findPrevious(this.em.fork(), bookingId, null);
  }

  /** Returns the appointment before the change that ended with `version`; null where that change moved nothing. */
  beforeChange(db: Executor, bookingId: string, version: number): Promise<PreviousAppointment | null> {
    return findPrevious(db, bookingId, version);
  }
}

async function findPrevious(db: Executor, bookingId: string, version: number | null) {
  const [previous] = await sql<PreviousAppointment>(db, previousAppointmentSql, [bookingId, version]);
  return previous ?? null;
}

/**
 * Finds the previous appointment. The events of one change are those marked as parts and the one after them. A move
 * that was undone is skipped, unless the undo itself is asked about. An appointment that the client was never told is
 * skipped as well, unless a mail has shown it since.
 */
const previousAppointmentSql = /* sql */ `
  with placed as (
    select e.version, e.type, e.data from event_log e
    where e.stream = $1::uuid and e.type in ('BookingRequested', 'BookingImported', 'BookingRescheduled', 'BookingChangeUndone')
      and ($2::int is not null or e.type <> 'BookingChangeUndone' and not exists (
        select from event_log u
        where u.stream = $1::uuid and u.type = 'BookingChangeUndone' and u.data -> 'undoes' @> to_jsonb(e.version)))
  ), move as (
    select version, data from placed
    where type in ('BookingRescheduled', 'BookingChangeUndone') and ($2::int is null or version <= $2 and version > (
      select coalesce(max(version), 0) from event_log
      where stream = $1::uuid and version < $2 and data ->> 'isPart' is distinct from 'true'))
    order by version desc limit 1
  ), mailed as (
    select coalesce(max((m.mailed_versions ->> $1::text)::int), 0) as version from booking_mails m
    where m.recipient = 'client' and m.booking_id in (
      select s.id from bookings b join bookings s on s.id = b.id or s.visit_id = b.visit_id where b.id = $1::uuid)
  ), before as (
    select p.data from placed p, move, mailed
    where p.version < move.version and (p.data ->> 'notifyClient' is distinct from 'false' or p.version <= mailed.version)
    order by p.version desc limit 1
  )
  select before.data ->> 'date' as date, before.data ->> 'time' as "time", t.name as "therapistName", t.is_unassigned as "isUnassigned"
  from move, before join therapists t on t.id = (before.data ->> 'therapistId')::uuid
  where (before.data ->> 'date', before.data ->> 'time') <> (move.data ->> 'date', move.data ->> 'time')
    or not t.is_unassigned and before.data ->> 'therapistId' <> move.data ->> 'therapistId'`;
