/** How far the action log is sealed. */
export class ChainStateDto {
  /** Entries up to this one are sealed. */
  sealed_seq!: number;
  /** The seal of that entry, SHA-256 in hexadecimal. */
  head!: string;
  /** The last place of the log; what lies between is sealed within seconds. */
  log_seq!: number;
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
