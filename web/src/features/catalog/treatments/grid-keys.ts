import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** Moves the focus between the cells of a table's body for arrow keys, Home and End; Tab leaves the table. */
export function moveBetweenCells(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key];
  const cell = event.target;
  if (!step || !(cell instanceof HTMLTableCellElement)) return;
  event.preventDefault();
  const rows = [...event.currentTarget.rows];
  const row = rows.indexOf(cell.parentElement as HTMLTableRowElement);
  const cells = [...(rows[clamp(row + step[0], rows.length)]?.querySelectorAll('td') ?? [])];
  const column = cell.cellIndex - 1;
  const next = cells[clamp(column + step[1], cells.length)];
  if (!next) return;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

const clamp = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1);
