import type { ClosureDto } from '../../../../../shared/api/generated.js';
import { toOpenHolidays } from './open-holidays.js';

const christmas = { date: '2026-12-25', name: 'Christmas Day' };
const boxing = { date: '2026-12-26', name: 'Boxing Day' };
const toClosure = (first_date: string, last_date: string) => ({ first_date, last_date }) as ClosureDto;

it('leaves out what a closure covers, its last day included', () => {
  const closures = [toClosure('2026-12-20', '2026-12-25')];
  expect(toOpenHolidays([christmas, boxing], closures)).toEqual([boxing]);
});

it('makes one of two on the same date, with both names', () => {
  const proclamation = { date: '2026-12-26', name: 'Proclamation Day' };
  expect(toOpenHolidays([christmas, boxing, proclamation], [])).toEqual([
    christmas,
    { date: '2026-12-26', name: 'Boxing Day, Proclamation Day' },
  ]);
});

it('cuts names that are too long for a closure', () => {
  expect(toOpenHolidays([{ ...christmas, name: 'x'.repeat(120) }], [])[0]!.name).toHaveLength(100);
});
