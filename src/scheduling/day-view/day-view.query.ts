import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { openReservationsSql, slotsRemainingSql } from '../availability/slots-remaining-sql.js';
import type { DayTherapistDto } from './day-view.dto.js';

/** The frame of a day's bookings: who is there, from when to when, and what is blocked. */
@Injectable()
export class DayViewQuery {
  constructor(private readonly em: EntityManager) {}

  /**
   * Active therapists, and inactive ones who still have a shift or a booking that day; those with a shift first, then by name.
   * With `therapistId` nobody else.
   */
  forDay(date: LocalDate, therapistId?: string): Promise<DayTherapistDto[]> {
    return sql<DayTherapistDto>(this.em.fork(), statement, [date, therapistId ?? null]);
  }
}

const statement = /* sql */ `
  select t.id, t.name, t.image_url, t.is_active, t.available_slots, ${slotsRemainingSql(openReservationsSql('$1::date'))} as slots_remaining,
    coalesce(shift.list, '[]') as shifts, coalesce(block.list, '[]') as blocks
  from therapists t
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', s.id, 'shift_type', s.shift_type, 'shift_hours', s.shift_hours,
      'start_time', to_char(s.shift_start, 'HH24:MI'), 'end_time', to_char(s.shift_end, 'HH24:MI')) order by s.shift_start, s.id) as list
    from therapist_roster s where s.therapist_id = t.id and s.roster_date = $1::date
  ) shift on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', b.id, 'start_time', to_char(b.start_time, 'HH24:MI'),
      'end_time', to_char(b.end_time, 'HH24:MI'), 'reason', b.reason) order by b.start_time, b.id) as list
    from blocked_time_slots b where b.therapist_id = t.id and b.blocked_date = $1::date
  ) block on true
  where not t.is_unassigned and ($2::uuid is null or t.id = $2) and (t.is_active or shift.list is not null or exists (
    select from reservations r where r.therapist_id = t.id and r.starts_at >= $1::date and r.starts_at < $1::date + 1))
  order by shift.list is null, t.name, t.id`;
