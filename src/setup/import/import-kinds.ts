import { InvalidInputError } from '../../kernel/errors.js';

interface ImportColumns {
  required: readonly string[];
  optional: readonly string[];
  /** Cells of the template's example line: required columns first, then optional ones. */
  example: readonly string[];
}

/** The kinds of files that can be imported, with their columns. */
const importKinds = {
  clients: {
    required: ['external_id', 'first_name'],
    optional: ['last_name', 'phone', 'email', 'notes'],
    example: ['C-1001', 'Georgia', 'Marsh', '0491 570 156', 'georgia@example.com', 'Prefers the quiet room'],
  },
  bookings: {
    required: ['external_id', 'date', 'time', 'service', 'therapist', 'client_name'],
    optional: ['phone', 'email', 'notes', 'status', 'price'],
    example: [
      ...['B-2001', '2026-03-04', '14:30', 'Swedish Massage', 'Any Available', 'Georgia Marsh'],
      ...['0491 570 156', 'georgia@example.com', '', 'confirmed', '89.50'],
    ],
  },
} as const satisfies Record<string, ImportColumns>;

export type ImportKind = keyof typeof importKinds;

export const IMPORT_KINDS = Object.keys(importKinds) as ImportKind[];

export function columnsFor(kind: ImportKind): string[] {
  return [...importKinds[kind].required, ...importKinds[kind].optional];
}

/** Returns the text of a template: a header and one line as an example. */
export function formatTemplate(kind: ImportKind): string {
  return [columnsFor(kind), importKinds[kind].example].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Normalizes a column's header: `First Name` → `first_name`. */
export function toColumnName(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

/**
 * Recognizes the kind of a file by its columns.
 * @param kind the kind that the file is said to have, null to tell from its header
 * @throws InvalidInputError naming the columns that are missing or there twice
 */
export function recognizeKind(columns: readonly string[], kind: ImportKind | null): ImportKind {
  const twice = columns.find((column, nth) => column !== '' && columns.indexOf(column) !== nth);
  if (twice) throw new InvalidInputError('file', `The column ${twice} is there twice`);
  const recognized = kind ?? IMPORT_KINDS.find((each) => missingColumns(each, columns).length === 0);
  if (!recognized)
    throw new InvalidInputError(
      'file',
      `The first line must name the columns, of clients at least ${importKinds.clients.required.join(', ')}, of bookings at least ${importKinds.bookings.required.join(', ')}`,
    );
  const missing = missingColumns(recognized, columns);
  if (missing.length > 0) throw new InvalidInputError('file', `The first line lacks ${missing.join(', ')}`);
  return recognized;
}

function missingColumns(kind: ImportKind, columns: readonly string[]): string[] {
  return importKinds[kind].required.filter((column) => !columns.includes(column));
}
