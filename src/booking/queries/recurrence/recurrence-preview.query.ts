import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceCatalog, TherapistService } from '../../../catalog/index.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import { addDays, daysBetween, type LocalDate, type LocalDateTime } from '../../../kernel/local-time.js';
import { type RecurringStart, RecurringStartsQuery, type Slot } from '../../../scheduling/index.js';
import { listRecurringDates, type Repetition } from '../../domain/recurrence/recurring-dates.js';
import { BookingQuery } from '../booking.query.js';
import type { RecurrencePreviewDto, RecurringBookingDto, RecurringPlaceDto } from './recurrence.dto.js';
import { RecurrenceQuery } from './recurrence.query.js';

/** A new booking that is to repeat. */
interface WantedSeries extends LocalDateTime {
  serviceId: string;
  /** The therapist; Any Available for whoever is free on each day. */
  therapistId: string;
  /** Minutes; undefined for those of the treatment. */
  durationMinutes?: number | undefined;
}

/** Previews the days of a series: what fits, and what could be taken instead. Writes nothing. */
@Injectable()
export class RecurrencePreviewQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly starts: RecurringStartsQuery,
    private readonly bookings: BookingQuery,
    private readonly recurrence: RecurrenceQuery,
  ) {}

  /**
   * Previews a new booking with its repetitions.
   * @throws InvalidInputError on `service_id`, `therapist_id` when there is no such thing, and as `listRecurringDates`
   */
  async forNew(wanted: WantedSeries, repetition: Repetition): Promise<RecurrencePreviewDto> {
    const dates = listRecurringDates(wanted.date, repetition);
    return this.preview(
      wanted,
      dates.map((date) => ({ date, booking: null })),
    );
  }

  /**
   * Previews the repetitions of a booking, without itself.
   * @param therapistId another therapist, or Any Available; undefined for that of the booking
   * @throws NotFoundError when there is no such booking; InvalidInputError as `forNew` does
   */
  async forBooking(
    bookingId: string,
    repetition: Repetition,
    therapistId: string | undefined,
  ): Promise<RecurrencePreviewDto> {
    const booking = await this.bookings.forOffice(bookingId);
    const [, ...dates] = listRecurringDates(booking.booking_date, repetition);
    const wanted = {
      serviceId: booking.service_id,
      therapistId: therapistId ?? booking.therapist_id,
      date: booking.booking_date,
      time: booking.booking_time,
      durationMinutes: booking.booking_duration,
    };
    return this.preview(
      wanted,
      dates.map((date) => ({ date, booking: null })),
    );
  }

  /**
   * Previews a move of a booking of a series with all that follow: by as many days, to the same time and therapist.
   * @throws NotFoundError when there is no such booking
   * @throws BusinessRuleError `booking-closed` for one that does not repeat or is over
   */
  async forMove(bookingId: string, to: LocalDateTime & { therapistId: string }): Promise<RecurrencePreviewDto> {
    const booking = await this.bookings.forOffice(bookingId);
    const following = await this.recurrence.following(bookingId);
    if (!following.some(({ id }) => id === bookingId))
      throw new BusinessRuleError('booking-closed', 'This booking is over, or does not repeat');
    const days = daysBetween(booking.booking_date, to.date);
    const wanted = { serviceId: booking.service_id, durationMinutes: booking.booking_duration, ...to };
    return this.preview(
      wanted,
      following.map((each) => ({ date: addDays(each.booking_date, days), booking: each })),
    );
  }

  private async preview(
    { serviceId, therapistId, time, durationMinutes }: WantedSeries,
    days: readonly { date: LocalDate; booking: RecurringBookingDto | null }[],
  ): Promise<RecurrencePreviewDto> {
    const em = this.em.fork();
    const therapist = await this.therapists.findById(em, therapistId);
    if (!therapist) throw new InvalidInputError('therapist_id', 'There is no such therapist');
    if (!(await this.services.findById(em, serviceId, therapistId)))
      throw new InvalidInputError('service_id', 'There is no such service');
    const wantedTherapist = therapist.isUnassigned ? null : therapistId;
    const found = await this.starts.find({
      wanted: days.map(({ date }) => ({ date, time, therapistId: wantedTherapist })),
      serviceId,
      durationMinutes,
      exceptBookingIds: days.flatMap(({ booking }) => booking?.id ?? []),
    });
    return { days: found.map((start, nth) => toDayDto(start, days[nth]!.booking)) };
  }
}

const toDayDto = (
  { date, slot, reason, closure, alternatives }: RecurringStart,
  booking: RecurringBookingDto | null,
) => ({
  booking,
  booking_date: date,
  place: slot && toPlaceDto(slot),
  reason,
  closure,
  proposals: alternatives.map(toPlaceDto),
});

const toPlaceDto = ({ therapistId, therapistName, date, time }: Slot): RecurringPlaceDto => ({
  therapist_id: therapistId,
  therapist_name: therapistName,
  booking_date: date,
  booking_time: time,
});
