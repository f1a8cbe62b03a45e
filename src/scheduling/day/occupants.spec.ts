import { getShiftEnd } from './occupants.js';

const hours = (...spans: [number, number][]) => spans.map(([from, to]) => ({ from: from * 60, to: to * 60 }));

describe('the end of the shift in which a start lies', () => {
  it.each<[string, [number, number][], number, number | null]>([
    ['is that of the shift', [[9, 17]], 16, 17],
    [
      'is that of the shift which begins where the first one ends',
      [
        [13, 17],
        [9, 13],
      ],
      12,
      17,
    ],
    [
      'is that of the first one where the next begins later',
      [
        [14, 17],
        [9, 13],
      ],
      12,
      13,
    ],
    ['is no question after it', [[9, 17]], 17, null],
    ['is no question before it', [[9, 17]], 8, null],
    ['is no question without a shift', [], 18, null],
  ])('%s', (_, shifts, hour, end) => {
    expect(getShiftEnd(hours(...shifts), hour * 60)).toBe(end === null ? null : end * 60);
  });
});
