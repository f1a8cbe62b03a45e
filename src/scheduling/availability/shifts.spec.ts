import { runsPastShift } from './shifts.js';

const hours = (...spans: [number, number][]) => spans.map(([start, end]) => ({ start: start * 60, end: end * 60 }));

describe('an appointment at the end of a shift', () => {
  it.each([
    ['16:00', 60, false],
    ['16:15', 60, true],
    ['16:15', 45, false],
  ])('at %s for %i minutes runs past it: %s', (start, minutes, expected) => {
    expect(runsPastShift(hours([9, 17]), start, minutes)).toBe(expected);
  });

  it('goes on into a shift that begins where the first one ends', () => {
    expect(runsPastShift(hours([13, 17], [9, 13]), '12:30', 60)).toBe(false);
    expect(runsPastShift(hours([14, 17], [9, 13]), '12:30', 60)).toBe(true);
  });

  it('is no question outside every shift', () => {
    expect(runsPastShift(hours([9, 17]), '18:00', 60)).toBe(false);
    expect(runsPastShift([], '18:00', 60)).toBe(false);
  });
});
