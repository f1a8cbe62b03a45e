import type { LocalTime } from '../../kernel/local-time.js';
import type { Executor } from '../../platform/database/sql.js';
import {
  type DayQuery,
  findRoomlessSlotForService,
  findSlotForService,
  type SlotForService,
} from '../availability/slot-context.js';

/**
 * Finds a start time for a service. Asks without rooms until the shop is found to have some, so that shops without
 * rooms do not pay for them with each booking.
 */
export class ServiceSlotFinder {
  private hasRooms = false;

  /** Finds the slot. @returns undefined when there is no such therapist */
  async find(
    db: Executor,
    day: DayQuery & { serviceId: string },
    time: LocalTime,
  ): Promise<SlotForService | undefined> {
    if (!this.hasRooms) {
      const found = await findRoomlessSlotForService(db, day, time);
      if (!found?.hasRooms) return found;
      this.hasRooms = true;
    }
    return findSlotForService(db, day, time);
  }
}
