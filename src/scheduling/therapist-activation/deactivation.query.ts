import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type TherapistRef, TherapistService } from '../../catalog/index.js';
import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { isBookingSql } from '../reservations/conflicting-bookings.js';
import type { DeactivationDto } from './deactivation.dto.js';
import { RemovedShiftsQuery } from './removed-shifts.query.js';

/** Reads the effects of a deactivation. */
@Injectable()
export class DeactivationQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly removedShifts: RemovedShiftsQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Previews a deactivation. @throws NotFoundError, BusinessRuleError `any-available-fixed` */
  async preview(id: string): Promise<DeactivationDto> {
    const em = this.em.fork();
    const { isActive } = await this.requireTherapist(em, id);
    const [shifts] = await sql<{ count: number }>(em, upcomingShiftsSql, [id, this.clock.today()]);
    return {
      booking_ids: await this.upcomingBookings(em, id),
      roster_entries: shifts?.count ?? 0,
      restorable_entries: isActive ? 0 : (await this.removedShifts.ahead(em, id)).length,
    };
  }

  /**
   * Returns a therapist who can be deactivated or reactivated.
   * @throws NotFoundError, BusinessRuleError `any-available-fixed`
   */
  async requireTherapist(em: EntityManager, id: string): Promise<TherapistRef> {
    const therapist = await this.therapists.findById(em, id);
    if (!therapist) throw new NotFoundError('There is no such therapist');
    if (therapist.isUnassigned) throw new BusinessRuleError('any-available-fixed', 'Any Available cannot be changed');
    return therapist;
  }

  async upcomingBookings(em: EntityManager, id: string): Promise<string[]> {
    const { date, time } = this.clock.now();
    const bookings = await sql<{ id: string }>(em, upcomingBookingsSql, [id, date, time]);
    return bookings.map((booking) => booking.id);
  }
}

const upcomingShiftsSql = /* sql */ `
  select count(*)::int as count from therapist_roster where therapist_id = $1 and roster_date > $2::date`;

const upcomingBookingsSql = /* sql */ `
  select booking_id as id from reservations r
  where therapist_id = $1 and ${isBookingSql} and starts_at > $2::date + $3::time order by starts_at, booking_id`;
