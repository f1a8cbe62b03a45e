/**
 * Returns SQL for the slots remaining of therapist `t` (a row of therapists) on a day: the most a day may have less the
 * distinct start times that bookings hold, never below 0.
 * @param held SQL of a table of that day's reservations, and of those that count
 */
export function slotsRemainingSql(held: string): string {
  return /* sql */ `greatest(0, t.available_slots - (select count(distinct starts_at)::int from ${held}))`;
}

/**
 * Returns SQL for the starts of `t` that visitors find taken: pending and confirmed bookings, and kept openings.
 * @param day SQL of a date
 * @param keptLimit SQL of the instant after which kept openings count
 */
export function takenStartsSql(day: string, keptLimit: string): string {
  return /* sql */ `(
    select starts_at from ${openReservationsSql(day)}
    union all
    select starts_at from kept_openings
    where therapist_id = t.id and starts_at >= ${day} and starts_at < ${day} + 1 and kept_until > ${keptLimit}) taken`;
}

/** Returns SQL for the pending and confirmed bookings of `t`. @param day SQL of a date */
export function openReservationsSql(day: string): string {
  return /* sql */ `reservations
    where therapist_id = t.id and kind <> 'unassigned' and starts_at >= ${day} and starts_at < ${day} + 1`;
}
