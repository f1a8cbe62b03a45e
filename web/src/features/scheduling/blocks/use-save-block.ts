import { useState } from 'react';
import { useBlockTherapistDayMutation, useEditBlockMutation, type BlockDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, missingFieldsToast, successToast } from '../../../shared/toast/toasts.js';
import {
  findEmpty,
  toRequiredErrors,
  toServerErrors,
  useFieldErrors,
} from '../../../shared/ui/form-errors/use-field-errors.js';
import type { BlockDraft } from './block-draft.js';
import { END_BEFORE_START, getConflictingIds, schedulingErrorToast } from '../scheduling-messages.js';

interface SaveBlockOptions {
  therapistId: string;
  today: string;
  /** The block to change and the version that is replaced; undefined for a new one. */
  opened: Pick<BlockDto, 'id' | 'version'> | undefined;
  /** Called when somebody else has changed the block, with the server's description of both versions. */
  onOvertaken: (description: string) => void;
  onSaved: (date: string) => void;
}

/**
 * Checks and saves a block. Where it would cover bookings it is not saved, and they are listed until `clearConflict`.
 */
export function useSaveBlock({ therapistId, today, opened, onOvertaken, onSaved }: SaveBlockOptions) {
  const { form, errors, refuse, clearErrors } = useFieldErrors<HTMLDivElement>();
  const [conflictingIds, setConflictingIds] = useState<string[]>();
  const [block, blocking] = useBlockTherapistDayMutation();
  const [edit, editing] = useEditBlockMutation();

  const refuseField = (field: keyof BlockDraft, message: string) => refuse({ [field]: message }, errorToast(message));
  const save = async (draft: BlockDraft) => {
    const { blocked_date, start_time, end_time, reason } = draft;
    const missing = findEmpty(draft, ['blocked_date', 'start_time', 'end_time']);
    clearErrors(() => true);
    if (missing.length > 0) return refuse(toRequiredErrors(missing), missingFieldsToast());
    if (blocked_date < today) return refuseField('blocked_date', 'Cannot set availability for past dates');
    if (end_time <= start_time) return refuseField('end_time', END_BEFORE_START);
    const newBlockDto = { blocked_date, start_time, end_time, reason: reason.trim() || null };
    const { error } = opened
      ? await edit({ id: opened.id, editBlockDto: { ...newBlockDto, version: opened.version } })
      : await block({ id: therapistId, newBlockDto });
    const problem = parseProblem(error);
    if (problem?.code === 'modified') return onOvertaken(problem.detail ?? '');
    const bookings = getConflictingIds(error);
    if (bookings) return setConflictingIds(bookings);
    if (error) return refuse(toServerErrors(error), schedulingErrorToast(error, 'Failed to block time slot'));
    toast(successToast(opened ? 'Blocked time updated successfully' : 'Time slot blocked successfully'));
    onSaved(blocked_date);
  };
  return {
    save,
    isSaving: blocking.isLoading || editing.isLoading,
    form,
    errors,
    clearErrors,
    conflictingIds,
    clearConflict: () => setConflictingIds(undefined),
  };
}
