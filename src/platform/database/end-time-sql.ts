/**
 * Returns SQL of the end of a stretch of a day as `HH:mm`: 24:00 where it lasts until midnight or longer.
 * @param endsAt SQL of a timestamp in shop time @param day SQL of the day
 */
export const endTimeSql = (endsAt: string, day: string): string =>
  `case when ${endsAt} >= ${day} + 1 then '24:00' else to_char(${endsAt}, 'HH24:MI') end`;
