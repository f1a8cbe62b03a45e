import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../platform/database/sql.js';
import { type Disclosure, Discloses, type PersonSought } from '../platform/personal-data/disclosure.js';
import { namesSomebody } from './blocks.js';

/** Blocks whose reasons name the person. */
@Discloses('blocks')
export class DiscloseBlocks implements Disclosure {
  constructor(private readonly em: EntityManager) {}

  about({ words }: PersonSought): Promise<object[]> {
    return sql(this.em.fork(), statement, [words]);
  }
}

const statement = /* sql */ `
  select blocked_date::text as blocked_date, to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time, reason
  from blocked_time_slots where ${namesSomebody} order by 1, 2`;
