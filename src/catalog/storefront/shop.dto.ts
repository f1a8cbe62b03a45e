import type { LandingCopy } from '../shop-details/landing-copy.dto.js';
import { CancellationPolicyDto } from './cancellation-terms.dto.js';
import { DepositTermsDto } from './deposit-terms.dto.js';

export class HoursLineDto {
  /** Days of the line: `Mon-Fri`, `Saturday`. */
  days!: string;

  /** Hours of the line: `9am-10pm` or `Closed`. */
  hours!: string;
}

export class OpenTodayDto {
  /** Opening time, `HH:mm`. */
  opens!: string;

  /** Closing time, `HH:mm`. */
  closes!: string;
}

/** Name, contact details and booking terms of the shop, and its current time. */
export class ShopDto {
  name!: string;
  tagline!: string;
  address_lines!: string[];
  phone!: string;
  email!: string;
  map_url!: string;

  /** Address of a map service's page to show in a frame; null to show the shop's own drawing. */
  map_embed_url!: string | null;
  words!: LandingCopy;

  /** IANA name of the shop's time zone. */
  time_zone!: string;
  currency!: string;

  /** Country, as two letters of ISO 3166, whose mobile numbers clients give. */
  country!: string;

  /** The shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  local_now!: string;
  hours!: HoursLineDto[];

  /** Today's opening hours; null on a closed day. */
  open_today!: OpenTodayDto | null;

  /** The policy under which bookings are made now. A booking keeps the one under which it was made. */
  cancellation_policy!: CancellationPolicyDto;

  /** The deposit that is asked for; null where none is. */
  deposit!: DepositTermsDto | null;

  /** Days ahead of today that can be booked. */
  booking_window_days!: number;

  /** Whether a booking takes its start slot only, not its whole duration. */
  start_only!: boolean;

  /** Whether a mailed link confirms a visitor's booking, so that an email address is needed. */
  confirms_by_mail!: boolean;

  /** Whether a booking of Any Available goes to a free therapist at once; else it is a request. */
  assigns_any_available!: boolean;

  /** Whether visitors may book several treatments in one visit, and for two. */
  visits_offered!: boolean;
}
