import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { SHOP_LOCKS } from '../../kernel/locks/advisory-locks.js';
import { type ImportOutcome, refuseLine } from '../../kernel/outcomes/import-outcome.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ClientAlertChanged, ClientProfileChanged } from '../clients.event-types.js';
import { clientAlertSql } from './client-alert-sql.js';
import { type ClientDetails, type ImportedClient, isSameClient } from './client-details.js';
import { isSameProfile, NO_PROFILE } from './client-profile.js';
import { readProfiles, setProfile } from './client-profile-rows.js';
import { ClientRecords } from './client-records.js';
import { setAlert } from './client-rows.js';
import { ClientWriter } from './client-writer.js';
import { holdImport, keepImportedRecords } from './imported-records.js';

/**
 * Imports clients of another system, all in one transaction, and returns the outcome of each, in their order. A client
 * who was imported before under the same key is updated where the line differs.
 */
export class ImportClients extends Command<ImportOutcome[]> {
  /**
   * @param clients with different keys
   * @param isDryRun whether only to return the outcomes, and write nothing
   * @param importId the import that can be undone as a whole; null for none
   */
  constructor(
    readonly clients: readonly ImportedClient[],
    readonly by: Actor,
    readonly isDryRun: boolean,
    readonly importId: string | null = null,
  ) {
    super();
  }
}

/** A client of an earlier import. */
interface ExistingClient {
  id: string;
  isErased: boolean;
  /** The latest statement about the client; null once erased, and for one who came without an import. */
  details: ClientDetails | null;
}

@CommandHandler(ImportClients)
export class ImportClientsHandler implements ICommandHandler<ImportClients> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly writer: ClientWriter,
    private readonly records: ClientRecords,
    private readonly personalData: PersonalData,
  ) {}

  execute({ clients, by, isDryRun, importId }: ImportClients): Promise<ImportOutcome[]> {
    return this.transactions.run(async (tx) => {
      if (!isDryRun) void tx.query(`select pg_advisory_xact_lock(${SHOP_LOCKS.clientImport})`);
      if (importId) await holdImport(tx, importId);
      const existing = await this.findExisting(tx, clients);
      const outcomes = clients.map((client) => compare(client, existing.get(client.externalId)));
      if (isDryRun) return outcomes;
      const withOutcome = (outcome: ImportOutcome) => clients.filter((_, nth) => outcomes[nth] === outcome);
      const added = (await assignIds(tx, withOutcome('new'))).map((client) => ({
        ...client,
        addsNote: client.details.notes !== null,
      }));
      const made = added.filter(({ isRecorded }) => !isRecorded);
      await this.writer.add(tx, made, by);
      if (importId) await keepImportedRecords(tx, importId, made.map(toRecord));
      const changed = withOutcome('changed').map((client) => {
        const { id, details } = existing.get(client.externalId)!;
        const { notes } = client.details;
        return { ...client, id, addsNote: notes !== null && notes !== details!.notes };
      });
      await this.writer.edit(tx, [...changed, ...added.filter(({ isRecorded }) => isRecorded)], by);
      // Somebody who was on record may have another alert by now, which stays.
      for (const { id, alert, isRecorded } of added)
        if (alert !== null && !(isRecorded && (await hasAlert(tx, id)))) await this.setAlert(tx, id, alert, by);
      await this.addProfiles(tx, added, by);
      return outcomes;
    });
  }

  /** Adds profiles, but to somebody who was on record and has one by now. */
  private async addProfiles(tx: Transaction, added: readonly AddedClient[], by: Actor): Promise<void> {
    const stated = added.flatMap(({ id, profile }) => (profile ? [{ id, profile }] : []));
    const before = await readProfiles(
      tx,
      stated.map(({ id }) => id),
    );
    const known = new Set(before.flatMap(({ id, profile }) => (isSameProfile(profile, NO_PROFILE) ? [] : [id])));
    for (const { id, profile } of stated.filter((each) => !known.has(each.id))) {
      const change = { event: ClientProfileChanged, data: {}, personal: profile };
      const { at } = await this.records.append(tx, id, change, by);
      await setProfile(tx, id, profile, at);
    }
  }

  private async setAlert(tx: Transaction, id: string, alert: string, by: Actor): Promise<void> {
    const { at } = await this.records.append(tx, id, { event: ClientAlertChanged, data: {}, personal: { alert } }, by);
    await setAlert(tx, id, alert, at);
  }

  /**
   * Returns the clients of earlier imports, by their key. They are compared with what was last stated about them, for a
   * note that was removed here is not brought back by the same file.
   */
  private async findExisting(
    tx: Transaction,
    clients: readonly ImportedClient[],
  ): Promise<Map<string, ExistingClient>> {
    const rows = await sql<StoredClient>(tx, findSql, [clients.map(({ externalId }) => externalId)]);
    const own = await this.findOwn(tx, clients);
    if (rows.length === 0) return own;
    const keys = await this.personalData.findKeys(
      tx,
      rows.map(({ id }) => id),
    );
    return new Map([
      ...own,
      ...rows.map(({ id, externalId, eventId, sealed }) => {
        const key = keys.get(id);
        const details = key && sealed ? this.personalData.decrypt(key, sealed, eventId) : null;
        return [externalId, { id, isErased: details === null, details: details as ClientDetails | null }] as const;
      }),
    ]);
  }

  /** Returns those whom this shop itself exported under their ids, by these. */
  private async findOwn(tx: Transaction, clients: readonly ImportedClient[]): Promise<Map<string, ExistingClient>> {
    const keys = clients.flatMap(({ isExported, externalId: key }) => (isExported && isUUID(key) ? [key] : []));
    if (keys.length === 0) return new Map();
    const rows = await sql<{ id: string; isErased: boolean }>(tx, ownSql, [keys]);
    return new Map(rows.map((row) => [row.id, { ...row, details: null }]));
  }
}

