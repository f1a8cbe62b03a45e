/** An email address, or the phone of bookings without one, with its bookings. */
export class IdentityDto {
  id!: string;
  email!: string | null;

  /** All phone numbers in its bookings, as they were written. */
  phones!: string[];

  /** All names in its bookings. */
  names!: string[];
  bookings!: number;

  /** Number of pending or confirmed bookings that have not begun. */
  upcoming!: number;

  /** Number of mails that were sent about them; their recipients keep these. */
  sent_mails!: number;

  /** Whether it is the customer's own, which is always erased. */
  is_own!: boolean;

  /** Whether it shares a number and a name with the customer's own: most likely the same person. */
  is_suggested!: boolean;
}

/** Preview of an erasure: the identities that it may concern, and data that it does not reach. */
export class ErasurePreviewDto {
  /** The customer's own first, then identities that share a number with it, and with those. At most 50. */
  identities!: IdentityDto[];

  /** Whether all are listed; false when there are more, so that the number probably belongs to several people. */
  is_complete!: boolean;

  /** Time of the last backup, which still has the person's data, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  backup_at_local!: string | null;
}

export class ErasureDto {
  /** Number of bookings in which the customer was erased. */
  bookings!: number;

  /** Number of the customer's client records. */
  clients!: number;

  /** Number of future appointments among the bookings, which are cancelled. */
  cancelled!: number;

  /** Number of mails that were sent about them; their recipients keep these. */
  sent_mails!: number;

  /** Time of the last backup, which still has the person's data, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  backup_at_local!: string | null;
}
