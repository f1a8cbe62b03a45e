import { formatHours } from '../../../kernel/format-date.js';
import { fullName } from '../../domain/client/client-name.js';
import {
  MAX_WAIT_BUSINESS_MINUTES,
  type ReminderReason,
  URGENT_BEFORE_START_MINUTES,
} from '../../tasks/due-reminders.js';
import type { BookingMailTemplate, MailBooking } from '../mail-types.js';
import { countAppointments, formatMovedTime } from './format-booking.js';
import { shopMail } from './shop-mail.js';

export const newBooking = shopMail('New Booking', (booking) => {
  const count = countAppointments(booking);
  return count
    ? `${fullName(booking)} has ${count}. They are confirmed.`
    : `${fullName(booking)} has booked. The booking is confirmed.`;
});

export const newRequest = shopMail(
  'New Booking Request',
  (booking) => `${fullName(booking)} has requested a booking${pendingReasonText(booking)} It needs your confirmation.`,
);

export const confirmedForShop = shopMail(
  'Booking Confirmed',
  (booking) => `The booking of ${fullName(booking)} is confirmed.`,
);

export const changedForShop = shopMail(
  'Booking Changed',
  (booking) =>
    countAppointments(booking)
      ? `${countAppointments(booking)} of ${fullName(booking)} have changed.`
      : `${fullName(booking)}'s booking has changed. ${booking.status === 'pending' ? 'It still needs your confirmation.' : `It is ${booking.status}.`}`,
  (booking) => formatMovedTime(booking) ?? 'Booking Changed',
);

export const cancelledForShop = shopMail('Booking Cancelled', (booking) => {
  const count = countAppointments(booking);
  return count
    ? `${count} of ${fullName(booking)} were cancelled.`
    : `The booking of ${fullName(booking)} was cancelled.`;
});

export const depositLapsedForShop = shopMail(
  'Deposit Not Paid',
  (booking) =>
    `${fullName(booking)} has not paid the deposit in time. The booking is a request again, and its time is no longer held.`,
);

/** Returns the mail that says why the shop should look at a request now. */
export function requestReminder(reasons: readonly ReminderReason[]): BookingMailTemplate {
  const causes = reasons.map((reason) => reminderTexts[reason]).join(', ');
  return shopMail(
    'Request Waiting',
    (booking) => `${fullName(booking)}'s request ${causes} and still needs your reply.`,
  );
}

const reminderTexts: Readonly<Record<ReminderReason, string>> = {
  waiting: `has been waiting for ${MAX_WAIT_BUSINESS_MINUTES / 60} business hours`,
  'starts-soon': `starts within ${formatHours(URGENT_BEFORE_START_MINUTES / 60)}`,
};

const pendingReasonTexts: Readonly<Record<string, string>> = {
  fully_booked: '. The therapist is fully booked on that day.',
  time_conflict: '. The therapist is not available at that time.',
  no_room: '. No room is free at that time.',
  not_rostered: '. The therapist is not rostered on that day.',
  unassigned: ' with any available therapist.',
  error: '. The availability could not be checked.',
};

/** Returns text that continues the sentence about the request, or adds one. */
function pendingReasonText({ pendingReason }: MailBooking): string {
  return pendingReasonTexts[pendingReason ?? 'unassigned'] ?? '.';
}
