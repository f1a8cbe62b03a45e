import { applyChange, type HypotheticalChange, Schedule, type ScheduleSnapshot } from '../../../scheduling/index.js';
import type { Choice, PlacedBooking } from './displaced-booking.js';
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

/** What becomes of each booking, as `tom 10:00`, `call` and so on. */
function plan(
  bookings: readonly PlacedBooking[],
  change: HypotheticalChange = meiIsAway,
  { choices, ...more }: Partial<ScheduleSnapshot> & { choices?: Map<string, Choice> } = {},
): Record<string, string> {
  const snapshot = shop(bookings, more);
  const after = new Schedule(applyChange(snapshot, change));
  const causes = findDisplaced(new Schedule(snapshot), after, now);
  const placed = bookings.map((one) => ({ ...one, cause: causes.get(one.bookingId) ?? null }));
  const parties = Map.groupBy(placed, ({ visit, bookingId }) => visit?.id ?? bookingId);
  const made = planRelocation(after, [...parties.values()], { now, ...(choices && { choices }) });
  return Object.fromEntries(
    made.map(({ booking: { bookingId }, outcome, place }) => {
      const day = place && place.date !== date ? ` on ${place.date}` : '';
      return [bookingId, place && outcome !== 'taken' ? `${place.therapistId} ${place.time}${day}` : outcome];
    }),
  );
}

describe('what a therapist who is away had', () => {
  it('goes to the same time with somebody who is free and gives it', () => {
    expect(plan([booking({ bookingId: 'one' }), booking({ bookingId: 'two', time: '13:00' })])).toEqual({
      one: 'tom 10:00',
      two: 'tom 13:00',
    });
  });

  it('goes to nobody who does not give it', () => {
    const therapists = [therapist('mei'), therapist('tom', { serviceIds: ['cupping'] })];
    expect(plan([booking({ bookingId: 'one' })], meiIsAway, { therapists })).toEqual({ one: 'call' });
  });

  it('goes to whoever keeps the day without a new hole, then has the fewest booked minutes', () => {
    const therapists = [therapist('mei'), therapist('tom'), therapist('zoe')];
    const shifts = [shift('mei'), shift('tom'), shift('zoe')];
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '13:00' });
    expect(plan([booking({ bookingId: 'one', time: '16:00' }), busy], meiIsAway, { therapists, shifts })).toEqual({
      one: 'zoe 16:00',
    });
  });

  it('goes to the nearest time of the day where nobody is free then', () => {
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '10:00' });
    expect(plan([booking({ bookingId: 'one', isTherapistChosen: false }), busy])).toEqual({ one: 'tom 12:00' });
  });

  it('goes to another time of the therapist whom the client chose, where she is there', () => {
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '10:00' });
    const morning: HypotheticalChange = {
      kind: 'absence',
      absence: { therapistId: 'mei', firstDate: date, lastDate: date, from: null, until: '14:00' },
    };
    expect(plan([booking({ bookingId: 'one' }), busy], morning)).toEqual({ one: 'mei 14:00' });
  });

  it('goes to another day when this one is full, else the client is called', () => {
    const therapists = [therapist('mei'), therapist('tom', { availableSlots: 1 })];
    const busy = booking({ bookingId: 'busy', therapistId: 'tom' });
    const one = booking({ bookingId: 'one', time: '11:00' });
    const shifts = [shift('mei'), shift('tom'), shift('mei', '2026-03-05')];
    expect(plan([one, busy], meiIsAway, { therapists, shifts })).toEqual({ one: 'mei 11:00 on 2026-03-05' });
    expect(plan([one, busy], meiIsAway, { therapists })).toEqual({ one: 'call' });
  });

  it('never takes one slot twice, and keeps times for those who have nowhere else to go', () => {
    const therapists = [therapist('mei'), therapist('tom'), therapist('zoe', { serviceIds: ['swedish'] })];
    const shifts = [shift('mei'), shift('tom', date, ['10:00', '11:00']), shift('zoe', date, ['10:00', '11:00'])];
    const services = ['swedish', 'cupping'].map((id) => ({
      ...{ id, cleanupMinutes: null, needsNoRoom: false, roomIds: null },
    }));
    // Tom alone gives cupping, and would be first for Swedish as well.
    const one = booking({ bookingId: 'one' });
    const other = booking({ bookingId: 'other', therapistId: 'mei', serviceId: 'cupping' });
    expect(plan([one, other], meiIsAway, { therapists, shifts, services })).toEqual({
      one: 'zoe 10:00',
      other: 'tom 10:00',
    });
  });

  it('goes where a room is free', () => {
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
    expect(plan([one, busy], meiIsAway, { ...snapshot, reservations })).toEqual({ one: 'tom 12:00' });
  });

  it('stays when it is over or begins before', () => {
    const early = booking({ bookingId: 'early', time: '09:00' });
    const late = booking({ bookingId: 'late', time: '14:00' });
    const afternoon: HypotheticalChange = {
      kind: 'absence',
      absence: { therapistId: 'mei', firstDate: date, lastDate: date, from: '13:00', until: null },
    };
    expect(plan([early, late], afternoon)).toEqual({ late: 'tom 14:00' });
  });
});

