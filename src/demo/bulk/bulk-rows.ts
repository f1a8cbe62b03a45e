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
import type { BookingRules } from '../../catalog/index.js';
import {
  BulkDrawerBuilder,
  BulkSaleBuilder,
  drawerDayColumns,
  listDrawerTimes,
  listSaleTimes,
  payLineColumns,
  paymentColumns,
  saleBookingColumns,
  saleColumns,
  toLedgerParameters,
  type SaleState,
} from '../../payments/index.js';
import type { CopyBatch, CopyValue } from '../../platform/database/bulk/copy-rows.js';
import { toEventCopyBatch } from '../../platform/event-log/bulk/event-copy-batch.js';
import type { Actor } from '../../kernel/actor.js';
import { addDays, formatMinutes, MINUTES_OF_DAY, toMinutes } from '../../kernel/local-time.js';
import { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { toRosterEventData } from '../../scheduling/index.js';
import { countEvents, type PlannedItem, type RosteredShift } from './bulk-plan.js';

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

export interface BulkRows {
  batches: CopyBatch[];
  recorded: BookingState[];
  sold: SaleState[];
  /** Events of the bookings, in the order of each booking. */
  events: RecordedEvent[];
  /** Parameters of the statement that enters the money in the ledger; null where nothing was paid. */
  ledger: [string] | null;
}

/** The parts of a load that its rows have in common. */
interface BulkContext {
  admin: Actor;
  positionOffset: number;
  policy: AgreedPolicy;
  rules: BookingRules;
  terms: Awaited<ReturnType<BulkSaleBuilder['readTerms']>>;
}

/** Converts the planned history of a shop into rows, with the same code that makes them one at a time. */
@Injectable()
export class BulkRowMaker {
  constructor(
    private readonly builder: BulkBookingBuilder,
    private readonly saleBuilder: BulkSaleBuilder,
    private readonly drawerBuilder: BulkDrawerBuilder,
    private readonly actionLog: WriteActionLog,
  ) {}

  /**
   * Converts planned items to rows.
   * @param seqs sequence numbers for the events, in the order in which they are given; positions differ from them by
   * `positionOffset`
   * @param policy the policy under which all bookings were made
   * @param rules the part of a day that each of them takes
   * @param terms the terms of all sales
   */
  toRows(
    items: readonly PlannedItem[],
    seqs: Iterator<number>,
    { admin, positionOffset, policy, rules, terms }: BulkContext,
  ): BulkRows {
    const events: RecordedEvent[] = [];
    const entries: CopyValue[][] = [];
    const [keys, list, reservations, roster, recorded]: [
      CopyValue[][],
      CopyValue[][],
      CopyValue[][],
      CopyValue[][],
      BookingState[],
    ] = [[], [], [], [], []];
    const sales: ReturnType<BulkSaleBuilder['build']>[] = [];
    const drawers: ReturnType<BulkDrawerBuilder['build']>[] = [];
    for (const each of items) {
      if ('shift' in each) {
        const { event, row } = toRosterEntry(each.shift, each.at, nextSeq(seqs), admin);
        events.push(event);
        entries.push(this.actionLog.toEntryRow(event, null));
        roster.push(row);
      } else if ('drawer' in each) {
        const drawer = this.drawerBuilder.build(
          each.drawer,
          listDrawerTimes(each.drawer).map(() => nextSeq(seqs)),
        );
        entries.push(...drawer.events.map((event) => this.actionLog.toEntryRow(event, drawer.key)));
        keys.push(drawer.keyRow);
        drawers.push(drawer);
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
        const reservation = toReservationRow(built.state, rules);
        if (reservation) reservations.push(reservation);
        if (each.sale) {
          const seqsOfSale = listSaleTimes(each.sale).map(() => nextSeq(seqs));
          const sale = this.saleBuilder.build(toSoldBooking(built.state), each.sale, seqsOfSale, terms);
          entries.push(...sale.events.map((event) => this.actionLog.toEntryRow(event, sale.key)));
          keys.push(sale.keyRow);
          sales.push(sale);
        }
      }
    }
    const money = [...sales, ...drawers];
    const batches = [
      toEventCopyBatch([...events, ...money.flatMap((each) => each.events)], positionOffset),
      { table: 'personal_data_keys', columns: 'subject, wrapped_key', rows: keys },
      { table: 'bookings', columns: bookingListColumns, rows: list },
      { table: 'reservations', columns: reservationColumns, rows: reservations },
      { table: 'therapist_roster', columns: rosterColumns, rows: roster },
      { table: 'admin_action_logs', columns: actionLogColumns, rows: entries },
      { table: 'sales', columns: saleColumns, rows: sales.map(({ saleRow }) => saleRow) },
      { table: 'sale_bookings', columns: saleBookingColumns, rows: sales.flatMap(({ bookingRows }) => bookingRows) },
      { table: 'payments', columns: paymentColumns, rows: sales.flatMap(({ paymentRows }) => paymentRows) },
      { table: 'pay_lines', columns: payLineColumns, rows: sales.flatMap(({ payLineRows }) => payLineRows) },
      { table: 'drawer_days', columns: drawerDayColumns, rows: drawers.map(({ row }) => row) },
    ];
    return {
      batches,
      recorded,
      sold: sales.map(({ state }) => state),
      events,
      ledger: toLedgerParameters(money.flatMap(({ placed }) => placed)),
    };
  }
}

/** Returns what a sale of a booking says of it. */
const toSoldBooking = ({ id, appointment, service, clientId, visit }: BookingState) => ({
  line: {
    kind: 'treatment' as const,
    bookingId: id,
    serviceId: service.serviceId,
    serviceName: service.serviceName,
    therapistId: appointment.therapistId,
    cents: service.totalCents,
  },
  currency: service.currency,
  clientId: clientId ?? null,
  visitId: visit?.visitId ?? null,
});

function nextSeq(seqs: Iterator<number>): number {
  const { value, done } = seqs.next();
  if (done) throw new Error('More events were made than had been counted');
  return value;
}

function toRosterEntry({ member, day, shiftHours }: RosteredShift, at: Date, seq: number, by: Actor) {
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

/** Makes the reservation of an open booking, as long as the booking rules have it; null for others. */
function toReservationRow(
  { id, status, appointment, service, roomId, visit }: BookingState,
  { slot_occupancy, cleanup_buffer_minutes }: BookingRules,
): CopyValue[] | null {
  if (!isOpenStatus(status)) return null;
  const { isUnassigned, therapistId, date, time } = appointment;
  const kind = isUnassigned ? 'unassigned' : status === 'confirmed' ? 'held' : 'requested';
  const start = `${date} ${time}`;
  const heldMinutes = slot_occupancy === 'full_duration' ? service.durationMinutes + cleanup_buffer_minutes : 0;
  const endMinutes = toMinutes(time) + heldMinutes;
  const end = `${addDays(date, Math.floor(endMinutes / MINUTES_OF_DAY))} ${formatMinutes(endMinutes % MINUTES_OF_DAY)}`;
  const party = [visit?.visitId ?? null, visit?.guest ?? null];
  return [id, therapistId, kind, start, end, service.durationMinutes, kind === 'held' ? roomId : null, ...party];
}
