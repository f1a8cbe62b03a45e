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
