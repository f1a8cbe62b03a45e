import { parseProblem } from '../../api/problem.js';
import type { FieldError, FormHandle } from '../form/form-handle.js';
import { SCROLL_TO_FIELD } from './scroll-to-field.js';

/** Returns the server's errors by the field's place in the form. */
export function toFieldErrors(error: unknown): FieldError[] {
  return (parseProblem(error)?.errors ?? []).map(({ field, message }) => ({
    name: toFieldPath(field),
    errors: [message],
  }));
}

/** Converts a field's name: `value.words.needs.0.word` → `words`, `needs`, 0, `word`. */
const toFieldPath = (field: string) =>
  field
    .split('.')
    .slice(field.startsWith('value.') ? 1 : 0)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Shows the server's errors at the fields of a form instead of earlier ones, and leads to the first of them.
 * @returns false where none of them belongs to a field on screen, and has to be said otherwise
 */
export function showFieldErrors(form: FormHandle, refused: readonly FieldError[]): boolean {
  // antd only validates fields with rules again: server errors of other fields would stay.
  const settled = form.getFieldsError().map(({ name }) => ({ name, errors: [] }));
  form.setFields([...settled, ...refused]);
  const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (first) form.scrollToField(first.name, SCROLL_TO_FIELD);
  return first !== undefined;
}
