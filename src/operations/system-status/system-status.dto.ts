import { NightlyProofDto } from '../../platform/integrity/nightly-proof.dto.js';
import { UnreadSourceDto } from '../../platform/outbound/unread-source.dto.js';

/** A read model that follows the log. */
export class ProjectionLagDto {
  name!: string;
  /** Number of events that it has yet to read. */
  behind!: number;
  /** Age of the oldest of them in whole seconds. */
  seconds!: number;
}

/** Numbers of a queue's jobs. */
export class JobCountsDto {
  waiting!: number;
  active!: number;
  /** Jobs that have failed before and wait for their next attempt. */
  delayed!: number;
  /** Jobs that are not tried again. */
  failed!: number;
}

/** An outage of a queue's server: nothing of the queue is done until it answers. */
export class QueueOutageDto {
  /** Time since which it does not answer, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  since_local!: string;
  /** The reason, in words that end the sentence `The mail server …`, `The text gateway …` or `The payment gateway …`. */
  explanation!: string;
  /** The reason in codes. */
  reason!: string;
  /**
   * Whether it refused the sign-in. It is then asked after 1, 2, 4, 8 and later every 15 minutes only, and will refuse
   * until somebody corrects the settings.
   */
  is_sign_in_refused!: boolean;
}

/** A queue of deliveries, and its jobs. */
export class QueueStatusDto {
  name!: string;
  /** Counts of jobs; null while the queue does not answer. */
  jobs!: JobCountsDto | null;
  /** Number of deliveries that were not tried yet. */
  open!: number;
  /** Number of deliveries whose last attempt failed. */
  failing!: number;
  /** Number of deliveries that their server has got, without having said whether it takes them. */
  unknown!: number;
  /** Age in whole seconds of the event that has waited longest; 0 when nothing waits. */
  oldest_seconds!: number;
  outage!: QueueOutageDto | null;
}

/** A delivery that failed, or of which its server has not said whether it takes it. */
export class FailingDeliveryDto {
  subscriber!: string;
  /** Whether it is a mail, a text or a request to the payment gateway, and not work within the shop. */
  is_message!: boolean;
  event_id!: string;
  /** The event's type. */
  event!: string;
  /** The event's sequence number. */
  seq!: number;
  state!: 'failing' | 'unknown';
  attempts!: number;
  /** Time of the last attempt, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  tried_at_local!: string;
  /** Reason of the failure, in codes and our own words; null when an older version tried it. */
  reason!: string | null;
  /** The reason as a sentence, where its server is the reason; else null. */
  explanation!: string | null;
  /**
   * Time at which an unknown one is sent again if its server has said nothing by then, `yyyy-MM-ddTHH:mm:ss`; null for a
   * failing one.
   */
  again_at_local!: string | null;
}

/**
 * A mail that the mail server refused for good, or that was not sent because its address had had too many that day; a
 * text message that its gateway refused for good; or either of them that may have arrived.
 */
export class RefusedMailDto {
  channel!: 'mail' | 'text';
  subscriber!: string;
  event_id!: string;
  /** The event's type. */
  event!: string;
  /** The recipient's email address or number; null when it is no longer known, such as after an erasure. */
  address!: string | null;
  /** The booking whose editor changes the address; null for mails to the shop and to accounts. */
  booking_id!: string | null;
  /** Whether it was over the limit of mails per address and day. */
  is_limited!: boolean;
  /** Whether it may have arrived: its server got it several times, and never said whether it took it. */
  is_unknown!: boolean;
  /**
   * The reason, in words that end the sentence `The mail server (text gateway) refused <address>: …`, or `Not sent to
   * <address>: …`.
   */
  reason!: string;
  /** The server's reply, without addresses, numbers and names. */
  reply!: string;
  /** Time of the refusal, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  refused_at_local!: string;
}

export class VersionsDto {
  product!: string;
  /** Name of the last migration. */
  schema!: string;
  node!: string;
  postgresql!: string;
}

/** The state of the system, for its operators. */
export class SystemStatusDto {
  /** The last sequence number. */
  log_seq!: number;
  /** Number of committed events that wait for the relay. */
  relay_behind!: number;
  /** Age of the oldest of them in whole seconds. */
  relay_seconds!: number;
  projections!: ProjectionLagDto[];
  queues!: QueueStatusDto[];
  /** The 50 mails, texts and requests to the gateway that have failed or been unknown longest, and as many deliveries within the shop. */
  failing!: FailingDeliveryDto[];
  /** The latest 50 refused mails that were neither sent again nor dismissed. */
  refused!: RefusedMailDto[];
  /** Time of the last `npm run backup`, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; null when there was none. */
  backup_at_local!: string | null;
  /** Findings of the latest nights about the data. */
  proofs!: NightlyProofDto[];
  /** Sources outside the shop that cannot be read at present. */
  unread!: UnreadSourceDto[];
  /** The system that stores the queues. */
  queue_backend!: 'PostgreSQL' | 'Redis';
  versions!: VersionsDto;
}
