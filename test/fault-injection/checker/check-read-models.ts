import type { Evidence } from './evidence.js';
import type { ReplayedBooking } from './replayed-booking.js';

/** Checks that lists, revenue and customers agree with the log. */
export function checkReadModels(
  { bookings, revenue, customers, clients }: Evidence,
  replayed: Map<string, ReplayedBooking>,
): string[] {
  const rows = new Map(bookings.map((row) => [row.id, row]));
  const found: string[] = [];
  for (const { id, status, therapist, day, time, events } of replayed.values()) {
    const row = rows.get(id);
    const expected = [events.length, status, therapist, day, time].join(' ');
    const actual = row && [row.version, row.status, row.therapist_id, row.day, row.time].join(' ');
    if (actual !== expected) found.push(`booking ${id} is ${expected}, its list says ${actual ?? 'nothing'}`);
  }
  if (rows.size > replayed.size) found.push(`the list has ${rows.size - replayed.size} bookings too many`);

  const due = Map.groupBy(replayed.values(), ({ day, therapist, status }) => `${day} ${therapist} ${status}`);
  const counted = new Map(
    revenue.map(({ day, therapist_id, status, ...sums }) => [`${day} ${therapist_id} ${status}`, sums]),
  );
  for (const key of new Set([...due.keys(), ...counted.keys()])) {
    const ofKey = due.get(key) ?? [];
    const cents = ofKey.reduce((sum, booking) => sum + booking.cents, 0);
    const sums = counted.get(key);
    if (sums?.bookings === ofKey.length && sums.cents === cents) continue;
    found.push(
      `revenue of ${key} is ${ofKey.length} bookings and ${cents} cents, shown ${sums?.bookings} and ${sums?.cents}`,
    );
  }

  const known = new Set(customers.map(({ key }) => key));
  for (const { booking, email } of clients)
    if (booking && !known.has(email)) found.push(`${email} is not among the customers`);
  return found;
}
