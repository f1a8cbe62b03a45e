import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DEFAULT_DURATION_MINUTES,
  requireOffered,
  ServiceCatalog,
  type TherapistRef,
  TherapistService,
} from '../../catalog/index.js';
import type { LocalDate, LocalDateTime, LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { NotFoundError } from '../../kernel/errors.js';
import {
  isBeyondWindow,
  isPast,
  isUnrostered,
  type PublicAvailability,
  slotUnavailableReason,
  toPublicAvailability,
  UNLIMITED_SLOTS,
} from './availability.js';
import type { DayAvailabilityDto, SlotDto } from './availability.dto.js';
import { assertBookable } from '../reservations/bookable-slot.js';
import { BookingWindow } from '../reservations/booking-window.js';
import { openAt } from '../reservations/counted-reservations.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { type DayQuery, findSlot, findSlotsOfDay, findSlotsOfDays, type Slot } from './slot-context.js';

/** A query that counts everything that visitors find taken, except the booking itself. */
type AvailabilityParams = Omit<DayQuery, 'counted'>;

/** Reads the availability of a therapist's day for visitors. */
@Injectable()
export class PublicAvailabilityQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly services: ServiceCatalog,
    private readonly window: BookingWindow,
    private readonly clock: ShopClock,
  ) {}

  /** Returns every time slot of the day, and whether it can be chosen. */
  async day(params: AvailabilityParams): Promise<DayAvailabilityDto> {
    const slots = await findSlotsOfDay(this.em.fork(), { ...params, counted: openAt(this.clock.instant()) });
    if (slots.length === 0) await this.requireTherapist(params.therapistId);
    return this.toDay(params, slots);
  }

  /** Returns the same for several days at once, without a service. */
  async days(therapistId: string, dates: readonly LocalDate[]): Promise<DayAvailabilityDto[]> {
    const days = dates.map((date) => ({ therapistId, date }));
    const slots = await findSlotsOfDays(this.em.fork(), days, { now: this.clock.instant() });
    const byDate = Map.groupBy(slots, ({ date }) => date);
    return days.map((day) => this.toDay(day, byDate.get(day.date) ?? []));
  }

  private toDay({ therapistId, date }: TherapistDay, slots: readonly Slot[]): DayAvailabilityDto {
    const now = this.clock.now();
    const clock = this.clock.day(date);
    return {
      therapist_id: therapistId,
      date,
      slots_remaining: slots[0]?.slotsRemaining ?? 0,
      is_on_request: isUnrostered(slots[0]),
      slots: slots.map((slot) => {
        const reason = toReason({ ...slot, isOpen: slot.isOpen && !clock.skips(slot.time) }, now);
        return { start_time: slot.time, shift_type: slot.shiftType ?? '', available: reason === null, reason };
      }),
    };
  }

  /**
   * Returns whether a booking at that time could be confirmed. Any Available is available whenever the shop is open. A
   * booking that is moved keeps its service, even one that is no longer offered.
   */
  async at(params: AvailabilityParams, time: LocalTime): Promise<PublicAvailability> {
    const { therapistId, date, serviceId } = params;
    const em = this.em.fork();
    this.window.check({ date, time });
    const slot = await findSlot(em, { ...params, counted: openAt(this.clock.instant()) }, time);
    if (!slot) throw noSuchTherapistError();
    if (serviceId && !params.exceptBookingId) requireOffered(await this.services.findById(em, serviceId, therapistId));
    assertBookable(slot);
    if (slot.isUnassigned) return slot.isOpen ? 'available' : 'closed';
    return toPublicAvailability(slot);
  }

  /** Returns the slots remaining of the day; 999 for Any Available. */
  async slotsRemaining(therapistId: string, date: LocalDate): Promise<number> {
    const { isUnassigned } = await this.requireTherapist(therapistId);
    if (isUnassigned) return UNLIMITED_SLOTS;
    const counted = openAt(this.clock.instant());
    const day = { therapistId, date, durationMinutes: DEFAULT_DURATION_MINUTES, counted };
    return (await findSlot(this.em.fork(), day, '00:00'))?.slotsRemaining ?? 0;
  }

  private async requireTherapist(therapistId: string): Promise<TherapistRef> {
    const therapist = await this.therapists.findById(this.em.fork(), therapistId);
    if (!therapist) throw noSuchTherapistError();
    return therapist;
  }
}

function toReason(slot: Slot, now: LocalDateTime): SlotDto['reason'] {
  if (isBeyondWindow(slot.date, now.date)) return 'beyond_window';
  return slot.therapistIsActive ? slotUnavailableReason(slot, isPast(slot.date, slot.time, now)) : 'day_off';
}

const noSuchTherapistError = () => new NotFoundError('There is no such therapist');
