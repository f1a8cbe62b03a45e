import { toMinutes } from '../../../kernel/local-time.js';
import type { ExistingBooking } from '../booking.state.js';

/** Whether `next` follows `one` directly, for the same guest and with the same therapist. */
export const isFollowedBy = (one: ExistingBooking, next: ExistingBooking): boolean =>
  one.visit?.guest === next.visit?.guest &&
  !one.appointment.isUnassigned &&
  one.appointment.therapistId === next.appointment.therapistId &&
  one.appointment.date === next.appointment.date &&
  toMinutes(one.appointment.time) + one.service.durationMinutes === toMinutes(next.appointment.time);
