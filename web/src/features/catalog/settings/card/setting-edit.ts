import { parseProblem } from '../../../../shared/api/problem.js';

/** A setting as the server stores it. */
export interface SavedSetting<Value> {
  value: Value;
  /** 0 until it is saved for the first time. */
  version: number;
  saved_by: string | null;
}

export interface SettingEdit<Value> {
  value: Value;
  version: number;
}

/** Returns the message for a setting that was not saved: the server's where it sends one, else `fallback`. */
export function settingErrorMessage(error: unknown, fallback: string): string {
  const problem = parseProblem(error);
  const fields = problem?.errors?.map(({ message }) => message).join('. ');
  return fields || problem?.detail || fallback;
}

/** The server's words for single fields, by their place in the form. */
export function toFieldErrors(error: unknown): { name: (string | number)[]; errors: string[] }[] {
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
