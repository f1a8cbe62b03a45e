import type { Evidence } from './evidence.js';
import type { Story } from './story.js';

/** Lists, revenue and customers say what the log says. */
export function whatReadersSeeWrong({ bookings, revenue, customers, clients }: Evidence, stories: Map<string, Story>): string[] {
  const rows = new Map(bookings.map((row) => [row.id, row]));
  const found: string[] = [];
  for (const { id, status, therapist, day, time, events } of stories.values()) {
    const row = rows.get(id);
    const told = [events.length, status, therapist, day, time].join(' ');
    const shown = row && [row.version, row.status, row.therapist_id, row.day, row.time].join(' ');
    if (shown !== told) found.push(`booking ${id} is ${told}, its list says ${shown ?? 'nothing'}`);
  }
  if (rows.size > stories.size) found.push(`the list has ${rows.size - stories.size} bookings too many`);

  const due = Map.groupBy(stories.values(), ({ day, therapist, status }) => `${day} ${therapist} ${status}`);
  const counted = new Map(revenue.map(({ day, therapist_id, status, ...sums }) => [`${day} ${therapist_id} ${status}`, sums]));
  for (const key of new Set([...due.keys(), ...counted.keys()])) {
    const ofKey = due.get(key) ?? [];
    const cents = ofKey.reduce((sum, story) => sum + story.cents, 0);
    const sums = counted.get(key);
    if (sums?.bookings === ofKey.length && sums.cents === cents) continue;
    found.push(`revenue of ${key} is ${ofKey.length} bookings and ${cents} cents, shown ${sums?.bookings} and ${sums?.cents}`);
  }

  const known = new Set(customers.map(({ key }) => key));
  for (const { booking, email } of clients) if (booking && !known.has(email)) found.push(`${email} is not among the customers`);
  return found;
}
