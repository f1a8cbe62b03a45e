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
import {
  findEmpty,
  toRequiredErrors,
  toServerErrors,
  useFieldErrors,
} from '../../../../shared/ui/form-errors/use-field-errors.js';
import { useUndoToast } from '../plan/edits/use-roster-change.js';
import { useConfirmUncovered } from '../use-confirm-uncovered.js';
import { type OpenedShift, type ShiftDraft, toCompleteShift, toHypothesis } from './shift-draft.js';
import { formatShift } from './shift-types.js';
import { useLatestShift } from './use-latest-shift.js';

const REQUIRED_FIELDS = ['roster_date', 'therapist_id', 'start_time', 'end_time'] as const;

/** The shift as somebody else has saved it since it was opened, or `deleted`. */
type ShiftConflict = { theirs: OfficeRosterEntryDto } | 'deleted';

/**
 * Checks and saves a shift as it was opened. Asks about bookings that would lose their shift. A version that somebody
 * else has saved meanwhile is shown, and saving again replaces it.
 */
export function useSaveShift(opened: OpenedShift, onSaved: (entry: OfficeRosterEntryDto) => void) {
  const [add, adding] = useAddRosterEntryMutation();
  const [edit, editing] = useEditRosterEntryMutation();
  const latest = useLatestShift();
  const askToKeep = useConfirmUncovered();
  const undoToast = useUndoToast();
  const { form, errors, refuse, clearErrors } = useFieldErrors<HTMLDivElement>();
  const [conflict, setConflict] = useState<ShiftConflict>();
  const { id } = opened;
  const failure = id ? 'Failed to update shift' : 'Failed to add shift';

  const findConflict = async (shiftId: string) => {
    try {
      const theirs = await latest(shiftId);
      setConflict(theirs ? { theirs } : 'deleted');
    } catch {
      toast(errorToast(failure));
    }
  };
  const save = async (draft: ShiftDraft, keep = false): Promise<void> => {
    const shift = toCompleteShift(draft);
    clearErrors(() => true);
    if (!shift) {
      const missing = findEmpty(draft, REQUIRED_FIELDS);
      return refuse(toRequiredErrors(missing), missingFieldsToast('Please fill in all required fields.'));
    }
    if (shift.end_time <= shift.start_time) return refuse({ end_time: END_BEFORE_START }, errorToast(END_BEFORE_START));
    const before = conflict && conflict !== 'deleted' ? conflict.theirs : opened;
    const expectedVersion = before.version;
    const isNew = !id || expectedVersion === undefined || conflict === 'deleted';
    const { data, error } = isNew
      ? await add({ newRosterEntryDto: shift })
      : await edit({ id, editRosterEntryDto: { ...shift, version: expectedVersion, keep } });
    if (!data) {
      const problem = parseProblem(error);
      if (!isNew && (problem?.code === 'modified' || problem?.status === 404)) return findConflict(id);
      const bookings = getConflictingIds(error);
      if (bookings && !isNew)
        return askToKeep({
          ...{ bookings: bookings.length, verb: 'save', change: toHypothesis(id, draft) },
          onKeep: () => save(draft, true),
        });
      return refuse(toServerErrors(error), schedulingErrorToast(error, failure));
    }
    undoToast(data.change_id, isNew ? 'Shift Added' : 'Shift Updated', formatShift(data));
    onSaved(data);
  };
  return {
    save,
    isSaving: adding.isLoading || editing.isLoading,
    form,
    errors,
    clearErrors,
    conflict,
    clearConflict: () => setConflict(undefined),
  };
}
