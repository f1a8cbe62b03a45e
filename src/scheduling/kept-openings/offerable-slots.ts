import { type OfferedService, type ServiceRow, serviceSql, toOfferedService } from '../../catalog/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { everyStartSql, oneStartSql, type Slot, type TherapistDay } from '../availability/slot-context.js';
import { oneBooking, slotContextSql } from '../availability/slot-context-sql.js';
import type { SlotQuery } from '../reservations/slot-request.js';

/** Bookings that are confirmed or requested; what is kept for those who wait is theirs. */
const COUNTED_KINDS = ['held', 'requested'];

/** Every active time slot of several days, as whoever waits would find them. */
export function findOfferableSlots(db: Executor, days: readonly TherapistDay[], serviceId: string): Promise<Slot[]> {
  const ofWhom = [days.map(({ therapistId }) => therapistId), days.map(({ date }) => date)];
  return sql<Slot>(db, offerableSql, [...ofWhom, null, serviceId, COUNTED_KINDS, null]);
}

/** One start time with the service as it is sold now, as whoever waits would find it; undefined when there is no such therapist. */
export async function findOfferableSlot(
  db: Executor,
  { therapistId, date, serviceId, time }: SlotQuery,
): Promise<{ slot: Slot; service: OfferedService | undefined } | undefined> {
  const params = [therapistId, date, null, serviceId, COUNTED_KINDS, null, time];
  const [row] = await sql<Slot & { service: ServiceRow | null }>(db, oneOfferableSql, params);
  if (!row) return undefined;
  const { service, ...slot } = row;
  return { slot, service: service ? toOfferedService(service) : undefined };
}

/** A visitor who asks for a time while it is kept comes after those who wait. */
const isNoLateRequest = /* sql */ `not (kind = 'requested' and exists (
  select from kept_openings k where k.therapist_id = reservations.therapist_id and k.during && reservations.during))`;
const except = `${oneBooking} and ${isNoLateRequest}`;

const offerableSql = slotContextSql(everyStartSql, { days: /* sql */ `unnest($1::uuid[], $2::date[])`, except });
const oneOfferableSql = slotContextSql(oneStartSql, {
  except,
  more: /* sql */ `(select to_json(s) from (${serviceSql('$4::uuid', '$1::uuid')}) s) as service,`,
});
