import { EMPTY_SLOT, startAt } from './slot-draft.js';

describe('the type of a new time slot', () => {
  it.each([
    ['09:00', 'Morning'],
    ['12:00', 'Afternoon'],
    ['16:55', 'Afternoon'],
    ['17:00', 'Evening'],
    [' 21:00 ', 'Evening'],
    ['2', 'Morning'],
  ])('of one at %j is %s', (start, type) => expect(startAt(EMPTY_SLOT, start, false).shift_type).toBe(type));

  it('stays what somebody has chosen', () => {
    expect(startAt({ ...EMPTY_SLOT, shift_type: 'Afternoon' }, '21:00', true).shift_type).toBe('Afternoon');
  });
});
