import { useAddLeaveMutation, type LeaveDto } from '../../../../shared/api/generated.js';
import { errorToast, missingFieldsToast } from '../../../../shared/toast/toasts.js';
import {
  findEmpty,
  toRequiredErrors,
  toServerErrors,
  useFieldErrors,
} from '../../../../shared/ui/form-errors/use-field-errors.js';
import { END_BEFORE_START, getConflictingIds, schedulingErrorToast } from '../../scheduling-messages.js';
import { type LeaveDraft, toDays, toTerms } from './leave-draft.js';

/** Checks and saves leave. `onConflict` is called when it affects bookings that the person has not agreed to keep. */
export function useSaveLeave(onSaved: (leave: LeaveDto) => void, onConflict: () => void) {
  const [add, { isLoading }] = useAddLeaveMutation();
  const { form, errors, refuse, clearErrors } = useFieldErrors<HTMLDivElement>();
  const save = async (draft: LeaveDraft, keep: boolean) => {
    clearErrors(() => true);
    const days = toDays(draft);
    if (!days) {
      const missing = findEmpty(draft, ['therapist_id', 'first_date']);
      return refuse(toRequiredErrors(missing), missingFieldsToast());
    }
    if (draft.isPartial && draft.end_time <= draft.start_time)
      return refuse({ end_time: END_BEFORE_START }, errorToast(END_BEFORE_START));
    const { data, error } = await add({
      newLeaveDto: { ...toTerms(draft, days), keep },
    });
    if (getConflictingIds(error)) onConflict();
    if (!data) return refuse(toServerErrors(error), schedulingErrorToast(error, 'Failed to save leave'));
    onSaved(data);
  };
  return { save, isSaving: isLoading, form, errors, clearErrors };
}
