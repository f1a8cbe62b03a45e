import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { actionLogColumns, WriteActionLog } from '../../audit/index.js';
import {
  type AgreedPolicy,
  BulkBookingBuilder,
  bookingListColumns,
  type BookingState,
  isOpenStatus,
} from '../../booking/index.js';
import type { CopyBatch, CopyValue } from '../../platform/database/bulk/copy-rows.js';
import { toEventCopyBatch } from '../../platform/event-log/bulk/event-copy-batch.js';
import type { Actor } from '../../kernel/actor.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { toRosterEventData } from '../../scheduling/index.js';
import { countEvents } from './booking-scenarios.js';
import type { PlannedItem } from './large-plan.js';
import type { PlannedShift } from './shifts.js';

/** Tables that are filled directly, or that follow from those. */
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
const reservationColumns =
  'booking_id, therapist_id, kind, starts_at, ends_at, duration_minutes, room_id, party_id, party_guest';

export interface LargeRows {
  batches: CopyBatch[];
  recorded: BookingState[];
  /** Events of the bookings, in the order of each booking. */
  events: RecordedEvent[];
}

/** Converts the history of the large shop into rows, with the same code that makes them one at a time. */
@Injectable()
export class LargeRowMaker {
  constructor(
    private readonly builder: BulkBookingBuilder,
    private readonly actionLog: WriteActionLog,
  ) {}

  /**
   * Converts planned items to rows.
   * @param seqs sequence numbers for the events, in the order in which they are given; positions differ from them by
   * `positionOffset`
   * @param policy the policy under which all bookings were made
   */
  toRows(
    items: readonly PlannedItem[],
    seqs: Iterator<number>,
    { admin, positionOffset, policy }: { admin: Actor; positionOffset: number; policy: AgreedPolicy },
  ): LargeRows {
    const events: RecordedEvent[] = [];
    const entries: CopyValue[][] = [];
    const [keys, list, reservations, roster, recorded]: [
      CopyValue[][],
      CopyValue[][],
      CopyValue[][],
      CopyValue[][],
      BookingState[],
    ] = [[], [], [], [], []];
    for (const each of items) {
      if ('shift' in each) {
        const { event, row } = toRosterEntry(each.shift, each.at, nextSeq(seqs), admin);
        events.push(event);
        entries.push(this.actionLog.toEntryRow(event, null));
        roster.push(row);
      } else {
        const seqsOfBooking = each.steps.flatMap((step) =>
          Array.from({ length: countEvents(step) }, () => nextSeq(seqs)),
        );
        const built = this.builder.build(randomUUIDv7(), each.steps, seqsOfBooking, policy);
        events.push(...built.events);
        entries.push(...built.events.map((event) => this.actionLog.toEntryRow(event, built.key)));
        keys.push(built.keyRow);
        list.push(built.listRow);
        recorded.push(built.state);
        const reservation = toReservationRow(built.state);
        if (reservation) reservations.push(reservation);
      }
    }
    const batches = [
      toEventCopyBatch(events, positionOffset),
      { table: 'personal_data_keys', columns: 'subject, wrapped_key', rows: keys },
      { table: 'bookings', columns: bookingListColumns, rows: list },
      { table: 'reservations', columns: reservationColumns, rows: reservations },
      { table: 'therapist_roster', columns: rosterColumns, rows: roster },
      { table: 'admin_action_logs', columns: actionLogColumns, rows: entries },
    ];
    return { batches, recorded, events };
  }
}

function nextSeq(seqs: Iterator<number>): number {
  const { value, done } = seqs.next();
  if (done) throw new Error('More events were made than had been counted');
  return value;
}

function toRosterEntry({ member, day, shiftHours }: PlannedShift, at: Date, seq: number, by: Actor) {
  const id = randomUUIDv7();
  const entry = {
    therapistId: member.id,
    therapistName: member.name,
    rosterDate: day.date,
    shiftType: 'custom',
    shiftHours,
  };
  const event = new RecordedEvent(
    seq,
    randomUUIDv7(),
    id,
    1,
    'RosterEntryAdded',
    0,
    toRosterEventData(entry),
    null,
    by,
    null,
    at,
  );
  return { event, row: [id, ...Object.values(entry), at] };
}

/** Makes the reservation of an open booking; null for others. It takes its start alone, the default slot occupancy. */
function toReservationRow({ id, status, appointment, service, roomId, visit }: BookingState): CopyValue[] | null {
  if (!isOpenStatus(status)) return null;
  const { isUnassigned, therapistId, date, time } = appointment;
  const kind = isUnassigned ? 'unassigned' : status === 'confirmed' ? 'held' : 'requested';
  const start = `${date} ${time}`;
  const party = [visit?.visitId ?? null, visit?.guest ?? null];
  return [id, therapistId, kind, start, start, service.durationMinutes, kind === 'held' ? roomId : null, ...party];
}
