import { parseProblem } from '../../../../shared/api/problem.js';

/** A setting as the server keeps it. */
export interface SavedSetting<Value> {
  value: Value;
  /** 0 while nobody has saved it. */
  version: number;
  saved_by: string | null;
}

export interface SettingEdit<Value> {
  value: Value;
  version: number;
}

/** What is said when a setting was not saved: the server's own words where it has some. */
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
