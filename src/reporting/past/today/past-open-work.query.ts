import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PastWaitingListQuery, isOpenSql } from '../../../booking/index.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { sql } from '../../../platform/database/sql.js';
import { PastCoverageQuery, type PastTreatment } from '../../../scheduling/index.js';
import type { PastListedBookingDto } from '../past-lists.dto.js';
import { heldAtSql, type PastState, PastStates } from '../past-states.js';
import type { PastOpenWorkDto } from './past-today.dto.js';

/** Most bookings of a list that are named. */
const MAX_SHOWN = 5;

interface OpenWorkOf {
  now: LocalDateTime;
  seq: number;
  /** Converts those of the ids that were rebuilt, in their order. */
  list: (ids: readonly string[], rebuilt: ReadonlyMap<string, PastState>) => PastListedBookingDto[];
}

/** Reads the open work of the shop at a moment, as far as the log tells. */
@Injectable()
export class PastOpenWorkQuery {
  constructor(
    private readonly states: PastStates,
    private readonly coverage: PastCoverageQuery,
    private readonly waiting: PastWaitingListQuery,
  ) {}

  async read(em: EntityManager, { now, seq, list }: OpenWorkOf): Promise<PastOpenWorkDto> {
    const at = [seq, now.date, now.time];
    const [counts] = await sql<Counts>(em, countsSql, [...at, MAX_SHOWN]);
    const { requests, missed_requests, unfinished, first_unfinished } = counts!;
    const treatments = await sql<PastTreatment>(em, toComeSql, at);
    const uncovered = await this.coverage.findUncovered(em, treatments, { from: now.date, seq });
    const named = uncovered.slice(0, MAX_SHOWN);
    const rebuilt = await this.states.rebuild(em, [...first_unfinished, ...named], seq);
    return {
      requests,
      missed_requests,
      uncovered: { items: list(named, rebuilt), total: uncovered.length },
      unfinished: { items: list(first_unfinished, rebuilt), total: unfinished },
      waiting_list: (await this.waiting.readOpen(em, seq)).length,
    };
  }
}

type Counts = Pick<PastOpenWorkDto, 'requests' | 'missed_requests'> & {
  unfinished: number;
  first_unfinished: string[];
};

const heldAt = heldAtSql('$1::bigint');

const countsSql = /* sql */ `
  with open as materialized (
    select p.booking_id, p.day, p.start_time, p.status from performance_bookings p
    where ${heldAt} and (p.status = 'pending' or (p.status = 'confirmed' and p.day < $2::date)))
  select
    count(*) filter (where status = 'pending' and day + start_time > $2::date + $3::time)::int as requests,
    count(*) filter (where status = 'pending' and day + start_time <= $2::date + $3::time)::int as missed_requests,
    count(*) filter (where status = 'confirmed')::int as unfinished,
    array(select booking_id from open where status = 'confirmed'
      order by day desc, start_time desc, booking_id desc limit $4) as first_unfinished
  from open`;

const toComeSql = /* sql */ `
  select p.booking_id as id, p.therapist_id, p.day::text as day, to_char(p.start_time, 'HH24:MI') as start_time, p.minutes
  from performance_bookings p join therapists t on t.id = p.therapist_id and not t.is_unassigned
  where p.day >= $2::date and (p.day > $2::date or p.start_time > $3::time) and ${heldAt}
    and ${isOpenSql('p.status')}`;
