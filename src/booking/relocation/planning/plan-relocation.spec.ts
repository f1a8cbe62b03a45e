import {
  booking,
  date,
  meiOnLeave,
  plan,
  shift,
  shop,
  therapist,
} from '../../../../test/support/fixtures/relocation-fixtures.js';
import type { HypotheticalChange } from '../../../scheduling/index.js';
import type { Choice, PlacedBooking } from './displaced-booking.js';

describe('what a therapist who is away had', () => {
  it('goes to the same time with somebody who is free and gives it', async () => {
    expect(await plan([booking({ bookingId: 'one' }), booking({ bookingId: 'two', time: '13:00' })])).toEqual({
      one: 'tom 10:00',
      two: 'tom 13:00',
    });
  });

  it('goes to nobody who does not give it', async () => {
    const therapists = [therapist('mei'), therapist('tom', { serviceIds: ['cupping'] })];
    expect(await plan([booking({ bookingId: 'one' })], meiOnLeave, { therapists })).toEqual({ one: 'call' });
  });

  it('goes to whoever keeps the day without a new hole, then has the fewest booked minutes', async () => {
    const therapists = [therapist('mei'), therapist('tom'), therapist('zoe')];
    const shifts = [shift('mei'), shift('tom'), shift('zoe')];
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '13:00' });
    expect(
      await plan([booking({ bookingId: 'one', time: '16:00' }), busy], meiOnLeave, { therapists, shifts }),
    ).toEqual({
      one: 'zoe 16:00',
    });
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

  it('goes to no time that the clock skips, nor is one free that is chosen by hand', async () => {
    const skipped = [{ date, from: '12:00', to: '14:00' }];
    const busy = booking({ bookingId: 'busy', therapistId: 'tom', time: '10:00' });
    const two = [booking({ bookingId: 'one', isTherapistChosen: false }), busy];
    expect(await plan(two, meiOnLeave, { skipped })).toEqual({ one: 'tom 14:00' });
    const choices = new Map([['one', { kind: 'place' as const, place: { therapistId: 'tom', date, time: '13:00' } }]]);
    expect(await plan(two, meiOnLeave, { skipped, choices })).toEqual({ one: 'taken' });
    const part = (nth: number, time: string) =>
      booking({ bookingId: `part ${nth}`, time, visit: { id: 'visit', guest: 1, part: nth } });
    // From 12:00 on the second treatment would begin at 13:00.
    const visit = [part(1, '10:00'), part(2, '11:00'), busy];
    expect(await plan(visit, meiOnLeave, { skipped: [{ ...skipped[0]!, from: '13:00' }] })).toEqual({
      'part 1': 'tom 14:00',
      'part 2': 'tom 15:00',
    });
  });

  it('goes to another day when this one is full, else the client is called', async () => {
    const therapists = [therapist('mei'), therapist('tom', { availableSlots: 1 })];
    const busy = booking({ bookingId: 'busy', therapistId: 'tom' });
    const one = booking({ bookingId: 'one', time: '11:00' });
    const shifts = [shift('mei'), shift('tom'), shift('mei', '2026-03-05')];
    expect(await plan([one, busy], meiOnLeave, { therapists, shifts })).toEqual({ one: 'mei 11:00 on 2026-03-05' });
    expect(await plan([one, busy], meiOnLeave, { therapists })).toEqual({ one: 'call' });
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
    expect(await plan([one, other], meiOnLeave, { therapists, shifts, services })).toEqual({
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
    expect(await plan([one, busy], meiOnLeave, { ...snapshot, reservations })).toEqual({ one: 'tom 12:00' });
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
    expect(await plan([part(1, '10:00'), second, busy], meiOnLeave, { therapists, shifts })).toEqual({
      'part 1': 'tom 12:00',
      'part 2': 'zoe 13:00',
    });
  });
});

describe('a plan is made around what was decided by hand', () => {
  const two = [booking({ bookingId: 'one' }), booking({ bookingId: 'two', time: '11:00' })];
  const choose = (...entries: [string, Choice][]) => plan(two, meiOnLeave, { choices: new Map(entries) });

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

  it('a draft covers nothing, whatever becomes of it beside a shift that goes', async () => {
    const change = (id: string): HypotheticalChange => ({
      ...{ kind: 'roster', removedIds: [`mei ${date}`], gained: [] },
      changed: [{ ...shift('mei'), id }],
    });
    const shifts = [shift('mei'), shift('tom'), { ...shift('mei', '2026-03-03'), id: 'shift' }];
    expect(await plan([one], change('draft'), { shifts })).toEqual({ one: 'tom 10:00' });
    expect(await plan([one], change('shift'), { shifts })).toEqual({});
  });

  it('nothing where nothing is lost', async () => {
    expect(await plan([one], { kind: 'roster', removedIds: [`tom ${date}`], gained: [] })).toEqual({});
  });
});
