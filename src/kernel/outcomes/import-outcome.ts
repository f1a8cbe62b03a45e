/** The outcome of one imported line of a file. `changed`: the line updated a record of an earlier import. */
export type ImportOutcome =
  'new' | 'changed' | 'unchanged' | { readonly refused: string; readonly column: string | null };

/** Returns the outcome of a line that is refused. @param column the column at fault, null for the line as a whole */
export function refuseLine(refused: string, column: string | null = null): ImportOutcome {
  return { refused, column };
}
