import { addDays, formatMinutes } from '../../../kernel/local-time.js';
import {
  applyChange,
  type HypotheticalChange,
  Schedule,
  type ScheduleSnapshot,
  toFormer,
} from '../../../scheduling/index.js';
import type { Choice, PlacedBooking } from './displaced-booking.js';
import { findClosedShifts } from './find-closed-shifts.js';
import { findDisplaced } from './find-displaced.js';
import { planRelocation } from './plan-relocation.js';

const date = '2026-03-02';
const now = { date, time: '08:00' };

const therapist = (id: string, more: Partial<ScheduleSnapshot['therapists'][number]> = {}) => ({
  ...{ id, name: id, isActive: true, isUnassigned: false, availableSlots: 8, serviceIds: null, lastAssignedAt: null },
  ...more,
});
const shift = (therapistId: string, day = date, hours: [string, string] = ['09:00', '17:00']) => ({
  ...{ id: `${therapistId} ${day}`, therapistId, date: day, start: hours[0], end: hours[1] },
});

interface Given extends Partial<PlacedBooking> {
  bookingId: string;
}

const booking = ({ bookingId, ...more }: Given): PlacedBooking => ({
  ...{
    bookingId,
    therapistId: 'mei',
    date,
    time: '10:00',
    serviceId: 'swedish',
    durationMinutes: 60,
    priceCents: 9000,
  },
  ...{ isUnassigned: false, isTherapistChosen: true, visit: null, cause: null },
  ...more,
});

const shop = (bookings: readonly PlacedBooking[], more: Partial<ScheduleSnapshot> = {}): ScheduleSnapshot => ({
  rules: { isFull: true, bufferMinutes: 15, ignoresHours: false },
  ...{ shortestMinutes: 75, week: null, closures: [], timeOff: [], rooms: [] },
  starts: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
  therapists: [therapist('mei'), therapist('tom')],
  services: [{ id: 'swedish', cleanupMinutes: null, needsNoRoom: false, roomIds: null }],
  shifts: [shift('mei'), shift('tom')],
  reservations: bookings.map(({ bookingId, therapistId, date: day, time, durationMinutes, visit }) => ({
    ...{ bookingId, therapistId, date: day, time, durationMinutes, kind: 'held' as const },
    ...{ cleanupMinutes: null, roomId: null, partyId: visit?.id ?? null },
  })),
  ...more,
});

const meiIsAway: HypotheticalChange = {
  kind: 'absence',
  absence: { therapistId: 'mei', firstDate: date, lastDate: date, from: null, until: null },
};

async function relocate(
  bookings: readonly PlacedBooking[],
  snapshot: ScheduleSnapshot,
  change: HypotheticalChange,
  options: { choices?: Map<string, Choice>; maxLooks?: number } = {},
) {
  const after = new Schedule(applyChange(snapshot, change));
  const causes = await findDisplaced(new Schedule(toFormer(snapshot, change)), after, now);
  const placed = bookings.map((one) => ({ ...one, cause: causes.get(one.bookingId) ?? null }));
  const parties = Map.groupBy(placed, ({ visit, bookingId }) => visit?.id ?? bookingId);
  const made = await planRelocation(after, [...parties.values()], { now, ...options });
  return { ...made, displaced: causes.size, looks: after.looks };
}

/** What becomes of each booking, as `tom 10:00`, `call` and so on. */
async function plan(
  bookings: readonly PlacedBooking[],
  change: HypotheticalChange = meiIsAway,
  { choices, ...more }: Partial<ScheduleSnapshot> & { choices?: Map<string, Choice> } = {},
): Promise<Record<string, string>> {
  const { relocations } = await relocate(bookings, shop(bookings, more), change, choices && { choices });
  return Object.fromEntries(
    relocations.map(({ booking: { bookingId }, outcome, place }) => {
      const day = place && place.date !== date ? ` on ${place.date}` : '';
      return [bookingId, place && outcome !== 'taken' ? `${place.therapistId} ${place.time}${day}` : outcome];
    }),
  );
}

