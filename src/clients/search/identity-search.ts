import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { toIdentityConditions } from './identity-conditions.js';

/** Identities from which on a search is a common one: its rows are quicker to find one after the other, in their order. */
const COMMON_COUNT = 300;

/** Rows that name a client, as SQL expressions. */
interface ClientColumns {
  clientId: string;
  name: string;
  phone: string;
  email: string;
}

/** The columns of the table `bookings`. */
export const bookedClient = (alias: string): ClientColumns => ({
  clientId: `${alias}.client_id`,
  name: `${alias}.client_name`,
  phone: `${alias}.client_phone`,
  email: `${alias}.client_email`,
});

/** The one search for names, addresses and numbers, however they are spelt and in any order of the words. */
@Injectable()
export class IdentitySearch {
  constructor(private readonly config: Config) {}

  /** Returns SQL of the condition on `identities i`, or on other rows `i` with `kind` and `search`. */
  toConditions(text: string, parameters: unknown[]): string {
    return toIdentityConditions(text, parameters, { country: this.config.SHOP_COUNTRY });
  }

  /**
   * Returns SQL of whether the name, address or number of a row matches. Few matching identities are looked up first, so
   * that an index finds their rows.
   */
  async toRowCondition(
    em: EntityManager,
    text: string,
    parameters: unknown[],
    columns: ClientColumns,
  ): Promise<string> {
    const found = await this.findFew(em, text);
    if (!found) return this.toTest(text, parameters, columns);
    const ids = `$${parameters.push([...new Set(found.map(({ clientId }) => clientId))])}::uuid[]`;
    const values = `$${parameters.push([...new Set(found.map(({ value }) => value))])}::text[]`;
    return `(${columns.clientId} = any (${ids}) and ${toValues(columns)} && ${values})`;
  }

  /**
   * Returns SQL of the same, as a test of one row after the other: `offset 0` keeps PostgreSQL from joining all rows of
   * both tables.
   */
  toTest(text: string, parameters: unknown[], columns: ClientColumns): string {
    return /* sql */ `exists (select from identities i where i.client_id = ${columns.clientId}
      and i.value = any (${toValues(columns)}) and ${this.toConditions(text, parameters)} offset 0)`;
  }

  /** Returns the identities that match; null when they are common. */
  async findFew(em: EntityManager, text: string): Promise<{ clientId: string; value: string }[] | null> {
    const parameters: unknown[] = [];
    const condition = this.toConditions(text, parameters);
    const statement = `${SKIP_PREPARE}select client_id as "clientId", value from identities i where ${condition} limit ${COMMON_COUNT + 1}`;
    const found = await sql<{ clientId: string; value: string }>(em, statement, parameters);
    return found.length > COMMON_COUNT ? null : found;
  }
}

const toValues = ({ name, phone, email }: ClientColumns) => `array[${name}, ${phone}, ${email}]`;
