import { useState } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { missingFieldsToast } from '../../../../shared/toast/toasts.js';
import {
  type FieldErrors,
  toRequiredErrors,
  toServerErrors,
  useFieldErrors,
} from '../../../../shared/ui/form-errors/use-field-errors.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { useKeptDraft } from '../../../../shared/unsaved/use-kept-draft.js';
import type { DepositFields } from '../deposit/deposit-choice.js';
import { NEW_BOOKING, saveErrorToast } from '../booking-messages.js';
import type { NewBookingDefaults } from '../panel/use-panel-url.js';
import {
  AS_LISTED,
  changedFields,
  isDifferent,
  toDraft,
  type Draft,
  findMissingFields,
  newDraft,
} from './editor-draft.js';
import { useConfirmLeave } from './use-confirm-leave.js';
import { findUnchosen, type MorePart } from '../visits/more-parts.js';
import { useSaveBooking, useSavedToast } from './use-save-booking.js';

/** The unsaved input that is restored after a new sign-in, with the version that it was entered into. */
interface Entered {
  base: OfficeBookingDto | undefined;
  draft: Draft;
  more: MorePart[];
}

export interface EditorEnds {
  onDone: () => void;
  onHeld: (id: string) => void;
}

/**
 * Holds the state of the editor's fields. They belong to the version that was opened; a later one is taken over only
 * while nothing has been entered, otherwise the person decides. `onDone` closes the editor, `onHeld` opens a new booking
 * that waits for its deposit.
 */
export function useBookingEditor(
  latest: OfficeBookingDto | undefined,
  defaults: NewBookingDefaults,
  { onDone, onHeld }: EditorEnds,
) {
  const key = latest?.id ?? JSON.stringify(defaults);
  const [kept] = useState(() => findKeptDraft<Entered>(key));
  const [base, setBase] = useState(kept ? kept.base : latest);
  const [entered, setEntered] = useState(() => kept?.draft ?? (latest ? toDraft(latest) : newDraft(defaults)));
  const [more, setMore] = useState<MorePart[]>(kept?.more ?? []);
  // A visit is booked at list prices and lengths. What was agreed for its first treatment applies again once it is alone.
  const draft = more.length > 0 ? { ...entered, ...AS_LISTED } : entered;
  // Errors of a visit's further treatments have names such as `parts.1.therapist_id`.
  const { form, errors, refuse, clearErrors } = useFieldErrors<HTMLFormElement>();
  const { save: send, isSaving } = useSaveBooking();
  const toastSaved = useSavedToast();

  const saved = base ? toDraft(base) : newDraft(defaults);
  const isDirty = isDifferent(draft, saved) || more.length > 0;
  const leave = useConfirmLeave(isDirty);
  useKeptDraft(key, () => (isDirty ? { base, draft: entered, more } : undefined));
  const hasConflict = Boolean(latest && base && latest.version > base.version);
  const loadTheirs = () => {
    if (!latest) return;
    setBase(latest);
    setEntered(toDraft(latest));
    clearErrors(() => true);
  };
  if (hasConflict && !isDirty && !isSaving) loadTheirs();

  /** Keeps what was entered here and takes the latest value of every other field. */
  const keepMine = () => {
    if (!latest) return;
    const mine = Object.fromEntries(changedFields(draft, saved).map((field) => [field, draft[field]]));
    setBase(latest);
    setEntered({ ...toDraft(latest), ...mine });
  };
  const change = (part: Partial<Draft>) => {
    setEntered((before) => ({ ...before, ...part }));
    clearErrors((field) => field in part);
  };
  const done = () => leave.withoutConfirm(onDone);
  /** Whether all is entered that a booking needs; says what is not. */
  const isComplete = (submitted: Draft): boolean => {
    const missing = [...findMissingFields(submitted, base && saved), ...findUnchosen(more)];
    if (missing.length > 0) refuse(toRequiredErrors(missing), missingFieldsToast());
    return missing.length === 0;
  };
  /** Saves; returns whether the server took it. */
  const save = async (part: Partial<Draft> = {}, deposit: DepositFields = {}): Promise<boolean> => {
    const submitted = { ...draft, ...part };
    if (!isComplete(submitted)) return false;
    const { data, error } = await send(submitted, base, more, deposit);
    if (data) {
      toastSaved(data, base, base ? 1 : more.length + 1);
      if (!base && data.awaited_deposit) leave.withoutConfirm(() => onHeld(data.id));
      else done();
      return true;
    }
    refuse(toEditorErrors(error), saveErrorToast(error, base?.id ?? NEW_BOOKING));
    return false;
  };
  const changeMore = (parts: MorePart[]) => {
    setMore(parts);
    clearErrors((field) => field.startsWith('parts.'));
  };
  const state = { base, draft, saved, errors, more, isDirty, isSaving, hasConflict };
  return { ...state, form, change, changeMore, isComplete, save, done, loadTheirs, keepMine };
}

/** Maps the server's errors to the editor's fields; those of a visit's first treatment have names of their own. */
const toEditorErrors = (error: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(toServerErrors(error)).map(([field, message]) => [field.replace(/^parts\.0\./, ''), message]),
  );

export type Editor = ReturnType<typeof useBookingEditor>;
