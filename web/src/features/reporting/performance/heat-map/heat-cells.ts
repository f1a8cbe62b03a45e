import type { PerformanceCellDto } from '../../../../shared/api/generated.js';

/** The utilisation of an hour: 0 means that nobody is rostered; four levels follow, the last of which is full. */
type HeatLevel = 0 | 1 | 2 | 3 | 4;

export interface HeatCell {
  booked: number;
  rostered: number;
  /** Null where nobody is rostered. */
  share: number | null;
  level: HeatLevel;
}

/** Returns a row for each hour from the first to the last that has data, each with seven cells, Monday first. */
export function toHeatRows(cells: readonly PerformanceCellDto[]): { hour: number; cells: HeatCell[] }[] {
  if (cells.length === 0) return [];
  const hours = cells.map(({ hour }) => hour);
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  return Array.from({ length: last - first + 1 }, (_, nth) => ({
    hour: first + nth,
    cells: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      toHeatCell(cells.find((cell) => cell.weekday === weekday && cell.hour === first + nth)),
    ),
  }));
}

function toHeatCell(cell: PerformanceCellDto | undefined): HeatCell {
  const { booked_minutes: booked = 0, rostered_minutes: rostered = 0 } = cell ?? {};
  const share = rostered === 0 ? null : booked / rostered;
  return { booked, rostered, share, level: toLevel(share) };
}

function toLevel(share: number | null): HeatLevel {
  if (share === null) return 0;
  return share < 0.25 ? 1 : share < 0.5 ? 2 : share < 0.75 ? 3 : 4;
}
