import { useState } from 'react';
import {
  useAddRosterEntryMutation,
  useEditRosterEntryMutation,
  type OfficeRosterEntryDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, missingFieldsToast } from '../../../../shared/toast/toasts.js';
import { getConflictingIds, END_BEFORE_START, schedulingErrorToast } from '../../scheduling-messages.js';
import { type OpenedShift, type ShiftDraft, toCompleteShift } from './shift-draft.js';
import { formatShift } from './shift-types.js';

/** Checks and saves a shift. Bookings that would lose theirs are named, and saving again keeps them. */
export function useSaveShift(opened: OpenedShift, onSaved: (entry: OfficeRosterEntryDto) => void) {
  const [add, adding] = useAddRosterEntryMutation();
  const [edit, editing] = useEditRosterEntryMutation();
  const [isIncomplete, setIncomplete] = useState(false);
  const [uncovered, setUncovered] = useState<string[]>();
  const { id, version } = opened;

  const save = async (draft: ShiftDraft) => {
    const shift = toCompleteShift(draft);
    setIncomplete(!shift);
    if (!shift) return toast(missingFieldsToast('Please fill in all required fields.'));
    if (shift.end_time <= shift.start_time) return toast(errorToast(END_BEFORE_START));
    const { data, error } =
      id && version !== undefined
        ? await edit({ id, editRosterEntryDto: { ...shift, version, keep: uncovered !== undefined } })
        : await add({ newRosterEntryDto: shift });
    if (!data) {
      const bookings = getConflictingIds(error);
      if (bookings) return setUncovered(bookings);
      return toast(schedulingErrorToast(error, id ? 'Failed to update shift' : 'Failed to add shift'));
    }
    toast({ title: id ? 'Shift Updated' : 'Shift Added', description: formatShift(data) });
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
  };
}
