import { type ImportedBooking, splitName } from '../../booking/index.js';
import type { OfferedService, TherapistRef } from '../../catalog/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { type LocalDateTime, toMinutes } from '../../kernel/local-time.js';
import { normalizeText } from '../../kernel/normalize-text.js';
import * as rules from './cell-rules.js';
import type { ImportColumn } from './import-kinds.js';
import { type Cells, LineReader, type RefusedCell } from './line-reader.js';
import { findEmails, findPhones, withoutNothing } from './reading/contacts.js';
import { readPersonName } from './reading/person-name.js';
import { takeEmail, takeName, takePhone } from './reading/verbatim.js';

/** Names of a file that the shop does not have, with the names that somebody chose for them, by column. */
export type ChosenNames = Readonly<Partial<Record<'service' | 'therapist', Readonly<Record<string, string>>>>>;

/** The services and therapists that bookings name, and how their cells are read. */
interface ImportCatalog {
  services: readonly OfferedService[];
  therapists: readonly TherapistRef[];
  names: ChosenNames;
  /** Whether the therapist may be missing, and is nobody in particular then. */
  isTherapistOpen: boolean;
  /** Country, two letters, whose phone numbers are written without a code. */
  country: string;
  /** The order of the file's dates. */
  dateOrder: rules.DateOrder;
  /** Whether the file is that of an export, whose cells are taken as they are. */
  isExport: boolean;
  /** Returns what the shop's clock shows at an instant. */
  toLocal: (instant: Date) => LocalDateTime;
  /** Called with each name that the shop does not have. */
  onUnknownName: (column: 'service' | 'therapist', name: string) => void;
}

/** A booking of a file. */
export interface BookingLine extends ImportedBooking {
  /** The key of the client in the former system; null where the line has none. */
  clientRef: string | null;
}

/** The columns by which a line is compared with an earlier import, in their order. Later ones count once they are filled. */
const COMPARED_COLUMNS: readonly ImportColumn<'bookings'>[] = [
  ...(['external_id', 'date', 'time', 'service', 'therapist', 'client_name', 'phone', 'email'] as const),
  ...(['notes', 'status', 'price'] as const),
];
const LATER_COLUMNS: readonly string[] = ['duration', 'end_time', 'first_name', 'last_name', 'client_ref', 'currency'];

/** Words for a therapist whom nobody chose. */
const ANYBODY =
  /^(?:any(?:one|body)?|any (?:staff|available|therapist|provider|team member)|no preference|unassigned|first available)$/i;

/** Matches an instant: a time with the distance of its zone. */
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)$/;

/** Parses a line of bookings. Price, currency and length are the service's if the line has none. */
export function parseBookingLine(
  written: Cells,
  catalog: ImportCatalog,
): { booking?: BookingLine; refused: RefusedCell[]; doubts: RefusedCell[] } {
  const { isExport, country } = catalog;
  const cells = isExport ? written : splitTitle(written, catalog);
  const line = new LineReader(cells);
  const externalId = line.read('external_id', toExternalId);
  const [start, finish] = [cells.date ?? '', cells.end_time ?? ''].map((text) => localize(text, catalog.toLocal));
  const date = line.check('date', start!, rules.date(catalog.dateOrder));
  const startTime = cells.time
    ? rules.cutDate(cells.time)
    : rules.cutDate(start!) === start
      ? ''
      : rules.cutDate(start!);
  const time = line.check('time', startTime, rules.time);
  const minutes = findMinutes(cells, time, finish!);
  const service = line.read('service', (name) => findService(catalog, name, minutes));
  const therapist = line.read('therapist', (name) =>
    findTherapist(catalog, `${name} ${cells.therapist_last_name ?? ''}`.trim()),
  );
  const person = isExport ? takeName(cells) : readPersonName(cells);
  for (const doubt of person.doubts) line.doubt(doubt, 'client_name');
  const clientRef = cells.client_ref?.trim() || null;
  const name = line.check('client_name', `${person.first} ${person.last}`.trim(), (text) =>
    clientRef && !isExport ? text : rules.required(rules.personName(text)),
  );
  const phones = isExport
    ? takePhone(cells.phone ?? '', country)
    : findPhones(cells.phone ?? '', cells.phone_code ?? '', country);
  const emails = isExport ? takeEmail(cells.email ?? '') : findEmails(cells.email ?? '');
  for (const doubt of phones.doubts) line.doubt(doubt, 'phone');
  for (const doubt of emails.doubts) line.doubt(doubt, 'email');
  const notes = line.read('notes', rules.notes);
  const status = line.read('status', rules.status('confirmed'));
  const price = line.read('price', rules.price);
  const stated = line.read('currency', rules.currency);
  const duration = line.read('duration', rules.duration);
  const end = line.check('end_time', finish!, rules.endTime);
  if (time && end) checkEnd(line, toMinutes(time), end, duration);
  if (!isExport && service && stated && stated !== service.currency)
    line.refuse(`Prices of this shop are in ${service.currency}, and ${stated} is not converted`, 'currency');
  if (line.refused.length > 0) return { refused: line.refused, doubts: [] };
  const { id: serviceId, name: serviceName, currency, priceCents } = service!;
  const durationMinutes = duration ?? (end ? end - toMinutes(time!) : service!.durationMinutes);
  const names =
    cells.first_name || cells.last_name
      ? { firstName: person.first || person.last, lastName: person.first && person.last }
      : splitName(name!, null);
  const booking = {
    externalId,
    clientRef,
    // Foreign lines have the shop's currency, and are known by what was compared before the column was read.
    content: toContent(isExport ? written : { ...written, currency: '' }),
    appointment: { therapistId: therapist!.id, isUnassigned: therapist!.isUnassigned, date, time },
    service: { serviceId, serviceName, durationMinutes, totalCents: price ?? priceCents, currency: stated ?? currency },
    client: { ...names, phone: phones.kept ?? '', email: emails.kept, notes },
    status,
    isExported: isExport,
  } as BookingLine;
  return { booking, refused: [], doubts: line.doubts };
}

