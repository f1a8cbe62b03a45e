import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { isShiftOnLeaveSql } from '../leave/leave-sql.js';
import type { RosterEntryDto, PublicRosterQueryDto } from './public-roster.dto.js';

/** Reads the shifts for visitors; leave wins over them. */
@Injectable()
export class PublicRosterQuery {
  constructor(private readonly em: EntityManager) {}

  shifts({ date, from }: PublicRosterQueryDto): Promise<RosterEntryDto[]> {
    return sql<RosterEntryDto>(this.em.fork(), publicRosterSql, [date ?? from ?? null, date ?? null]);
  }
}

const publicRosterSql = /* sql */ `
  select r.therapist_id, t.name as therapist_name, r.roster_date::text as roster_date, r.shift_hours
  from therapist_roster r join therapists t on t.id = r.therapist_id
  where t.is_active and r.roster_date >= $1::date and ($2::date is null or r.roster_date = $2::date)
    and not ${isShiftOnLeaveSql('r')}
  order by r.roster_date, r.shift_start, t.name, r.id`;
