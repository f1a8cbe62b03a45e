import { skipToken } from '@reduxjs/toolkit/query';
import { useReviewSlotQuery, type OfficeBookingDto } from '../../../../../shared/api/generated.js';
import type { Draft } from '../editor-draft.js';
import type { Offerings } from './use-offerings.js';

/** Reads the server's review of the chosen slot; undefined while none is chosen, and for Any Available. */
export function useSlotReview(draft: Draft, base: OfficeBookingDto | undefined, { isUnassigned, duration }: Offerings) {
  const {
    service_id: serviceId,
    therapist_id: therapistId,
    booking_date: bookingDate,
    booking_time: bookingTime,
  } = draft;
  const isComplete = serviceId && therapistId && bookingDate && bookingTime && !isUnassigned;
  const query = isComplete
    ? { serviceId, therapistId, bookingDate, bookingTime, duration, excludeBookingId: base?.id }
    : skipToken;
  return useReviewSlotQuery(query, { refetchOnMountOrArgChange: true });
}
