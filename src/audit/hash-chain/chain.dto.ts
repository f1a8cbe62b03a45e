/** How far the action log is sealed. */
export class ChainStateDto {
  /** Entries up to this one are sealed. */
  sealed_seq!: number;
  /** The seal of that entry, SHA-256 in hexadecimal. */
  head!: string;
  /** The last sequence number; what lies between is sealed within seconds. */
  log_seq!: number;
  /** Up to this entry the chain was found whole; 0 before the first check. */
  verified_seq!: number;
  /** When it was looked at last, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; null before the first check. */
  checked_at_local!: string | null;
  /** The first entry that was not as it was sealed then; null when all were. */
  broken_seq!: number | null;
  /** What was wrong with it. */
  complaint!: string | null;
}

/** What came of checking every seal. */
export class ChainCheckDto {
  /** Up to this entry everything is as it was sealed. */
  verified_seq!: number;
  /** The seal of the last sealed entry, SHA-256 in hexadecimal. */
  head!: string;
  /** The first entry that is not as it was sealed; null when all are. */
  broken_seq!: number | null;
  /** What is wrong with it. */
  complaint!: string | null;
}
