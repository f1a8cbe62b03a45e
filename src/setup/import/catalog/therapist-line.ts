import { assertNotAnyAvailable, type ImportedTherapist, type OfferedService } from '../../../catalog/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { type Cents, parseCents } from '../../../kernel/money.js';
import * as rules from '../cell-rules.js';
import { type Cells, LineReader, type RefusedCell } from '../line-reader.js';
import { readPersonName } from '../reading/person-name.js';

/** A therapist of a file. */
export interface TherapistLine extends ImportedTherapist {
  /** The name in lower case. */
  externalId: string;
}

/** Words for somebody who does not work here any more. */
const LEFT = /^(?:inactive|disabled|archived|deleted|left|terminated|former|no|false|0)$/i;

/** One treatment of a line: `Swedish, 60 min, 89.50`. */
const TREATMENT = /^(.*?)(?:, (\d+) min)?(?:, (\d+(?:\.\d{1,2})?))?$/;

const DEFAULT_BOOKINGS_PER_DAY = 8;
const MAX_BIO = 500;

/** Parses a line of therapists. @param services those of the shop, retired ones included */
export function parseTherapistLine(
  cells: Cells,
  services: readonly OfferedService[],
): { item?: TherapistLine; refused: RefusedCell[]; doubts: RefusedCell[] } {
  const line = new LineReader(cells);
  const { first, last } = readPersonName(cells);
  const written = cells.first_name || cells.last_name ? `${first} ${last}` : (cells.name ?? '');
  const name = line.check('name', written, toName);
  const association = line.read('association', upTo(100));
  const providerNumber = line.read('provider_number', upTo(50));
  const bio = line.read('bio', upTo(MAX_BIO));
  const hourlyRateCents = line.read('hourly_rate', rules.price);
  const availableSlots = line.read('bookings_per_day', toBookingsPerDay);
  const treatments = line.read('treatments', (text) => toTreatments(text, services, line));
  if (line.refused.length > 0) return { refused: line.refused, doubts: [] };
  if (cells.email) line.doubt('Is not kept: invite them under Therapists once they are here', 'email');
  const item = {
    externalId: name!.toLowerCase(),
    ...{ name: name!, bio: bio!, association: association!, providerNumber: providerNumber! },
    ...{ hourlyRateCents: hourlyRateCents!, availableSlots: availableSlots!, treatments: treatments! },
    specialties: services
      .filter(({ id }) => treatments!.some((each) => each.serviceId === id))
      .map((each) => each.name),
    isActive: !LEFT.test((cells.status ?? '').trim()),
  };
  return { item, refused: [], doubts: line.doubts };
}

function toName(text: string): string {
  const name = rules.required(rules.personName(text));
  if (name.length < 2) throw new InvalidInputError('file', 'Must have at least 2 characters');
  assertNotAnyAvailable(name);
  return name;
}

const upTo = (max: number) => (text: string) => {
  if (text.trim().length > max) throw new InvalidInputError('file', `Must have at most ${max} characters`);
  return text.trim() || null;
};

function toBookingsPerDay(text: string): number {
  if (text.trim() === '') return DEFAULT_BOOKINGS_PER_DAY;
  if (!/^\d{1,3}$/.test(text.trim())) throw new InvalidInputError('file', 'Must be a whole number from 0 to 999');
  return Number(text);
}

/** Reads the list of treatments that somebody gives; none for all. Retired ones are left out. */
function toTreatments(text: string, services: readonly OfferedService[], line: LineReader) {
  const find = (name: string) => {
    const found = services.filter((each) => each.name.toLowerCase() === name.trim().toLowerCase());
    return found.find(({ isRetired }) => !isRetired) ?? found[0];
  };
  const parts = text.split(/[;\n]/).map((part) => part.trim());
  const treatments = parts.filter(Boolean).flatMap((part) => {
    const [, name = '', minutes, price] = TREATMENT.exec(part) ?? [];
    const own: { durationMinutes: number | null; priceCents: Cents | null } = {
      durationMinutes: minutes ? Number(minutes) : null,
      priceCents: price ? parseCents(price) : null,
    };
    if (find(name)) return [{ service: find(name)!, ...own }];
    // Other programs put commas between treatments.
    const names = part.split(',');
    const unknown = names.find((each) => !find(each));
    if (unknown !== undefined)
      throw new InvalidInputError(
        'file',
        `There is no service named "${unknown.trim().slice(0, 60)}": import them first`,
      );
    return names.map((each) => ({ service: find(each)!, durationMinutes: null, priceCents: null }));
  });
  const offered = treatments.filter(({ service }) => !service.isRetired);
  if (offered.length < treatments.length && offered.length === 0)
    throw new InvalidInputError(
      'file',
      'None of these is offered any more: without a list they would give every other one',
    );
  for (const { service } of treatments)
    if (service.isRetired) line.doubt(`${service.name} is not offered any more: left out`, 'treatments');
  return offered.map(({ service, ...own }) => ({ serviceId: service.id, ...own }));
}
