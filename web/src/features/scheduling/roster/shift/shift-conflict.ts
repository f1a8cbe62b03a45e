import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTimeSpan } from '../../../../shared/dates/dates.js';
import { compareValues } from '../../../../shared/ui/conflict/compare-values.js';
import type { ComparedField } from '../../../../shared/ui/conflict/ConflictAlert.js';
import type { ShiftDraft } from './shift-draft.js';
import { formatShiftType } from './shift-types.js';

type NameOf = (therapistId: string) => string;

/** Compares a shift that somebody else has saved with the one that was opened and the one entered here. */
export function compareShifts(
  opened: Partial<OfficeRosterEntryDto>,
  theirs: OfficeRosterEntryDto,
  draft: ShiftDraft,
  nameOf: NameOf,
): ComparedField[] {
  const day = (date: string | undefined) => (date ? formatShortDate(date) : 'none');
  const hours = (shift: { start_time?: string | null | undefined; end_time?: string | null | undefined }) =>
    shift.start_time && shift.end_time ? formatTimeSpan(shift.start_time, shift.end_time) : 'not readable';
  const who = (id: string | undefined) => (id ? nameOf(id) : 'nobody');
  return compareValues([
    { label: 'Date', theirs: day(theirs.roster_date), mine: day(draft.roster_date), before: day(opened.roster_date) },
    {
      label: 'Therapist',
      theirs: who(theirs.therapist_id),
      mine: who(draft.therapist_id),
      before: who(opened.therapist_id),
    },
    {
      label: 'Shift type',
      theirs: formatShiftType(theirs.shift_type),
      mine: formatShiftType(draft.shift_type ?? 'custom'),
      before: formatShiftType(opened.shift_type ?? 'custom'),
    },
    { label: 'Hours', theirs: hours(theirs), mine: hours(draft), before: hours(opened) },
  ]);
}
