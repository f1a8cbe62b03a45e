import { aheadLabel, nextFreeLabel, slotsTodayLabel, todayLabel, toPreselection } from './shift-labels.js';

const today = '2026-11-20';
const away = (next_shift?: { date: string; start: string }, off_today = true) => {
  const given = { available_now: false, off_today, slots_remaining_today: 0, ...(next_shift && { next_shift }) };
  return [todayLabel(given, today), aheadLabel(given, today)];
};

it('says what today is for somebody', () => {
  const here = { available_now: true, off_today: false, shift_ends: '17:00' };
  expect(todayLabel(here, today)).toBe('Here until 5:00 PM');
  expect(away({ date: today, start: '12:00' }, false)).toEqual(['Here from 12:00 PM', undefined]);
  expect(away({ date: '2026-11-21', start: '09:00' }, false)[0]).toBe('Finished for today');
  expect(away()[0]).toBe('Off today');
});

it('says when somebody is back, the nearer the plainer', () => {
  expect(away({ date: '2026-11-21', start: '09:00' })[1]).toBe('Back tomorrow, 9:00 AM');
  expect(away({ date: '2026-11-25', start: '12:00' })[1]).toBe('Back Wednesday, 12:00 PM');
  expect(away({ date: '2026-11-27', start: '12:00' })[1]).toBe('Back Fri, Nov 27, 12:00 PM');
});

it('promises nothing when no shift is planned', () => {
  expect(away()[1]).toBe('Back soon. Call us for dates.');
});

it('leads to the next free time once today has none', () => {
  const free = { date: '2026-11-21', time: '09:30' };
  const given = (left: number) => ({
    id: 't1',
    available_now: false,
    off_today: true,
    slots_remaining_today: left,
    next_free: free,
  });
  expect(aheadLabel(given(0), today)).toBe('Next free: tomorrow, 9:30 AM');
  expect(toPreselection(given(0))).toEqual({ therapist_id: 't1', ...free });
  expect(toPreselection(given(2))).toEqual({ therapist_id: 't1' });
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
