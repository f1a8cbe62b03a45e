import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { SHOP_LOCKS } from '../../kernel/locks/advisory-locks.js';
import { type ImportOutcome, refuseLine } from '../../kernel/import-outcome.js';
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
      await this.writer.add(tx, withOutcome('new'), by);
      const changed = withOutcome('changed').map((client) => ({ ...client, id: existing.get(client.externalId)!.id }));
      await this.writer.edit(tx, changed, by);
      return outcomes;
    });
  }
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
