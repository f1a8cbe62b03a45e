import { type OfferedService, type ServiceRow, serviceSql, toOfferedService } from '../../catalog/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { Slot } from '../availability/slot-context.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { everyStartSql, oneBooking, oneStartSql, slotContextSql } from '../availability/slot-context-sql.js';
import { openButKept } from '../reservations/counted-reservations.js';
import { keptLimit } from './kept-limit.js';
import type { SlotQuery } from '../reservations/slot-request.js';

/** Finds the active time slots of several days, as the waiting list finds them: kept openings count as free. */
export function findOfferableSlots(
  db: Executor,
  days: readonly TherapistDay[],
  { serviceId, now }: { serviceId: string; now: Date },
): Promise<Slot[]> {
  const ofWhom = [days.map(({ therapistId }) => therapistId), days.map(({ date }) => date)];
  return sql<Slot>(db, offerableSql, [
    ...ofWhom,
    null,
    serviceId,
    openButKept.kinds,
    null,
    openButKept.keptLimit,
    keptLimit(now),
  ]);
}

/**
 * Finds one start and the service as it is currently sold, as the waiting list finds them; undefined when there is no
 * such therapist.
 */
export async function findOfferableSlot(
  db: Executor,
  { therapistId, date, serviceId, time, now }: SlotQuery & { now: Date },
): Promise<{ slot: Slot; service: OfferedService | undefined } | undefined> {
  const { kinds, keptLimit: nothingKept } = openButKept;
  const params = [therapistId, date, null, serviceId, kinds, null, nothingKept, time, keptLimit(now)];
  const [row] = await sql<Slot & { service: ServiceRow | null }>(db, oneOfferableSql, params);
  if (!row) return undefined;
  const { service, ...slot } = row;
  return { slot, service: service ? toOfferedService(service) : undefined };
}

/** Returns SQL that ignores a request made while its time was kept: it comes after the waiting list. */
const isNoLateRequestSql = (limit: string) => /* sql */ `${oneBooking} and not (kind = 'requested' and exists (
  select from kept_openings k
  where k.therapist_id = reservations.therapist_id and k.during && reservations.during and k.kept_until > ${limit}))`;

/**
 * Returns SQL for the places that kept openings reserve in the day's cap: a request for another time of a full day
 * comes after the waiting list, too.
 */
const keptPlacesSql = (limit: string) => /* sql */ `least(
  (select count(distinct starts_at)::int from kept_openings
    where therapist_id = each.id and starts_at >= each.date and starts_at < each.date + 1 and kept_until > ${limit}),
  t.available_slots - (select count(distinct starts_at)::int from reservations
    where therapist_id = each.id and starts_at >= each.date and starts_at < each.date + 1 and kind = 'held'))`;

const offerableSql = slotContextSql(everyStartSql, {
  days: /* sql */ `unnest($1::uuid[], $2::date[])`,
  except: isNoLateRequestSql('$8::timestamptz'),
  places: keptPlacesSql('$8::timestamptz'),
});
const oneOfferableSql = slotContextSql(oneStartSql, {
  except: isNoLateRequestSql('$9::timestamptz'),
  places: keptPlacesSql('$9::timestamptz'),
  more: /* sql */ `(select to_json(s) from (${serviceSql('$4::uuid', '$1::uuid')}) s) as service,`,
});
