/**
 * When a wall clock (`yyyy-MM-ddTHH:mm`) of a time zone shows that; an ISO instant. Told by Intl, not by the code under
 * test.
 */
export function instantOf(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}Z`);
  let instant = wanted;
  // The second step corrects the first when the clock changes between the two.
  for (let step = 1; step <= 2; step++) {
    const shown = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
    instant += wanted - Date.parse(`${shown}Z`);
  }
  return new Date(instant).toISOString();
}
