import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type KnownTherapist, Therapists } from '../catalog/index.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import { sql } from '../platform/database/sql.js';
import { NotFound, RuleBroken } from '../platform/decider.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import type { DeactivationDto } from './listings/deactivation.dto.js';
import { lockBookingRules } from './reservations/lock-days.js';
import { Rosters } from './rosters/rosters.js';

/** Whether a therapist works here. Bookings, roster and record change together, so nobody decides meanwhile. */
@Injectable()
export class TherapistActivity {
  constructor(
    private readonly therapists: Therapists,
    private readonly rosters: Rosters,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** What a deactivation would touch now. @throws NotFound, RuleBroken `any-available-stays` */
  async preview(em: EntityManager, id: string): Promise<DeactivationDto> {
    await this.known(em, id);
    const [shifts] = await sql<{ count: number }>(em, shiftsStatement, [id, this.clock.today()]);
    return { booking_ids: await this.bookingsToCome(em, id), roster_entries: shifts?.count ?? 0 };
  }

  /**
   * Takes the shifts after today out. Bookings to come stay with the therapist until somebody moves them.
   * @param keep whether bookings to come may stay; without it they are named
   * @throws NotFound, RuleBroken `bookings-in-the-way`, `any-available-stays`
   */
  async deactivate(em: EntityManager, id: string, keep: boolean, by: Actor): Promise<void> {
    await em.transactional(async (tx) => {
      await lockBookingRules(tx);
      const { name, isActive } = await this.known(tx, id);
      if (!isActive) return;
      const bookings = await this.bookingsToCome(tx, id);
      if (bookings.length > 0 && !keep) throw inTheWay(name, bookings);
      const removed = await this.rosters.removeAfter(tx, id, this.clock.today(), by);
      await this.therapists.setActive(tx, id, false);
      const data = { therapist_id: id, name, removed_shifts: removed, kept_bookings: bookings };
      await this.log.appendFacts(tx, [{ stream: id, type: 'TherapistDeactivated', data }], by);
    });
  }

  /** Shifts do not come back by themselves. @throws NotFound, RuleBroken `any-available-stays` */
  async reactivate(em: EntityManager, id: string, by: Actor): Promise<void> {
    await em.transactional(async (tx) => {
      await lockBookingRules(tx);
      const { name, isActive } = await this.known(tx, id);
      if (isActive) return;
      await this.therapists.setActive(tx, id, true);
      const data = { therapist_id: id, name, is_active: true };
      await this.log.appendFacts(tx, [{ stream: id, type: 'TherapistReactivated', data }], by);
    });
  }

  private async known(em: EntityManager, id: string): Promise<KnownTherapist> {
    const therapist = await this.therapists.byId(em, id);
    if (!therapist) throw new NotFound('There is no such therapist');
    if (therapist.isUnassigned) throw new RuleBroken('any-available-stays', 'Any Available cannot be changed');
    return therapist;
  }

  private async bookingsToCome(em: EntityManager, id: string): Promise<string[]> {
    const { date, time } = this.clock.now();
    const bookings = await sql<{ id: string }>(em, bookingsStatement, [id, date, time]);
    return bookings.map((booking) => booking.id);
  }
}

function inTheWay(name: string, bookings: string[]): RuleBroken {
  const count = bookings.length === 1 ? 'one booking' : `${bookings.length} bookings`;
  return new RuleBroken('bookings-in-the-way', `${name} still has ${count} to come`, bookings);
}

const shiftsStatement = /* sql */ `
  select count(*)::int as count from therapist_roster where therapist_id = $1 and roster_date > $2::date`;

const bookingsStatement = /* sql */ `
  select booking_id as id from reservations
  where therapist_id = $1 and starts_at > $2::date + $3::time order by starts_at, booking_id`;
