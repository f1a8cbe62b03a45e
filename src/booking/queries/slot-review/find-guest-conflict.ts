import { formatTime12h } from '../../../kernel/format-date.js';
import type { LocalTime } from '../../../kernel/local-time.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import type { SlotRequest } from '../../../scheduling/index.js';
import type { VisitPlace } from '../../domain/booking-details.js';
import { isOpenSql } from '../../is-open-sql.js';

/**
 * Returns a sentence that names the other treatment which the guest of a visit has at that time; undefined while there
 * is none. Nobody is given two treatments at a time, not even by two therapists.
 * @param ids of the treatments that are changed together
 */
export async function findGuestConflict(
  db: Executor,
  ids: readonly string[],
  { visitId, guest }: Pick<VisitPlace, 'visitId' | 'guest'>,
  { date, time, durationMinutes }: Pick<SlotRequest, 'date' | 'time' | 'durationMinutes'>,
): Promise<string | undefined> {
  const [other] = await sql<OtherTreatment>(db, overlappingSql, [ids, visitId, guest, date, time, durationMinutes]);
  if (!other) return undefined;
  const { service, therapist, from, to } = other;
  return `The same guest has ${service} with ${therapist} from ${formatTime12h(from)} to ${formatTime12h(to)}. Move that treatment first, or the whole visit`;
}

interface OtherTreatment {
  service: string;
  therapist: string;
  from: LocalTime;
  to: LocalTime;
}

const overlappingSql = /* sql */ `
  select b.service_name as service, t.name as therapist, to_char(b.booking_time, 'HH24:MI') as "from",
    to_char(b.booking_time + make_interval(mins => b.booking_duration), 'HH24:MI') as "to"
  from bookings b join therapists t on t.id = b.therapist_id
  where b.id <> all ($1::uuid[]) and b.visit_id = $2 and b.visit_guest = $3 and ${isOpenSql('b.status')}
    and b.booking_date + b.booking_time < $4::date + $5::time + make_interval(mins => $6::int)
    and b.booking_date + b.booking_time + make_interval(mins => b.booking_duration) > $4::date + $5::time
  order by b.booking_date, b.booking_time limit 1`;
