import { InvalidInputError } from '../../kernel/errors.js';
import type { CellRule } from './cell-rules.js';

/** The reason for which a line is refused. */
export interface RefusedCell {
  /** The column at fault, null for the line as a whole. */
  column: string | null;
  reason: string;
}

/** The cells of one line, by the name of their column. A column that the file does not have is empty. */
export type Cells = Readonly<Record<string, string>>;

export function toCells(columns: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(columns.map((column, nth) => [column, cells[nth] ?? '']));
}

/** Reads the cells of a line, and collects the faults of all of them. */
export class LineReader {
  readonly refused: RefusedCell[] = [];

  constructor(private readonly cells: Cells) {}

  /** Reads a cell by a rule; undefined when it is refused. */
  read<Value>(column: string, rule: CellRule<Value>): Value | undefined {
    try {
      return rule(this.cells[column] ?? '');
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      this.refuse(error.message, column);
      return undefined;
    }
  }

  refuse(reason: string, column: string | null = null): void {
    this.refused.push({ column, reason });
  }
}
