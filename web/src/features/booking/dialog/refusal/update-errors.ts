import { validateField, TEXT_FIELDS, type TextField } from '../fields/field-rules.js';
import { type BookingDraft, CHOICES, type DraftField } from '../form/booking-draft.js';

export type FieldErrors = Partial<Record<DraftField, string>>;

const isText = (field: string): field is TextField => (TEXT_FIELDS as string[]).includes(field);

/**
 * Returns the messages that still hold after a change. A choice takes away what was said of the others that are made,
 * since that was about all of them together.
 */
export function updateErrors(errors: FieldErrors, draft: BookingDraft, change: BookingDraft): FieldErrors {
  const next = { ...errors };
  const changed = Object.keys(change) as DraftField[];
  for (const field of changed)
    if (errors[field]) next[field] = isText(field) ? validateField(field, change[field]) : undefined;
  if (changed.some((field) => CHOICES.includes(field) && change[field]))
    for (const field of CHOICES) if (draft[field]) next[field] = undefined;
  return next;
}
