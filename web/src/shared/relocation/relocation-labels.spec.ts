import type { RelocationDto } from '../api/generated.js';
import {
  closedShiftsLabel,
  doneLabel,
  leftLabel,
  offersLabel,
  outsideLabel,
  planLabel,
  rowNote,
  uncoveredLabel,
} from './relocation-labels.js';

const plan = {
  displaced: 11,
  fit: 7,
  at_risk: 640,
  unsearched: 0,
  offers: 0,
  total_price: 1200,
  currency: 'USD',
  rows: [],
  closed_shifts: 0,
  shifts: [],
};

it.each([
  [plan, 'Moves 11 bookings, 7 fit elsewhere, $640.00 at risk'],
  [{ ...plan, fit: 11, at_risk: 0 }, 'Moves 11 bookings, all fit elsewhere, nothing at risk'],
  [{ ...plan, displaced: 1, fit: 1, at_risk: 0 }, 'Moves 1 booking, it fits elsewhere, nothing at risk'],
  [
    { ...plan, unsearched: 3 },
    'Moves 11 bookings, 7 fit elsewhere, $640.00 at risk. Too many at once: no other time was looked for 3 of them',
  ],
  [{ ...plan, displaced: 0, fit: 0, at_risk: 0 }, 'No booking loses its place'],
])('%j reads %s', (given, label) => expect(planLabel(given)).toBe(label));

it('says the same of bookings that a change leaves uncovered', () => {
  expect(uncoveredLabel(plan)).toBe('11 bookings uncovered, 7 fit elsewhere, $640.00 at risk');
  expect(uncoveredLabel({ ...plan, displaced: 1, fit: 0 })).toBe(
    '1 booking uncovered, 0 fit elsewhere, $640.00 at risk',
  );
  expect(uncoveredLabel({ ...plan, displaced: 0 })).toBe('No booking uncovered');
});

it('counts offers to people who wait besides', () => {
  const labels = [0, 1, 2].map((offers) => offersLabel({ ...plan, offers }));
  expect(labels).toEqual(['', '1 offer to people who wait ends', '2 offers to people who wait end']);
});

it('counts the shifts outside opening times', () => {
  const labels = [0, 1, 4].map((closed_shifts) => closedShiftsLabel({ ...plan, closed_shifts }));
  expect(labels).toEqual(['', '1 shift runs outside opening times', '4 shifts run outside opening times']);
});

it('says what saved opening times leave outside', () => {
  const none = { ...plan, displaced: 0 };
  expect(outsideLabel(none)).toBe('No booking or shift is outside opening times');
  expect(outsideLabel({ ...none, closed_shifts: 1 })).toBe('1 shift is outside opening times');
  expect(outsideLabel({ ...plan, closed_shifts: 63 })).toBe('11 bookings and 63 shifts are outside opening times');
});

describe('the note of a row', () => {
  const place = { therapist_id: 't', therapist_name: 'Tom', booking_date: '2026-03-02', booking_time: '11:00' };
  const row = (booking: object, more: object = {}) =>
    ({
      booking: { therapist_id: 'm', therapist_name: 'Mei', status: 'confirmed', has_email: true, ...booking },
      ...{ cause: 'away', outcome: 'other_time', place },
      ...more,
    }) as RelocationDto;

  it('keeps in sight for whom the client asked, whatever the time', () => {
    const asked = { is_therapist_chosen: true };
    expect(rowNote(row(asked))).toBe('another time · asked for Mei');
    expect(rowNote(row(asked, { outcome: 'same_time' }))).toBe('asked for Mei');
    expect(rowNote(row(asked, { place: { ...place, therapist_id: 'm' } }))).toBe('another time');
    expect(rowNote(row(asked, { outcome: 'call', place: null }))).toBe('');
  });

  it('says that moving a request confirms it', () => {
    expect(rowNote(row({ status: 'pending' }, { outcome: 'same_time' }))).toBe('a request: moving it confirms it');
    expect(rowNote(row({ status: 'pending' }, { outcome: 'keep', place: null }))).toBe('');
  });
});

it('says what was done, what was left and who is told', () => {
  const result = { id: '1', moved: ['a', 'b'], cancelled: [], left: [], undone: null, left_moved: null };
  expect(doneLabel({ ...result, client_told_in_seconds: 30 })).toBe(
    "2 bookings moved. We'll email the clients in 30 seconds.",
  );
  const left = [{ booking_id: 'c', code: 'time_conflict' }];
  expect(doneLabel({ ...result, left, client_told_in_seconds: null })).toBe('2 bookings moved, 1 left as they are.');
  expect(leftLabel('time_conflict')).toBe('the time is not free any more');
  expect(leftLabel('booking-modified')).toBe('someone else has changed it');
});
