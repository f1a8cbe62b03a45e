import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BusinessHours, ShopSettings, treatmentNamesSql } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { endTimeSql } from '../../platform/database/end-time-sql.js';
import { sql } from '../../platform/database/sql.js';
import { toAmount, parseCents } from '../../kernel/money.js';
import { isShiftOnLeaveSql, leaveOfDaySql } from '../leave/leave-sql.js';
import { slotsRemainingSql, takenStartsSql } from '../availability/slots-remaining-sql.js';
import { keptLimit } from '../reservations/kept-limit.js';
import { FreeStartsQuery } from './free-starts.query.js';
import type { NextFreeDto } from './next-free.dto.js';
import type { TherapistCardDto } from './therapist-card.dto.js';

type Computed = 'hourly_rate' | 'available_now' | 'shift_ends' | 'next_shift' | 'next_free' | 'off_today';

interface CardRow extends Omit<TherapistCardDto, Computed> {
  /** Whether the therapist is rostered, and the shop not closed all day. */
  works_today: boolean;
  hourly_rate: string | null;
  shift_ends: LocalTime | null;
  next_date: LocalDate | null;
  next_start: LocalTime | null;
}

/** Reads the therapists of the landing page: active, never Any Available. */
@Injectable()
export class TherapistListingQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
    private readonly freeStarts: FreeStartsQuery,
  ) {}

  /** Lists the cards. @param free the free starts, where the caller has read them already */
  async cards(free?: readonly NextFreeDto[]): Promise<TherapistCardDto[]> {
    const { date, time } = this.clock.now();
    const limit = keptLimit(this.clock.instant());
    const week = await this.settings.read(BusinessHours);
    const rows = await sql<CardRow>(this.em.fork(), therapistCardsSql, [date, time, limit, week]);
    const starts = Map.groupBy(free ?? (await this.freeStarts.upcoming()), ({ therapist_id }) => therapist_id);
    return rows.map(({ hourly_rate, shift_ends, next_date, next_start, works_today, ...card }) => ({
      ...card,
      ...toFreeTimes(starts.get(card.id) ?? [], card.slots_remaining_today, date),
      off_today: !works_today,
      hourly_rate: hourly_rate === null ? null : toAmount(parseCents(hourly_rate)),
      available_now: shift_ends !== null,
      ...(shift_ends !== null && { shift_ends }),
      ...(next_date !== null && next_start !== null && { next_shift: { date: next_date, start: next_start } }),
    }));
  }
}

/** Returns the free times and slots of today: at most as many slots as the cap leaves, and as there are free starts. */
function toFreeTimes([first, ...more]: readonly NextFreeDto[], underCap: number, today: LocalDate) {
  const startsToday = first ? [first, ...more].filter(({ date }) => date === today).length : 0;
  return {
    slots_remaining_today: Math.min(underCap, startsToday),
    ...(first && { next_free: { date: first.date, time: first.time } }),
  };
}

/** SQL for whether the shop opens on the day of a shift `r`, by the published hours and the closures. */
const opensSql = /* sql */ `
  ($4::jsonb -> to_char(r.roster_date, 'fmday') ->> 'closed')::boolean is not true
    and not exists (select from closures where r.roster_date between first_date and last_date)`;

/** SQL of the parts of a shift `r` that leave does not take. */
const workedPartsSql = /* sql */ `
  lateral unnest(tsmultirange(case when shift_start < shift_end then tsrange(roster_date + shift_start, roster_date + shift_end) else 'empty' end)
    - ${leaveOfDaySql('r.therapist_id', 'r.roster_date')}) part`;

const therapistCardsSql = /* sql */ `
  select t.id, t.name, ${treatmentNamesSql('t')} as specialties, not exists (select from therapist_treatments where therapist_id = t.id) as gives_all, t.available_slots, ${slotsRemainingSql(takenStartsSql('$1::date', '$3::timestamptz'))} as slots_remaining_today,
    t.image_url, t.rating::float8 as rating, t.bio, t.hourly_rate::text as hourly_rate,
    (select ${endTimeSql('max(upper(part))', '$1::date')} from therapist_roster r, ${workedPartsSql}
      where therapist_id = t.id and roster_date = $1::date and part @> ($1::date + $2::time) and ${opensSql}) as shift_ends,
    exists (select from therapist_roster r
      where therapist_id = t.id and roster_date = $1::date and ${opensSql} and not ${isShiftOnLeaveSql('r')}) as works_today,
    exists (select from therapist_roster where therapist_id = t.id and roster_date >= $1::date) as is_rostered,
    next.date as next_date, next.start as next_start
  from therapists t
  left join lateral (
    select roster_date::text as date, to_char(lower(part), 'HH24:MI') as start from therapist_roster r, ${workedPartsSql}
    where therapist_id = t.id and roster_date >= $1::date and lower(part) > $1::date + $2::time and ${opensSql}
    order by roster_date, shift_start, part limit 1
  ) next on true
  where t.is_active and not t.is_unassigned
  order by t.name, t.id`;
