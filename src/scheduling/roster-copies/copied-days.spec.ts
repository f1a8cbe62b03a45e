import { countDays, toCopiedDays } from './copied-days.js';

const copied = (from: string, to: string, intoFrom: string, intoTo: string) =>
  [...toCopiedDays({ from, to }, { from: intoFrom, to: intoTo })].map(([day, into]) => `${day} → ${into.join(', ')}`);

describe('copied days', () => {
  it('keep their order', () => {
    expect(copied('2026-03-02', '2026-03-04', '2026-03-09', '2026-03-11')).toEqual([
      '2026-03-02 → 2026-03-09',
      '2026-03-03 → 2026-03-10',
      '2026-03-04 → 2026-03-11',
    ]);
  });

  it('begin again in a longer target, and are cut in a shorter one', () => {
    expect(copied('2026-03-02', '2026-03-03', '2026-03-09', '2026-03-13')).toEqual([
      '2026-03-02 → 2026-03-09, 2026-03-11, 2026-03-13',
      '2026-03-03 → 2026-03-10, 2026-03-12',
    ]);
    expect(copied('2026-03-02', '2026-03-08', '2026-03-09', '2026-03-09')).toEqual(['2026-03-02 → 2026-03-09']);
  });

  it('are dates: weeks in which the clocks change have seven as well', () => {
    expect(countDays({ from: '2026-03-30', to: '2026-04-05' })).toBe(7);
    expect(copied('2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04')).toEqual([
      '2026-04-04 → 2026-10-03',
      '2026-04-05 → 2026-10-04',
    ]);
  });
});
