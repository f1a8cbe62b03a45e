import { toBookingFilter, toViewFilter, type BookingListParams } from './booking-filter.js';

const today = '2026-11-26';
const listParams: BookingListParams = { status: 'active', date: undefined, name: 'ann', from: undefined };

it('the table shows what its filters say, from today on', () => {
  expect(toViewFilter('table', listParams, { today })).toEqual({
    status: 'active',
    order: 'earliest',
    name: 'ann',
    from: today,
  });
  expect(toViewFilter('table', { ...listParams, status: 'all' }, { today })).toEqual({
    status: 'all',
    order: 'latest',
    name: 'ann',
  });
});

it('the day view shows a day, today when none is named, and the requests whatever waits', () => {
  expect(toViewFilter('day', listParams, { today })).toEqual({ status: 'active', order: 'earliest', date: today });
  expect(toViewFilter('day', { ...listParams, date: '2026-12-01' }, { today })).toMatchObject({ date: '2026-12-01' });
  expect(toViewFilter('requests', listParams, { today })).toEqual({ status: 'pending', order: 'earliest' });
});

it('lists those of a day state on their day', () => {
  const expected = {
    ...listParams,
    status: 'confirmed' as const,
    dayState: 'expected' as const,
    date: today,
    name: '',
  };
  expect(toBookingFilter(expected, today)).toEqual({
    ...{ status: 'confirmed', order: 'earliest', dayState: 'expected', date: today },
  });
});

it('exports the days that the calendar shows: three, or a week from Monday to Sunday', () => {
  const wednesday = { ...listParams, date: '2026-12-02' };
  expect(toViewFilter('day', wednesday, { today, span: '3-days' })).toEqual({
    status: 'active',
    order: 'earliest',
    from: '2026-12-02',
    to: '2026-12-04',
  });
  expect(toViewFilter('day', wednesday, { today, span: 'week' })).toEqual({
    status: 'active',
    order: 'earliest',
    from: '2026-11-30',
    to: '2026-12-06',
  });
});

it('lists all bookings of a person, whatever else is asked for', () => {
  const ofPerson = { ...listParams, status: 'pending' as const, person: 'zara' };
  expect(toBookingFilter(ofPerson, today)).toEqual({ status: 'all', order: 'latest', person: 'zara' });
});