describe('what a therapist who is away had', () => {
  it('goes to the same time with somebody who is free and gives it', async () => {
    expect(await plan([booking({ bookingId: 'one' }), booking({ bookingId: 'two', time: '13:00' })])).toEqual({
      one: 'tom 10:00',
      two: 'tom 13:00',
    });
  });

  it('goes to nobody who does not give it', async () => {
    const therapists = [therapist('mei'), therapist('tom', { serviceIds: ['cupping'] })];
    expect(await plan([booking({ bookingId: 'one' })], meiIsAway, { therapists })).toEqual({ one: 'call' });
  });

  it('goes to whoever keeps the day without a new hole, then has the fewest booked minutes', async () => {
    const therapists = [therapist('mei'), therapist('tom'), therapist('zoe')];
    const shifts = [shift('mei'), shift('tom'), shift('zoe')];
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '13:00' });
    expect(await plan([booking({ bookingId: 'one', time: '16:00' }), busy], meiIsAway, { therapists, shifts })).toEqual(
      {
        one: 'zoe 16:00',
      },
    );
  });

  it('goes to the nearest time of the day where nobody is free then', async () => {
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '10:00' });
    expect(await plan([booking({ bookingId: 'one', isTherapistChosen: false }), busy])).toEqual({ one: 'tom 12:00' });
  });

  it('goes to another time of the therapist whom the client chose, where she is there', async () => {
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '10:00' });
    const morning: HypotheticalChange = {
      kind: 'absence',
      absence: { therapistId: 'mei', firstDate: date, lastDate: date, from: null, until: '14:00' },
    };
    expect(await plan([booking({ bookingId: 'one' }), busy], morning)).toEqual({ one: 'mei 14:00' });
  });

  it('goes to another day when this one is full, else the client is called', async () => {
    const therapists = [therapist('mei'), therapist('tom', { availableSlots: 1 })];
    const busy = booking({ bookingId: 'busy', therapistId: 'tom' });
    const one = booking({ bookingId: 'one', time: '11:00' });
    const shifts = [shift('mei'), shift('tom'), shift('mei', '2026-03-05')];
    expect(await plan([one, busy], meiIsAway, { therapists, shifts })).toEqual({ one: 'mei 11:00 on 2026-03-05' });
    expect(await plan([one, busy], meiIsAway, { therapists })).toEqual({ one: 'call' });
  });

  it('never takes one slot twice, and keeps times for those who have nowhere else to go', async () => {
    const therapists = [therapist('mei'), therapist('tom'), therapist('zoe', { serviceIds: ['swedish'] })];
    const shifts = [shift('mei'), shift('tom', date, ['10:00', '11:00']), shift('zoe', date, ['10:00', '11:00'])];
    const services = ['swedish', 'cupping'].map((id) => ({
      ...{ id, cleanupMinutes: null, needsNoRoom: false, roomIds: null },
    }));
    // Tom alone gives cupping, and would be first for Swedish as well.
    const one = booking({ bookingId: 'one' });
    const other = booking({ bookingId: 'other', therapistId: 'mei', serviceId: 'cupping' });
    expect(await plan([one, other], meiIsAway, { therapists, shifts, services })).toEqual({
      one: 'zoe 10:00',
      other: 'tom 10:00',
    });
  });

  it('goes where a room is free', async () => {
    const rooms = [{ id: 'blue', places: 1 }];
    const snapshot = {
      rooms,
      therapists: [therapist('mei'), therapist('tom'), therapist('zoe')],
      shifts: [shift('mei'), shift('tom'), shift('zoe')],
    };
    const one = booking({ bookingId: 'one', isTherapistChosen: false });
    const busy = booking({ bookingId: 'busy', therapistId: 'zoe' });
    const made = shop([one, busy], snapshot);
    const reservations = made.reservations.map((each) => ({ ...each, roomId: 'blue' }));
    expect(await plan([one, busy], meiIsAway, { ...snapshot, reservations })).toEqual({ one: 'tom 12:00' });
  });

  it('stays when it is over or begins before', async () => {
    const early = booking({ bookingId: 'early', time: '09:00' });
    const late = booking({ bookingId: 'late', time: '14:00' });
    const afternoon: HypotheticalChange = {
      kind: 'absence',
      absence: { therapistId: 'mei', firstDate: date, lastDate: date, from: '13:00', until: null },
    };
    expect(await plan([early, late], afternoon)).toEqual({ late: 'tom 14:00' });
  });
});

describe('a visit', () => {
  const part = (nth: number, time: string, more: Partial<PlacedBooking> = {}) =>
    booking({ bookingId: `part ${nth}`, time, visit: { id: 'visit', guest: 1, part: nth }, ...more });

  it('has all its treatments with one other therapist, without a break in between', async () => {
    expect(await plan([part(1, '10:00'), part(2, '11:00')])).toEqual({ 'part 1': 'tom 10:00', 'part 2': 'tom 11:00' });
  });

  it('moves as a whole when one of its treatments has to', async () => {
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '10:00' });
    const therapists = [therapist('mei'), therapist('tom'), therapist('zoe', { serviceIds: ['cupping'] })];
    const shifts = [shift('mei'), shift('tom'), shift('zoe')];
    const second = part(2, '11:00', { therapistId: 'zoe', serviceId: 'cupping' });
    expect(await plan([part(1, '10:00'), second, busy], meiIsAway, { therapists, shifts })).toEqual({
      'part 1': 'tom 12:00',
      'part 2': 'zoe 13:00',
    });
  });
});

describe('a plan is made around what was decided by hand', () => {
  const two = [booking({ bookingId: 'one' }), booking({ bookingId: 'two', time: '11:00' })];
  const choose = (...entries: [string, Choice][]) => plan(two, meiIsAway, { choices: new Map(entries) });

  it('others go elsewhere', async () => {
    const place = { therapistId: 'tom', date, time: '11:00' };
    expect(await choose(['one', { kind: 'place', place }])).toEqual({ one: 'tom 11:00', two: 'tom 13:00' });
  });

  it('what is not free is said', async () => {
    const place = { therapistId: 'mei', date, time: '12:00' };
    expect(await choose(['one', { kind: 'place', place }])).toMatchObject({ one: 'taken' });
  });

  it('what is kept, called or cancelled goes nowhere', async () => {
    expect(await choose(['one', { kind: 'keep' }], ['two', { kind: 'cancel' }])).toEqual({
      one: 'keep',
      two: 'cancel',
    });
  });
});

