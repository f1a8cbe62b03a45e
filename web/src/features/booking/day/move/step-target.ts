import { adjacentEntry } from './adjacent-entry.js';
import type { DropTarget } from './drop-target.js';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Returns the target that an arrow key leads to. */
export type StepTarget = (from: DropTarget, arrow: Arrow) => DropTarget;

type ColumnPlace = Pick<DropTarget, 'therapistId' | 'date'>;

/** Steps in a grid of hours: sideways to the next column, up and down by slots. */
export const stepInGrid =
  (columns: ColumnPlace[], slots: string[]): StepTarget =>
  (from, arrow) => {
    if (arrow === 'ArrowUp' || arrow === 'ArrowDown')
      return { ...from, time: adjacentEntry(slots, from.time, arrow === 'ArrowUp' ? -1 : 1) };
    const at = columns.findIndex(({ therapistId, date }) => therapistId === from.therapistId && date === from.date);
    const next = at < 0 ? columns[0] : columns[at + (arrow === 'ArrowLeft' ? -1 : 1)];
    return next ? { ...from, therapistId: next.therapistId, date: next.date } : from;
  };

/**
 * Steps in a week of days and therapists: sideways to the next day, up and down to the next therapist. The time stays.
 */
export const stepInWeek =
  (dates: string[], therapistIds: string[]): StepTarget =>
  (from, arrow) => {
    const step = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
    if (arrow === 'ArrowLeft' || arrow === 'ArrowRight')
      return { ...from, date: adjacentEntry(dates, from.date, step) };
    const next = therapistIds[therapistIds.indexOf(from.therapistId) + step];
    return { ...from, therapistId: next ?? from.therapistId };
  };
