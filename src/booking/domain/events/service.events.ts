import type { Cents } from '../../../kernel/money.js';
import type { BookedService } from '../booking-details.js';
import type { AgreedPrice } from '../price/agreed-price.js';
import type { MaybeIntermediate, MaybeSilent } from './event-marks.js';

/** Another service, as it is sold now, or other add-ons with it. */
export interface BookingServiceChanged {
  type: 'BookingServiceChanged';
  data: BookedService & MaybeIntermediate & MaybeSilent;
}

/** The price was agreed with the client, or set back to the list price. */
export interface BookingPriceChanged {
  type: 'BookingPriceChanged';
  /**
   * `agreed`: null for the list price. `tellsOfService`: the service changed too, and the mail about the price
   * mentions it.
   */
  data: MaybeIntermediate &
    MaybeSilent & { totalCents: Cents; currency: string; agreed: AgreedPrice | null; tellsOfService?: true };
  personal: { reason: string } | null;
}
