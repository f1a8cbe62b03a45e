/** A text of which it cannot be said when somebody is busy. Its code is kept, and explained where people look. */
export class UnreadableCalendarError extends Error {
  constructor(readonly code: 'ENOTCALENDAR' | 'EZONE' | 'ETOOCOMPLEX') {
    super(code);
    this.name = 'UnreadableCalendarError';
  }
}
