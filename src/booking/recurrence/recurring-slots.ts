import { Injectable } from '@nestjs/common';
import { formatDayAndMonth, formatTime12h } from '../../kernel/format-date.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Claim, ReservationService, type VisitSlot } from '../../scheduling/index.js';
import { type PartInput, type PlannedPart, VisitPlanner } from '../commands/visits/visit-planner.js';

/** A start with a therapist that the desk has chosen for a booking of a series. */
export interface ChosenPlace extends LocalDateTime {
  therapistId: string;
}

/** Plans and reserves the slots of a series: all of them or none. */
@Injectable()
export class RecurringSlots {
  constructor(
    private readonly planner: VisitPlanner,
    private readonly reservations: ReservationService,
  ) {}

  /**
   * Locks the days of new bookings in the global order, and gives each its service as it is sold now.
   * @throws InvalidInputError on `places.1.therapist_id` and the like
   */
  async plan(
    tx: Transaction,
    places: readonly ChosenPlace[],
    part: Omit<PartInput, 'therapistId' | 'guest'>,
  ): Promise<PlannedPart[]> {
    const { serviceId } = part;
    const inspected = await this.reservations.inspectSlots(
      tx,
      places.map((place) => ({ ...place, serviceId })),
    );
    const planned: PlannedPart[] = [];
    for (const [nth, { therapistId, date, time }] of places.entries())
      planned.push(
        ...(await rethrowForPlace(nth, () =>
          this.planner.plan({ date, time }, [{ ...part, therapistId, guest: 1 }], [inspected[nth]]),
        )),
      );
    return planned;
  }

  /**
   * Reserves all slots for the shop.
   * @throws BusinessRuleError `times-lost` naming every one that is not free, by `places.1.booking_time` of the first
   * @throws InvalidInputError on `places.1.therapist_id` and the like for Any Available, and as `ReservationService.reserve`
   */
  async reserve(tx: Transaction, slots: readonly VisitSlot[]): Promise<Claim[]> {
    this.reservations.releaseTogether(tx, slots);
    const claims: Claim[] = [];
    for (const [nth, slot] of slots.entries())
      claims.push(
        await rethrowForPlace(nth, () => {
          if (slot.to.isUnassigned) throw new InvalidInputError('therapist_id', 'Please choose a therapist');
          return this.reservations.reserve(tx, slot.bookingId, 'shop', slot);
        }),
      );
    const lost = slots.filter((_, nth) => claims[nth]!.verdict !== 'available');
    if (lost.length > 0) {
      const times = lost.map(({ to }) => `${formatDayAndMonth(to.date)} at ${formatTime12h(to.time)}`);
      const field = `places.${slots.indexOf(lost[0]!)}.booking_time`;
      throw new BusinessRuleError('times-lost', `No longer free: ${times.join('; ')}`, undefined, field);
    }
    return claims;
  }
}

/** Runs `work` and rethrows its refusal of an input with the place that it concerns. @throws InvalidInputError */
async function rethrowForPlace<Result>(nth: number, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new InvalidInputError(`places.${nth}.${error.field}`, error.message);
  }
}
