/** A client with all records that were merged, and how much there is of them. */
export class ErasableClientDto {
  id!: string;

  /** All names in their bookings, entries and records. */
  names!: string[];

  /** All email addresses, as they were written. */
  emails!: string[];

  /** All phone numbers, as they were written. */
  phones!: string[];
  bookings!: number;

  /** Number of pending or confirmed bookings that have not begun. */
  upcoming!: number;

  /** Number of notes on them, health notes included. */
  notes!: number;

  /** Number of their places on the waiting list, former ones included. */
  waiting!: number;

  /** Number of mails that were sent about the bookings; their recipients keep these. */
  sent_mails!: number;

  /** Whether it is the client who is to be erased. */
  is_own!: boolean;

  /** Whether they share a name as well: most likely the same person. */
  is_suggested!: boolean;
}

/** Preview of an erasure: the clients that it may concern, and data that it does not reach. */
export class ErasurePreviewDto {
  /** The client first, then others who share a number or address with them. At most 50. */
  clients!: ErasableClientDto[];

  /** Whether all are listed; false when there are more, so that the number probably belongs to several people. */
  is_complete!: boolean;

  /** Time of the last backup, which still has the person's data, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  backup_at_local!: string | null;
}

export class ErasureDto {
  /** Number of bookings in which the client was erased. */
  bookings!: number;

  /** Number of the client's records. */
  clients!: number;

  /** Number of places on the waiting list from which the client was erased. */
  waiting!: number;

  /** Number of future appointments among the bookings, which are cancelled. */
  cancelled!: number;

  /** Number of mails that were sent about them; their recipients keep these. */
  sent_mails!: number;

  /** Time of the last backup, which still has the person's data, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  backup_at_local!: string | null;
}
