/** Freshness of a report: reports follow the log with a short delay. */
export class AsOfDto {
  /** Sequence number up to which everything is counted. */
  seq!: number;
  /** Instant of that event, ISO 8601; null in an empty shop. */
  at!: string | null;
  /** The same instant on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string | null;
  /** Whether nothing newer is still to be counted; if false, ask again soon. */
  is_current!: boolean;
}