/** Splits `Swedish Massage with Zara Quill`, or the other way round, where treatment and client are in one cell. */
function splitTitle(cells: Cells, { services, names }: ImportCatalog): Cells {
  if (['client_name', 'first_name', 'last_name', 'client_ref'].some((column) => cells[column])) return cells;
  const [one = '', other = ''] = (cells.service ?? '').split(/ (?:with|for|[-–—|:]) |: /i, 2);
  if (other === '') return cells;
  const isService = (text: string) =>
    findChosen(names, 'service', text) !== undefined ||
    services.some(({ name }) => toComparable(name) === toComparable(text));
  const isSwapped = isService(other) && !isService(one);
  return { ...cells, service: isSwapped ? other : one, client_name: isSwapped ? one : other };
}

/** Reads a key; of one such as `a1b2@calendar.example`, the part that is no address. */
const toExternalId = (text: string) => {
  const id = withoutNothing(text);
  return id === '' ? null : rules.externalId(/^[\w-]{12,}@[\w.-]+$/.test(id) ? id.split('@')[0]! : id);
};

/** Writes an instant as the shop's clock shows it. */
function localize(text: string, toLocal: ImportCatalog['toLocal']): string {
  if (!INSTANT.test(text.trim())) return text;
  const instant = new Date(text.trim().replace(' ', 'T'));
  if (Number.isNaN(instant.getTime())) return text;
  const { date, time } = toLocal(instant);
  return `${date} ${time}`;
}

function checkEnd(line: LineReader, start: number, end: number, duration: number | null | undefined): void {
  if (end <= start) line.refuse('Must be later than the time', 'end_time');
  else if (duration && start + duration !== end)
    line.refuse(`Does not fit the duration of ${duration} minutes: leave one of them empty`, 'end_time');
}

function toContent(cells: Cells): string {
  const filled = LATER_COLUMNS.filter((column) => cells[column]);
  return JSON.stringify([...COMPARED_COLUMNS, ...filled].map((column) => cells[column] ?? ''));
}

function findTherapist(catalog: ImportCatalog, name: string): TherapistRef {
  const anybody = catalog.therapists.find(({ isUnassigned }) => isUnassigned);
  const isOpen = name.trim() === '' ? catalog.isTherapistOpen : ANYBODY.test(name.trim());
  return isOpen && anybody ? anybody : (findByName(catalog, 'therapist', name) as TherapistRef);
}

/** Finds the minutes that a line states, also as its end; null without any that can be read. */
function findMinutes(cells: Cells, time: string | null | undefined, finish: string): number | null {
  const line = new LineReader(cells);
  const end = line.check('end_time', finish, rules.endTime);
  return line.read('duration', rules.duration) ?? (time && end ? end - toMinutes(time) : null);
}

/** Finds a service by its name, or by the name of its treatment and the minutes of the line: one on offer before others. */
function findService(catalog: ImportCatalog, name: string, minutes: number | null): OfferedService {
  const treatment = toComparable(findChosen(catalog.names, 'service', name) ?? name);
  const isNamed = catalog.services.some((each) => toComparable(each.name) === treatment);
  const all = catalog.services.filter(
    ({ group, durationMinutes }) => group && toComparable(group) === treatment && durationMinutes === minutes,
  );
  const offered = all.filter(({ isRetired }) => !isRetired);
  const variants = offered.length > 0 ? offered : all;
  return !isNamed && variants.length === 1 ? variants[0]! : (findByName(catalog, 'service', name) as OfferedService);
}

/** Finds the one with this name, or with the name chosen for it. @throws InvalidInputError when none or several have it */
function findByName(
  { services, therapists, names, onUnknownName }: ImportCatalog,
  what: 'service' | 'therapist',
  text: string,
): OfferedService | TherapistRef {
  const all: readonly (OfferedService | TherapistRef)[] = what === 'service' ? services : therapists;
  const given = rules.required(text);
  const name = findChosen(names, what, given) ?? given;
  const found = all.filter((each) => toComparable(each.name) === toComparable(name));
  if (found.length === 0) {
    onUnknownName(what, given);
    throw new InvalidInputError('file', `There is no ${what} named "${name.slice(0, 60)}"`);
  }
  if (found.length > 1) throw new InvalidInputError('file', `There are ${found.length} named "${name}"`);
  return found[0]!;
}

/** Returns the name of the shop that was chosen for one of the file. */
const findChosen = (names: ChosenNames, what: 'service' | 'therapist', name: string) =>
  Object.entries(names[what] ?? {}).find(([given]) => given === name)?.[1];

const toComparable = (name: string) => normalizeText(name).replaceAll(/\s+/g, ' ').trim().toLowerCase();
