import type { NewRosterEntryDto, OfficeDraftDto, OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { toMinutes, toTime } from '../../../../shared/dates/dates.js';
import { formatBriefHours } from '../../../../shared/dates/format-brief-hours.js';

/** A shift or a draft in the plan. */
export interface PlanShift {
  id: string;
  version: number;
  therapist_id: string;
  roster_date: string;
  /** Null, as the end, for hours that cannot be parsed. */
  start_time: string | null;
  end_time: string | null;
  shift_hours: string;
  shift_type: string;
  isDraft: boolean;
  /** Id of the pattern that the shift comes from; null when it was entered by hand. */
  pattern_id: string | null;
  isException: boolean;
}

export const toPlanShifts = (
  entries: readonly OfficeRosterEntryDto[],
  drafts: readonly OfficeDraftDto[],
): PlanShift[] => [
  ...entries.map(({ is_exception, ...entry }) => ({ ...entry, isDraft: false, isException: is_exception })),
  ...drafts.map((draft) => ({ ...draft, isDraft: true, pattern_id: null, isException: false })),
];

/** The people and days of the grid's rows and columns. */
export interface PlanAxes {
  people: readonly string[];
  dates: readonly string[];
}

/** A cell of the grid, counted from its top left. */
export interface PlanCell {
  row: number;
  column: number;
}

export const isSameCell = (one: PlanCell, other: PlanCell): boolean =>
  one.row === other.row && one.column === other.column;

/** Returns the cell, or the nearest one of a grid of this size. */
export const toCellWithin = (
  { rows, columns }: { rows: number; columns: number },
  { row, column }: PlanCell,
): PlanCell => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

/** Returns the cells between two corners, both included, row by row. */
export function toCells(one: PlanCell, other: PlanCell): PlanCell[] {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)];
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)];
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, along) => ({ row: top + down, column: left + along })),
  ).flat();
}

type Hours = Pick<NewRosterEntryDto, 'start_time' | 'end_time' | 'shift_type'>;

/** Returns a shift of the same hours for each of the cells, except on past days. */
export const toPainted = (
  cells: readonly PlanCell[],
  { people, dates }: PlanAxes,
  hours: Hours,
  today: string,
): NewRosterEntryDto[] =>
  cells
    .map(({ row, column }) => ({ therapist_id: people[row]!, roster_date: dates[column]!, ...hours }))
    .filter(({ roster_date }) => roster_date >= today);

/** Whether one of a cell's shifts overlaps these hours; shifts that only touch do not. */
export const isTaken = (
  shifts: readonly Pick<PlanShift, 'start_time' | 'end_time'>[],
  hours: Pick<Hours, 'start_time' | 'end_time'>,
): boolean =>
  shifts.some(
    ({ start_time, end_time }) =>
      !start_time || !end_time || (start_time < hours.end_time && hours.start_time < end_time),
  );

/** Moves shifts by some rows and columns; null when one of them would leave the grid, or cannot be parsed. */
export function toMoved(
  shifts: readonly PlanShift[],
  { people, dates }: PlanAxes,
  by: PlanCell,
): (NewRosterEntryDto & Pick<PlanShift, 'id' | 'version'>)[] | null {
  const moved = shifts.map(({ id, version, therapist_id, roster_date, start_time, end_time, shift_type }) => {
    const therapist = people[people.indexOf(therapist_id) + by.row];
    const date = dates[dates.indexOf(roster_date) + by.column];
    if (!therapist || !date || !start_time || !end_time) return null;
    return {
      id,
      version,
      therapist_id: therapist,
      roster_date: date,
      start_time,
      end_time,
      shift_type: toType(shift_type),
    };
  });
  return moved.every((shift) => shift !== null) ? moved : null;
}

const TYPES = ['morning', 'afternoon', 'evening', 'full', 'custom'] as const;

/** Returns a shift type; one of an older version of the product becomes `custom`. */
export const toType = (type: string): NewRosterEntryDto['shift_type'] =>
  TYPES.find((each) => each === type) ?? 'custom';

const DAY_END = 24 * 60;

/** Moves an end by some minutes, keeping it after the start and on the same day. */
export function toStretched(start: string, end: string, minutes: number): string {
  return toTime(Math.min(DAY_END, Math.max(toMinutes(start) + 15, toMinutes(end) + minutes)));
}

/** Formats hours: `9am-5:30pm`, in the columns of a month `9-5:30`. */
export function formatPlanHours({ start_time, end_time, shift_hours }: PlanShift, isMonth: boolean): string {
  if (!start_time || !end_time) return shift_hours;
  const hours = formatBriefHours(start_time, end_time);
  return isMonth ? hours.replaceAll(/[ap]m/g, '') : hours;
}
