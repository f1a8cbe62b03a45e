import { useState } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { problemOf } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast.js';
import { missing, saveRefusal, success } from '../booking-words.js';
import type { SlotWish } from '../use-opened.js';
import { changedFields, differs, draftOf, type Draft, type Field, missingIn, newDraft } from './editor-draft.js';
import { useLeaveQuestion } from './use-leave-question.js';
import { savedWords, useSaveBooking } from './use-save-booking.js';

type Errors = Partial<Record<Field, string>>;

/**
 * The editor's fields. They belong to the version that was opened; a later one is taken over only while nothing has
 * been entered, else the person decides. `onDone` closes the editor.
 */
export function useEditor(latest: OfficeBookingDto | undefined, wish: SlotWish, onDone: () => void) {
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => (latest ? draftOf(latest) : newDraft(wish)));
  const [errors, setErrors] = useState<Errors>({});
  const { save: send, isSaving } = useSaveBooking();

  const saved = base ? draftOf(base) : newDraft(wish);
  const isDirty = differs(draft, saved);
  const leave = useLeaveQuestion(isDirty);
  const isOvertaken = Boolean(latest && base && latest.version > base.version);
  const takeLatest = () => {
    if (!latest) return;
    setBase(latest);
    setDraft(draftOf(latest));
    setErrors({});
  };
  if (isOvertaken && !isDirty && !isSaving) takeLatest();

  /** What was entered stays; whatever was not touched is as it is now. */
  const keepMine = () => {
    if (!latest) return;
    const mine = Object.fromEntries(changedFields(draft, saved).map((field) => [field, draft[field]]));
    setBase(latest);
    setDraft({ ...draftOf(latest), ...mine });
  };
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const done = () => leave.freely(onDone);
  const save = async (part: Partial<Draft> = {}) => {
    const wanted = { ...draft, ...part };
    const empty = missingIn(wanted);
    if (empty.length > 0) {
      setErrors(Object.fromEntries(empty.map((field) => [field, 'Please fill in this field'])));
      return toast(missing);
    }
    const { data, error } = await send(wanted, base);
    if (data) {
      toast(success(savedWords(data, base)));
      return done();
    }
    setErrors(Object.fromEntries((problemOf(error)?.errors ?? []).map(({ field, message }) => [field, message])));
    toast(saveRefusal(error));
  };
  return { base, draft, saved, errors, isDirty, isSaving, isOvertaken, change, save, done, takeLatest, keepMine };
}

export type Editor = ReturnType<typeof useEditor>;
