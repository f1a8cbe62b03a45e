import { BOOKING_STATUSES, type ImportedBooking, splitName } from '../../booking/index.js';
import type { OfferedService, TherapistRef } from '../../catalog/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { toMinutes } from '../../kernel/local-time.js';
import { normalizeText } from '../../kernel/normalize-text.js';
import * as rules from './cell-rules.js';
import type { ImportColumn } from './import-kinds.js';
import { type Cells, LineReader, type RefusedCell } from './line-reader.js';

/** The services and therapists that bookings name. */
interface ImportCatalog {
  services: readonly OfferedService[];
  therapists: readonly TherapistRef[];
  /** Country, two letters, whose phone numbers are written without a code. */
  country: string;
  /** The order of the file's dates. */
  dateOrder: rules.DateOrder;
}

/** The columns by which a line is compared with an earlier import, in their order. Later ones count once they are filled. */
const COMPARED_COLUMNS: readonly ImportColumn<'bookings'>[] = [
  ...(['external_id', 'date', 'time', 'service', 'therapist', 'client_name', 'phone', 'email'] as const),
  ...(['notes', 'status', 'price'] as const),
];
const LATER_COLUMNS: readonly ImportColumn<'bookings'>[] = ['duration', 'end_time'];

/** Parses a line of bookings.csv. Price, currency and length are the service's if the line has none. */
export function parseBookingLine(
  cells: Cells,
  { services, therapists, country, dateOrder }: ImportCatalog,
): { booking?: ImportedBooking; refused: RefusedCell[] } {
  const line = new LineReader(cells);
  const externalId = line.read('external_id', (text) => (text === '' ? null : rules.externalId(text)));
  const date = line.read('date', rules.date(dateOrder));
  const time = line.read('time', rules.time);
  const service = line.read('service', (name) => findByName(services, name, 'service'));
  const therapist = line.read('therapist', (name) => findByName(therapists, name, 'therapist'));
  const name = line.read('client_name', (text) => rules.required(rules.personName(text)));
  const phone = line.read('phone', rules.phone(country));
  const email = line.read('email', rules.email);
  const notes = line.read('notes', rules.notes);
  const status = line.read('status', rules.anyFrom(BOOKING_STATUSES, 'confirmed'));
  const price = line.read('price', rules.price);
  const duration = line.read('duration', rules.duration);
  const end = line.read('end_time', rules.endTime);
  if (time && end) checkEnd(line, toMinutes(time), end, duration);
  if (line.refused.length > 0) return { refused: line.refused };
  const { id: serviceId, name: serviceName, currency, priceCents } = service!;
  const durationMinutes = duration ?? (end ? end - toMinutes(time!) : service!.durationMinutes);
  const booking = {
    externalId,
    content: toContent(cells),
    appointment: { therapistId: therapist!.id, isUnassigned: therapist!.isUnassigned, date, time },
    service: { serviceId, serviceName, durationMinutes, totalCents: price ?? priceCents, currency },
    client: { ...splitName(name!, null), phone: phone ?? '', email, notes },
    status,
  } as ImportedBooking;
  return { booking, refused: [] };
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

/** Finds the one with this name. @throws InvalidInputError when none or several have it */
function findByName<Named extends { name: string }>(all: readonly Named[], text: string, what: string): Named {
  const name = rules.required(text);
  const found = all.filter((each) => toComparable(each.name) === toComparable(name));
  if (found.length === 0) throw new InvalidInputError('file', `There is no ${what} named "${name.slice(0, 60)}"`);
  if (found.length > 1) throw new InvalidInputError('file', `There are ${found.length} named "${name}"`);
  return found[0]!;
}

const toComparable = (name: string) => normalizeText(name).replaceAll(/\s+/g, ' ').trim().toLowerCase();
