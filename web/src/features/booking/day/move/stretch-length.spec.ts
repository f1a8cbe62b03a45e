import { stretchByStep, stretchTo } from './stretch-length.js';

describe('the length of a booking', () => {
  const target = { therapistId: 'mei', date: '2026-11-26', time: '10:00', minutes: 60 };
  const ending = (time: string, minutes: number) => ({ ...target, time, minutes });

  it.each([
    ['the nearest step of the grid', '10:00', 11 * 60 + 13, 75],
    ['no less than a step', '10:00', 9 * 60, 5],
    ['no further than midnight', '23:30', 25 * 60, 30],
    ['an end on the grid where the start is beside it', '10:07', 11 * 60 + 1, 53],
    ['no less than a step behind such a start', '10:07', 10 * 60 + 7, 8],
  ])('goes to %s', (_, time, end, minutes) => expect(stretchTo(ending(time, 60), end).minutes).toBe(minutes));

  it.each([
    [60, 1, 65],
    [60, -1, 55],
    [62, 1, 65],
    [62, -1, 60],
    [5, -1, 5],
  ] as const)('of %i minutes goes by %i step to %i', (minutes, step, expected) =>
    expect(stretchByStep(ending('10:00', minutes), step).minutes).toBe(expected),
  );
});
