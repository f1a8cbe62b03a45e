import { useState } from 'react';
import type { BookingPreselection } from '../../../../shared/booking-preselection.js';
import type { BookingDraft, DraftField } from './booking-draft.js';
import { validateField, TEXT_FIELDS, type TextField } from '../fields/field-rules.js';

type FieldErrors = Partial<Record<DraftField, string>>;

const isText = (field: string): field is TextField => (TEXT_FIELDS as string[]).includes(field);

/**
 * Holds the state of the form: what the visitor has chosen and typed, and the messages under the fields.
 * @param chosen choices made before the form had loaded
 */
export function useBookingForm(initial: BookingPreselection | undefined, chosen?: BookingDraft) {
  const [draft, setDraft] = useState<BookingDraft>({
    service_id: initial?.service_id,
    therapist_id: initial?.therapist_id,
    booking_date: initial?.date,
    booking_time: initial?.time,
    ...chosen,
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isTouched, setTouched] = useState(chosen !== undefined && Object.keys(chosen).length > 0);

  /** Merges a change into the draft; a message on screen is updated at once. */
  const set = (change: BookingDraft) => {
    setTouched(true);
    setDraft((now) => ({ ...now, ...change }));
    setErrors((now) => {
      const next = { ...now };
      for (const field of Object.keys(change) as DraftField[])
        if (now[field]) next[field] = isText(field) ? validateField(field, change[field]) : undefined;
      return next;
    });
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

  return { draft, errors, isTouched, set, check, checkAll, showErrors, settle };
}

export type BookingFormState = ReturnType<typeof useBookingForm>;
