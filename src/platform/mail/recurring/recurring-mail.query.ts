import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../database/sql.js';
import type { RecurringMail } from './recurring-mail.js';

/** Reads where something is mailed regularly, and which was mailed last. */
@Injectable()
export class RecurringMailQuery {
  constructor(private readonly em: EntityManager) {}

  async read<State extends object>(mail: RecurringMail): Promise<State> {
    const [state] = await sql<State>(this.em.fork(), selectStateSql(mail));
    return state!;
  }
}

const selectStateSql = ({ table, lastColumn }: RecurringMail) => /* sql */ `
  select address, ${lastColumn}::text as ${lastColumn}, version from ${table}`;
