import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { LocalDate } from '../../platform/clock/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { availabilityOf, isPast } from '../availability/availability.js';
import { slotsOfDay } from '../availability/slot-facts.js';
import type { NextFreeDto } from './next-free.dto.js';

/** Minutes that a free start must leave where slots are occupied for their full duration. */
const usualDuration = 60;

/** The next starts of today that would be confirmed at once. */
@Injectable()
export class NextFree {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async today(count: number): Promise<NextFreeDto[]> {
    const now = this.clock.now();
    const em = this.em.fork();
    const therapists = await sql<Rostered>(em, rosteredOn, [now.date]);
    const free = await Promise.all(therapists.map((therapist) => freeStarts(em, therapist, now.date)));
    return spread(
      free.flat().filter(({ time }) => !isPast(now.date, time, now)),
      count,
    );
  }
}

interface Rostered {
  id: string;
  name: string;
}

const rosteredOn = /* sql */ `
  select id, name from therapists t where is_active
    and exists (select from therapist_roster where therapist_id = t.id and roster_date = $1::date)
  order by name, id`;

async function freeStarts(em: EntityManager, { id, name }: Rostered, date: LocalDate): Promise<NextFreeDto[]> {
  const slots = await slotsOfDay(em, { therapistId: id, date, durationMinutes: usualDuration, against: 'living' });
  return slots
    .filter((slot) => availabilityOf(slot) === 'available')
    .map(({ time }) => ({ time, therapist_id: id, therapist_name: name }));
}

/** The earliest starts, one person each; where it can be, somebody who has not been named yet. */
export function spread(free: readonly NextFreeDto[], count: number): NextFreeDto[] {
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
