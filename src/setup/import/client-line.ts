import type { ImportedClient } from '../../clients/index.js';
import * as rules from './cell-rules.js';
import { type Cells, LineReader, type RefusedCell } from './line-reader.js';

/** Parses a line of clients.csv. @param country whose phone numbers are written without a code */
export function parseClientLine(cells: Cells, country: string): { client?: ImportedClient; refused: RefusedCell[] } {
  const line = new LineReader(cells);
  const externalId = line.read('external_id', rules.externalId);
  const firstName = line.read('first_name', (text) => rules.required(rules.personName(text)));
  const lastName = line.read('last_name', rules.personName);
  const phone = line.read('phone', rules.phone(country));
  const email = line.read('email', rules.email);
  const notes = line.read('notes', rules.notes);
  if (phone === null && email === null) line.refuse('Needs a phone or an email address', 'phone');
  if (line.refused.length > 0) return { refused: line.refused };
  const details = { firstName: firstName!, lastName: lastName!, phone: phone!, email: email!, notes: notes! };
  return { client: { externalId: externalId!, details }, refused: [] };
}
