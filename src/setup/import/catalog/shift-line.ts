import type { TherapistRef } from '../../../catalog/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { formatMinutes, toMinutes } from '../../../kernel/local-time.js';
import { type ImportedShift, SHIFT_TYPES } from '../../../scheduling/index.js';
import * as rules from '../cell-rules.js';
import { type Cells, LineReader, type RefusedCell } from '../line-reader.js';

/** A shift of a file. */
export interface ShiftLine extends ImportedShift {
  /** Therapist, day and start. */
  externalId: string;
}

/** Parses a line of a roster. Only published shifts are taken. @param therapists those of the shop */
export function parseShiftLine(
  cells: Cells,
  therapists: readonly TherapistRef[],
): { item?: ShiftLine; refused: RefusedCell[]; doubts: RefusedCell[] } {
  const line = new LineReader(cells);
  const kind = (cells.kind ?? '').trim().toLowerCase() || 'shift';
  const status = (cells.status ?? '').trim().toLowerCase() || 'published';
  if (kind !== 'shift' || status !== 'published') {
    line.refuse('Only published shifts are brought in: enter it under Roster', kind === 'shift' ? 'status' : 'kind');
    return { refused: line.refused, doubts: [] };
  }
  const therapistId = line.read('therapist', (name) => findTherapist(name, therapists));
  const date = line.read('first_date', toDate);
  const start = line.read('start_time', rules.time);
  const end = line.read('end_time', rules.endTime);
  if (end === null) line.refuse('Is missing', 'end_time');
  if (start && end && end <= toMinutes(start)) line.refuse('Must be later than the start', 'end_time');
  if (line.refused.length > 0) return { refused: line.refused, doubts: [] };
  const [type = ''] = (cells.details ?? '').split(',');
  const shiftType = SHIFT_TYPES.find((each) => each === type.trim().toLowerCase()) ?? 'custom';
  const shift = { therapistId: therapistId!, date: date!, start: start!, end: formatMinutes(end!), shiftType };
  const externalId = [therapistId, date, start].join(' ');
  return { item: { externalId, ...shift }, refused: [], doubts: [] };
}

function findTherapist(text: string, therapists: readonly TherapistRef[]): string {
  const name = rules.required(text);
  const found = therapists.filter((each) => !each.isUnassigned && each.name.toLowerCase() === name.toLowerCase());
  if (found.length !== 1)
    throw new InvalidInputError('file', `There is no one therapist named "${name.slice(0, 60)}": import them first`);
  if (!found[0]!.isActive)
    throw new InvalidInputError('file', 'Works here no more: shifts of former therapists stay out');
  return found[0]!.id;
}

function toDate(text: string) {
  if (rules.findDateOrder(text) === 'unclear')
    throw new InvalidInputError('file', 'May be two days: write it as 2026-03-04');
  return rules.date(rules.findDateOrder(text) === 'month-first' ? 'month-first' : 'day-first')(text);
}
