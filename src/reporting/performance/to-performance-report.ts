import type { AsOfDto } from '../freshness/as-of.dto.js';
import type { CellMinutes } from './clock-corrections.js';
import type { Period } from './compared-periods.js';
import { type FigureSums, NO_SUMS, toFigures } from './figures.js';
import type { PerformanceReportDto, PerformanceRowDto } from './performance.dto.js';
import type { GroupSums, RosteredMinutes } from './performance-sums.js';

interface ReportSums {
  period: Period;
  groups: readonly GroupSums[];
  bookedCells: readonly CellMinutes[];
  rostered: RosteredMinutes;
  previous: Period;
  previousRostered: number;
  lastYear: Period;
  lastYearRostered: number;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Builds the report from its sums. */
export function toPerformanceReport(sums: ReportSums, currency: string, as_of: AsOfDto): PerformanceReportDto {
  const { period, groups, bookedCells, rostered } = sums;
  const total = groups.find(({ part }) => part === 'total');
  const sumsOfTotal = (part: GroupSums['part']) => groups.find((group) => group.part === part)?.sums ?? NO_SUMS;
  const sumsOf = (part: GroupSums['part'], key: number) =>
    groups.find((group) => group.part === part && group.key === String(key))?.sums;
  /** Returns the row of a weekday or hour. Minutes count in the hour in which they lie, bookings where they start. */
  const byTime = (part: 'weekday' | 'hour', key: number): PerformanceRowDto => {
    const lies = (cell: CellMinutes) => cell[part] === key;
    const figures = { ...NO_SUMS, ...sumsOf(part, key), booked_minutes: sumMinutes(bookedCells.filter(lies)) };
    return { key: String(key), name: null, ...toFigures(figures, sumMinutes(rostered.cells.filter(lies))) };
  };
  const isUsed = ({ bookings, no_shows, late_cancellations, booked_minutes, rostered_minutes }: PerformanceRowDto) =>
    bookings + no_shows + late_cancellations + booked_minutes + (rostered_minutes ?? 0) > 0;
  return {
    start_date: period.from,
    end_date: period.to,
    total: toFigures(total?.sums ?? NO_SUMS, sumMinutes(rostered.cells)),
    previous: toComparedPeriod(sums.previous, sumsOfTotal('previous'), sums.previousRostered),
    last_year: toComparedPeriod(sums.lastYear, sumsOfTotal('last_year'), sums.lastYearRostered),
    therapists: toTherapistRows(groups, rostered),
    services: groups
      .filter(({ part }) => part === 'service')
      .map(({ key, name, sums }) => ({ key: key!, name: name ?? 'Unknown', ...toFigures(sums, null) }))
      .filter(isUsed)
      .sort(compareBooked),
    weekdays: WEEKDAYS.map((weekday) => byTime('weekday', weekday)),
    hours: HOURS.map((hour) => byTime('hour', hour)).filter(isUsed),
    cells: toCells(bookedCells, rostered.cells),
    currency,
    other_currencies: (total?.other_currencies ?? []).toSorted(),
    as_of,
  };
}

function toComparedPeriod({ from, to }: Period, sums: FigureSums, rostered: number) {
  return { start_date: from, end_date: to, figures: toFigures(sums, rostered) };
}

/** Returns the rows of all therapists who had bookings or shifts. */
function toTherapistRows(groups: readonly GroupSums[], { therapists }: RosteredMinutes): PerformanceRowDto[] {
  const rostered = new Map(therapists.map((each) => [each.id, each]));
  const booked = new Map(groups.filter(({ part }) => part === 'therapist').map((group) => [group.key!, group]));
  return [...new Set([...booked.keys(), ...rostered.keys()])]
    .map((id) => {
      const name = booked.get(id)?.name ?? rostered.get(id)?.name ?? 'Unknown';
      return { key: id, name, ...toFigures(booked.get(id)?.sums ?? NO_SUMS, rostered.get(id)?.minutes ?? 0) };
    })
    .sort(compareBooked);
}

function compareBooked(a: PerformanceRowDto, b: PerformanceRowDto): number {
  return b.booked_minutes - a.booked_minutes || a.name!.localeCompare(b.name!) || a.key.localeCompare(b.key);
}

function toCells(booked: readonly CellMinutes[], rostered: readonly CellMinutes[]) {
  const minutesAt = (cells: readonly CellMinutes[], weekday: number, hour: number) =>
    sumMinutes(cells.filter((cell) => cell.weekday === weekday && cell.hour === hour));
  return WEEKDAYS.flatMap((weekday) =>
    HOURS.map((hour) => ({
      weekday,
      hour,
      booked_minutes: minutesAt(booked, weekday, hour),
      rostered_minutes: minutesAt(rostered, weekday, hour),
    })),
  ).filter(({ booked_minutes, rostered_minutes }) => booked_minutes + rostered_minutes > 0);
}

function sumMinutes(cells: readonly CellMinutes[]): number {
  return cells.reduce((sum, { minutes }) => sum + minutes, 0);
}
