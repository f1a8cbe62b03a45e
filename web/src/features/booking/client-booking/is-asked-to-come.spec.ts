import { isAskedToCome } from './is-asked-to-come.js';

const booking = { status: 'confirmed', booking_date: '2026-11-26', booking_time: '07:30' } as const;

it.each([
  ['on the evening before the third day, when its reminder leaves', '2026-11-22', '20:00', true],
  ['earlier than any reminder', '2026-11-22', '18:00', false],
  ['three days before', '2026-11-23', '07:30', true],
  ['a minute before', '2026-11-26', '07:29', true],
  ['from the start on', '2026-11-26', '07:30', false],
])('the page asks whether the client comes %s: %s %s', (_, date, time, isAsked) => {
  expect(isAskedToCome(booking, { date, time })).toBe(isAsked);
});

it('it asks nobody whose booking the shop has yet to confirm', () => {
  expect(isAskedToCome({ ...booking, status: 'pending' }, { date: '2026-11-25', time: '12:00' })).toBe(false);
});
