import type { Evidence } from './evidence.js';
import type { Story } from './story.js';

/** No two confirmed bookings in each other's time, and no more of a day than the therapist takes. */
export function whatIsBookedTwice({ caps, buffer }: Evidence, stories: Map<string, Story>): string[] {
  const confirmed = [...stories.values()].filter(({ status, isUnassigned }) => status === 'confirmed' && !isUnassigned);
  const days = Map.groupBy(confirmed, ({ therapist, day }) => `${therapist} ${day}`);
  const found: string[] = [];
  for (const [name, ofDay] of days) {
    const cap = caps.get(ofDay[0]!.therapist)!;
    if (ofDay.length > cap) found.push(`${ofDay.length} confirmed bookings on ${name}, more than the ${cap} that the therapist takes`);
    for (const [before, after] of neighbours(ofDay)) {
      const end = buffer === null ? minutesOf(before.time) + 1 : minutesOf(before.time) + before.duration + buffer;
      if (minutesOf(after.time) < end) found.push(`confirmed bookings at ${before.time} and ${after.time} on ${name} are in each other's time`);
    }
  }
  return found;
}

function neighbours(ofDay: readonly Story[]): [Story, Story][] {
  const inOrder = ofDay.toSorted((a, b) => minutesOf(a.time) - minutesOf(b.time));
  return inOrder.slice(1).map((after, index) => [inOrder[index]!, after]);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}
