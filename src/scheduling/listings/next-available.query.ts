import { DEFAULT_DURATION_MINUTES } from '../../catalog/index.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { toAvailability, isPast } from '../availability/availability.js';
import { findSlotsOfDay } from '../availability/slot-context.js';
import type { NextFreeDto } from './next-free.dto.js';

/** The next starts of today that would be confirmed at once. */
@Injectable()
export class NextAvailableQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async today(count: number): Promise<NextFreeDto[]> {
    const now = this.clock.now();
    const em = this.em.fork();
    const therapists = await sql<RosteredTherapist>(em, rosteredSql, [now.date]);
    const free = await Promise.all(therapists.map((therapist) => findFreeStarts(em, therapist, now.date)));
    return preferDistinctTherapists(
      free.flat().filter(({ time }) => !isPast(now.date, time, now)),
      count,
    );
  }
}

interface RosteredTherapist {
  id: string;
  name: string;
}

const rosteredSql = /* sql */ `
  select id, name from therapists t where is_active
    and exists (select from therapist_roster where therapist_id = t.id and roster_date = $1::date)
  order by name, id`;

async function findFreeStarts(
  em: EntityManager,
  { id, name }: RosteredTherapist,
  date: LocalDate,
): Promise<NextFreeDto[]> {
  const slots = await findSlotsOfDay(em, {
    therapistId: id,
    date,
    durationMinutes: DEFAULT_DURATION_MINUTES,
    counted: 'living',
  });
  return slots
    .filter((slot) => toAvailability(slot) === 'available')
    .map(({ time }) => ({ time, therapist_id: id, therapist_name: name }));
}

/** The earliest starts, one person each; where it can be, somebody who has not been named yet. */
export function preferDistinctTherapists(free: readonly NextFreeDto[], count: number): NextFreeDto[] {
  const chosen: NextFreeDto[] = [];
  const named = new Set<string>();
  for (const time of [...new Set(free.map(({ time }) => time))].sort().slice(0, count)) {
    const choices = free.filter((each) => each.time === time);
    const choice = choices.find(({ therapist_id }) => !named.has(therapist_id)) ?? choices[0];
    if (!choice) continue;
    named.add(choice.therapist_id);
    chosen.push(choice);
  }
  return chosen;
}
