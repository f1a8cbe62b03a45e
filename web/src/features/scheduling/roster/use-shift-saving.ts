import { useState } from 'react';
import {
  useAddRosterEntryMutation,
  useEditRosterEntryMutation,
  type OfficeRosterEntryDto,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast.js';
import { bookingsAgainst, endsTooEarly, failed, missing, refusal } from '../words.js';
import { type OpenedShift, type ShiftDraft, wholeOf } from './shift-draft.js';
import { shiftName } from './shift-types.js';

/** Checks and saves a shift. Bookings that would lose theirs are named, and saving again keeps them. */
export function useShiftSaving(opened: OpenedShift, onSaved: (entry: OfficeRosterEntryDto) => void) {
  const [add, adding] = useAddRosterEntryMutation();
  const [edit, editing] = useEditRosterEntryMutation();
  const [isIncomplete, setIncomplete] = useState(false);
  const [uncovered, setUncovered] = useState<string[]>();
  const { id } = opened;

  const save = async (draft: ShiftDraft) => {
    const shift = wholeOf(draft);
    setIncomplete(!shift);
    if (!shift) return toast(missing('Please fill in all required fields.'));
    if (shift.end_time <= shift.start_time) return toast(failed(endsTooEarly));
    const { data, error } = id
      ? await edit({ id, editRosterEntryDto: { ...shift, keep: uncovered !== undefined } })
      : await add({ newRosterEntryDto: shift });
    if (!data) {
      const bookings = bookingsAgainst(error);
      if (bookings) return setUncovered(bookings);
      return toast(refusal(error, id ? 'Failed to update shift' : 'Failed to add shift'));
    }
    toast({ title: id ? 'Shift Updated' : 'Shift Added', description: shiftName(data) });
    onSaved(data);
  };
  return {
    save,
    isSaving: adding.isLoading || editing.isLoading,
    isIncomplete,
    /** Ids of bookings that would be left without a shift, once the server has named them. */
    uncovered,
    /** What was named spoke of another draft. */
    forget: () => setUncovered(undefined),
  };
}
