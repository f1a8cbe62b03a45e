/** A mail to a client that did not arrive, as far as is known, and is not tried again by itself. */
export class RefusedClientMailDto {
  event_id!: string;
  booking_id!: string;
  service_name!: string;
  /** `yyyy-MM-dd` */
  booking_date!: string;
  /**
   * `refused`: the mail server never takes it. `limited`: its address had had too many that day. `unknown`: it may have
   * arrived, the mail server never said so.
   */
  state!: 'refused' | 'limited' | 'unknown';
  /** The reason, in words that end a sentence; null when nothing is known. */
  reason!: string | null;
  /** Time of the last try in shop time, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
}

export class RefusedClientMailsDto {
  /** Mails, latest first. */
  mails!: RefusedClientMailDto[];
}
