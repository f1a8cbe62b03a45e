import { useListOfficeTherapistsQuery, type OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { ConflictAlert } from '../../../../shared/ui/conflict/ConflictAlert.js';
import { REPLACE_OR_LOAD } from '../../../../shared/ui/conflict/replace-theirs.js';
import { compareShifts } from './shift-conflict.js';
import type { OpenedShift, ShiftDraft } from './shift-draft.js';

interface ShiftConflictAlertProps {
  conflict: { theirs: OfficeRosterEntryDto } | 'deleted';
  opened: OpenedShift;
  draft: ShiftDraft;
  onLoadLatest: (theirs: OfficeRosterEntryDto) => void;
}

/** Shows the shift that somebody else saved first, beside the one entered here. */
export function ShiftConflictAlert({ conflict, opened, draft, onLoadLatest }: ShiftConflictAlertProps) {
  const { data: therapists } = useListOfficeTherapistsQuery();
  if (conflict === 'deleted')
    return (
      <Alert
        type="warning"
        role="alert"
        title="Someone else has deleted this shift since you opened it"
        description="What you entered is still here. Add it as a new shift, or cancel."
      />
    );
  const { theirs } = conflict;
  const nameOf = (id: string) =>
    therapists?.find((each) => each.id === id)?.name ??
    (id === theirs.therapist_id ? theirs.therapist_name : (opened.therapist_name ?? ''));
  return (
    <ConflictAlert
      title="Someone else has changed this shift since you opened it"
      description={REPLACE_OR_LOAD}
      compared={compareShifts(opened, theirs, draft, nameOf)}
      onLoadLatest={() => onLoadLatest(theirs)}
    />
  );
}
