import { MailActions, MailButton, MailLink } from '../../../platform/mail/MailActions.js';
import type { BookingMailTemplate, MailLinks } from '../mail-types.js';
import { clientMail } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

/** The mail some days before the appointment, which asks whether the client comes. */
export const reminderAhead: BookingMailTemplate = clientMail('Please Confirm You Are Coming', {
  lead: ({ booking }) =>
    `${booking.firstName}, we look forward to seeing you for ${booking.serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)}. Please let us know that you are coming.`,
  Actions: AnswerActions,
  note: () => null,
});

/** The mail on the day of the appointment. */
export const reminderSameDay: BookingMailTemplate = clientMail('See You Soon', {
  lead: ({ booking }) =>
    `${booking.firstName}, ${formatTherapist(booking)} will see you for ${booking.serviceName} on ${formatStart(booking)}. Please arrive 10 minutes early.`,
  Actions: AnswerActions,
  note: () => null,
});

/** Buttons that answer a reminder. All three open the client's page, where nothing happens before a press. */
function AnswerActions({ links: { view, changeableUntil } }: { links: MailLinks }) {
  if (!view) return null;
  return (
    <MailActions>
      <MailButton href={view} label="Confirm that I am coming" />
      {changeableUntil && <MailLink href={`${view}&open=move`} label="Change the time" />}
      {changeableUntil && <MailLink href={`${view}&open=cancel`} label="Cancel the booking" />}
    </MailActions>
  );
}
