import { formatShiftHours } from './format-shift-hours.js';

it.each([
  ['09:00 - 17:30', '9:00 AM – 5:30 PM'],
  ['9:00 AM - 5:00 PM', '9:00 AM – 5:00 PM'],
  ['12:00-21:00', '12:00 PM – 9:00 PM'],
  ['9am-5pm', '9:00 AM – 5:00 PM'],
  ['12:30 am - 9', '12:30 AM – 9:00 AM'],
  ['late', 'late'],
  ['9:00 AM to close', '9:00 AM to close'],
  ['25:00 - 26:00', '25:00 - 26:00'],
])('hours written as %s are shown as %s', (written, shown) => {
  expect(formatShiftHours(written)).toBe(shown);
});
