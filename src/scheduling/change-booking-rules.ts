import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type BookingRules, ShopSettings } from '../catalog/index.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import type { Actor } from '../platform/event-store/actor.js';
import { lockBookingRules } from './reservations/lock-days.js';
import { occupyAnew } from './reservations/occupy-anew.js';

/** Changes what a booking takes of a day, for all bookings from today on, or for none. */
@Injectable()
export class ChangeBookingRules {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  /**
   * @param seen the version of the setting that the caller edits
   * @throws RuleBroken `bookings-overlap`, StreamMoved when the setting is no longer at that version
   */
  async execute(em: EntityManager, rules: BookingRules, seen: number, by: Actor): Promise<void> {
    await em.transactional(async (tx) => {
      await lockBookingRules(tx);
      await this.settings.save(tx, 'booking_rules', rules, by, seen);
      const { slot_occupancy, cleanup_buffer_minutes: bufferMinutes } = rules;
      await occupyAnew(tx, this.clock.today(), { isFull: slot_occupancy === 'full_duration', bufferMinutes });
    });
    // Somebody may have asked between the save and the commit.
    this.settings.forget();
  }
}
