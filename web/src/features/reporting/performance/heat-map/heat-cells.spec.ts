import { toHeatRows } from './heat-cells.js';

const cell = (weekday: number, hour: number, booked_minutes: number, rostered_minutes: number) => ({
  weekday,
  hour,
  booked_minutes,
  rostered_minutes,
});

it('hours follow each other from the first to the last, with seven days each', () => {
  const rows = toHeatRows([cell(1, 9, 30, 120), cell(7, 11, 60, 60)]);
  expect(rows.map(({ hour }) => hour)).toEqual([9, 10, 11]);
  expect(rows.every(({ cells }) => cells.length === 7)).toBe(true);
  expect(rows[0]!.cells[0]).toEqual({ booked: 30, rostered: 120, share: 0.25, level: 2 });
  expect(rows[2]!.cells[6]).toMatchObject({ share: 1, level: 4 });
  expect(rows[1]!.cells[3]).toMatchObject({ share: null, level: 0 });
});

it('minutes that nobody is rostered for have no share', () => {
  expect(toHeatRows([cell(2, 20, 45, 0)])[0]!.cells[1]).toEqual({ booked: 45, rostered: 0, share: null, level: 0 });
});

it('nothing makes no rows', () => expect(toHeatRows([])).toEqual([]));
