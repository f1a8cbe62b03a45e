import type { JoinWaitingListDto } from '../../../../shared/api/generated.js';
import type { BookingDraft } from '../../dialog/form/booking-draft.js';

/** Whether an entry of the waiting list is about the treatment, the therapist and the day that are chosen. */
export const coversDraft = (
  { service_id, therapist_id, windows }: Pick<JoinWaitingListDto, 'service_id' | 'therapist_id' | 'windows'>,
  draft: BookingDraft,
): boolean =>
  service_id === draft.service_id &&
  (!therapist_id || therapist_id === draft.therapist_id) &&
  windows.some(({ date }) => date === draft.booking_date);
