import type { Attempts } from '../../../../shared/api/attempts.js';
import type { RequestedBookingDto, RequestedVisitDto } from '../../../../shared/api/generated.js';

/** What came of one treatment or of a visit; `reason` where one treatment waits for the shop. */
type Requested = RequestedVisitDto & Partial<Pick<RequestedBookingDto, 'reason'>>;

/** A booking that was requested; `isEarlier` where an attempt was stored whose answer was lost, before something was changed. */
export type BookingAnswer = Requested & { isEarlier: boolean };

/** All that one opening of the dialog sends, of one treatment or of a visit. */
export type BookingAttempts = Attempts<Requested>;
