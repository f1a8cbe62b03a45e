import { Injectable } from '@nestjs/common';
import { type Actor, getUserId } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { BookingRepository } from '../booking.repository.js';
import type { PartInput } from '../commands/visits/visit-planner.js';
import type { Client } from '../domain/booking-details.js';
import { book } from '../domain/booking.edit.js';
import { inRoom } from '../domain/booking.room.js';
import { initialBooking } from '../domain/booking.state.js';
import type { AgreedPolicy } from '../domain/policy/agreed-policy.js';
import type { PriceInput } from '../domain/price/agreed-price.js';
import { isRecurringDate } from '../domain/recurrence/recurring-dates.js';
import { announceTogether } from '../domain/visits/announce-together.js';
import { type ChosenPlace, RecurringSlots } from './recurring-slots.js';

/** The bookings to start, in the order of their days. */
export interface NewRecurring {
  /** An id for each of the places, just generated. */
  ids: readonly string[];
  places: readonly ChosenPlace[];
  part: Omit<PartInput, 'therapistId' | 'guest'> & { price?: PriceInput | undefined };
  client: Client;
  clientId: string;
  recurrenceId: string;
  weeks: number;
  /** Position of the first of them in the series. */
  firstPosition: number;
  by: Actor;
  policy: AgreedPolicy;
}

/** Starts the bookings of a series: all of them or none. One mail tells of them all. */
@Injectable()
export class RecurringStarter {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly slots: RecurringSlots,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Checks the days of a series that begins at a day.
   * @throws InvalidInputError on `places.1.booking_date` for one that has passed, is no day of the series, or comes twice
   */
  assertDates(first: LocalDate, weeks: number, places: readonly ChosenPlace[], isFirstMade: boolean): void {
    for (const [nth, { date }] of places.entries()) {
      const refuse = (why: string) => {
        throw new InvalidInputError(`places.${nth}.booking_date`, why);
      };
      if (date < this.clock.today()) refuse('This date has passed');
      const isBegun = isFirstMade && date === first;
      if (isBegun || !isRecurringDate(first, weeks, date)) refuse('This is no day of the series');
      if (nth > 0 && date <= places[nth - 1]!.date) refuse('Each day comes once, the earlier one first');
    }
  }

  /** Starts the bookings in the caller's transaction. @throws BusinessRuleError, InvalidInputError as `RecurringSlots` */
  async start(tx: Transaction, { ids, places, part, by, policy, ...series }: NewRecurring): Promise<void> {
    const { price, ...plannedPart } = part;
    const planned = await this.slots.plan(tx, places, plannedPart);
    const claims = await this.slots.reserve(
      tx,
      planned.map(({ slot }, nth) => ({ bookingId: ids[nth]!, to: slot })),
    );
    const { client, clientId, recurrenceId, weeks, firstPosition } = series;
    const decisions = planned.map(({ appointment, service }, nth) => {
      const { verdict, roomId } = claims[nth]!;
      const recurrence = { recurrenceId, weeks, position: firstPosition + nth };
      const made = { appointment, service, client, clientId, verdict, userId: getUserId(by), recurrence };
      const decide = book({ ...made, status: 'confirmed', price });
      return { id: ids[nth]!, version: 0, events: inRoom(roomId, decide)(initialBooking) };
    });
    for (const [nth, events] of announceTogether(decisions).entries())
      this.bookings.startStream(tx, ids[nth]!, () => events, { by, policy });
  }
}
