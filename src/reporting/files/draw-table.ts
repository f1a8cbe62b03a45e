import { PAGE, type PdfSheet, type TextStyle } from '../../platform/pdf/pdf-sheet.js';
import { BOTTOM, HAIRLINE, LEFT, NOTE, RIGHT, SOFT } from './page-layout.js';
import type { ReportTable } from './report-table.js';

const LINE = 15.5;
/** Points from a baseline to the line under it. */
const DROP = 5;
const GAP = 16;
const MIN_COLUMN = 58;
const BODY: TextStyle = { size: 9.5 };
const STRONG: TextStyle = { size: 9.5, weight: 600 };
const HEAD: TextStyle = { size: 8.5, weight: 600, colour: SOFT };

interface Line {
  cells: readonly string[];
  style: TextStyle;
}

/** Draws a table from `top` on, over as many pages as needed. @returns the position below it, in points */
export function drawTable(
  sheet: PdfSheet,
  { title, columns, rows, total, notes = [] }: ReportTable,
  top: number,
): number {
  const head: Line = { cells: columns, style: HEAD };
  const lines = rows.map((cells): Line => ({ cells, style: BODY }));
  if (total) lines.push({ cells: total, style: STRONG });
  const widths = measure(sheet, [head, ...lines]);
  // A title stays with the first of its rows.
  let y = drawHead(sheet, head, widths, roomFor(sheet, top, 36 + 2 * LINE), title);
  for (const line of lines) {
    if (y + LINE + DROP > BOTTOM) {
      sheet.addPage();
      y = drawHead(sheet, head, widths, PAGE.margin, `${title}, continued`);
    }
    y += LINE;
    drawLine(sheet, line, widths, y);
    sheet.line(y + DROP, HAIRLINE, 0.5);
  }
  y += DROP;
  for (const note of notes) {
    y = roomFor(sheet, y, 13) + 13;
    sheet.text(note, LEFT, y, { ...NOTE, width: RIGHT - LEFT });
  }
  return y;
}

/** Returns the widths of the columns of figures, which get the width that they need; names get the rest. */
function measure(sheet: PdfSheet, lines: readonly Line[]): number[] {
  const figures = lines[0]!.cells.slice(1);
  return figures.map((_, at) =>
    Math.max(MIN_COLUMN, ...lines.map(({ cells, style }) => GAP + sheet.measure(cells[at + 1]!, style))),
  );
}

function drawHead(sheet: PdfSheet, head: Line, widths: readonly number[], top: number, title: string): number {
  sheet.text(title, LEFT, top + 12, { size: 12, weight: 600 });
  drawLine(sheet, head, widths, top + 30);
  sheet.line(top + 35, SOFT);
  return top + 34;
}

function drawLine(sheet: PdfSheet, { cells, style }: Line, widths: readonly number[], y: number): void {
  const [name = '', ...figures] = cells;
  let right = RIGHT - widths.reduce((sum, width) => sum + width, 0);
  sheet.text(name, LEFT, y, { ...style, width: right - LEFT });
  figures.forEach((figure, at) => {
    right += widths[at]!;
    sheet.text(figure, right, y, { ...style, align: 'right' });
  });
}

/** Returns the position at which something of that height can begin: `y`, or the top of a new page. */
function roomFor(sheet: PdfSheet, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  sheet.addPage();
  return PAGE.margin;
}
