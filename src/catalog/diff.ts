import { isDeepStrictEqual } from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/** The old and the new values of the fields that an edit changed, as the log keeps them. */
interface FieldDiff {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Compares two records with the same fields; undefined when nothing changed. */
export function diffFields(before: Values, after: Values): FieldDiff | undefined {
  const changed = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (changed.length === 0) return undefined;
  const pickChanged = (values: Values) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { before: pickChanged(before), after: pickChanged(after) };
}
