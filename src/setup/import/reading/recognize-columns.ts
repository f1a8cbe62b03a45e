import { BOOKING_FILE_COLUMNS } from '../../../booking/index.js';
import { SERVICE_FILE_COLUMNS, THERAPIST_FILE_COLUMNS } from '../../../catalog/index.js';
import { CLIENT_FILE_COLUMNS } from '../../../clients/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { ROSTER_FILE_COLUMNS } from '../../../scheduling/index.js';
import { columnsFor, IMPORT_KINDS, type ImportKind, missingColumns, toColumnName } from '../import-kinds.js';
import { COLUMN_NAMES, EVENT_TITLES, foldTitle, JOINED_MEANINGS, SALES_TITLE, TEAM_TITLE } from './column-names.js';
import type { FileRow } from './file-row.js';

/** Rows at the start of a file among which its header is looked for. */
export const HEADER_ROWS = 20;

const MAX_COLUMNS = 500;

/** A header, and what its columns mean. */
export interface RecognizedHeader {
  kind: ImportKind;
  /** The row among those at the start of the file. */
  row: number;
  titles: readonly string[];
  /** The meaning of each column; empty for one that is left out. */
  columns: readonly string[];
  /** Whether the file was written for this shop: it has the columns that are needed, under their own names. */
  isOwn: boolean;
  /** Whether it is the file of an export of this product, whose cells are taken as they are. */
  isExport: boolean;
  /** Meanings that are needed, and that no column has. */
  missing: readonly string[];
}

/** Columns of the files that an export of the shop writes. */
const EXPORTED: Readonly<Record<ImportKind, readonly string[]>> = {
  clients: CLIENT_FILE_COLUMNS,
  bookings: BOOKING_FILE_COLUMNS,
  services: SERVICE_FILE_COLUMNS,
  therapists: THERAPIST_FILE_COLUMNS,
  roster: ROSTER_FILE_COLUMNS,
};

type Header = Pick<RecognizedHeader, 'kind' | 'titles' | 'columns'>;

/**
 * Recognizes the header among the first rows of a file, and what its columns mean.
 * @param rows the first rows, header among them
 * @param named the kind that the file is said to have, null to tell from its header
 * @param chosen the meaning of each column as somebody chose it, null to tell from the titles
 * @throws InvalidInputError when the file holds something else, or is too wide
 */
export function recognizeHeader(
  rows: readonly FileRow[],
  named: ImportKind | null,
  chosen: readonly string[] | null,
): RecognizedHeader {
  const kinds = named ? [named] : IMPORT_KINDS;
  const found = rows.flatMap(({ cells }, row) =>
    kinds.map((kind) => ({ kind, row, columns: findMeanings(kind, cells), cells })),
  );
  const best = found.reduce((one, other) => (score(other) > score(one) ? other : one));
  const { kind, row } = best;
  const titles = rows[row]!.cells;
  if (titles.length > MAX_COLUMNS) throw new InvalidInputError('file', `The file has more than ${MAX_COLUMNS} columns`);
  if (EXPORTED[kind].join() === titles.join()) return { ...toExportHeader(kind, titles), row };
  const meanings = chosen ? titles.map((_, nth) => chosen[nth] ?? '') : best.columns;
  const below = rows.slice(row + 1);
  const columns = settleTimes(kind, meanings, below);
  const missing = findMissing(kind, columns, titles);
  if (!chosen) assertNoSales({ kind, titles, columns });
  if (missing.length > 0 && !chosen) assertHeader({ kind, titles, columns }, named);
  const isOwn = kind === 'clients' && missingColumns(kind, titles.map(toColumnName)).length === 0;
  const isExport = false;
  return { kind, row, titles, columns: separate({ kind, titles, columns }, below), isOwn, isExport, missing };
}

/** Returns the header of an exported file: columns that nothing is known to do with are left out, however they sound. */
function toExportHeader(kind: ImportKind, titles: readonly string[]): Omit<RecognizedHeader, 'row'> {
  const columns = titles.map((title) => (Object.hasOwn(COLUMN_NAMES[kind], title) ? title : ''));
  return { kind, titles, columns, isOwn: kind === 'clients', isExport: true, missing: [] };
}

/** Returns the meanings of all titles that are recognized; several columns may have one. */
function findMeanings(kind: ImportKind, titles: readonly string[]): string[] {
  const names = Object.entries(COLUMN_NAMES[kind]);
  return titles.map((title) => {
    const own = toColumnName(title);
    if ((columnsFor(kind) as string[]).includes(own)) return own;
    const words = foldTitle(title);
    const exact = names.find(([, known]) => known.includes(words));
    const similar =
      exact ?? names.find(([, known]) => known.some((each) => each instanceof RegExp && each.test(words)));
    return words === '' || words.length > 60 ? '' : (similar?.[0] ?? '');
  });
}

