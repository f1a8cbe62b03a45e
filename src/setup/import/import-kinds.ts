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
    required: ['date', 'time', 'service', 'therapist', 'client_name'],
    optional: ['external_id', 'phone', 'email', 'notes', 'status', 'price', 'duration', 'end_time'],
    example: [
      ...['2026-03-04', '14:30', 'Swedish Massage', 'Any Available', 'Georgia Marsh'],
      ...['B-2001', '0491 570 156', 'georgia@example.com', '', 'confirmed', '89.50', '60', ''],
    ],
  },
  services: {
    required: ['name'],
    optional: ['group', 'variant', 'description', 'duration', 'cleanup', 'price', 'status'],
    example: ['Hot Stone Massage', '', '', 'Warm basalt stones along the spine', '75', '15', '129.00', 'offered'],
  },
  therapists: {
    required: ['name'],
    optional: ['status', 'association', 'provider_number', 'hourly_rate', 'bookings_per_day', 'treatments', 'bio'],
    example: ['Mei Tanaka', 'active', '', '', '95.00', '6', 'Hot Stone Massage; Swedish Massage', ''],
  },
  roster: {
    required: ['therapist', 'first_date', 'start_time', 'end_time'],
    optional: [],
    example: ['Mei Tanaka', '2026-03-04', '09:00', '17:00'],
  },
} as const satisfies Record<string, ImportColumns>;

export type ImportKind = keyof typeof importKinds;
export type ImportColumn<Kind extends ImportKind> = (typeof importKinds)[Kind]['required' | 'optional'][number];

export const IMPORT_KINDS = Object.keys(importKinds) as ImportKind[];

export function columnsFor<Kind extends ImportKind>(kind: Kind): ImportColumn<Kind>[] {
  return [...importKinds[kind].required, ...importKinds[kind].optional] as ImportColumn<Kind>[];
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

/** Returns the columns that a kind needs and that are not there. */
export function missingColumns(kind: ImportKind, columns: readonly string[]): string[] {
  return importKinds[kind].required.filter((column) => !columns.includes(column));
}
