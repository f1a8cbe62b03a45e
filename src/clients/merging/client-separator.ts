import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { ClientRecords } from '../records/client-records.js';
import { clientAlertSql } from '../records/client-alert-sql.js';
import { setAlert, setMergedInto } from '../records/client-rows.js';
import { ClientAlertChanged, ClientUnmerged } from '../clients.event-types.js';
import { lockMerges } from '../records/merge-lock.js';
import { personIdsSql } from './person-ids-sql.js';

/** A person as they are now, and the client that those of one name become. */
interface Separation {
  /** Ids of all records of the person. */
  ids: string[];
  separateId: string;
}

/** Separates two people who have shared a record, in the caller's transaction. */
@Injectable()
export class ClientSeparator {
  constructor(private readonly records: ClientRecords) {}

  /**
   * Finds the client for those of a name: a record of theirs that was merged, which is separated again, else a new one.
   * @param name a name that the person has, but not the one that stands for them
   * @throws NotFoundError when the person does not have it, or no other
   */
  async separate(tx: Transaction, clientId: string, name: string, by: Actor): Promise<Separation> {
    await lockMerges(tx);
    const [person] = await sql<{ ids: string[]; hasName: boolean; merged: string | null; from: string | null }>(
      tx,
      personSql,
      [clientId, name],
    );
    if (!person?.hasName) throw new NotFoundError('There is no such name beside another one');
    const { ids, merged, from } = person;
    if (merged === null || from === null) return { ids, separateId: randomUUIDv7() };
    const event = { event: ClientUnmerged, data: { from }, personal: null };
    const { at } = await this.records.append(tx, merged, event, by);
    await setMergedInto(tx, merged, null, at);
    return { ids, separateId: merged };
  }

  /** Gives the alert of a client to another one as well. */
  async copyAlert(tx: Transaction, from: string, to: string, by: Actor): Promise<void> {
    const [{ alert } = { alert: null }] = await sql<{ alert: string | null }>(tx, alertSql, [from]);
    if (alert === null) return;
    const { rootId } = await this.records.findOrCreate(tx, to, by);
    const { at } = await this.records.append(
      tx,
      rootId,
      { event: ClientAlertChanged, data: {}, personal: { alert } },
      by,
    );
    await setAlert(tx, rootId, alert, at);
  }
}

const alertSql = /* sql */ `select ${clientAlertSql('$1::uuid')} as alert`;

const personSql = /* sql */ `
  select person.ids, merged.id as merged, merged.merged_into as from,
    exists (select from identities where client_id = any (person.ids) and kind = 'name' and folded = identity_key('name', $2))
      and exists (select from identities where client_id = any (person.ids) and kind = 'name' and folded <> identity_key('name', $2))
      as "hasName"
  from (select array(${personIdsSql('$1::uuid')}) as ids) person
  left join lateral (
    select c.id, c.merged_into from clients c
    where c.id = any (person.ids) and c.merged_into is not null
      and identity_key('name', c.first_name || ' ' || c.last_name) = identity_key('name', $2)
    order by c.id limit 1
  ) merged on true`;
