import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../database/sql.js';
import type { RegularMail } from './regular-mail.js';

/** Reads where something is mailed regularly, and which was mailed last. */
@Injectable()
export class RegularMailQuery {
  constructor(private readonly em: EntityManager) {}

  async read<State extends object>(mail: RegularMail): Promise<State> {
    const [state] = await sql<State>(this.em.fork(), selectStateSql(mail));
    return state!;
  }
}

const selectStateSql = ({ table, lastColumn }: RegularMail) => /* sql */ `
  select address, ${lastColumn}::text as ${lastColumn}, version from ${table}`;
