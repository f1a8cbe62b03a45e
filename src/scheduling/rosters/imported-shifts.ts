import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { type ImportOutcome, refuseLine } from '../../kernel/outcomes/import-outcome.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import { relinkPatternDays } from '../roster-changes/pattern-spans.js';
import { RosterEntryRemoved } from '../roster.event-types.js';
import type { RosterEventData } from './roster-event-data.js';
import { RosterWriter } from './roster-writer.js';
import { shiftHours } from './shift-hours.js';

/** A shift as a file states it. */
export interface ImportedShift {
  therapistId: string;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
  shiftType: string;
}

/** Brings in shifts of a file, and takes them back. Both inside the transaction of the caller. */
@Injectable()
export class ImportedShifts {
  constructor(
    private readonly roster: RosterWriter,
    private readonly log: EventLog,
  ) {}

  /** Keeps the days of shifts from being changed until the transaction ends. */
  async hold(db: Executor, shifts: readonly ImportedShift[]): Promise<void> {
    await lockTherapistDays(db, shifts);
  }

  /** Returns what becomes of each shift: those that are there stay, and no other may overlap them. */
  async judge(db: Executor, shifts: readonly ImportedShift[]): Promise<ImportOutcome[]> {
    const lines = shifts.map((shift, nth) => ({ nth, ...shift }));
    const rows = await sql<{ nth: number; isSame: boolean }>(db, overlapsSql, [JSON.stringify(lines)]);
    const overlapping = new Map(rows.map(({ nth, isSame }) => [nth, isSame]));
    return shifts.map((_, nth) => {
      if (!overlapping.has(nth)) return 'new';
      return overlapping.get(nth) ? 'unchanged' : refuseLine('Overlaps another shift of the therapist', 'start_time');
    });
  }

  /** Adds shifts, and returns their ids. @throws InvalidInputError for a therapist who cannot be rostered */
  async add(em: EntityManager, shifts: readonly ImportedShift[], by: Actor): Promise<string[]> {
    const ids: string[] = [];
    for (const { start, end, ...shift } of shifts) {
      const id = randomUUIDv7();
      await this.roster.insert(em, id, { ...shift, shiftHours: shiftHours(start, end) }, by);
      ids.push(id);
    }
    await em.flush();
    const days = shifts.map(({ date }) => date).toSorted();
    const therapists = [...new Set(shifts.map(({ therapistId }) => therapistId))];
    if (days.length > 0) await relinkPatternDays(em, therapists, days[0]!);
    return ids;
  }

  /** Keeps shifts, and the days on which they are, from being changed until the transaction ends. */
  async lock(db: Executor, ids: readonly string[]): Promise<void> {
    const rows = await sql<{ therapistId: string; date: LocalDate }>(db, daysSql, [ids]);
    await lockTherapistDays(db, rows);
    await sql(db, 'select from therapist_roster where id = any ($1::uuid[]) order by id for update', [ids]);
  }

  /** Deletes what days of therapists are locked by, who are to be deleted and have nothing on any day. */
  async forgetDays(db: Executor, therapistIds: readonly string[]): Promise<void> {
    await sql(db, 'delete from therapist_day where therapist_id = any ($1::uuid[])', [therapistIds]);
  }

  /**
   * Removes shifts in which nobody is booked.
   * @throws VersionConflictError when one of them has changed since its version
   */
  async remove(db: Executor, records: readonly { id: string; version: number }[], by: Actor): Promise<void> {
    if (records.length === 0) return;
    const rows = await sql<{ id: string; shift: RosterEventData }>(db, deleteSql, [records.map(({ id }) => id)]);
    const versions = new Map(records.map(({ id, version }) => [id, version]));
    const entries = rows.map(({ id: stream, shift }) => ({
      ...{ stream, expected: versions.get(stream)! },
      ...this.log.toEntry(RosterEntryRemoved, { ...shift, kept_bookings: [] }),
    }));
    await this.log.appendToStreams(db, entries, by);
  }
}

/** Finds lines that overlap a shift, or an earlier line. */
const overlapsSql = /* sql */ `
  with line as (
    select nth, "therapistId" as therapist_id, date as day, start as starts, "end" as ends
    from jsonb_to_recordset($1::jsonb) as l (nth int, "therapistId" uuid, date date, start time, "end" time)
  )
  select nth, bool_or(is_same) as "isSame" from (
    select line.nth, (r.shift_start, r.shift_end) = (line.starts, line.ends) as is_same
    from line join therapist_roster r on r.therapist_id = line.therapist_id and r.roster_date = line.day
      and r.shift_start < line.ends and line.starts < r.shift_end
    union all
    select line.nth, false from line join line earlier on earlier.therapist_id = line.therapist_id and earlier.day = line.day
      and earlier.nth < line.nth and earlier.starts < line.ends and line.starts < earlier.ends
  ) overlap group by nth`;

const daysSql = /* sql */ `
  select therapist_id as "therapistId", roster_date::text as date from therapist_roster where id = any ($1::uuid[])`;

const deleteSql = /* sql */ `
  delete from therapist_roster where id = any ($1::uuid[]) returning id, jsonb_build_object('therapist_id', therapist_id,
    'therapist_name', therapist_name, 'roster_date', roster_date, 'shift_type', shift_type, 'shift_hours', shift_hours) as shift`;
