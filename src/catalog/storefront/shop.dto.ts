import type { LandingCopy } from '../shop-details/landing-copy.dto.js';

export class HoursLineDto {
  /** `Mon-Fri`, `Saturday`. */
  days!: string;

  /** `9am-10pm` or `Closed`. */
  hours!: string;
}

export class OpenTodayDto {
  /** `HH:mm` */
  opens!: string;

  /** `HH:mm` */
  closes!: string;
}

/** Who the shop is and what its clock shows. */
export class ShopDto {
  name!: string;
  tagline!: string;
  address_lines!: string[];
  phone!: string;
  email!: string;
  map_url!: string;

  /** A map service's page to show in a frame; null to show the shop's own drawing. */
  map_embed_url!: string | null;
  words!: LandingCopy;

  /** IANA name. */
  time_zone!: string;
  currency!: string;

  /** Two letters of ISO 3166: whose mobile numbers clients give. */
  country!: string;

  /** The shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  local_now!: string;
  hours!: HoursLineDto[];

  /** Null on a closed day. */
  open_today!: OpenTodayDto | null;

  /** Until so many hours before its start a client may move or cancel a booking. */
  cancellation_hours!: number;

  /** Days ahead of today that can be booked. */
  booking_window_days!: number;

  /** Whether a booking takes its start slot only, not its whole duration. */
  start_only!: boolean;

  /** Whether a mailed link confirms a visitor's booking, so that an email address is needed. */
  confirms_by_mail!: boolean;

  /** Whether a booking of Any Available goes to whoever is free at once; else it is a request. */
  assigns_any_available!: boolean;

  /** Whether visitors may book several treatments in one visit, and for two. */
  visits_offered!: boolean;
}
