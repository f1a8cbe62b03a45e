import type { Evidence } from './evidence.js';
import type { Story } from './story.js';

/** No two confirmed bookings at one start of a therapist, and no more of a day than the therapist takes. */
export function whatIsBookedTwice({ caps }: Evidence, stories: Map<string, Story>): string[] {
  const confirmed = [...stories.values()].filter(({ status, isUnassigned }) => status === 'confirmed' && !isUnassigned);
  const atOnce = Map.groupBy(confirmed, ({ therapist, day, time }) => `${therapist} ${day} ${time}`);
  const ofDay = Map.groupBy(confirmed, ({ therapist, day }) => `${therapist} ${day}`);
  const doubled = [...atOnce].filter(([, stories]) => stories.length > 1);
  const overfull = [...ofDay].filter(([, stories]) => stories.length > caps.get(stories[0]!.therapist)!);
  return [
    ...doubled.map(([slot, { length }]) => `${length} confirmed bookings at ${slot}`),
    ...overfull.map(([day, { length }]) => `${length} confirmed bookings on ${day}, more than the therapist takes`),
  ];
}
