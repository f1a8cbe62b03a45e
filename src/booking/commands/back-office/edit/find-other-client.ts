import { resolveClientId } from '../../../../clients/index.js';
import type { Transaction } from '../../../../platform/database/pipelining/index.js';
import { sql } from '../../../../platform/database/sql.js';
import type { Client } from '../../../domain/booking-details.js';
import { fullName } from '../../../domain/client/client-name.js';

/**
 * Returns the id of the client to whom an edit gives a booking: of the one who was chosen, or who has the name and the
 * address or number that were typed in. Undefined where the details of the same client are put right.
 * @throws InvalidInputError on `client_id`
 */
export async function findOtherClient(
  tx: Transaction,
  bookingId: string,
  { before, after, chosenId }: { before: Client; after: Client; chosenId?: string | undefined },
): Promise<string | undefined> {
  const isSameName = fullName(before) === fullName(after);
  const isSameEmail = before.email === after.email;
  const isSamePhone = before.phone === after.phone;
  if (!chosenId && isSameName && isSameEmail && isSamePhone) return undefined;
  const [{ clientId } = { clientId: '' }] = await sql<{ clientId: string }>(tx, clientIdSql, [bookingId]);
  const hadContact = Boolean(before.email ?? before.phone);
  const isPutRight = hadContact && (isSameName || (isSameEmail && before.email) || (isSamePhone && before.phone));
  const found = await resolveClientId(tx, after, chosenId, isPutRight ? clientId : undefined);
  return found === clientId ? undefined : found;
}

const clientIdSql = /* sql */ `select client_id as "clientId" from bookings where id = $1`;
