import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { actionLogColumns, WriteActionLog } from '../../audit/index.js';
import { BookingLives, bookingListColumns, type RecordedBooking } from '../../booking/index.js';
import type { Batch, Cell } from '../../platform/bulk/copy-in.js';
import { logBatch } from '../../platform/bulk/log-batch.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { rosterFactOf } from '../../scheduling/index.js';
import { eventsOf } from './lives.js';
import type { Told } from './large-plan.js';
import type { PlannedShift } from './shifts.js';

/** Every table that rows are made for, or that follows from them. */
export const loadedTables = [
  'event_log',
  'log_order',
  'deliveries',
  'personal_data_keys',
  'bookings',
  'reservations',
  'therapist_roster',
  'admin_action_logs',
];

const rosterColumns = 'id, therapist_id, therapist_name, roster_date, shift_type, shift_hours, created_at';
const reservationColumns = 'booking_id, therapist_id, kind, starts_at, ends_at, duration_minutes';

export interface LargeRows {
  batches: Batch[];
  recorded: RecordedBooking[];
}

/** Turns what is told of the large shop into rows, by the code that makes them one at a time. */
@Injectable()
export class LargeRowMaker {
  constructor(
    private readonly lives: BookingLives,
    private readonly actionLog: WriteActionLog,
  ) {}

  /** @param seqs places in the log for the events, in the order in which they are told, @param ahead of positions */
  rowsOf(told: readonly Told[], seqs: Iterator<number>, { admin, ahead }: { admin: Actor; ahead: number }): LargeRows {
    const events: LoggedEvent[] = [];
    const entries: Cell[][] = [];
    const [keys, list, reservations, roster, recorded]: [Cell[][], Cell[][], Cell[][], Cell[][], RecordedBooking[]] = [[], [], [], [], []];
    for (const each of told) {
      if ('shift' in each) {
        const { event, row } = entered(each.shift, each.at, next(seqs), admin);
        events.push(event);
        entries.push(this.actionLog.entryOf(event, null));
        roster.push(row);
      } else {
        const places = each.steps.flatMap((step) => Array.from({ length: eventsOf(step) }, () => next(seqs)));
        const lived = this.lives.live(randomUUIDv7(), each.steps, places);
        events.push(...lived.events);
        entries.push(...lived.events.map((event) => this.actionLog.entryOf(event, lived.key)));
        keys.push(lived.keyRow);
        list.push(lived.listRow);
        recorded.push(lived.recorded);
        const reservation = reservationOf(lived.recorded);
        if (reservation) reservations.push(reservation);
      }
    }
    const batches = [
      logBatch(events, ahead),
      { table: 'personal_data_keys', columns: 'subject, wrapped_key', rows: keys },
      { table: 'bookings', columns: bookingListColumns, rows: list },
      { table: 'reservations', columns: reservationColumns, rows: reservations },
      { table: 'therapist_roster', columns: rosterColumns, rows: roster },
      { table: 'admin_action_logs', columns: actionLogColumns, rows: entries },
    ];
    return { batches, recorded };
  }
}

function next(seqs: Iterator<number>): number {
  const { value, done } = seqs.next();
  if (done) throw new Error('More was told than had been counted');
  return value;
}

function entered({ member, day, shiftHours }: PlannedShift, at: Date, seq: number, by: Actor) {
  const id = randomUUIDv7();
  const entry = { therapistId: member.id, therapistName: member.name, rosterDate: day.date, shiftType: 'custom', shiftHours };
  const event = new LoggedEvent(seq, randomUUIDv7(), id, 1, 'RosterEntryAdded', 0, rosterFactOf(entry), null, by, null, at);
  return { event, row: [id, ...Object.values(entry), at] };
}

/** A living booking takes its start alone, as slots are occupied by default. */
function reservationOf({ id, status, appointment, service }: RecordedBooking): Cell[] | null {
  if (status !== 'confirmed' && status !== 'pending') return null;
  const { isUnassigned, therapistId, date, time } = appointment;
  const kind = isUnassigned ? 'unassigned' : status === 'confirmed' ? 'held' : 'requested';
  const start = `${date} ${time}`;
  return [id, therapistId, kind, start, start, service.durationMinutes];
}
