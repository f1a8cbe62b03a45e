/** The sealed part of the action log, and the result of its last check. */
export class ChainStateDto {
  /** Sequence number up to which entries are sealed. */
  sealed_seq!: number;
  /** The seal of that entry, SHA-256 in hexadecimal. */
  head!: string;
  /** The last sequence number; entries after `sealed_seq` are sealed within seconds. */
  log_seq!: number;
  /** Sequence number up to which the chain was found intact; 0 before the first check. */
  verified_seq!: number;
  /** The time of the last check, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; null before the first check. */
  checked_at_local!: string | null;
  /** The first entry that the last check found changed; null when it found none. */
  broken_seq!: number | null;
  /** The fault of that entry; null when there is none. */
  complaint!: string | null;
}

/** The result of checking every seal. */
export class ChainCheckDto {
  /** Sequence number up to which everything is as it was sealed. */
  verified_seq!: number;
  /** The seal of the last sealed entry, SHA-256 in hexadecimal. */
  head!: string;
  /** The first entry that is not as it was sealed; null when all are. */
  broken_seq!: number | null;
  /** The fault of that entry; null when there is none. */
  complaint!: string | null;
}
