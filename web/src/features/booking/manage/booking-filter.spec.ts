import { shownIn, type WantedBookings } from './booking-filter.js';

const today = '2026-11-26';
const wanted: WantedBookings = { status: 'active', date: undefined, name: 'ann', from: undefined };

it('the table shows what its filters say, from today on', () => {
  expect(shownIn('table', wanted, today)).toEqual({ status: 'active', order: 'earliest', name: 'ann', from: today });
  expect(shownIn('table', { ...wanted, status: 'all' }, today)).toEqual({ status: 'all', order: 'latest', name: 'ann' });
});

it('the day view shows a day, today when none is named, and the requests whatever waits', () => {
  expect(shownIn('day', wanted, today)).toEqual({ status: 'active', order: 'earliest', date: today });
  expect(shownIn('day', { ...wanted, date: '2026-12-01' }, today)).toMatchObject({ date: '2026-12-01' });
  expect(shownIn('requests', wanted, today)).toEqual({ status: 'pending', order: 'earliest' });
});
