import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { ExistingBooking } from '../booking.state.js';

/**
 * Whether a request waits because another one of its visit is without a therapist: nobody comes for half of it.
 * @param others the other requests of the visit
 */
export const waitsForOthers = (
  { status, visit }: ExistingBooking,
  others: readonly Pick<ExistingBooking, 'appointment'>[],
): boolean => status === 'pending' && visit !== undefined && others.some(({ appointment }) => appointment.isUnassigned);

/** Returns the verdict about a treatment whose visit waits for other treatments: a free therapist is not enough. */
export const toWaitingVisitVerdict = (verdict: Verdict): Verdict => (verdict === 'available' ? 'unassigned' : verdict);
