import { useState } from 'react';
import type { BookingPreselection } from '../../../../shared/booking-preselection.js';
import type { BookingDraft, DraftField } from './booking-draft.js';
import { validateField, TEXT_FIELDS, type TextField } from '../fields/field-rules.js';
import { type FieldErrors, updateErrors } from '../refusal/update-errors.js';

/**
 * Holds the state of the form: what the visitor has chosen and typed, and the messages under the fields.
 * @param chosen choices made before the form had loaded
 * @param kept what was entered before a reload
 */
export function useBookingForm(initial: BookingPreselection = {}, chosen: BookingDraft = {}, kept?: BookingDraft) {
  const [draft, setDraft] = useState<BookingDraft>({ ...kept, ...toDraft(initial), ...chosen });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isTouched, setTouched] = useState(!!kept || Object.keys(chosen).length > 0);

  /** Merges a change into the draft; a message on screen is updated at once. */
  const set = (change: BookingDraft) => {
    setTouched(true);
    setDraft((now) => ({ ...now, ...change }));
    setErrors((now) => updateErrors(now, draft, change));
  };

  const check = (field: TextField, value: string) =>
    setErrors((now) => ({ ...now, [field]: validateField(field, value) }));

  /** Checks every text field and returns the first that is wrong. */
  const checkAll = (): DraftField | undefined => {
    const found = TEXT_FIELDS.map((field) => [field, validateField(field, draft[field])] as const);
    setErrors((now) => ({ ...now, ...Object.fromEntries(found) }));
    return found.find(([, message]) => message)?.[0];
  };

  const showErrors = (more: FieldErrors) => setErrors((now) => ({ ...now, ...more }));

  /** Marks the draft as sent, so that closing asks nothing. */
  const settle = () => setTouched(false);

  /** Empties the form. */
  const reset = () => {
    setDraft(toDraft(initial));
    setErrors({});
    setTouched(false);
  };

  return { draft, errors, isTouched, set, check, checkAll, showErrors, settle, reset };
}

function toDraft({ service_id, therapist_id, date: booking_date, time: booking_time }: BookingPreselection) {
  const choices = Object.entries({ service_id, therapist_id, booking_date, booking_time });
  return Object.fromEntries(choices.filter(([, value]) => value)) as BookingDraft;
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
