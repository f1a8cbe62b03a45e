/** One email address, or the phone of bookings without one, with what was booked under it. */
export class IdentityDto {
  id!: string;
  email!: string | null;

  /** All numbers in its bookings, as they were written. */
  phones!: string[];

  /** All names in its bookings. */
  names!: string[];
  bookings!: number;

  /** Pending or confirmed ones that have not begun. */
  upcoming!: number;

  /** Mails that were sent about them; they stay with whoever got them. */
  sent_mails!: number;

  /** The customer's own, which is always erased. */
  is_own!: boolean;

  /** Shares a number and a name with the customer's own: most likely the same person. */
  is_suggested!: boolean;
}

/** Whom an erasure may concern, and what it does not reach. */
export class ErasurePreviewDto {
  /** The customer's own first, then whoever shares a number with it, and with those. At most 50. */
  identities!: IdentityDto[];

  /** False: there are more, so that the number can be nobody's own. */
  is_complete!: boolean;

  /** When the last backup was made, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; it still names the person. */
  backup_at_local!: string | null;
}

export class ErasureDto {
  /** In how many bookings the customer was erased. */
  bookings!: number;

  /** How many clients on record were the customer's. */
  clients!: number;

  /** How many of the bookings were appointments to come, and are cancelled. */
  cancelled!: number;

  /** Mails that were sent about them, and stay where they went. */
  sent_mails!: number;

  /** When the last backup was made, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; it still names the person. */
  backup_at_local!: string | null;
}
