import type { BlockDto } from '../../../shared/api/generated.js';
import { toMinutes, toTime } from '../../../shared/dates/dates.js';

/** The form's values for a block; a text is empty until it is entered. */
export interface BlockDraft {
  /** `yyyy-MM-dd` */
  blocked_date: string;
  /** `HH:mm`, like the end. */
  start_time: string;
  end_time: string;
  reason: string;
}

/** @param time initial start of a new block, `HH:mm`; empty until it is entered */
export const toBlockDraft = (block: BlockDto | undefined, date: string, time = ''): BlockDraft => ({
  blocked_date: block?.blocked_date ?? date,
  start_time: block?.start_time ?? time,
  end_time: block?.end_time ?? anHourAfter(time),
  reason: block?.reason ?? '',
});

/** Changes one value; a start that is not before the end moves the end to an hour later. */
export function changeBlockDraft(draft: BlockDraft, name: keyof BlockDraft, value: string): BlockDraft {
  const changed = { ...draft, [name]: value };
  return name === 'start_time' && changed.end_time <= value ? { ...changed, end_time: anHourAfter(value) } : changed;
}

/** Returns the initial end of a block, midnight at the latest. */
const anHourAfter = (time: string): string => (time ? toTime(Math.min(toMinutes(time) + 60, 24 * 60)) : '');
