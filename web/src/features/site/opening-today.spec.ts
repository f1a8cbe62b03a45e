import { formatOpeningToday } from './opening-today.js';

const at = (time: string, opens = '09:00', closes = '22:00') =>
  formatOpeningToday({ open_today: { opens, closes }, local_now: `2026-11-20T${time}:30` });

it('says how long the shop is still open today', () => {
  expect(at('11:09')).toBe('Open today until 10pm');
  expect(at('11:09', '09:00', '17:30')).toBe('Open today until 5:30pm');
});

it('says when it opens, and that it has closed', () => {
  expect(at('08:59')).toBe('Open today 9am to 10pm');
  expect(at('22:00')).toBe('Closed for today');
  expect(formatOpeningToday({ open_today: null, local_now: '2026-11-20T12:00:00' })).toBe('Closed today');
});

it('counts closing at midnight to the day that it ends', () => {
  expect(at('23:30', '09:00', '00:00')).toBe('Open today until 12am');
});
