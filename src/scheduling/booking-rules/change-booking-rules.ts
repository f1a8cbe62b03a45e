import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BookingRules, SettingWriter, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { recomputeReservations } from '../reservations/recompute-reservations.js';
import { lockBookingRulesExclusive } from '../reservations/therapist-day-lock.js';

/**
 * Changes the slot occupancy of all bookings from today on, or of none.
 * @throws BusinessRuleError `bookings-overlap`, VersionConflictError when the setting is no longer at the expected
 * version
 */
export class ChangeBookingRules extends Command<void> {
  constructor(
    readonly rules: BookingRules,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeBookingRules)
export class ChangeBookingRulesHandler implements ICommandHandler<ChangeBookingRules> {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly writer: SettingWriter,
    private readonly clock: ShopClock,
  ) {}

  async execute({ rules, expectedVersion, by }: ChangeBookingRules): Promise<void> {
    const { slot_occupancy, cleanup_buffer_minutes: bufferMinutes } = rules;
    const occupancy = { isFull: slot_occupancy === 'full_duration', bufferMinutes };
    await this.em.fork().transactional(async (em) => {
      await lockBookingRulesExclusive(em);
      await this.writer.save(em, 'booking_rules', rules, by, expectedVersion);
      await recomputeReservations(em, this.clock.today(), occupancy);
    });
    this.settings.invalidate();
  }
}