describe('the same for any other change', () => {
  const one = booking({ bookingId: 'one' });

  it.each<[string, HypotheticalChange, string]>([
    ['a deactivation', { kind: 'deactivation', therapistId: 'mei' }, 'tom 10:00'],
    ['a shift that is removed', { kind: 'roster', removedIds: [`mei ${date}`], gained: [] }, 'tom 10:00'],
    ['a block', { kind: 'block', block: { therapistId: 'mei', date, start: '10:00', end: '11:00' } }, 'tom 10:00'],
    ['a closure', { kind: 'closures', ranges: [{ firstDate: date, lastDate: date }] }, 'mei 10:00 on 2026-03-03'],
  ])('%s', async (_, change, place) => {
    const shifts = [shift('mei'), shift('tom'), shift('mei', '2026-03-03')];
    expect(await plan([one], change, { shifts })).toEqual({ one: place });
  });

  it('opening hours: a later time of the day', async () => {
    const day = { open: '12:00', close: '20:00', closed: false };
    const week = {
      ...{ monday: day, tuesday: day, wednesday: day, thursday: day },
      ...{ friday: day, saturday: day, sunday: day },
    };
    expect(await plan([one], { kind: 'business-hours', week })).toEqual({ one: 'mei 12:00' });
  });

  it('booking rules: of two that would overlap the later one', async () => {
    const next = booking({ bookingId: 'next', time: '11:15' });
    const rules = { isFull: true, bufferMinutes: 30, ignoresHours: false };
    expect(await plan([one, next], { kind: 'booking-rules', rules })).toEqual({ next: 'tom 11:15' });
  });

  it('nothing where nothing is lost', async () => {
    expect(await plan([one], { kind: 'roster', removedIds: [`tom ${date}`], gained: [] })).toEqual({});
  });
});

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

  it('is planned with few looks, whether bookings find a place or not', async () => {
    const { displaced, looks, unsearched, relocations } = await relocate(bookings, snapshot, longerCleanup);
    expect(displaced).toBeGreaterThan(700);
    expect(relocations.some(({ outcome }) => outcome === 'other_time')).toBe(true);
    expect(relocations.some(({ outcome }) => outcome === 'call')).toBe(true);
    expect(unsearched).toBe(0);
    expect(looks).toBeLessThan(200 * displaced);
  });

  it('says how many it looked no further for', async () => {
    const { relocations, unsearched } = await relocate(bookings, snapshot, longerCleanup, { maxLooks: 20_000 });
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
    const { looks } = await relocate(bookings, snapshot, longerCleanup);
    isDone = true;
    expect(turns).toBeGreaterThan(looks / 2_000);
  });
});

describe('where the shop is closed', () => {
  const next = '2026-03-03';
  const day = { open: '09:00', close: '17:00', closed: false };
  const week = {
    ...{ monday: { ...day, closed: true }, tuesday: day, wednesday: day, thursday: day },
    ...{ friday: day, saturday: day, sunday: day },
  };
  const shifts = [shift('tom'), shift('mei'), shift('mei', next), shift('tom', next, ['17:00', '20:00'])];
  const named = (given: Partial<ScheduleSnapshot>, change: HypotheticalChange, from = date) => {
    const snapshot = shop([], { shifts, ...given });
    const [before, after] = [new Schedule(toFormer(snapshot, change)), new Schedule(applyChange(snapshot, change))];
    return findClosedShifts(before, after, from).map(({ id }) => id);
  };

  it('the shifts that would lie wholly in closed times are named, by day and name', () => {
    expect(named({}, { kind: 'business-hours', week })).toEqual([`mei ${date}`, `tom ${date}`, `tom ${next}`]);
    expect(named({}, { kind: 'business-hours', week }, next)).toEqual([`tom ${next}`]);
    expect(named({ week }, { kind: 'closures', ranges: [{ firstDate: date, lastDate: next }] })).toEqual([
      `mei ${next}`,
    ]);
    const rules = { isFull: true, bufferMinutes: 15, ignoresHours: true };
    expect(named({ rules }, { kind: 'business-hours', week })).toEqual([]);
  });

  it('what lies there already is named once nothing else is asked about', async () => {
    const asked: HypotheticalChange = { kind: 'closed-times', days: null };
    expect(named({ week }, asked)).toEqual([`mei ${date}`, `tom ${date}`, `tom ${next}`]);
    const one = booking({ bookingId: 'one' });
    expect(await plan([one], asked, { week, shifts })).toEqual({ one: `mei 10:00 on ${next}` });
    const closures = [{ firstDate: date, lastDate: date }];
    expect(await plan([one], asked, { closures, shifts })).toEqual({ one: `mei 10:00 on ${next}` });
    expect(await plan([one], asked, { shifts })).toEqual({});
    expect(named({ week, rules: { isFull: true, bufferMinutes: 15, ignoresHours: true } }, asked)).toHaveLength(3);
  });
});
