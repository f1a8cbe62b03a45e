import { useState } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { missingFieldsToast, successToast } from '../../../../shared/toast/toasts.js';
import { saveErrorToast } from '../booking-messages.js';
import { changeMessage } from '../undo/undo-labels.js';
import { useUndoToast } from '../undo/use-undo-toast.js';
import type { NewBookingDefaults } from './use-editor-url-state.js';
import {
  changedFields,
  isDifferent,
  toDraft,
  type Draft,
  type Field,
  findMissingFields,
  newDraft,
} from './editor-draft.js';
import { useConfirmLeave } from './use-confirm-leave.js';
import { savedMessage, useSaveBooking } from './use-save-booking.js';

type Errors = Partial<Record<Field, string>>;

/**
 * The editor's fields. They belong to the version that was opened; a later one is taken over only while nothing has
 * been entered, else the person decides. `onDone` closes the editor.
 */
export function useBookingEditor(
  latest: OfficeBookingDto | undefined,
  defaults: NewBookingDefaults,
  onDone: () => void,
) {
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => (latest ? toDraft(latest) : newDraft(defaults)));
  const [errors, setErrors] = useState<Errors>({});
  const { save: send, isSaving } = useSaveBooking();

  const tell = useUndoToast();

  const saved = base ? toDraft(base) : newDraft(defaults);
  const isDirty = isDifferent(draft, saved);
  const leave = useConfirmLeave(isDirty);
  const hasConflict = Boolean(latest && base && latest.version > base.version);
  const loadTheirs = () => {
    if (!latest) return;
    setBase(latest);
    setDraft(toDraft(latest));
    setErrors({});
  };
  if (hasConflict && !isDirty && !isSaving) loadTheirs();

  /** What was entered stays; whatever was not touched is as it is now. */
  const keepMine = () => {
    if (!latest) return;
    const mine = Object.fromEntries(changedFields(draft, saved).map((field) => [field, draft[field]]));
    setBase(latest);
    setDraft({ ...toDraft(latest), ...mine });
  };
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const done = () => leave.withoutConfirm(onDone);
  const save = async (part: Partial<Draft> = {}) => {
    const submitted = { ...draft, ...part };
    const missingFields = findMissingFields(submitted);
    if (missingFields.length > 0) {
      setErrors(Object.fromEntries(missingFields.map((field) => [field, 'Please fill in this field'])));
      return toast(missingFieldsToast());
    }
    const { data, error } = await send(submitted, base);
    if (data) {
      const message = savedMessage(data, base);
      if (base) tell(data, message);
      else toast(successToast(changeMessage(data, message)));
      return done();
    }
    setErrors(Object.fromEntries((parseProblem(error)?.errors ?? []).map(({ field, message }) => [field, message])));
    toast(saveErrorToast(error));
  };
  return { base, draft, saved, errors, isDirty, isSaving, hasConflict, change, save, done, loadTheirs, keepMine };
}

export type Editor = ReturnType<typeof useBookingEditor>;
