/**
 * When a wall clock (`yyyy-MM-ddTHH:mm`) of a time zone shows that; an ISO instant. Told by Intl, not by the code under
 * test.
 */
export function toInstant(local: string, timeZone: string): string {
  const target = Date.parse(`${local}Z`);
  let instant = target;
  // The second step corrects the first when the clock changes between the two.
  for (let step = 1; step <= 2; step++) {
    const shown = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
    instant += target - Date.parse(`${shown}Z`);
  }
  return new Date(instant).toISOString();
}
