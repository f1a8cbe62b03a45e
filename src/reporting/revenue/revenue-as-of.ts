import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BookingStates } from '../../booking/index.js';
import { sql } from '../../platform/database/sql.js';
import { revenueContribution } from './revenue-totals.projection.js';

const BATCH_SIZE = 500;

/**
 * Reconstructs revenue as it was counted at an earlier sequence number: today's sums, with every booking that has
 * changed since put back to its earlier state. The cost depends on the number of those bookings, not on the length of
 * the log.
 */
@Injectable()
export class RevenueAsOf {
  constructor(private readonly history: BookingStates) {}

  /**
   * Makes `revenueAsOfSql` readable until the end of the caller's transaction, which sees one snapshot of the database.
   * @param seq the sequence number
   * @param countedSeq the sequence number that the current sums have reached
   */
  async reconstruct(em: EntityManager, seq: number, countedSeq: number): Promise<void> {
    await sql(
      em,
      'create temp table revenue_changed (booking_id uuid primary key, version int not null) on commit drop',
    );
    await sql(em, 'create temp table revenue_before (like revenue_contributions) on commit drop');
    await sql(em, insertChangedSql, [seq, countedSeq]);
    let page = await this.page(em, null);
    while (page.size > 0) {
      const bookings = await this.history.atVersions(em, page);
      await sql(em, insertBeforeSql, [JSON.stringify(bookings.map(revenueContribution))]);
      page = await this.page(em, [...page.keys()].at(-1)!);
    }
  }

  /** Returns a page of the changed bookings that existed already, with their version then. */
  private async page(em: EntityManager, after: string | null): Promise<Map<string, number>> {
    const rows = await sql<{ booking_id: string; version: number }>(em, nextChangedSql, [after, BATCH_SIZE]);
    return new Map(rows.map(({ booking_id, version }) => [booking_id, version]));
  }
}

/** SQL of the rows that `revenue_totals` had then, with the same columns. */
export const revenueAsOfSql = /* sql */ `
  select day, service_id, therapist_id, status, currency, sum(bookings)::int as bookings, sum(cents) as cents
  from (
    select day, service_id, therapist_id, status, currency, bookings, cents from revenue_totals
    union all
    select day, service_id, therapist_id, status, currency, -1, -cents from revenue_contributions join revenue_changed using (booking_id)
    union all
    select day, service_id, therapist_id, status, currency, 1, cents from revenue_before
  ) shares
  group by day, service_id, therapist_id, status, currency`;

const insertChangedSql = /* sql */ `
  insert into revenue_changed (booking_id, version)
  select e.stream, min(e.version) - 1
  from log_order o join event_log e using (position)
  where o.seq > $1 and o.seq <= $2 and (exists (select from revenue_contributions c where c.booking_id = e.stream)
    or e.stream in (select u.stream from log_order uo join event_log u using (position)
      where uo.seq > $1 and uo.seq <= $2 and u.type = 'BookingImportUndone'))
  group by e.stream`;

const nextChangedSql = /* sql */ `
  select booking_id, version from revenue_changed
  where version > 0 and ($1::uuid is null or booking_id > $1::uuid) order by booking_id limit $2`;

const insertBeforeSql = /* sql */ `
  insert into revenue_before select * from jsonb_to_recordset($1::jsonb)
    as r (booking_id uuid, day date, service_id uuid, therapist_id uuid, status text, currency text, cents bigint)`;
