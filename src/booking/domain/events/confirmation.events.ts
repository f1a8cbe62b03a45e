import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { VisitAnnouncement } from '../visits/visit-announcement.js';
import type { MaybeInRoom, MaybeIntermediate, MaybeSilent } from './event-marks.js';

export interface BookingConfirmed {
  type: 'BookingConfirmed';
  /**
   * `how`: `at-once` with the request, by the `shop`, by the client's `verified-email`, `moved` by the client to a
   * free slot, or `paid` with the deposit. `isWithoutDeposit`: set where the shop waived the deposit.
   */
  data: MaybeInRoom &
    MaybeSilent &
    VisitAnnouncement & { how: 'at-once' | 'shop' | 'verified-email' | 'moved' | 'paid'; isWithoutDeposit?: true };
  /** The reason for which the deposit was waived. */
  personal?: { reason: string } | null;
}

export interface EmailVerified {
  type: 'EmailVerified';
  /** `verdict`: the reason for which a booking that was held for this still waits for the shop. */
  data: { verdict?: Verdict };
}

/** The booking is pending again: it was cancelled or completed, or the shop took its confirmation back. */
export interface BookingReopened {
  type: 'BookingReopened';
  data: MaybeIntermediate &
    MaybeSilent & { from: 'confirmed' | 'completed' | 'cancelled' | 'no_show'; verdict: Verdict };
}
