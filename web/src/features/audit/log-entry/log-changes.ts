import type { ActionLogDto } from '../../../shared/api/generated.js';

type Details = ActionLogDto['details'];

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

const COMPARISON_NAMES = ['before', 'after', 'setting_value', 'previous_value'];

/** Details that hold a whole state instead of a value. */
export const isComparison = (name: string): boolean => COMPARISON_NAMES.includes(name);

/**
 * The fields that an entry changed, each as it was and as it became.
 * @param previous what the entries before it said of the same booking; its own words count first
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
