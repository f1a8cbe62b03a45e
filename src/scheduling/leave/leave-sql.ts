/**
 * Returns SQL for whether leave falls on a day, whatever its status.
 * @param leave alias of a row with the days of a leave.
 * @param day SQL of a date
 */
export function fallsOnSql(leave: string, day: string): string {
  return /* sql */ `(${leave}.first_date <= ${day} and ${leave}.ends_on >= ${day}
    and (${leave}.repeats_until is null or (${day} - ${leave}.first_date) % 7 <= ${leave}.last_date - ${leave}.first_date))`;
}

/** Returns SQL for the part of a day that leave takes, a tsrange. */
export function leaveSpanSql(leave: string, day: string): string {
  return /* sql */ `tsrange(${day} + coalesce(${leave}.start_time, time '00:00'),
    case when ${leave}.end_time is null then (${day} + 1)::timestamp else ${day} + ${leave}.end_time end)`;
}

/**
 * Returns SQL for a table of the approved leave of a therapist on a day and the next, into which a treatment may last
 * past midnight.
 * @param therapist SQL of an id.
 * @param day SQL of a date
 */
export function approvedLeaveSql(therapist: string, day: string): string {
  return /* sql */ `(
    select ${leaveSpanSql('l', 'd.day')} as span, l.kind
    from (values (${day}), (${day} + 1)) as d (day)
    join leave l on l.therapist_id = ${therapist} and l.status = 'approved' and ${fallsOnSql('l', 'd.day')}
  )`;
}

/**
 * Returns SQL for whether a therapist is on approved leave during any part of a span of a day.
 * @param span SQL of a tsrange
 */
export function isOnLeaveSql({ therapist, day, span }: { therapist: string; day: string; span: string }): string {
  return /* sql */ `exists (select from ${approvedLeaveSql(therapist, day)} away where away.span && ${span})`;
}

/** Returns SQL for the approved leave of a therapist on a day and the next, a tsmultirange; empty without any. */
export function leaveOfDaySql(therapist: string, day: string): string {
  return /* sql */ `coalesce((select range_agg(span) from ${approvedLeaveSql(therapist, day)} of_day), '{}'::tsmultirange)`;
}

/**
 * Returns SQL for whether leave takes a whole shift, or a whole day where the hours cannot be read.
 * @param shift alias of a row of therapist_roster
 */
export function isShiftOnLeaveSql(shift: string): string {
  const day = `${shift}.roster_date`;
  return /* sql */ `(${leaveOfDaySql(`${shift}.therapist_id`, day)} @> case when ${shift}.shift_start < ${shift}.shift_end
    then tsrange(${day} + ${shift}.shift_start, ${day} + ${shift}.shift_end) else tsrange(${day}, ${day} + 1) end)`;
}
