import {
  booking,
  date,
  relocate,
  shift,
  shop,
  therapist,
} from '../../../../test/support/fixtures/relocation-fixtures.js';
import { addDays, formatMinutes } from '../../../kernel/local-time.js';
import type { HypotheticalChange } from '../../../scheduling/index.js';

describe('a month of twelve people', () => {
  const days = Array.from({ length: 30 }, (_, nth) => addDays(date, nth));
  const people = Array.from({ length: 12 }, (_, nth) => `t${nth}`);
  const starts = Array.from({ length: 20 }, (_, nth) => formatMinutes(9 * 60 + nth * 30));
  const free = { starts, therapists: people.map((id) => therapist(id)), services: ['swedish', 'cupping'] };
  // Five to eight a day, each beginning a cleanup of 15 minutes after the one before.
  const bookings = days.flatMap((day, nthDay) =>
    people.flatMap((therapistId, nth) =>
      Array.from({ length: 5 + ((nth + nthDay) % 4) }, (_, place) =>
        booking({
          ...{ bookingId: `${day} ${therapistId} ${place}`, therapistId, date: day },
          ...{ time: formatMinutes(9 * 60 + place * 75), serviceId: free.services[place % 2]! },
          isTherapistChosen: nth % 2 === 0,
        }),
      ),
    ),
  );
  const snapshot = shop(bookings, {
    ...free,
    services: free.services.map((id) => ({ id, cleanupMinutes: null, needsNoRoom: false, roomIds: null })),
    shifts: [...days, addDays(date, 30)].flatMap((day) => people.map((id) => shift(id, day, ['09:00', '19:00']))),
  });
  const rules = { isFull: true, bufferMinutes: 30, ignoresHours: false };
  const longerCleanup: HypotheticalChange = { kind: 'booking-rules', rules };

  it('is planned with few availability checks, whether bookings find a place or not', async () => {
    const { displaced, checkCount, unsearched, relocations } = await relocate(bookings, snapshot, longerCleanup);
    expect(displaced).toBeGreaterThan(700);
    expect(relocations.some(({ outcome }) => outcome === 'other_time')).toBe(true);
    expect(relocations.some(({ outcome }) => outcome === 'call')).toBe(true);
    expect(unsearched).toBe(0);
    expect(checkCount).toBeLessThan(200 * displaced);
  });

  it('searches no day on which the shop would be closed', async () => {
    const closed: HypotheticalChange = {
      kind: 'closures',
      ranges: [{ firstDate: days[1]!, lastDate: days.at(-1)! }],
    };
    const { displaced, checkCount, unsearched, relocations } = await relocate(bookings, snapshot, closed);
    expect(displaced).toBeGreaterThan(2_000);
    expect(unsearched).toBe(0);
    const places = relocations.flatMap(({ place }) => place?.date ?? []);
    expect(new Set(places)).toEqual(new Set([addDays(date, 30)]));
    expect(checkCount).toBeLessThan(3 * displaced);
  });

  it('counts the bookings for which it stopped searching', async () => {
    const { relocations, unsearched } = await relocate(bookings, snapshot, longerCleanup, { maxChecks: 20_000 });
    expect(unsearched).toBeGreaterThan(0);
    expect(relocations.filter(({ outcome }) => outcome === 'call').length).toBeGreaterThanOrEqual(unsearched);
  });

  it('lets others have their turn meanwhile', async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const { checkCount } = await relocate(bookings, snapshot, longerCleanup);
    isDone = true;
    expect(turns).toBeGreaterThan(checkCount / 2_000);
  });
});
