import { readdirSync, readFileSync } from 'node:fs';
import { getSchemaVersion, type StoredParts, upcast } from '../../../kernel/aggregate.js';
import { bookingEventTypes } from '../../booking.event-types.js';
import { bookingAggregate } from '../booking.aggregate.js';
import type { BookingEvent } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import { bookingUpcasters } from '../booking.upcasters.js';

const folder = new URL('golden/', import.meta.url);

/** Events exactly as some version of the product has stored them. These files are added to, never edited. */
const golden = readdirSync(folder).flatMap((file) => {
  const version = Number(/events-of-version-(\d+)\.json/.exec(file)?.[1]);
  const events = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as (StoredParts & { type: string })[];
  return events.map((event) => ({ ...event, version }));
});

const asOfToday = golden
  .filter(({ version }) => version === 0)
  .map(
    ({ type, version, ...parts }) =>
      ({ type, ...upcast(bookingUpcasters, type, version, parts) }) as unknown as BookingEvent,
  );

const after = (count: number): Booking =>
  asOfToday.slice(0, count).reduce(bookingAggregate.evolve, bookingAggregate.initial);

it.each(Object.keys(bookingEventTypes))('%s has an example of every version in which it was ever stored', (type) => {
  const versions = golden.filter((event) => event.type === type).map(({ version }) => version);
  expect(versions.toSorted()).toEqual(
    Array.from({ length: getSchemaVersion(bookingUpcasters, type) + 1 }, (_, version) => version),
  );
});

it('what the first version has stored still makes the same booking', () => {
  expect(after(5)).toEqual({
    status: 'completed',
    appointment: {
      therapistId: '0d4c1f0a-7a4e-4f4e-8f77-5b6a4f0c2b22',
      isUnassigned: false,
      date: '2026-11-27',
      time: '09:00',
    },
    service: {
      serviceId: '6f1f7c52-5d0e-4c3b-9d0a-0d6a5a3f6c11',
      serviceName: 'Hot Stone Massage',
      durationMinutes: 90,
      totalCents: 16500,
      currency: 'USD',
    },
    client: {
      firstName: 'Georgia',
      lastName: 'Marsh',
      phone: '0491 570 156',
      email: 'georgia@example.test',
      notes: 'Left shoulder',
    },
    userId: null,
    isEmailVerified: true,
    isAttendanceConfirmed: false,
    roomId: null,
  });
  expect(after(6)).toMatchObject({ status: 'cancelled', reason: 'Ill' });
  expect(after(7)).toMatchObject({ status: 'cancelled', reason: null, client: null });
  expect(after(10)).toMatchObject({
    status: 'pending',
    verdict: 'available',
    service: { serviceName: 'Cupping', totalCents: 9000 },
    client: { lastName: 'Marsh-Lowe', email: null },
  });
});
