import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { PatternPlanner } from './pattern-planner.js';
import type { RosterPatternDto, RosterPatternsDto } from './roster-pattern.dto.js';

/** Reads the patterns that are not over, by therapist. */
@Injectable()
export class RosterPatternsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly planner: PatternPlanner,
    private readonly clock: ShopClock,
  ) {}

  async current(): Promise<RosterPatternsDto> {
    const patterns = await sql<RosterPatternDto>(this.em.fork(), selectSql, [this.clock.today()]);
    return { patterns, filled_until: this.planner.horizon() };
  }
}

const selectSql = /* sql */ `
  select p.id, p.therapist_id, t.name as therapist_name, p.weeks, p.first_monday::text as first_monday,
    p.first_date::text as first_date, p.last_date::text as last_date, p.shifts, p.version
  from roster_patterns p join therapists t on t.id = p.therapist_id
  where p.last_date is null or (p.last_date >= $1::date and p.last_date >= p.first_date)
  order by t.name, p.first_date, p.id`;
