import { ApiProperty } from '@nestjs/swagger';

// The compiler's plugin describes no unions.
const scalar = { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] };

export class FieldChangeDto {
  /** A field of the booking, under its name in the API. */
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
  /** The version of the booking that it made. */
  version!: number;
  /** Instant, ISO 8601. */
  at!: string;
  /** The same on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
  actor!: 'user' | 'visitor' | 'system';
  admin_email!: string | null;
  /** Why the shop gave it to that therapist, in a sentence; null where nothing was to be decided. */
  why!: string | null;
  /** The browser in which it was done by the private link; null where it was not. */
  link_used_in!: string | null;

  /** It was taken back by a later event. */
  is_undone!: boolean;
  /** Empty where nothing of what is shown changed. */
  changes!: FieldChangeDto[];
}

export class BookingMailDto {
  event_id!: string;
  /** What it is about: the type of its event. */
  event_type!: string;
  recipient!: 'client' | 'shop';
  channel!: 'mail' | 'text';
  /** Sent: the mail server has taken it. Failing: it was tried and will be tried again. Refused: the mail server never takes it. Limited: its address had had too many that day. */
  state!: 'queued' | 'sent' | 'failing' | 'refused' | 'limited';
  /** Why it was not sent, in words that end the sentence `The mail server refused it: …`, or `Not sent: …`; null when it was. */
  reason!: string | null;
  attempts!: number;
  /** When it was sent, last tried or queued. */
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
  /** Oldest first. */
  events!: TimelineEventDto[];
  /** What is sent to undo the latest change; null where it cannot be undone. */
  undoable_version!: number | null;
  /** Undoing it takes back what was done to the other treatments of its visit as well. */
  is_undone_with_visit!: boolean;
  /** Oldest first. */
  mails!: BookingMailDto[];
  /** Null where nobody has opened it. */
  link_opens!: LinkOpensDto | null;
}
