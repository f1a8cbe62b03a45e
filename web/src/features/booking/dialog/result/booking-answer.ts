import type { Attempts } from '../../../../shared/api/attempts.js';
import type { RequestedBookingDto, RequestedVisitDto } from '../../../../shared/api/generated.js';

/** The result of one treatment or of a visit; `reason` says why one treatment waits for the shop. */
type Requested = RequestedVisitDto & Partial<Pick<RequestedBookingDto, 'reason'>>;

/**
 * A booking that was made; `isEarlier` when it is an earlier attempt whose answer was lost, from before the form was
 * changed.
 */
export type BookingAnswer = Requested & { isEarlier: boolean };

/** The attempts of one opening of the dialog, for one treatment or a visit. */
export type BookingAttempts = Attempts<Requested>;
