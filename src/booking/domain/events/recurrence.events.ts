import type { Recurrence } from '../recurrence/recurrence.js';

/** The booking is the first of a series from now on; the others were made together with this event. */
export interface BookingRepeated {
  type: 'BookingRepeated';
  data: Recurrence;
}
