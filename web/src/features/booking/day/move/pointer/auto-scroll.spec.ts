import { scrollStep } from './auto-scroll.js';

describe('scrolling while a booking is dragged', () => {
  it.each([
    [300, 0],
    [100, -14],
    [124, -7],
    [90, -14],
    [500, 14],
    [476, 7],
  ])('at %i pixels between 100 and 500 goes %i', (at, expected) =>
    expect(scrollStep(at, 100, 500)).toBeCloseTo(expected),
  );
});
