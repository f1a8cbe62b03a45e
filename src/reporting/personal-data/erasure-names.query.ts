import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ErasureTarget } from '../../booking/index.js';
import { sql } from '../../platform/database/sql.js';

/** Reads the names of the person whom an erasure concerns. */
@Injectable()
export class ErasureNamesQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns the names under which they booked or are on record; none when they are unknown, or erased already. */
  async read({ email, phone, bookingId }: Pick<ErasureTarget, 'email' | 'phone' | 'bookingId'>): Promise<string[]> {
    const parameters = [email ?? null, phone ?? null, bookingId ?? null];
    const rows = await sql<{ name: string }>(this.em.fork(), namesSql, parameters);
    return rows.map(({ name }) => name);
  }
}

const namesSql = /* sql */ `
  with meant as (
    select customer_key($1, null) as key union select customer_key(null, $2)
    union select customer_key(client_email, client_phone) from bookings where id = $3
  )
  select client_name as name from bookings
  where client_name <> '' and (id = $3 or customer_key(client_email, client_phone) in (select key from meant))
  union select name from customers where customer_key in (select key from meant)
  union select trim(first_name || ' ' || last_name) from waiting_list
  where client_phone <> '' and customer_key(client_email, client_phone) in (select key from meant)
  order by name`;
