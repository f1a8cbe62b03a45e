import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { SHOP_LOCKS } from '../../kernel/locks/advisory-locks.js';
import { type ImportOutcome, refuseLine } from '../../kernel/outcomes/import-outcome.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { type ClientDetails, type ImportedClient, isSameClient } from './client-details.js';
import { ClientWriter } from './client-writer.js';

/**
 * Imports clients of another system, all in one transaction, and returns the outcome of each, in their order. A client
 * who was imported before under the same key is updated where the line differs.
 */
export class ImportClients extends Command<ImportOutcome[]> {
  /** @param clients with different keys @param isDryRun whether only to return the outcomes, and write nothing */
  constructor(
    readonly clients: readonly ImportedClient[],
    readonly by: Actor,
    readonly isDryRun: boolean,
  ) {
    super();
  }
}

interface ExistingClient extends ClientDetails {
  id: string;
  externalId: string;
  isErased: boolean;
}

@CommandHandler(ImportClients)
export class ImportClientsHandler implements ICommandHandler<ImportClients> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly writer: ClientWriter,
  ) {}

  execute({ clients, by, isDryRun }: ImportClients): Promise<ImportOutcome[]> {
    return this.transactions.run(async (tx) => {
      if (!isDryRun) void tx.query(`select pg_advisory_xact_lock(${SHOP_LOCKS.clientImport})`);
      const existing = await findByExternalId(tx, clients);
      const outcomes = clients.map(({ externalId, details }) => compare(details, existing.get(externalId)));
      if (isDryRun) return outcomes;
      const withOutcome = (outcome: ImportOutcome) => clients.filter((_, nth) => outcomes[nth] === outcome);
      const added = await assignIds(tx, withOutcome('new'));
      await this.writer.add(
        tx,
        added.filter(({ isRecorded }) => !isRecorded),
        by,
      );
      const changed = withOutcome('changed').map((client) => ({ ...client, id: existing.get(client.externalId)!.id }));
      await this.writer.edit(tx, [...changed, ...added.filter(({ isRecorded }) => isRecorded)], by);
      return outcomes;
    });
  }
}

/**
 * Gives new lines their ids: of the client of this name and this address or number who came in without a file, the first
 * line only; else a new one, whoever else has the address or number.
 */
async function assignIds(tx: Transaction, clients: readonly ImportedClient[]) {
  const lines = clients.map(({ details: { firstName, lastName, email, phone } }, nth) => ({
    ...{ nth, name: `${firstName} ${lastName}`, email, phone },
  }));
  const rows = await sql<{ nth: number; id: string; isRecorded: boolean }>(tx, knownSql, [JSON.stringify(lines)]);
  const known = new Map(rows.map(({ nth, ...client }) => [nth, client]));
  return clients.map((client, nth) => ({
    ...client,
    ...(known.get(nth) ?? { id: randomUUIDv7(), isRecorded: false }),
  }));
}

async function findByExternalId(
  tx: Transaction,
  clients: readonly ImportedClient[],
): Promise<Map<string, ExistingClient>> {
  const rows = await sql<ExistingClient>(tx, findSql, [clients.map(({ externalId }) => externalId)]);
  return new Map(rows.map((row) => [row.externalId, row]));
}

function compare(details: ClientDetails, existing: ExistingClient | undefined): ImportOutcome {
  if (!existing) return 'new';
  if (existing.isErased) return refuseLine('This client was erased, and is not brought back', 'external_id');
  return isSameClient(details, existing) ? 'unchanged' : 'changed';
}

const findSql = /* sql */ `
  select c.id, c.external_id as "externalId", c.first_name as "firstName", c.last_name as "lastName", c.notes,
    c.erased_at is not null as "isErased",
    (select value from client_identities where client_id = c.id and kind = 'email') as email,
    (select value from client_identities where client_id = c.id and kind = 'phone') as phone
  from clients c where c.external_id = any ($1::text[])`;

const knownSql = /* sql */ `
  select distinct on (id) nth, id, exists (select from clients c where c.id = found.id) as "isRecorded"
  from (
    select distinct on (r.nth) r.nth, named.client_id as id
    from jsonb_to_recordset($1::jsonb) as r (nth int, name text, email text, phone text)
    join identities named on named.kind = 'name' and named.folded = identity_key('name', r.name)
    where exists (select from identities contact where contact.client_id = named.client_id
      and ((contact.kind = 'email' and contact.folded = identity_key('email', r.email))
        or (contact.kind = 'phone' and contact.folded = identity_key('phone', r.phone))))
      and not exists (select from clients c where c.id = named.client_id and c.external_id is not null)
    order by r.nth, named.client_id
  ) found order by id, nth`;
