/** A therapist as the office edits one. */
export class TherapistRecordDto {
  id!: string;
  name!: string;

  /** Names the therapist in links, whatever they are called since: `/book?therapist=…`. */
  slug!: string;
  bio!: string | null;

  /** Names of services. */
  specialties!: string[];

  /** At most two decimals; for display only. */
  hourly_rate!: number | null;

  /** 1 to 5, at most one decimal. */
  rating!: number;

  /** Bookings that can be confirmed for one day. */
  available_slots!: number;
  image_url!: string | null;
  is_active!: boolean;

  /** Travels with an edit; 409 `modified` when somebody else was faster. */
  version!: number;

  /** ISO 8601 */
  updated_at!: string;

  /** Who signs in as this therapist; only admins may read it. */
  user_email?: string | null;
}
