import { validateSlots, normalizeSlotsInput } from './slots-input.js';

it('keeps numbers and what may become one, and makes 0 of the rest', () => {
  expect(['6', '06', '-1', '2.5', '-', '2.'].map(normalizeSlotsInput)).toEqual(['6', '6', '-1', '2.5', '-', '2.']);
  expect(['', 'many', '4x', ' '].map(normalizeSlotsInput)).toEqual(['0', '0', '0', '0']);
});

it('takes whole numbers from 0 to 24', () => {
  expect(['0', '24'].map(validateSlots)).toEqual([undefined, undefined]);
  expect(validateSlots('-1')).toBe('Available slots must be at least 0');
  expect(validateSlots('25')).toBe('Available slots cannot exceed 24');
  for (const text of ['2.5', '-']) expect(validateSlots(text)).toBe('Available slots must be a whole number');
});
