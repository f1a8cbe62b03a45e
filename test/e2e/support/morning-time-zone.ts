/**
 * A time zone in which it is between ten and eleven in the morning at this moment: the shop's, so that whatever the
 * hour of the run, the day is young and its time slots lie ahead.
 */
export function morningTimeZone(now = new Date()): string {
  let ahead = 10 - now.getUTCHours();
  if (ahead < -12) ahead += 24;
  // The names of these zones count westward.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
