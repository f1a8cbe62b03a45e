/** The secret link to a therapist's calendar. */
export class CalendarLinkDto {
  /** ISO 8601; null while there is none. */
  created_at!: string | null;
}

/** Answered once: only the hash of what it ends in is kept. */
export class NewCalendarLinkDto extends CalendarLinkDto {
  /** The address that calendar programs subscribe to. */
  url!: string;
}
