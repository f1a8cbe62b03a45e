import { nextFreeLabel, shiftLabel, slotsTodayLabel } from './shift-labels.js';

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

const card = (left: number, off_today = false, date = '2026-11-21') => {
  const given = { slots_remaining_today: left, off_today, next_free: { date, time: '09:30' } };
  return [slotsTodayLabel(given), nextFreeLabel(given, today)];
};

it('counts what today still has, and otherwise says when something is free', () => {
  expect(card(3, false, today)).toEqual(['3 slots available today', undefined]);
  expect(card(1, false, today)).toEqual(['1 slot available today', undefined]);
  expect(card(0)).toEqual(['0 slots available today', 'Next free: tomorrow, 9:30 AM']);
  expect(card(0, true)).toEqual(['Off today', 'Next free: tomorrow, 9:30 AM']);
  expect(card(0, true, '2026-11-25')[1]).toBe('Next free: Wednesday, 9:30 AM');
  expect(nextFreeLabel({ slots_remaining_today: 0, off_today: true }, today)).toBeUndefined();
});
