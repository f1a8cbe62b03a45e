/** How fresh a report is: reports follow the log a moment behind. */
export class AsOfDto {
  /** Sequence number up to which everything is counted. */
  seq!: number;
  /** When that happened, ISO 8601; null in an empty shop. */
  at!: string | null;
  /** The same on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string | null;
  /** False while something newer is still to be counted: ask again soon. */
  is_current!: boolean;
}
