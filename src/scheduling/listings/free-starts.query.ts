import { BOOKING_WINDOW_DAYS, isWithinHours, ShopSettings } from '../../catalog/index.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { addDays } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { isPast, toPublicAvailability } from '../availability/availability.js';
import { findSlotsOfDays } from '../availability/slot-context.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import type { NextFreeDto } from './next-free.dto.js';

/** Days ahead up to which one statement looks; the next ones are asked only for those who have nothing free until then. */
const DAYS_AHEAD = [0, 7, BOOKING_WINDOW_DAYS];

/** Starts that would be confirmed at once, within the published hours. */
@Injectable()
export class FreeStartsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
  ) {}

  /** Everything free today, and on later days until each therapist has something; by time, then by name. */
  async upcoming(): Promise<NextFreeDto[]> {
    const today = this.clock.today();
    let open = await sql<TherapistDay>(this.em.fork(), rosteredSql, [today, addDays(today, BOOKING_WINDOW_DAYS)]);
    const found: NextFreeDto[] = [];
    for (const ahead of DAYS_AHEAD) {
      const until = addDays(today, ahead);
      found.push(...(await this.findFree(open.filter(({ date }) => date <= until))));
      const provided = new Set(found.map(({ therapist_id }) => therapist_id));
      open = open.filter(({ date, therapistId }) => date > until && !provided.has(therapistId));
    }
    return found.sort((one, other) => toSortKey(one).localeCompare(toSortKey(other)));
  }

  private async findFree(days: readonly TherapistDay[]): Promise<NextFreeDto[]> {
    if (days.length === 0) return [];
    const slots = await findSlotsOfDays(this.em.fork(), days, { now: this.clock.instant() });
    const week = await this.settings.openingHours();
    const now = this.clock.now();
    return slots
      .filter((slot) => toPublicAvailability(slot) === 'available' && isWithinHours(week, slot))
      .filter(({ date, time }) => !isPast(date, time, now))
      .map(({ date, time, therapistId, therapistName }) => ({
        date,
        time,
        therapist_id: therapistId,
        therapist_name: therapistName,
      }));
  }
}

const toSortKey = ({ date, time, therapist_name, therapist_id }: NextFreeDto) =>
  `${date} ${time} ${therapist_name} ${therapist_id}`;

const rosteredSql = /* sql */ `
  select distinct r.therapist_id as "therapistId", r.roster_date::text as date
  from therapist_roster r join therapists t on t.id = r.therapist_id
  where t.is_active and not t.is_unassigned and r.roster_date between $1::date and $2::date`;
