import { shiftLabel } from './shift-labels.js';

const today = '2026-11-20';
const away = (date: string, start = '12:00') =>
  shiftLabel({ available_now: false, next_shift: { date, start } }, today);

it('says until when somebody is here', () => {
  expect(shiftLabel({ available_now: true, shift_ends: '17:00' }, today)).toBe('Here until 5:00 PM');
});

it('says when somebody is back, the nearer the plainer', () => {
  expect(away('2026-11-20')).toBe('Here today from 12:00 PM');
  expect(away('2026-11-21', '09:00')).toBe('Back tomorrow, 9:00 AM');
  expect(away('2026-11-25')).toBe('Back Wednesday, 12:00 PM');
  expect(away('2026-11-27')).toBe('Back Fri, Nov 27, 12:00 PM');
});

it('promises nothing when no shift is planned', () => {
  expect(shiftLabel({ available_now: false }, today)).toBe('Back soon. Call us for dates.');
});
