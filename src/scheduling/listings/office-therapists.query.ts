import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistRecordsQuery } from '../../catalog/index.js';
import type { Role } from '../../identity/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { OfficeTherapistDto } from './office-therapist.dto.js';

/**
 * Reads the therapists with their rosters, for signed-in users. Users without a role see those who are rostered from
 * today on.
 */
@Injectable()
export class OfficeTherapistsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly records: TherapistRecordsQuery,
    private readonly clock: ShopClock,
  ) {}

  async listFor(role: Role | null): Promise<OfficeTherapistDto[]> {
    const from = role === null ? this.clock.today() : null;
    const counted = await sql<{ therapist_id: string; entries: number }>(this.em.fork(), countEntriesSql, [from]);
    const entries = new Map(counted.map((row) => [row.therapist_id, row.entries]));
    const listed = (await this.records.all()).map(({ user_email, ...therapist }) => ({
      ...therapist,
      roster_entries: entries.get(therapist.id) ?? 0,
      ...(role === 'admin_staff' && { user_email }),
    }));
    return role === null ? listed.filter(({ roster_entries }) => roster_entries > 0) : listed;
  }
}

const countEntriesSql = /* sql */ `
  select therapist_id, count(*)::int as entries from therapist_roster
  where $1::date is null or roster_date >= $1::date
  group by therapist_id`;