interface StoredClient {
  id: string;
  externalId: string;
  eventId: string;
  sealed: Buffer | null;
}

/**
 * Gives new lines their ids: of the client of this name and this address or number who came in without a file, the first
 * line only; else a new one, whoever else has the address or number. A record that went with its import is not begun
 * again: its stream is sealed with a key that is gone.
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

type AddedClient = Pick<ImportedClient, 'alert' | 'profile'> & { id: string };

/** A new record has one event, and one each about its alert and its profile. */
const toRecord = ({ id, alert, profile }: AddedClient) => ({
  id,
  version: 1 + Number(alert !== null) + Number(profile !== null),
});

function compare({ details, isExported }: ImportedClient, existing: ExistingClient | undefined): ImportOutcome {
  if (!existing) return 'new';
  if (existing.isErased) return refuseLine('This client was erased, and is not brought back', 'external_id');
  if (isExported || !existing.details) return 'unchanged';
  return isSameClient(details, existing.details) ? 'unchanged' : 'changed';
}

const findSql = /* sql */ `
  select c.id, c.external_id as "externalId", stated.event_id as "eventId", stated.sealed
  from clients c
  cross join lateral (
    select event_id, sealed from event_log
    where stream = c.id and type in ('ClientImported', 'ClientEdited', 'ClientRecorded') order by version desc limit 1
  ) stated
  where c.external_id = any ($1::text[])`;

const ownSql = /* sql */ `
  select line.id, found."isErased"
  from unnest($1::uuid[]) as line (id)
  cross join lateral (
    select bool_or(is_erased) as "isErased" from (
      select c.erased_at is not null as is_erased from clients c where c.id = line.id
      union all select false from identities i where i.client_id = line.id
    ) each
  ) found
  where found."isErased" is not null`;

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
      and (exists (select from clients c where c.id = named.client_id)
        or not exists (select from event_log e where e.stream = named.client_id))
    order by r.nth, named.client_id
  ) found order by id, nth`;

/** Whether somebody has an alert. */
async function hasAlert(tx: Transaction, clientId: string): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>(tx, hasAlertSql, [clientId]);
  return row?.has ?? false;
}

const hasAlertSql = /* sql */ `select ${clientAlertSql('$1::uuid')} is not null as has`;
