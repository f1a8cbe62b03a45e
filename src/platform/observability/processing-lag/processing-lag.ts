/** How far everything that follows the log has come. Ages in seconds, 0 where nothing waits. */
export interface ProcessingLag {
  log: {
    /** The last place that was given. */
    head: number;
    /** Committed events without a place. */
    pending: number;
    pendingSeconds: number;
  };
  /** When `npm run backup` was run last. */
  backedUpAt: Date | null;
  /** Mails that a server refused, or that were over a limit, and nobody has sent again or dismissed. */
  refused: number;
  projections: readonly {
    name: string;
    /** Events it has yet to read. */
    behind: number;
    /** Age of the oldest of them. */
    seconds: number;
  }[];
  queues: readonly {
    name: string;
    /** Null while the queue does not answer. */
    jobs: JobCounts | null;
    /** Deliveries not tried yet. */
    open: number;
    /** Deliveries whose last attempt failed. */
    failing: number;
    oldestSeconds: number;
    /** Since when its server does not answer, and why, in codes; null while it does. */
    outage: { since: Date; seconds: number; reason: string | null } | null;
  }[];
}

export interface JobCounts {
  waiting: number;
  active: number;
  /** Wait for their next attempt. */
  delayed: number;
  /** Are not tried again by themselves. */
  failed: number;
}
