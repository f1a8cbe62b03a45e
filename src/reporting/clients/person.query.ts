import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { personIdSql, personIdsSql } from '../../clients/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';

/** Finds all records of a person. */
@Injectable()
export class PersonQuery {
  constructor(private readonly em: EntityManager) {}

  /**
   * Returns the ids of a client and of everybody who was merged with them; first the one who stands for the person.
   * @throws NotFoundError when nobody has this id (any more)
   */
  async find(id: string): Promise<[string, ...string[]]> {
    const [person] = await sql<{ ids: [string, ...string[]] }>(this.em.fork(), personSql, [id]);
    if (!person) throw new NotFoundError('There is no such client');
    return person.ids;
  }
}

const personSql = /* sql */ `
  select array(select id from (${personIdsSql('root.id')}) each order by id <> root.id, id) as ids
  from (select ${personIdSql('$1::uuid')} as id) root
  where exists (select from identities where customer_key <> '' and client_id in (${personIdsSql('root.id')}))`;
