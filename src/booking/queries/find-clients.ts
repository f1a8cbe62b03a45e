import { Injectable, type OnModuleInit } from '@nestjs/common';
import { plannedAnew } from '../../platform/database/preparing-client.js';
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
      // Ids tell the time of their booking: where many have the name, the last of them are met within a few thousand.
      const latest = `order by b.id desc limit $${parameters.push(limit)}`;
      const found = `${plannedAnew} select b.id from bookings b where ${where.join(' and ')} ${latest}`;
      const rows = await sql<{ id: string }>(em, found, parameters);
      return rows.map(({ id }) => id);
    };
  }
}
