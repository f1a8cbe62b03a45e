import { type ImportedClient, MAX_ALERT_LENGTH } from '../../clients/index.js';
import * as rules from './cell-rules.js';
import { type Cells, LineReader, type RefusedCell } from './line-reader.js';
import { findEmails, findPhones } from './reading/contacts.js';
import { readPersonName } from './reading/person-name.js';
import { type ProfileReading, readProfile } from './profile-cells.js';
import { takeEmail, takeName, takeNotes, takePhone } from './reading/verbatim.js';

/** The settings by which a line of clients is read. */
export interface ClientReading extends ProfileReading {
  /** Country, two letters, whose phone numbers are written without a code. */
  country: string;
  /** Whether the file was written for this shop, so that its faults can be put right in it. */
  isOwn: boolean;
  /** Whether the file is that of an export, whose cells are taken as they are. */
  isExport: boolean;
  /** Returns the key of a person without one that may be kept: always the same for the same texts. */
  toKey: (texts: readonly string[]) => string;
}

/** Parses a line of clients. A contact that cannot be read is left out where the person is kept without it. */
export function parseClientLine(
  cells: Cells,
  reading: ClientReading,
): { client?: ImportedClient; refused: RefusedCell[]; doubts: RefusedCell[] } {
  const { country, isOwn, isExport, toKey } = reading;
  const line = new LineReader(cells);
  const name = isExport ? takeName(cells) : readPersonName(cells);
  if (name.first === '' && !isOwn) [name.first, name.last] = [name.last, ''];
  for (const doubt of name.doubts) line.doubt(doubt, 'first_name');
  const firstName = line.check('first_name', name.first, (text) => rules.required(rules.personName(text)));
  const lastName = line.check('last_name', name.last, rules.personName);
  const phones = isExport
    ? takePhone(cells.phone ?? '', country)
    : findPhones(cells.phone ?? '', cells.phone_code ?? '', country);
  const emails = isExport ? takeEmail(cells.email ?? '') : findEmails(cells.email ?? '');
  const found = { phone: phones, email: emails };
  const hasContact = phones.kept !== null || emails.kept !== null;
  for (const column of ['phone', 'email'] as const)
    for (const doubt of found[column].doubts)
      if (isOwn && !hasContact) line.refuse(doubt.replace(/: left out$/, ''), column);
      else line.doubt(doubt, column);
  if (!hasContact && !isExport && line.refused.length === 0)
    line.doubt('Has neither a phone nor an email address that can be used');
  const others = [...phones.others, ...emails.others];
  if (others.length > 0)
    line.doubt(`Also has ${others.join(', ')}: kept as a note`, phones.others.length > 0 ? 'phone' : 'email');
  const alert = cells.alert ?? '';
  const isLong = alert.length > MAX_ALERT_LENGTH;
  if (isLong) line.doubt(`Has more than ${MAX_ALERT_LENGTH} characters: kept as a note`, 'alert');
  const stated = [isLong ? alert : '', cells.notes ?? ''].filter(Boolean).join('\n');
  const notes = line.check('notes', joinNotes(stated, others), isExport ? takeNotes : rules.notes);
  const externalId = line.check(
    'external_id',
    toExternalId(cells, [name.first, name.last, emails.kept ?? phones.kept ?? ''], toKey),
    rules.externalId,
  );
  if (line.refused.length > 0) return { refused: line.refused, doubts: [] };
  const details = { firstName: firstName!, lastName: lastName!, phone: phones.kept, email: emails.kept, notes: notes! };
  return {
    client: {
      ...{ externalId: externalId!, details, alert: isLong ? null : alert.trim() || null },
      ...{ profile: readProfile(cells, line, reading), isExported: isExport },
    },
    refused: [],
    doubts: line.doubts,
  };
}

const joinNotes = (notes: string, others: readonly string[]) =>
  others.length === 0 ? notes : [notes, `Also: ${others.join(', ')}`].filter(Boolean).join('\n');

/** Returns the key of the former system. An address is none: the key outlives the person. */
function toExternalId(cells: Cells, texts: readonly string[], toKey: ClientReading['toKey']): string {
  const id = cells.external_id?.trim() ?? '';
  return id === '' || id.includes('@') || id.length > 100 ? toKey(texts) : id;
}
