/**
 * SQL for the start times that therapist `t` (a row of therapists) can still give on a day: the most a day may have
 * less the distinct start times that pending and confirmed bookings hold, never below 0.
 * @param day SQL of a date
 */
export function slotsRemaining(day: string): string {
  return /* sql */ `greatest(0, t.available_slots - (
    select count(distinct r.starts_at)::int from reservations r
    where r.therapist_id = t.id and r.kind <> 'unassigned' and r.starts_at >= ${day} and r.starts_at < ${day} + 1))`;
}
