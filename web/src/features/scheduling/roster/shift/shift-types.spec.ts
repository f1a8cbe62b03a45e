import { formatShiftHours } from './shift-types.js';

it('writes the hours of a shift as times are written everywhere', () => {
  expect(formatShiftHours('09:00 - 17:30')).toBe('9:00 AM to 5:30 PM');
  expect(formatShiftHours('9:00 AM - 5:00 PM')).toBe('9:00 AM - 5:00 PM');
});
