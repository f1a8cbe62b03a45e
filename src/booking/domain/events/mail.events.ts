/** The shop mailed the client the booking's current status once more. */
export interface LetterResent {
  type: 'LetterResent';
  data: Record<string, never>;
}

/** Somebody asked for the links to all upcoming bookings under the address of this one, the next of them. */
export interface BookingLinksRequested {
  type: 'BookingLinksRequested';
  data: Record<string, never>;
}
