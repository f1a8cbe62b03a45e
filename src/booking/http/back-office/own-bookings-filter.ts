import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../../catalog/index.js';
import { isDesk, type SignedInUser } from '../../../identity/index.js';
import type { BookingFilter } from '../../queries/list/booking-list.query.js';

/** Restricts staff to the bookings of their therapist. */
@Injectable()
export class OwnBookingsFilter {
  constructor(private readonly therapists: TherapistService) {}

  /** Returns the filter as the user may use it; undefined for staff without a therapist, to whom no booking belongs. */
  async restrict(filter: BookingFilter, user: SignedInUser): Promise<BookingFilter | undefined> {
    if (isDesk(user.role)) return filter;
    const therapist = await this.therapists.findByUser(user.id);
    return therapist && { ...filter, therapistId: therapist.id };
  }
}
