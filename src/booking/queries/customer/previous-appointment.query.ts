import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { type Executor, sql } from '../../../platform/database/sql.js';

/** The therapist and start of a booking before a move, in shop time. */
export interface PreviousAppointment extends LocalDateTime {
  therapistName: string;
  isUnassigned: boolean;
}

/** A move of a booking: that by the change which ended with `version`, or the last one (null). */
interface Move {
  id: string;
  version: number | null;
  /** The person whom it is told: who is to know the appointment before it. */
  to: 'client' | 'shop';
}

/** Finds the appointment that a booking had before it was moved. Going from Any Available to a therapist is no move. */
@Injectable()
export class PreviousAppointmentQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns the appointment before the last move; null where the booking was never moved. */
  beforeLastMove(bookingId: string): Promise<PreviousAppointment | null> {
    return findPrevious(this.em.fork(), { id: bookingId, version: null, to: 'client' });
  }

  /** Returns the appointment before the change that ended with `version`; null where that change moved nothing. */
  beforeChange(db: Executor, change: Move & { version: number }): Promise<PreviousAppointment | null> {
    return findPrevious(db, change);
  }
}

async function findPrevious(db: Executor, { id, version, to }: Move) {
  const [previous] = await sql<PreviousAppointment>(db, previousAppointmentSql, [id, version, to]);
  return previous ?? null;
}

/**
 * Finds the previous appointment. The events of one change are those marked as parts and the one after them. A move
 * that was undone is skipped, unless the undo itself is asked about. Whoever was mailed before the move knows the
 * appointment of that mail; else it is the one before, without those that the client was not to be told.
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
    select max((m.mailed_versions ->> $1::text)::int) as version from booking_mails m
    where m.recipient = $3 and m.booking_id in (
      select s.id from bookings b join bookings s on s.id = b.id or s.visit_id = b.visit_id where b.id = $1::uuid)
      and (m.mailed_versions ->> $1::text)::int < (select version from move)
  ), before as (
    select p.data from placed p, move, mailed
    where p.version < move.version and case when mailed.version is null
      then p.data ->> 'notifyClient' is distinct from 'false' or $3 = 'shop' else p.version <= mailed.version end
    order by p.version desc limit 1
  )
  select before.data ->> 'date' as date, before.data ->> 'time' as "time", t.name as "therapistName", t.is_unassigned as "isUnassigned"
  from move, before join therapists t on t.id = (before.data ->> 'therapistId')::uuid
  where (before.data ->> 'date', before.data ->> 'time') <> (move.data ->> 'date', move.data ->> 'time')
    or not t.is_unassigned and before.data ->> 'therapistId' <> move.data ->> 'therapistId'`;
