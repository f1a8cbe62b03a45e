import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { blankClientRows } from './client-rows.js';
import { ClientErased } from '../clients.event-types.js';
import { lockMerges } from './merge-lock.js';

/** Erases clients on record in the caller's transaction, which erases them from their bookings as well. */
@Injectable()
export class ClientEraser {
  constructor(
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * Erases the records of clients.
   * @param ids ids of clients; those without a record are passed over
   * @returns the names, addresses and numbers that were erased, by the id of their client
   */
  async erase(db: Executor, ids: readonly string[], by: Actor): Promise<Map<string, string[]>> {
    await lockMerges(db);
    const found = await sql<{ id: string; identifiers: string[] }>(db, findSql, [ids]);
    if (found.length === 0) return new Map();
    const erased = found.map(({ id }) => id);
    const versions = await this.log.getVersions(db, erased);
    await this.personalData.destroyKeys(db, erased);
    const events = erased.map((stream) => ({
      stream,
      expected: versions.get(stream)!,
      ...this.log.toEntry(ClientErased, {}),
    }));
    await blankClientRows(db, erased, await this.log.appendToStreams(db, events, by));
    return new Map(found.map(({ id, identifiers }) => [id, identifiers]));
  }

  /** Returns those of the ids whose clients were erased before. */
  async findErased(db: Executor, ids: readonly string[]): Promise<string[]> {
    const rows = await sql<{ id: string }>(db, findErasedSql, [ids]);
    return rows.map(({ id }) => id);
  }
}

const findErasedSql = /* sql */ `select id from clients where id = any ($1::uuid[]) and erased_at is not null`;

const findSql = /* sql */ `
  select c.id, array_remove(array[trim(c.first_name || ' ' || c.last_name), known.email, known.phone], null) as identifiers
  from clients c
  cross join lateral (
    select min(value) filter (where kind = 'email') as email, min(value) filter (where kind = 'phone') as phone
    from client_identities where client_id = c.id
  ) known
  where c.erased_at is null and c.id = any ($1::uuid[])
  order by c.id for update of c`;
