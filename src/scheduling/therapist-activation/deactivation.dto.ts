/** What depends on a therapist who is to be deactivated. */
export class DeactivationDto {
  /** Pending and confirmed upcoming bookings, the earliest first: they stay until somebody moves them. */
  booking_ids!: string[];

  /** Roster entries after today: they are taken out. */
  roster_entries!: number;

  /** Roster entries that come back when an inactive one works here again. */
  restorable_entries!: number;
}
