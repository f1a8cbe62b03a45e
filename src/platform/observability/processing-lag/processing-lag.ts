/** The progress of everything that follows the log. Ages in seconds, 0 where nothing waits. */
export interface ProcessingLag {
  log: {
    /** The last sequence number that was assigned. */
    head: number;
    /** Number of committed events without a sequence number. */
    pending: number;
    pendingSeconds: number;
  };
  /** Time of the last run of `npm run backup`. */
  backedUpAt: Date | null;
  /** Number of mails that a server refused, or that were over a limit, and that nobody has sent again or dismissed. */
  refused: number;
  projections: readonly {
    name: string;
    /** Number of events that it has yet to read. */
    behind: number;
    /** Age of the oldest event that it has yet to read. */
    seconds: number;
  }[];
  queues: readonly {
    name: string;
    /** Jobs by state; null while the queue does not answer. */
    jobs: JobCounts | null;
    /** Number of deliveries not tried yet. */
    open: number;
    /** Number of deliveries whose last attempt failed. */
    failing: number;
    /** Number of deliveries that their server has got, without having said whether it takes them. */
    unknown: number;
    oldestSeconds: number;
    /** The outage of its server, since when and why, in codes; null while the server answers. */
    outage: { since: Date; seconds: number; reason: string | null } | null;
  }[];
}

export interface JobCounts {
  waiting: number;
  active: number;
  /** Number of jobs that wait for their next attempt. */
  delayed: number;
  /** Number of jobs that are not tried again by themselves. */
  failed: number;
}
