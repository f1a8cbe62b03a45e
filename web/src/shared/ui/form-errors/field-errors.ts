import type { FormInstance } from 'antd';
import { parseProblem } from '../../api/problem.js';
import { LEAD_TO_FIELD } from './lead-to-field.js';

interface FieldError {
  name: string | (string | number)[];
  errors: string[];
}

/** The server's words for single fields, by their place in the form. */
export function toFieldErrors(error: unknown): FieldError[] {
  return (parseProblem(error)?.errors ?? []).map(({ field, message }) => ({
    name: toFieldPath(field),
    errors: [message],
  }));
}

/** `value.words.needs.0.word` → `words`, `needs`, 0, `word`. */
const toFieldPath = (field: string) =>
  field
    .split('.')
    .slice(field.startsWith('value.') ? 1 : 0)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Shows what the server refused at the fields of antd's form, and leads to the first of them. */
export function showFieldErrors<Values extends object>(
  form: FormInstance<Values>,
  refused: readonly FieldError[],
): void {
  form.setFields(refused as Parameters<typeof form.setFields>[0]);
  const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (first) form.scrollToField(first.name, LEAD_TO_FIELD);
}
