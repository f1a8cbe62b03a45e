import type { VisitAnnouncement } from '../visits/visit-announcement.js';
import type { MaybeByLink, MaybeSilent } from './event-marks.js';

export interface BookingCancelled {
  type: 'BookingCancelled';
  /** `because`: set when the client has not proved the address, or paid the deposit, while the slot was held. `isByClient`: set when the shop cancelled for the client, who then gets back what the policy says. */
  data: MaybeSilent &
    VisitAnnouncement & { from: 'requested' | 'confirmed'; because?: 'hold-lapsed'; isByClient?: true };
  personal: ({ reason: string; clientName: string } & MaybeByLink) | null;
}
