import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { SubjectSearch } from '../../platform/personal-data/subject-search.js';
import { conditionsOf } from './booking-filter.js';

/** Lets the action log, whose names are sealed, be searched by those of the list of bookings; the erased are not in it. */
@Injectable()
export class FindClients implements OnModuleInit {
  constructor(private readonly search: SubjectSearch) {}

  onModuleInit(): void {
    this.search.named = async (em, part, limit) => {
      const { where, parameters } = conditionsOf({ status: 'all', name: part });
      const latest = `order by b.created_at desc limit $${parameters.push(limit)}`;
      const rows = await sql<{ id: string }>(em, `select b.id from bookings b where ${where.join(' and ')} ${latest}`, parameters);
      return rows.map(({ id }) => id);
    };
  }
}
