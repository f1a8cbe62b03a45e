/** The series of bookings that one belongs to, and its place there. */
export interface Recurrence {
  /** The id of the booking with which the series began. */
  recurrenceId: string;
  /** Weeks since the one before it, from 1 to 12. */
  weeks: number;
  /** Position in the series, from 1; nobody else gets that of a cancelled one. */
  position: number;
}