/** Weighs how well a row is the header of a kind: bookings have a day, clients have none, a team has jobs. */
function score({
  kind,
  columns,
  cells,
}: {
  kind: ImportKind;
  columns: readonly string[];
  cells: readonly string[];
}): number {
  const found = new Set(columns.filter(Boolean));
  const missing = findMissing(kind, columns, cells).length;
  const isTeam = kind === 'therapists' && cells.some(isOfTeam);
  return found.size - missing * 3 + (isTeam ? 2 : 0);
}

/** Returns the needed meanings that no column has. A name may be in one column or two, a start likewise. */
function findMissing(kind: ImportKind, columns: readonly string[], titles: readonly string[]): string[] {
  const has = (...meanings: string[]) => meanings.some((meaning) => columns.includes(meaning));
  if (kind === 'clients') return has('first_name', 'name', 'last_name', 'company') ? [] : ['first_name'];
  if (kind === 'services') return [...(has('name') ? [] : ['name']), ...(has('price', 'duration') ? [] : ['duration'])];
  if (kind === 'roster') return missingColumns(kind, columns);
  if (kind === 'therapists') {
    const isTeam = has('treatments', 'association', 'provider_number', 'hourly_rate') || titles.some(isOfTeam);
    return [...(has('first_name', 'name', 'last_name') ? [] : ['name']), ...(isTeam ? [] : ['treatments'])];
  }
  return [
    ...(has('date', 'time') ? [] : ['date']),
    ...(has('service') ? [] : ['service']),
    ...(has('client_name', 'first_name', 'last_name', 'client_ref') || isTitled(columns, titles)
      ? []
      : ['client_name']),
  ];
}

const isOfTeam = (title: string) => TEAM_TITLE.test(foldTitle(title));

/** Whether the title of an event names both treatment and client. */
const isTitled = (columns: readonly string[], titles: readonly string[]) =>
  EVENT_TITLES.includes(foldTitle(titles[columns.indexOf('service')] ?? ''));

/** Takes a column of times whose cells have their day, too, for the column of days, where there is no other. */
function settleTimes(kind: ImportKind, columns: readonly string[], rows: readonly FileRow[]): readonly string[] {
  if (kind !== 'bookings' || columns.includes('date')) return columns;
  const time = columns.indexOf('time');
  const hasDay = rows.some(({ cells }) =>
    /\d{4}|\d\D+\d{1,2}\D+\d{2}\b/.test(cells[time]?.replace(/\d+:\d+(:\d+)?/, '') ?? ''),
  );
  return hasDay ? columns.map((column, nth) => (nth === time ? 'date' : column)) : columns;
}

/** Leaves of several columns with one meaning the best: one that has cells, then the one with the best title. */
function separate({ kind, titles, columns }: Header, rows: readonly FileRow[]): string[] {
  const isFilled = (nth: number) => rows.some(({ cells }) => cells[nth]);
  const rank = (nth: number) => {
    if (toColumnName(titles[nth]!) === columns[nth]) return -1;
    const place = COLUMN_NAMES[kind][columns[nth]!]?.indexOf(foldTitle(titles[nth]!)) ?? -1;
    return place === -1 ? Infinity : place;
  };
  return columns.map((column, nth) => {
    if (column === '' || JOINED_MEANINGS.includes(column)) return column;
    const rivals = columns
      .flatMap((other, at) => (other === column ? [at] : []))
      .toSorted((one, other) => Number(isFilled(other)) - Number(isFilled(one)) || rank(one) - rank(other));
    return rivals[0] === nth ? column : '';
  });
}

/** @throws InvalidInputError when a list has no contacts, and columns that show products or sales */
function assertNoSales({ kind, titles, columns }: Header): void {
  if (kind === 'bookings' || columns.includes('email') || columns.includes('phone')) return;
  if (titles.some((title) => SALES_TITLE.test(foldTitle(title))))
    throw new InvalidInputError('file', 'The file lists products or sales, which this shop does not keep');
}

/** @throws InvalidInputError when no line can be a header, which only whoever says what the file holds can know better */
function assertHeader({ titles, columns }: Header, named: ImportKind | null): void {
  if (titles.length > 1 && (named || columns.some(Boolean))) return;
  const needed = named ? missingColumns(named, columns).join(', ') : 'first_name, or date, service and client_name';
  const hint = named ? '' : '. Say what it lists, to choose the columns yourself';
  throw new InvalidInputError('file', `No line of the file names columns that are known, such as ${needed}${hint}`);
}
