import { randomUUIDv7 } from 'node:crypto';
import { InvalidInputError } from '../../kernel/errors.js';
import { type Executor, sql } from '../../platform/database/sql.js';

/** The fields that tell whose a booking or a place on the waiting list is. */
interface Contact {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
}

/**
 * Returns the id of the client whose a booking or waiting entry is: of the one who was chosen, else of the one with this
 * name and this address or number, however they are spelt, else `otherwise`, a new id by default. A second new booking of the same person waits
 * until the first one's transaction ends. Called after days were locked, so that no two transactions wait for each other.
 * @throws InvalidInputError on `client_id` when the chosen client does not exist (any more)
 */
export async function resolveClientId(
  db: Executor,
  { firstName, lastName, email, phone }: Contact,
  chosenId?: string,
  otherwise: string = randomUUIDv7(),
): Promise<string> {
  if (chosenId === undefined) {
    const values = [`${firstName} ${lastName}`, email, phone, otherwise];
    return (await sql<{ id: string }>(db, clientOfSql, values))[0]!.id;
  }
  const [known] = await sql(db, 'select from identities where client_id = $1 limit 1', [chosenId]);
  if (!known) throw new InvalidInputError('client_id', 'There is no such client');
  return chosenId;
}

const clientOfSql = /* sql */ `select client_of($1, $2, $3, $4) as id`;
