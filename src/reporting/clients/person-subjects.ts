import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import type { ClientSubjectFinder } from '../../platform/personal-data/client-subjects.js';
import { PersonQuery } from './person.query.js';

/** Lets the action log be filtered by a client, across their bookings, records and waiting entries. */
@Injectable()
export class PersonSubjects implements ClientSubjectFinder {
  constructor(private readonly people: PersonQuery) {}

  async findSubjects(em: EntityManager, clientId: string): Promise<string[]> {
    const ids = await this.people.find(clientId);
    const rows = await sql<{ id: string }>(em, subjectsSql, [ids]);
    return [...ids, ...rows.map(({ id }) => id)];
  }
}

const subjectsSql = /* sql */ `
  select id from bookings where client_id = any ($1::uuid[])
  union all
  select id from waiting_list where client_id = any ($1::uuid[])`;
