/** A therapist as the office edits one. */
export class TherapistRecordDto {
  id!: string;
  name!: string;

  /** The slug of the therapist in links, kept when their name changes: `/book?therapist=…`. */
  slug!: string;
  bio!: string | null;

  /** The association of their profession. */
  association!: string | null;

  /** The number under which health funds know them; with one, their treatments have a health-fund receipt. */
  provider_number!: string | null;

  /** Names of services. */
  specialties!: string[];

  /** Amount in the shop's currency, at most two decimals; for display only. */
  hourly_rate!: number | null;

  /** Rating from 1 to 5, at most one decimal. */
  rating!: number;

  /** Bookings that can be confirmed for one day. */
  available_slots!: number;
  image_url!: string | null;
  is_active!: boolean;

  /** Version to send with an edit; 409 `modified` when the record has changed since. */
  version!: number;

  /** Instant of the last change, ISO 8601. */
  updated_at!: string;

  /** Email address of the user who signs in as this therapist; only admins may read it. */
  user_email?: string | null;
}
