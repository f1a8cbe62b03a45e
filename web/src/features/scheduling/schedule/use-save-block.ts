import { useState } from 'react';
import { useBlockTherapistDayMutation, useEditBlockMutation, type BlockDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, missingFieldsToast, successToast } from '../../../shared/toast/toasts.js';
import { END_BEFORE_START, getConflictingIds, schedulingErrorToast } from '../scheduling-messages.js';

/** The form's values for a block; a text is empty until it is entered. */
export interface BlockDraft {
  /** `yyyy-MM-dd` */
  blocked_date: string;
  /** `HH:mm`, like the end. */
  start_time: string;
  end_time: string;
  reason: string;
}

interface SaveBlockOptions {
  therapistId: string;
  today: string;
  /** The block to change; undefined for a new one. */
  opened: BlockDto | undefined;
  onSaved: (date: string) => void;
}

/**
 * Checks and saves a block. Where it would cover bookings it is not saved, and they are listed until `clearConflict`.
 */
export function useSaveBlock({ therapistId, today, opened, onSaved }: SaveBlockOptions) {
  const [isIncomplete, setIncomplete] = useState(false);
  const [conflictingIds, setConflictingIds] = useState<string[]>();
  const [block, blocking] = useBlockTherapistDayMutation();
  const [edit, editing] = useEditBlockMutation();

  const save = async ({ blocked_date, start_time, end_time, reason }: BlockDraft) => {
    const isComplete = Boolean(blocked_date && start_time && end_time);
    setIncomplete(!isComplete);
    if (!isComplete) return toast(missingFieldsToast('Please fill in all required fields'));
    if (blocked_date < today) return toast(errorToast('Cannot set availability for past dates'));
    if (end_time <= start_time) return toast(errorToast(END_BEFORE_START));
    const newBlockDto = { blocked_date, start_time, end_time, reason: reason.trim() || null };
    const { error } = opened
      ? await edit({ id: opened.id, editBlockDto: { ...newBlockDto, version: opened.version } })
      : await block({ id: therapistId, newBlockDto });
    const bookings = getConflictingIds(error);
    if (bookings) return setConflictingIds(bookings);
    if (error) return toast(schedulingErrorToast(error, 'Failed to block time slot'));
    toast(successToast(opened ? 'Blocked time updated successfully' : 'Time slot blocked successfully'));
    onSaved(blocked_date);
  };
  return {
    save,
    isSaving: blocking.isLoading || editing.isLoading,
    isIncomplete,
    conflictingIds,
    clearConflict: () => setConflictingIds(undefined),
  };
}
