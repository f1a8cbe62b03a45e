/** Shifts by weekday, Monday first, as the roster writes them; null is a day off. */
export type Week = readonly [Shift, Shift, Shift, Shift, Shift, Shift, Shift];
type Shift = string | null;

/** Returns start and end of a shift in minutes after midnight; null on a day off. @param weekday Monday 1 … Sunday 7 */
export function getShiftMinutes(week: Week, weekday: number): { start: number; end: number } | null {
  const [start, end] = (week[weekday - 1] ?? '').split(' - ').map(parseMinutes);
  return start === undefined || end === undefined || Number.isNaN(end) ? null : { start, end };
}

/** Parses `5:00 PM` to 1020, minutes after midnight. */
function parseMinutes(text: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(text) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}
