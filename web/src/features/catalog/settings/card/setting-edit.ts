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
