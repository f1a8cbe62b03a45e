import { BOOKING_STATUSES, type ImportedBooking, splitName } from '../../booking/index.js';
import type { OfferedService, TherapistRef } from '../../catalog/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import * as rules from './cell-rules.js';
import { columnsFor } from './import-kinds.js';
import { type Cells, LineReader, type RefusedCell } from './line-reader.js';

/** The services and therapists that bookings name. */
interface ImportCatalog {
  services: readonly OfferedService[];
  therapists: readonly TherapistRef[];
  /** Country, two letters, whose phone numbers are written without a code. */
  country: string;
}

/** Parses a line of bookings.csv. Price and currency are the service's if the line has no price. */
export function parseBookingLine(
  cells: Cells,
  { services, therapists, country }: ImportCatalog,
): { booking?: ImportedBooking; refused: RefusedCell[] } {
  const line = new LineReader(cells);
  const externalId = line.read('external_id', rules.externalId);
  const date = line.read('date', rules.date);
  const time = line.read('time', rules.time);
  const service = line.read('service', (name) => findByName(services, name, 'service'));
  const therapist = line.read('therapist', (name) => findByName(therapists, name, 'therapist'));
  const name = line.read('client_name', (text) => rules.required(rules.personName(text)));
  const phone = line.read('phone', rules.phone(country));
  const email = line.read('email', rules.email);
  const notes = line.read('notes', rules.notes);
  const status = line.read('status', rules.anyFrom(BOOKING_STATUSES, 'confirmed'));
  const price = line.read('price', rules.price);
  if (phone === null && email === null) line.refuse('Needs a phone or an email address', 'phone');
  if (line.refused.length > 0) return { refused: line.refused };
  const { id: serviceId, name: serviceName, durationMinutes, currency, priceCents } = service!;
  const booking = {
    externalId,
    content: JSON.stringify(columnsFor('bookings').map((column) => (cells[column] ?? '').normalize('NFC').trim())),
    appointment: { therapistId: therapist!.id, isUnassigned: therapist!.isUnassigned, date, time },
    service: { serviceId, serviceName, durationMinutes, totalCents: price ?? priceCents, currency },
    client: { ...splitName(name!, null), phone: phone ?? '', email, notes },
    status,
  } as ImportedBooking;
  return { booking, refused: [] };
}

/** Finds the one with this name. @throws InvalidInputError when none or several have it */
function findByName<Named extends { name: string }>(all: readonly Named[], text: string, what: string): Named {
  const name = rules.required(text);
  const found = all.filter((each) => toComparable(each.name) === toComparable(name));
  if (found.length === 0) throw new InvalidInputError('file', `There is no ${what} named "${name.slice(0, 60)}"`);
  if (found.length > 1) throw new InvalidInputError('file', `There are ${found.length} of the name "${name}"`);
  return found[0]!;
}

const toComparable = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
