import { useState } from 'react';
import {
  useAddRosterEntryMutation,
  useEditRosterEntryMutation,
  type OfficeRosterEntryDto,
} from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, missingFieldsToast } from '../../../../shared/toast/toasts.js';
import { getConflictingIds, END_BEFORE_START, schedulingErrorToast } from '../../scheduling-messages.js';
import { type OpenedShift, type ShiftDraft, toCompleteShift } from './shift-draft.js';
import { formatShift } from './shift-types.js';
import { useLatestShift } from './use-latest-shift.js';

/** What somebody else has made of the shift since it was opened. */
type ShiftConflict = { theirs: OfficeRosterEntryDto } | 'deleted';

/**
 * Checks and saves a shift as it was opened. Bookings that would lose theirs are named, and saving again keeps them; so does
 * what somebody else has saved meanwhile, and saving again replaces it.
 */
export function useSaveShift(opened: OpenedShift, onSaved: (entry: OfficeRosterEntryDto) => void) {
  const [add, adding] = useAddRosterEntryMutation();
  const [edit, editing] = useEditRosterEntryMutation();
  const latest = useLatestShift();
  const [isIncomplete, setIncomplete] = useState(false);
  const [uncovered, setUncovered] = useState<string[]>();
  const [conflict, setConflict] = useState<ShiftConflict>();
  const { id, version } = opened;
  const failure = id ? 'Failed to update shift' : 'Failed to add shift';

  const findConflict = async (shiftId: string) => {
    try {
      const theirs = await latest(shiftId);
      setUncovered(undefined);
      setConflict(theirs ? { theirs } : 'deleted');
    } catch {
      toast(errorToast(failure));
    }
  };
  const save = async (draft: ShiftDraft) => {
    const shift = toCompleteShift(draft);
    setIncomplete(!shift);
    if (!shift) return toast(missingFieldsToast('Please fill in all required fields.'));
    if (shift.end_time <= shift.start_time) return toast(errorToast(END_BEFORE_START));
    const seen = conflict && conflict !== 'deleted' ? conflict.theirs.version : version;
    const isNew = !id || seen === undefined || conflict === 'deleted';
    const { data, error } = isNew
      ? await add({ newRosterEntryDto: shift })
      : await edit({ id, editRosterEntryDto: { ...shift, version: seen, keep: uncovered !== undefined } });
    if (!data) {
      const problem = parseProblem(error);
      if (!isNew && (problem?.code === 'modified' || problem?.status === 404)) return findConflict(id);
      const bookings = getConflictingIds(error);
      if (bookings) return setUncovered(bookings);
      return toast(schedulingErrorToast(error, failure));
    }
    toast({ title: isNew ? 'Shift Added' : 'Shift Updated', description: formatShift(data) });
    onSaved(data);
  };
  return {
    save,
    isSaving: adding.isLoading || editing.isLoading,
    isIncomplete,
    /** Ids of bookings that would be left without a shift, once the server has named them. */
    uncovered,
    /** What was named spoke of another draft. */
    clearUncovered: () => setUncovered(undefined),
    conflict,
    clearConflict: () => setConflict(undefined),
  };
}
