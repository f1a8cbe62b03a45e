import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Services, Therapists } from '../../catalog/index.js';
import { InvalidInput } from '../../platform/decider.js';
import { SlotReviews } from '../../scheduling/index.js';
import { FindBooking } from './find-booking.js';
import type { SlotReviewDto, SlotReviewQueryDto } from './slot-review.dto.js';

/** What the editor says about a slot before it is saved. */
@Injectable()
export class ReviewSlot {
  constructor(
    private readonly em: EntityManager,
    private readonly services: Services,
    private readonly therapists: Therapists,
    private readonly slots: SlotReviews,
    private readonly bookings: FindBooking,
  ) {}

  /** @throws InvalidInput on `service_id` or `therapist_id` when there is no such thing */
  async of(asked: SlotReviewQueryDto): Promise<SlotReviewDto> {
    const em = this.em.fork();
    const service = await this.services.byId(em, asked.service_id);
    if (!service) throw new InvalidInput('service_id', 'There is no such service');
    const therapist = await this.therapists.byId(em, asked.therapist_id);
    if (!therapist) throw new InvalidInput('therapist_id', 'There is no such therapist');
    const { id: therapistId, isUnassigned } = therapist;
    const { booking_date: date, booking_time: time, exclude_booking_id } = asked;
    const wanted = { therapistId, isUnassigned, date, time, durationMinutes: service.durationMinutes };
    const { verdict, requestedBy, shiftEnd, runsPastShift } = await this.slots.of(wanted, exclude_booking_id);
    return {
      available: verdict === 'available' || verdict === 'unassigned',
      reason: verdict,
      other_requests: await this.bookings.allForOffice(requestedBy),
      shift_ends_at: shiftEnd,
      runs_past_shift: runsPastShift,
    };
  }
}
