import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../kernel/errors.js';
import { sql } from '../../../platform/database/sql.js';
import type { Person } from '../../clients/person.query.js';
import { changedClientsSql } from '../past-states.js';

interface ClientRecord {
  id: string;
  customer_key: string | null;
}

/**
 * Finds the person behind the id of a customer at a sequence number, including everybody merged with them by then and
 * not unmerged.
 */
@Injectable()
export class PastPersonQuery {
  /**
   * Finds a person.
   * @param changed as `changedClientsSql` takes it
   * @throws NotFoundError when nobody has this id (any more), or had it then
   */
  async find(em: EntityManager, id: string, { seq, changed }: { seq: number; changed: string }): Promise<Person> {
    const [customer] = await sql<{ customer_key: string }>(em, customerKeySql, [id, changed]);
    if (!customer) throw new NotFoundError('There is no such client');
    const own = await sql<ClientRecord>(em, recordsOfKeySql, [customer.customer_key, seq]);
    const first = own[0]?.id;
    if (!first) return { keys: [customer.customer_key], records: [] };
    const merged = await sql<{ id: string; into: string }>(em, mergesSql, [seq]);
    const into = new Map(merged.map((merge) => [merge.id, merge.into]));
    const root = findRoot(into, first);
    const others = merged.filter((merge) => findRoot(into, merge.id) === root).map((merge) => merge.id);
    const records = await sql<ClientRecord>(em, recordsSql, [[root, ...others], root]);
    const keys = [...records.flatMap(({ customer_key }) => customer_key ?? []), customer.customer_key];
    return { keys: [...new Set(keys)], records: records.map((record) => record.id) };
  }
}

/** Follows the merges of a record, which form a tree, to its root. */
function findRoot(into: ReadonlyMap<string, string>, id: string): string {
  const next = into.get(id);
  return next === undefined ? id : findRoot(into, next);
}

/** SQL of the customer's key. A customer whose bookings belong to another one now is found by these bookings only. */
const customerKeySql = /* sql */ `
  select customer_key from customers where customer_id(customer_key) = $1::uuid
  union
  select customer_key from (${changedClientsSql('$2')}) changed where customer_id(customer_key) = $1::uuid`;

const existedSql = /* sql */ `exists (
  select from event_log e join log_order o using (position) where e.stream = c.id and o.seq <= $2::bigint)`;

const recordsOfKeySql = /* sql */ `
  select c.id, c.customer_key from clients c where c.customer_key = $1 and ${existedSql} order by c.id`;

/** SQL of the person's records; the one that stands for the person comes first. */
const recordsSql = /* sql */ `
  select id, customer_key from clients where id = any ($1::uuid[]) and erased_at is null order by id <> $2::uuid, id`;

/** SQL of the merges. There are few, and the action log has their streams. */
const mergesSql = /* sql */ `
  with touched as (
    select distinct e.stream from admin_action_logs l join event_log e on e.event_id = l.id
    where l.words like '%client_%merge%' and l.action_type in ('client_merge', 'client_unmerge') and l.seq <= $1::bigint)
  select touched.stream as id, last.data ->> 'into' as into
  from touched cross join lateral (
    select e.type, e.data from event_log e join log_order o using (position)
    where e.stream = touched.stream and o.seq <= $1::bigint and e.type in ('ClientMerged', 'ClientUnmerged')
    order by e.version desc limit 1
  ) last
  where last.type = 'ClientMerged'`;
