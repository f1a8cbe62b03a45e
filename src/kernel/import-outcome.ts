/** The outcome of one line of a file that was brought in. `changed`: the line updated what an earlier import had made. */
export type ImportOutcome =
  'new' | 'changed' | 'unchanged' | { readonly refused: string; readonly column: string | null };

/** A line that is not taken. @param column the column at fault, null for the line as a whole */
export function refuseLine(refused: string, column: string | null = null): ImportOutcome {
  return { refused, column };
}
