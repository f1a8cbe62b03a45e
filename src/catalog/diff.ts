import { isDeepStrictEqual } from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/** What an edit leaves in the log: the old and the new values of the fields that it changed. */
interface FieldDiff {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Undefined when nothing changed. Both sides have the same fields. */
export function diffFields(before: Values, after: Values): FieldDiff | undefined {
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (changed.length === 0) return undefined;
  const pickChanged = (values: Values) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { before: pickChanged(before), after: pickChanged(after) };
}
