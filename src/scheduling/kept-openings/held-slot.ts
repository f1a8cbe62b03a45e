import { randomUUIDv7 } from 'node:crypto';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Executor, sql } from '../../platform/database/sql.js';

/** The slot that a reservation holds, or has just released, in shop time. */
export interface HeldSlot {
  bookingId: string;
  kind: 'held' | 'requested' | 'unassigned';
  therapistId: string;
  date: LocalDate;
  startsAt: string;
  endsAt: string;
  roomId: string | null;
}

/** Finds the slots that the reservations of bookings hold. */
export function findHeldSlots(tx: Executor, bookingIds: readonly string[]): Promise<HeldSlot[]> {
  return sql<HeldSlot>(tx, heldSql, [bookingIds]);
}

/** Deletes reservations. @returns the slots that they held, except those of Any Available, which hold nothing */
export async function freeHeldSlots(tx: Executor, bookingIds: readonly string[]): Promise<HeldSlot[]> {
  return (await sql<HeldSlot>(tx, freeSql, [bookingIds])).filter(isOfSomebody);
}

/**
 * Selects the slots that the bookings no longer hold. Each gets a new id, because a booking may be moved more than
 * once.
 */
export function selectVacated(before: readonly HeldSlot[], now: readonly HeldSlot[]): HeldSlot[] {
  const byBooking = new Map(now.map((held) => [held.bookingId, held]));
  return before
    .filter((held) => isOfSomebody(held) && !covers(byBooking.get(held.bookingId), held))
    .map((held) => ({ ...held, bookingId: randomUUIDv7() }));
}

const isOfSomebody = ({ kind }: HeldSlot) => kind !== 'unassigned';

/** Whether a reservation still holds everything that it held before. */
const covers = (now: HeldSlot | undefined, { therapistId, startsAt, endsAt, roomId }: HeldSlot): boolean =>
  now !== undefined &&
  now.therapistId === therapistId &&
  now.startsAt <= startsAt &&
  endsAt <= now.endsAt &&
  (roomId === null || now.roomId === roomId);

const heldColumns = /* sql */ `
  booking_id as "bookingId", therapist_id as "therapistId", kind, starts_at::date::text as date,
  starts_at::text as "startsAt", ends_at::text as "endsAt", room_id as "roomId"`;

const heldSql = /* sql */ `select ${heldColumns} from reservations where booking_id = any ($1::uuid[])`;

const freeSql = /* sql */ `delete from reservations where booking_id = any ($1::uuid[]) returning ${heldColumns}`;
