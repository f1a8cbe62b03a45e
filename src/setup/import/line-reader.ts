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

/** Sorts the cells of a line by their columns. Those of several columns with one name are joined, one below the other. */
export function toCells(columns: readonly string[], cells: readonly string[]): Cells {
  const byColumn: Record<string, string> = {};
  for (const [nth, column] of columns.entries()) {
    const cell = cells[nth] ?? '';
    byColumn[column] = byColumn[column] && cell ? `${byColumn[column]}\n${cell}` : byColumn[column] || cell;
  }
  return byColumn;
}

/** Reads the cells of a line, and collects the faults of all of them. */
export class LineReader {
  readonly refused: RefusedCell[] = [];
  /** Cells that are taken otherwise than they are written, or left out, while the line is taken. */
  readonly doubts: RefusedCell[] = [];

  constructor(private readonly cells: Cells) {}

  /** Reads a cell by a rule; undefined when it is refused. */
  read<Value>(column: string, rule: CellRule<Value>): Value | undefined {
    return this.check(column, this.cells[column] ?? '', rule);
  }

  /** Reads a text that a column, or several together, have by a rule; undefined when it is refused. */
  check<Value>(column: string, text: string, rule: CellRule<Value>): Value | undefined {
    try {
      return rule(text);
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      this.refuse(error.message, column);
      return undefined;
    }
  }

  doubt(reason: string, column: string | null = null): void {
    this.doubts.push({ column, reason });
  }

  refuse(reason: string, column: string | null = null): void {
    this.refused.push({ column, reason });
  }
}
