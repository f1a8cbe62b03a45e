import { formatPhone } from './phone.js';

describe('formatPhone', () => {
  it.each([
    ['0', '0'],
    ['0491', '0491'],
    ['04915', '0491 5'],
    ['0491570156', '0491 570 156'],
    ['+61491570156', '+61 491 570 156'],
    ['0491 570 15', '0491 570 15'],
  ])('groups %s as %s while it is typed', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

  it.each(['0298765432', '04915701567', '+64211234567', 'call me'])('leaves %s as it is', (typed) =>
    expect(formatPhone(typed)).toBe(typed),
  );
});
