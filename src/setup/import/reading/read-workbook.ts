import { unzipSync } from 'fflate';
import { readSheet, type CellValue } from 'read-excel-file/universal';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { FileRow } from './file-row.js';

/** Largest size of a workbook's parts, unpacked. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_COLUMNS = 500;
const MAX_CELLS = 4_000_000;
const MAX_SHEETS = 20;

const refuse = (reason: string) => new InvalidInputError('file', reason);

/**
 * Reads the first sheet of an XLSX workbook that has more than one row. Formulas count as the values that they had.
 * @throws InvalidInputError on `file` for what is no workbook, or larger than any list of a shop
 */
export async function readWorkbook(bytes: Buffer): Promise<FileRow[]> {
  const sheets = checkWorkbook(bytes);
  const file = new Uint8Array(bytes).buffer;
  let rows: FileRow[] = [];
  for (let sheet = 1; sheet <= Math.min(sheets, MAX_SHEETS) && rows.length < 2; sheet += 1) {
    const found = await readRows(file, sheet);
    if (found.length > rows.length) rows = found;
  }
  return rows;
}

async function readRows(file: ArrayBuffer, sheet: number): Promise<FileRow[]> {
  try {
    const rows = await readSheet(file, sheet, { trim: true });
    return rows
      .map((cells, nth) => ({ line: nth + 1, cells: cells.map(toText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch {
    throw refuse('The workbook cannot be read. Open it in a spreadsheet program, and save it as “CSV UTF-8”');
  }
}

/** Checks what a workbook would unpack to, before anything reads it. @returns the number of its sheets */
function checkWorkbook(bytes: Buffer): number {
  let size = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/.test(name)) return false;
        size += originalSize;
        if (size > MAX_UNPACKED_BYTES)
          throw refuse('The workbook is too large once it is unpacked: split it into several');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof InvalidInputError) throw error;
    throw refuse('The file is damaged, or an archive that is no workbook: unpack it first');
  }
  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  if (sheets.length === 0) throw refuse('The file is an archive without a sheet of a workbook: unpack it first');
  for (const part of Object.values(parts))
    if (Buffer.from(part.buffer, part.byteOffset, Math.min(part.length, 4096)).includes('<!'))
      throw refuse('The workbook has definitions that no spreadsheet program writes, and is not read');
  for (const name of sheets) checkExtent(Buffer.from(parts[name]!).toString('latin1'));
  return sheets.length;
}

function checkExtent(xml: string): void {
  let [columns, rows] = [0, 0];
  for (const [, letters = '', row] of xml.matchAll(/<c [^>]*?\br="([A-Z]{1,4})(\d{1,8})"/g)) {
    columns = Math.max(columns, toNumber(letters));
    rows = Math.max(rows, Number(row));
  }
  for (const [, row] of xml.matchAll(/<row [^>]*?\br="(\d{1,9})"/g)) rows = Math.max(rows, Number(row));
  if (columns > MAX_COLUMNS)
    throw refuse(`A sheet of the workbook has more than ${MAX_COLUMNS} columns: remove those that are empty`);
  if (columns * rows > MAX_CELLS)
    throw refuse('A sheet of the workbook is too large: remove its empty rows, or split it into several');
}

const toNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Formats a cell as a file of text would have it. */
function toText(cell: CellValue | null): string {
  if (!(cell instanceof Date)) return cell === null ? '' : String(cell);
  const [date = '', time = ''] = cell.toISOString().split('T');
  const clock = time.slice(0, 5);
  // A time without a day counts from the first day of the calendar that spreadsheets have.
  if (date < '1900-01-02') return clock;
  return clock === '00:00' ? date : `${date} ${clock}`;
}
