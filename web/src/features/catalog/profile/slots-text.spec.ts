import { slotsRefusal, slotsText } from './slots-text.js';

it('keeps numbers and what may become one, and makes 0 of the rest', () => {
  expect(['6', '06', '-1', '2.5', '-', '2.'].map(slotsText)).toEqual(['6', '6', '-1', '2.5', '-', '2.']);
  expect(['', 'many', '4x', ' '].map(slotsText)).toEqual(['0', '0', '0', '0']);
});

it('takes whole numbers from 0 to 24', () => {
  expect(['0', '24'].map(slotsRefusal)).toEqual([undefined, undefined]);
  expect(slotsRefusal('-1')).toBe('Available slots must be at least 0');
  expect(slotsRefusal('25')).toBe('Available slots cannot exceed 24');
  for (const text of ['2.5', '-']) expect(slotsRefusal(text)).toBe('Available slots must be a whole number');
});
