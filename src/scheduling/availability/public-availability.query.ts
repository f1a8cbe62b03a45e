import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DEFAULT_DURATION_MINUTES,
  requireOffered,
  ServiceCatalog,
  type TherapistRef,
  TherapistService,
} from '../../catalog/index.js';
import { type LocalDate, type LocalDateTime, type LocalTime, toMinutes } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { NotFoundError } from '../../kernel/errors.js';
import {
  canConfirm,
  findVisitorReason,
  isBeyondWindow,
  isPast,
  isUnrostered,
  UNLIMITED_SLOTS,
  type VisitorReason,
} from '../day/reasons.js';
import { type PublicAvailability, toPublicAvailability, toShownReason } from '../day/to-verdict.js';
import type { DayAvailabilityDto } from './availability.dto.js';
import { assertBookable } from '../reservations/bookable-slot.js';
import { BookingWindow } from '../reservations/booking-window.js';
import { openAt } from '../reservations/counted-reservations.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import type { Slot } from '../day/slot.js';
import type { AnybodyDay } from '../day/anybody-day.js';
import { type DayQuery, findSlot, readDaysFor, toWanted } from '../day/find-slots.js';

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
  async day({ date, ...params }: AvailabilityParams): Promise<DayAvailabilityDto> {
    const [day] = await this.read([date], params);
    if (day!.slots.length === 0) await this.requireTherapist(params.therapistId);
    return day!;
  }

  /** Returns the same for several days at once, without a service. */
  days(therapistId: string, dates: readonly LocalDate[]): Promise<DayAvailabilityDto[]> {
    return this.read(dates, { therapistId });
  }

  private async read(
    dates: readonly LocalDate[],
    { therapistId, ...params }: Omit<AvailabilityParams, 'date'>,
  ): Promise<DayAvailabilityDto[]> {
    const em = this.em.fork();
    const query = { ...params, counted: openAt(this.clock.instant()) };
    const own = await readDaysFor(em, { dates, therapistIds: [therapistId] }, [query]);
    const isOfAnybody = own.isUnassigned(therapistId);
    const days = isOfAnybody ? await readDaysFor(em, { dates, therapistIds: null }, [query]) : own;
    const wanted = toWanted(query);
    return dates.map((date) => {
      const slots = days.offeredSlots([{ therapistId, date }], wanted);
      return this.toDay({ therapistId, date }, slots, isOfAnybody ? days.anybody(date, wanted) : undefined);
    });
  }

  private toDay({ therapistId, date }: TherapistDay, slots: readonly Slot[], anybody?: AnybodyDay): DayAvailabilityDto {
    const now = this.clock.now();
    const clock = this.clock.day(date);
    const judge = (slot: Slot) => anybody?.judge(toMinutes(slot.time)) ?? (canConfirm(slot) ? 'free' : 'on_request');
    return {
      therapist_id: therapistId,
      date,
      slots_remaining: slots[0]?.slotsRemaining ?? 0,
      is_on_request: anybody ? anybody.isUnrostered : isUnrostered(slots[0]),
      slots: slots.map((slot) => {
        const reason = findShownReason({ ...slot, isOpen: slot.isOpen && !clock.skips(slot.time) }, now);
        const start = reason === null ? judge(slot) : 'taken';
        return {
          start_time: slot.time,
          shift_type: slot.shiftType ?? '',
          available: start !== 'taken',
          reason: start === 'taken' ? toShownReason(reason ?? start) : null,
          is_on_request: start === 'on_request',
        };
      }),
    };
  }

  /**
   * Returns whether a booking at that time could be confirmed. Any Available is available whenever the shop is open, or,
   * where it is assigned at once, while somebody is free. A booking that is moved keeps its service, even one that is no
   * longer offered.
   */
  async at(params: AvailabilityParams, time: LocalTime): Promise<PublicAvailability> {
    const { therapistId, date, serviceId } = params;
    const em = this.em.fork();
    this.window.check({ date, time });
    const query = { ...params, counted: openAt(this.clock.instant()) };
    const slot = await findSlot(em, query, time);
    if (!slot) throw noSuchTherapistError();
    if (serviceId && !params.exceptBookingId) requireOffered(await this.services.findById(em, serviceId, therapistId));
    assertBookable(slot);
    if (!slot.isUnassigned) return toPublicAvailability(slot);
    if (!slot.isOpen) return 'closed';
    if (!slot.isAssignedAtOnce) return 'available';
    const days = await readDaysFor(em, { dates: [date], therapistIds: null }, [query]);
    return days.anybody(date, toWanted(query)).judge(toMinutes(time)) === 'free' ? 'available' : 'time_conflict';
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

function findShownReason(slot: Slot, now: LocalDateTime): VisitorReason | null {
  if (isBeyondWindow(slot.date, now.date)) return 'beyond_window';
  return slot.therapistIsActive ? findVisitorReason(slot, isPast(slot.date, slot.time, now)) : 'inactive';
}

const noSuchTherapistError = () => new NotFoundError('There is no such therapist');
