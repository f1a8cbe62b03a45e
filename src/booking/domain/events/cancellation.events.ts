import type { VisitAnnouncement } from '../visits/visit-announcement.js';
import type { MaybeByLink, MaybeSilent } from './event-marks.js';

export interface BookingCancelled {
  type: 'BookingCancelled';
  /** `because`: set when the client has not proved the address while the slot was held. */
  data: MaybeSilent & VisitAnnouncement & { from: 'requested' | 'confirmed'; because?: 'hold-lapsed' };
  personal: ({ reason: string; clientName: string } & MaybeByLink) | null;
}
