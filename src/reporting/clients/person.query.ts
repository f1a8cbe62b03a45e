import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { splitName } from '../../booking/index.js';
import { type ClientDetails } from '../../clients/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';

/** A person, with all records that were merged. */
export interface Person {
  /** Customer keys of the person's bookings; the key of the record that stands for the person first. */
  keys: string[];
  /** Ids of the person's records; none before something was written down about them. */
  records: string[];
}

/** Finds the person behind the id of a customer, including everybody who was merged with them. */
@Injectable()
export class PersonQuery {
  constructor(private readonly em: EntityManager) {}

  /** Finds a person. @throws NotFoundError when nobody has this id (any more) */
  async find(id: string): Promise<Person> {
    const [person] = await sql<Person>(this.em.fork(), personSql, [id]);
    if (!person) throw new NotFoundError('There is no such client');
    return person;
  }

  /** Returns name, address and number of a customer as of the latest booking. @throws NotFoundError as above */
  async details(id: string): Promise<ClientDetails> {
    const [row] = await sql<{ name: string; email: string | null; phone: string }>(this.em.fork(), detailsSql, [id]);
    if (!row) throw new NotFoundError('There is no such client');
    return { ...splitName(row.name, null), email: row.email, phone: row.phone || null, notes: null };
  }
}

const detailsSql = /* sql */ `select name, email, phone from customers where customer_id(customer_key) = $1::uuid`;

const personSql = /* sql */ `
  with asked as (select customer_key from customers where customer_id(customer_key) = $1::uuid),
  root as (
    select coalesce(root_id, id) as id from clients where customer_key = (select customer_key from asked) order by clients.id limit 1),
  records as (
    select c.id, c.customer_key from clients c join root on c.id = root.id or c.root_id = root.id
    order by c.root_id nulls first, c.id)
  select coalesce((select array_agg(id) from records), '{}') as records,
    array(
      select key from (
        select customer_key as key, min(nth) as nth from (
          select customer_key, row_number() over () as nth from records
          union all select customer_key, 1000000 from asked) each
        where customer_key is not null group by customer_key) ordered
      order by nth) as keys
  from asked`;
