import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import { getChangedDays, type RosterShift } from '../rosters/roster-change.js';
import type { RosterEventData } from '../rosters/roster-event-data.js';
import {
  RosterDraftsChanged,
  RosterEntryAdded,
  RosterEntryEdited,
  RosterEntryRemoved,
  RosterPatternChanged,
} from '../roster.event-types.js';
import { countShifts, type RosterEdit } from './roster-edit.js';

interface EditContext {
  names: ReadonlyMap<string, string>;
  /** Ids of bookings that are left without a shift. */
  kept: readonly string[];
  by: Actor;
}

/** Logs an edit: each shift on its own stream like any single change, drafts as one entry. */
@Injectable()
export class RosterEventWriter {
  constructor(private readonly log: EventLog) {}

  async append(em: EntityManager, changeId: string, edit: RosterEdit, { names, kept, by }: EditContext): Promise<void> {
    const keptOf = await groupByDay(em, kept);
    const toData = (shift: RosterShift) => toShiftData(shift, names);
    const toEvent = <Data extends object>(stream: string, event: RecordedEventClass<Data>, data: NoInfer<Data>) => ({
      stream,
      ...this.log.toEntry(event, data),
    });
    const { added, removed, changed } = edit.roster;
    const drafts = toDraftsData(edit);
    const patterns = await readPatternsData(em, edit);
    const events = [
      ...removed.map((shift) =>
        toEvent(shift.id, RosterEntryRemoved, { ...toData(shift), kept_bookings: keptOf(shift) }),
      ),
      ...changed.map(({ before, after }) => {
        const data = { ...toData(after), before: toData(before), kept_bookings: keptOf(before) };
        return toEvent(after.id, RosterEntryEdited, data);
      }),
      ...added.map((shift) => toEvent(shift.id, RosterEntryAdded, toData(shift))),
      ...(drafts ? [toEvent(changeId, RosterDraftsChanged, drafts)] : []),
      ...patterns.map(({ id, ...data }) => toEvent(id, RosterPatternChanged, data)),
    ];
    const versions = await this.log.getVersions(
      em,
      events.map(({ stream }) => stream),
    );
    const entries = events.map((event) => ({ ...event, expected: versions.get(event.stream) ?? 0 }));
    if (entries.length > 0) await this.log.appendToStreams(em, entries, by);
  }
}

function toDraftsData({ drafts }: RosterEdit) {
  if (countShifts(drafts) === 0) return undefined;
  const days = getChangedDays(drafts)
    .map(({ date }) => date)
    .toSorted();
  const counts = { added: drafts.added.length, changed: drafts.changed.length, removed: drafts.removed.length };
  return { ...counts, first_date: days[0]!, last_date: days.at(-1)! };
}

/** Reads what is logged of patterns that end, or no longer end; beginning ones have their own event. */
async function readPatternsData(em: EntityManager, { patterns }: RosterEdit) {
  const changed = patterns.filter(({ isNew }) => !isNew);
  if (changed.length === 0) return [];
  const rows = await sql<PatternRow>(em, patternsSql, [changed.map(({ id }) => id)]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return changed.map(({ id, before, after }) => ({
    ...found.get(id)!,
    last_date: after,
    before: { last_date: before },
  }));
}

interface PatternRow {
  id: string;
  therapist_id: string;
  therapist_name: string;
  first_date: string;
}

const toShiftData = (shift: RosterShift, names: ReadonlyMap<string, string>): RosterEventData => ({
  therapist_id: shift.therapistId,
  therapist_name: names.get(shift.therapistId) ?? '',
  roster_date: shift.date,
  shift_type: shift.shiftType,
  shift_hours: shift.shiftHours,
});

/** Groups bookings by therapist and day. */
async function groupByDay(em: EntityManager, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return () => [];
  const rows = await sql<{ id: string; day: string }>(em, bookingDaysSql, [bookingIds]);
  const ids = Map.groupBy(rows, ({ day }) => day);
  return ({ therapistId, date }: RosterShift) => (ids.get(`${therapistId} ${date}`) ?? []).map(({ id }) => id);
}

const bookingDaysSql = /* sql */ `
  select booking_id as id, therapist_id || ' ' || starts_at::date as day from reservations where booking_id = any ($1::uuid[])`;

const patternsSql = /* sql */ `
  select p.id, p.therapist_id, t.name as therapist_name, p.first_date::text as first_date
  from roster_patterns p join therapists t on t.id = p.therapist_id where p.id = any ($1::uuid[])`;
