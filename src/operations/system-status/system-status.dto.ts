/** A read model that follows the log. */
export class ProjectionLagDto {
  name!: string;
  /** Events that it has yet to read. */
  behind!: number;
  /** Age of the oldest of them in whole seconds. */
  seconds!: number;
}

/** Jobs of a queue. */
export class JobCountsDto {
  waiting!: number;
  active!: number;
  /** Tried before, and tried again when their time has come. */
  delayed!: number;
  /** Given up. */
  failed!: number;
}

/** The server of a queue does not answer: nothing of the queue is done until it does. */
export class QueueOutageDto {
  /** On the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  since_local!: string;
  /** Why, in words that end the sentence `The mail server …`, or `The text gateway …`. */
  explanation!: string;
  /** The same in codes. */
  reason!: string;
  /** It is asked after 1, 2, 4, 8 and then every 15 minutes only, and will not answer before somebody mends the settings. */
  is_sign_in_refused!: boolean;
}

/** One queue of deliveries, and its jobs. */
export class QueueStatusDto {
  name!: string;
  /** Null while the queue does not answer. */
  jobs!: JobCountsDto | null;
  /** Deliveries that were not tried yet. */
  open!: number;
  /** Deliveries whose last attempt failed. */
  failing!: number;
  /** Age in whole seconds of the event that has waited longest; 0 when nothing waits. */
  oldest_seconds!: number;
  outage!: QueueOutageDto | null;
}

/** One subscriber's share of one event that could not be done. */
export class FailingDeliveryDto {
  subscriber!: string;
  event_id!: string;
  /** The event's type. */
  event!: string;
  /** Its sequence number. */
  seq!: number;
  attempts!: number;
  /** When it was tried last, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  tried_at_local!: string;
  /** Why that failed, in codes and our own words; null when an older version tried it. */
  reason!: string | null;
}

/**
 * A mail that the mail server refused for good, or that was not sent because its address had had too many that day; or a text
 * message that its gateway refused for good.
 */
export class RefusedMailDto {
  channel!: 'mail' | 'text';
  subscriber!: string;
  event_id!: string;
  /** The event's type. */
  event!: string;
  /** Where it was to go, an email address or a number; null when that is not known any more, such as after an erasure. */
  address!: string | null;
  /** The booking whose editor changes the address; null for mails to the shop and to accounts. */
  booking_id!: string | null;
  /** It was over the limit of mails per address and day. */
  is_limited!: boolean;
  /** Why, in words that end the sentence `The mail server (text gateway) refused <address>: …`, or `Not sent to <address>: …`. */
  reason!: string;
  /** What the server said, without addresses, numbers and names. */
  reply!: string;
  /** When, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  refused_at_local!: string;
}

export class VersionsDto {
  product!: string;
  /** Name of the last migration. */
  schema!: string;
  node!: string;
  postgresql!: string;
}

/** What whoever keeps the system running wants to know. */
export class SystemStatusDto {
  /** The last sequence number. */
  log_seq!: number;
  /** Committed events that wait for the relay. */
  relay_behind!: number;
  /** Age of the oldest of them in whole seconds. */
  relay_seconds!: number;
  projections!: ProjectionLagDto[];
  queues!: QueueStatusDto[];
  /** The 50 that have failed longest. */
  failing!: FailingDeliveryDto[];
  /** The latest 50 that were neither sent again nor dismissed. */
  refused!: RefusedMailDto[];
  /** When `npm run backup` was run last, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; null when it never was. */
  backup_at_local!: string | null;
  /** Where queues are kept. */
  queue_backend!: 'PostgreSQL' | 'Redis';
  versions!: VersionsDto;
}
