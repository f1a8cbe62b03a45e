import type { ComparedField } from './ConflictAlert.js';

interface FieldValues {
  label: string;
  /** As it is saved now. */
  theirs: string;
  /** As it is entered. */
  mine: string;
  /** As it was opened. */
  before: string;
}

/** Selects the fields whose saved value differs from the one that was opened or the one entered here. */
export const compareValues = (fields: readonly FieldValues[]): ComparedField[] =>
  fields
    .filter(({ theirs, mine, before }) => theirs !== before || theirs !== mine)
    .map(({ label, theirs, mine, before }) => ({
      label,
      theirs,
      mine: mine === before || mine === theirs ? null : mine,
    }));
