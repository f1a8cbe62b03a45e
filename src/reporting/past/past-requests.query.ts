import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { type MomentDto, type MomentQueryDto, MomentResolver } from '../../booking/index.js';
import { sql } from '../../platform/database/sql.js';
import type { PastRequestListDto, PastRequestsDto } from './past-requests.dto.js';
import { heldAtSql, PastStates } from './past-states.js';
import { toListedBooking } from './to-listed-booking.js';

/** Most requests of each kind, as in the current inbox. */
const MAX_SHOWN = 100;

interface FoundRequest {
  id: string;
  therapist_name: string;
  is_unanswered: boolean;
  made_ms: string;
  total: number;
}

/** Reads the requests that waited at a moment, or had been missed. */
@Injectable()
export class PastRequestsQuery {
  constructor(
    private readonly states: PastStates,
    private readonly moments: MomentResolver,
  ) {}

  read(query: MomentQueryDto): Promise<PastRequestsDto> {
    return this.states.read(query, async (em, moment) => {
      const { date, time } = this.moments.toLocal(moment);
      const found = await sql<FoundRequest>(em, pendingSql, [moment.seq, `${date} ${time}`, MAX_SHOWN]);
      return {
        ...moment,
        waiting: await this.toList(
          em,
          moment,
          found.filter(({ is_unanswered }) => !is_unanswered),
        ),
        unanswered: await this.toList(
          em,
          moment,
          found.filter(({ is_unanswered }) => is_unanswered),
        ),
      };
    });
  }

  private async toList(em: EntityManager, moment: MomentDto, found: FoundRequest[]): Promise<PastRequestListDto> {
    const at = this.moments.toInstant(moment).getTime();
    const states = await this.states.rebuild(
      em,
      found.map(({ id }) => id),
      moment.seq,
    );
    const items = found.flatMap(({ id, therapist_name, made_ms }) => {
      const state = states.get(id);
      if (!state) return [];
      return {
        ...toListedBooking(state, therapist_name),
        client_phone: state.client?.phone ?? '',
        waiting_minutes: Math.max(0, Math.floor((at - Number(made_ms)) / MINUTE_MS)),
      };
    });
    return { items, total: found[0]?.total ?? 0 };
  }
}

const pendingSql = /* sql */ `
  select id, therapist_name, is_unanswered, (extract(epoch from made_at) * 1000)::text as made_ms, total
  from (
    select p.booking_id as id, t.name as therapist_name, missed.is_unanswered, made.made_at,
      count(*) over (partition by missed.is_unanswered)::int as total,
      row_number() over (partition by missed.is_unanswered order by made.made_at, p.booking_id) as place
    from performance_bookings p join therapists t on t.id = p.therapist_id
    cross join lateral (select p.day + p.start_time <= $2::timestamp as is_unanswered) missed
    cross join lateral (
      select occurred_at as made_at from event_log where stream = p.booking_id order by version limit 1) made
    where ${heldAtSql('$1::bigint')} and p.status = 'pending'
  ) pending
  where place <= $3 order by place`;