describe('a visit', () => {
  const part = (nth: number, time: string, more: Partial<PlacedBooking> = {}) =>
    booking({ bookingId: `part ${nth}`, time, visit: { id: 'visit', guest: 1, part: nth }, ...more });

  it('has all its treatments with one other therapist, without a break in between', () => {
    expect(plan([part(1, '10:00'), part(2, '11:00')])).toEqual({ 'part 1': 'tom 10:00', 'part 2': 'tom 11:00' });
  });

  it('moves as a whole when one of its treatments has to', () => {
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '10:00' });
    const therapists = [therapist('mei'), therapist('tom'), therapist('zoe', { serviceIds: ['cupping'] })];
    const shifts = [shift('mei'), shift('tom'), shift('zoe')];
    const second = part(2, '11:00', { therapistId: 'zoe', serviceId: 'cupping' });
    expect(plan([part(1, '10:00'), second, busy], meiIsAway, { therapists, shifts })).toEqual({
      'part 1': 'tom 12:00',
      'part 2': 'zoe 13:00',
    });
  });
});

describe('a plan is made around what was decided by hand', () => {
  const two = [booking({ bookingId: 'one' }), booking({ bookingId: 'two', time: '11:00' })];
  const choose = (...entries: [string, Choice][]) => plan(two, meiIsAway, { choices: new Map(entries) });

  it('others go elsewhere', () => {
    const place = { therapistId: 'tom', date, time: '11:00' };
    expect(choose(['one', { kind: 'place', place }])).toEqual({ one: 'tom 11:00', two: 'tom 13:00' });
  });

  it('what is not free is said', () => {
    const place = { therapistId: 'mei', date, time: '12:00' };
    expect(choose(['one', { kind: 'place', place }])).toMatchObject({ one: 'taken' });
  });

  it('what is kept, called or cancelled goes nowhere', () => {
    expect(choose(['one', { kind: 'keep' }], ['two', { kind: 'cancel' }])).toEqual({ one: 'keep', two: 'cancel' });
  });
});

describe('the same for any other change', () => {
  const one = booking({ bookingId: 'one' });

  it.each<[string, HypotheticalChange, string]>([
    ['a deactivation', { kind: 'deactivation', therapistId: 'mei' }, 'tom 10:00'],
    ['a shift that is removed', { kind: 'roster', removedIds: [`mei ${date}`], gained: [] }, 'tom 10:00'],
    ['a block', { kind: 'block', block: { therapistId: 'mei', date, start: '10:00', end: '11:00' } }, 'tom 10:00'],
    ['a closure', { kind: 'closure', firstDate: date, lastDate: date }, 'mei 10:00 on 2026-03-03'],
  ])('%s', (_, change, place) => {
    const shifts = [shift('mei'), shift('tom'), shift('mei', '2026-03-03')];
    expect(plan([one], change, { shifts })).toEqual({ one: place });
  });

  it('opening hours: a later time of the day', () => {
    const day = { open: '12:00', close: '20:00', closed: false };
    const week = {
      ...{ monday: day, tuesday: day, wednesday: day, thursday: day },
      ...{ friday: day, saturday: day, sunday: day },
    };
    expect(plan([one], { kind: 'business-hours', week })).toEqual({ one: 'mei 12:00' });
  });

  it('booking rules: of two that would overlap the later one', () => {
    const next = booking({ bookingId: 'next', time: '11:15' });
    const rules = { isFull: true, bufferMinutes: 30, ignoresHours: false };
    expect(plan([one, next], { kind: 'booking-rules', rules })).toEqual({ next: 'tom 11:15' });
  });

  it('nothing where nothing is lost', () => {
    expect(plan([one], { kind: 'roster', removedIds: [`tom ${date}`], gained: [] })).toEqual({});
  });
});
