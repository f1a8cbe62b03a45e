/** Bookings and shifts of a therapist who is to be deactivated. */
export class DeactivationDto {
  /** Pending and confirmed upcoming bookings, earliest first: they stay until somebody moves them. */
  booking_ids!: string[];

  /** Number of roster entries after today, which are removed. */
  roster_entries!: number;

  /** Number of roster entries that come back when an inactive therapist is reactivated. */
  restorable_entries!: number;
}
