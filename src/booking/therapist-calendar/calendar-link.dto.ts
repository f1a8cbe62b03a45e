/** The secret link to a therapist's calendar. */
export class CalendarLinkDto {
  /** Instant at which the link was made, ISO 8601; null while there is none. */
  created_at!: string | null;
}

/** A new link. It is returned once, because only the hash of its token is kept. */
export class NewCalendarLinkDto extends CalendarLinkDto {
  /** The address that calendar programs subscribe to. */
  url!: string;
}
