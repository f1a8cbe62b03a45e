import type { UndoableRosterChangeDto } from '../../../../../../shared/api/generated.js';
import { formatDateAndYear, formatDateSpan } from '../../../../../../shared/dates/dates.js';
import { formatCount } from '../../../../../../shared/format-count.js';

const KINDS: Partial<Record<string, string>> = {
  copy: 'Days copied',
  template: 'Template entered',
  pattern: 'Pattern changed',
  publish: 'Drafts published',
  'copied-week': 'Week copied',
  'generated-week': 'Week generated',
};

/** Returns the kind of a change in words; one that was taken back and made again is named as it was at first. */
export function formatKind({ kind, is_undo }: Pick<UndoableRosterChangeDto, 'kind' | 'is_undo'>): string {
  const name = KINDS[kind] ?? 'Shifts changed';
  return is_undo ? `Taken back (${name.toLowerCase()})` : name;
}

/** Returns the size of a change: `12 shifts, Nov 30 – Dec 6, 2026`. */
export function formatChange({ shifts, drafts, first_date, last_date }: UndoableRosterChangeDto): string {
  const parts = [
    (shifts > 0 || drafts === 0) && formatCount(shifts, 'shift'),
    drafts > 0 && formatCount(drafts, 'draft'),
    first_date &&
      (last_date && last_date !== first_date ? formatDateSpan(first_date, last_date) : formatDateAndYear(first_date)),
  ];
  return parts.filter(Boolean).join(', ');
}
