import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { UNLIMITED_SLOTS } from '../availability/availability.js';
import { openReservationsSql, slotsRemainingSql } from '../availability/slots-remaining-sql.js';
import type { OfferedTherapistDto } from './offered-therapist.dto.js';

/** Who can be chosen for a booking. */
@Injectable()
export class BookableTherapistsQuery {
  constructor(private readonly em: EntityManager) {}

  /**
   * Any Available first, then the most slots remaining, then by name. Whoever has a shift at that time is offered; hours
   * that cannot be read restrict nobody. On a date without any roster all active therapists are.
   */
  list(date?: LocalDate, time?: LocalTime): Promise<OfferedTherapistDto[]> {
    return sql<OfferedTherapistDto>(this.em.fork(), statement, [date ?? null, time ?? null]);
  }
}

const statement = /* sql */ `
  select t.id, t.name, t.specialties, t.available_slots,
    case when t.is_unassigned then ${UNLIMITED_SLOTS} when $1::date is null then t.available_slots else ${slotsRemainingSql(openReservationsSql('$1::date'))} end
      as slots_remaining
  from therapists t
  where t.is_unassigned or (t.is_active and (
    $1::date is null
    or not exists (select from therapist_roster where roster_date = $1::date)
    or exists (
      select from therapist_roster
      where therapist_id = t.id and roster_date = $1::date
        and ($2::time is null or shift_start is null or shift_end is null or (shift_start <= $2::time and $2::time < shift_end)))))
  order by t.is_unassigned desc, slots_remaining desc, t.name, t.id`;
