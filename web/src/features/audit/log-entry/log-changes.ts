import type { ActionLogDto } from '../../../shared/api/generated.js';

type Details = ActionLogDto['details'];

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

const COMPARISON_NAMES = ['before', 'after', 'setting_value', 'previous_value'];

/** Whether a detail holds a whole state instead of a value. */
export const isComparison = (name: string): boolean => COMPARISON_NAMES.includes(name);

/**
 * Compares the states before and after an entry and returns the changed fields.
 * @param previous details of earlier entries about the same booking, used where the entry itself has none
 */
export function diffDetails(details: Details, previous: Details = {}): Change[] {
  const before = asObject(details.before) ?? asObject(details.previous_value) ?? previous;
  const after = asObject(details.after) ?? asObject(details.setting_value) ?? details;
  return [...new Set([...Object.keys(before), ...(after === details ? [] : Object.keys(after))])]
    .filter((field) => field in after && !isComparison(field))
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

function asObject(value: unknown): Details | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Details) : undefined;
}
