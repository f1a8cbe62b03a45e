import { ApiProperty } from '@nestjs/swagger';

// The compiler's plugin describes no unions.
const scalar = { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] };

export class FieldChangeDto {
  /** The field of the booking, under its name in the API. */
  field!: string;
  @ApiProperty(scalar)
  before!: string | number | null;

  @ApiProperty(scalar)
  after!: string | number | null;
}

export class TimelineEventDto {
  event_id!: string;
  /** The event's type, such as `BookingRescheduled`. */
  type!: string;
  /** The version of the booking after the event. */
  version!: number;
  /** Instant, ISO 8601. */
  at!: string;
  /** The same time on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
  actor!: 'user' | 'key' | 'visitor' | 'system';
  admin_email!: string | null;
  /** The reason why the shop chose that therapist, in a sentence; null where nothing was to be decided. */
  why!: string | null;
  /** The browser in which it was done by the private link; null where it was not done that way. */
  link_used_in!: string | null;

  /** Whether a later event took it back. */
  is_undone!: boolean;
  /** The changed fields; empty where nothing of what is shown changed. */
  changes!: FieldChangeDto[];
}

export class BookingMailDto {
  event_id!: string;
  /** The type of the event that the mail is about. */
  event_type!: string;
  recipient!: 'client' | 'shop';
  channel!: 'mail' | 'text';
  /**
   * `sent`: the mail server has taken it. `failing`: it was tried and will be tried again. `unknown`: the mail server has
   * got it, but has not said whether it takes it. `refused`: the mail server never takes it. `limited`: its address had
   * had too many that day.
   */
  state!: 'queued' | 'sent' | 'failing' | 'unknown' | 'refused' | 'limited';
  /**
   * The reason why it was not sent, in words that end the sentence `The mail server refused it: …`, or `Not sent: …`;
   * null when it was sent.
   */
  reason!: string | null;
  attempts!: number;
  /** Instant at which it was sent, last tried or queued, ISO 8601. */
  at!: string;
  at_local!: string;
}

/** Openings of a booking's private link; those within ten minutes of each other are one. */
export class LinkOpensDto {
  opens!: number;
  first_at!: string;
  first_at_local!: string;
  last_at_local!: string;
}

export class BookingTimelineDto {
  /** Events, oldest first. */
  events!: TimelineEventDto[];
  /** The version to send to undo the latest change; null where it cannot be undone. */
  undoable_version!: number | null;
  /** Whether undoing it takes back the changes to the other treatments of its visit as well. */
  is_undone_with_visit!: boolean;
  /** Mails and texts, oldest first. */
  mails!: BookingMailDto[];
  /** Openings of the private link; null where nobody has opened it. */
  link_opens!: LinkOpensDto | null;
}
