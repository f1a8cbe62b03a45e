import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { KEYED_LOCKS } from '../../kernel/locks/advisory-locks.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ClientRecorded } from '../clients.event-types.js';
import type { ClientDetails } from './client-details.js';
import { upsertClientRows } from './client-rows.js';

/** A record that the caller's transaction has locked. */
interface LockedRecord {
  id: string;
  /** Id of the record that stands for the person: this one, unless it was merged into another. */
  rootId: string;
}

/** Finds the records of people who have booked, and creates one when something is to be written down about them. */
@Injectable()
export class ClientRecords {
  constructor(
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * Returns the record of a client, locked with the one that it was merged into; a new one where there is none.
   * @throws NotFoundError when nobody has this id (any more)
   */
  async findOrCreate(tx: Transaction, clientId: string, by: Actor): Promise<LockedRecord> {
    await sql(tx, lockClientSql, [clientId]);
    const [found] = await sql<LockedRecord>(tx, findSql, [clientId]);
    if (!found) return this.create(tx, clientId, by);
    await sql(tx, 'select from clients where id in ($1, $2) order by id for update', [found.id, found.rootId]);
    return found;
  }

  /**
   * Appends one event to a record.
   * @param personal encrypted with the record's key; null when nothing in it is personal
   */
  async append<Data extends object>(
    tx: Transaction,
    clientId: string,
    { event, data, personal }: { event: RecordedEventClass<Data>; data: NoInfer<Data>; personal: object | null },
    by: Actor,
    eventId: string = randomUUIDv7(),
  ): Promise<{ at: Date; sealed: Buffer | null }> {
    const key = personal && (await this.personalData.findKey(tx, clientId));
    const sealed = personal && key ? this.personalData.encrypt(key, personal, eventId) : null;
    const expected = await this.log.getVersion(tx, clientId);
    const at = await this.log.append(tx, clientId, expected, [this.log.toEntry(event, data, eventId, sealed)], by);
    return { at, sealed };
  }

  private async create(tx: Transaction, id: string, by: Actor): Promise<LockedRecord> {
    const [known] = await sql<Omit<ClientDetails, 'notes'>>(tx, detailsSql, [id]);
    if (!known) throw new NotFoundError('There is no such client');
    await this.record(tx, id, { ...known, notes: null }, by);
    return { id, rootId: id };
  }

  /** Creates the record of a client who has none. */
  async record(tx: Transaction, id: string, details: ClientDetails, by: Actor): Promise<void> {
    await this.personalData.createKeys(tx, [id]);
    const { at } = await this.append(tx, id, { event: ClientRecorded, data: {}, personal: details }, by);
    await upsertClientRows(tx, [{ id, externalId: null, details, at }]);
  }
}

/** Locks the client: two people who write about the same one at once would create two records. */
const lockClientSql = /* sql */ `
  select pg_advisory_xact_lock(${KEYED_LOCKS.clientRecord}, hashtext($1::uuid::text))`;

const findSql = /* sql */ `
  select id, coalesce(root_id, id) as "rootId" from clients where id = $1 and erased_at is null`;

const detailsSql = /* sql */ `
  select first_name as "firstName", last_name as "lastName", email, nullif(phone, '') as phone from client_details($1)`;
