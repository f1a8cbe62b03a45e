import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { parseCents, toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import { DEFAULT_DURATION_MINUTES, givesServiceSql } from '../../catalog/index.js';
import { isOnLeaveSql, isShiftOnLeaveSql, leaveOfDaySql } from '../leave/leave-sql.js';
import { UNLIMITED_SLOTS } from '../availability/availability.js';
import { slotsRemainingSql, takenStartsSql } from '../availability/slots-remaining-sql.js';
import { Clock } from '../../platform/clock/clock.js';
import { keptLimit } from '../kept-openings/kept-limit.js';
import type { OfferedTherapistDto, OfferedTherapistsQueryDto } from './offered-therapist.dto.js';

/** Reads the therapists that can be chosen for a booking. */
@Injectable()
export class BookableTherapistsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Lists Any Available first, then by most slots remaining, then by name. Therapists are offered who give the service
   * and have a shift at that time; unreadable hours do not restrict. On a date without any roster all active therapists
   * are offered.
   */
  async list({ date, time, service_id }: OfferedTherapistsQueryDto): Promise<OfferedTherapistDto[]> {
    const limit = keptLimit(this.clock.now());
    const rows = await sql<Row>(this.em.fork(), bookableTherapistsSql, [
      date ?? null,
      time ?? null,
      service_id ?? null,
      limit,
    ]);
    return rows.map(({ price, ...row }) => ({ ...row, price: price === null ? null : toAmount(parseCents(price)) }));
  }
}

interface Row extends Omit<OfferedTherapistDto, 'price'> {
  price: string | null;
}

/** SQL for whether the therapist is on leave during the treatment, or, without a time, all day. */
const isAway = isOnLeaveSql({
  ...{ therapist: 't.id', day: '$1::date' },
  span: `tsrange($1::date + $2::time, $1::date + $2::time + make_interval(mins => coalesce(own.duration, s.duration, ${DEFAULT_DURATION_MINUTES})))`,
});
const isAwayAllDay = `${leaveOfDaySql('t.id', '$1::date')} @> tsrange($1::date, $1::date + 1)`;

const bookableTherapistsSql = /* sql */ `
  select t.id, t.name, t.specialties, t.available_slots,
    case when s.id is not null then coalesce(own.duration, s.duration, ${DEFAULT_DURATION_MINUTES}) end as duration,
    case when s.id is not null then coalesce(own.price, s.price, 0)::text end as price,
    case when t.is_unassigned then ${UNLIMITED_SLOTS} when $1::date is null then t.available_slots else ${slotsRemainingSql(takenStartsSql('$1::date', '$4::timestamptz'))} end
      as slots_remaining
  from therapists t
  left join services s on s.id = $3::uuid and s.retired_at is null
  left join therapist_treatments own on own.therapist_id = t.id and own.service_id = s.id
  where t.is_unassigned or (t.is_active and ${givesServiceSql('t.id', '$3::uuid')} and (
    $1::date is null
    or not exists (select from therapist_roster where roster_date = $1::date) and not ${isAwayAllDay}
    or exists (
      select from therapist_roster r
      where therapist_id = t.id and roster_date = $1::date and case when $2::time is null then not ${isShiftOnLeaveSql('r')} else not ${isAway} end
        and ($2::time is null or shift_start is null or shift_end is null or (shift_start <= $2::time and $2::time < shift_end)))))
  order by t.is_unassigned desc, slots_remaining desc, t.name, t.id`;
