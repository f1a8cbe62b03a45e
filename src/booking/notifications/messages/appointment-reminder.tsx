import { MailActions, MailButton, MailLink } from '../../../platform/mail/MailActions.js';
import type { BookingMailProps, BookingMailTemplate, MailLinks } from '../mail-types.js';
import { clientMail } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

/** The mail before the appointment. It asks whether the client comes, where there is a link for the answer. */
export const appointmentReminder: BookingMailTemplate = {
  subject: (props) => toReminder(props).subject(props),
  Body: (props) => toReminder(props).Body(props),
};

const toReminder = ({ links }: BookingMailProps) => (links.answer ? askingReminder : plainReminder);

const askingReminder = clientMail('Please Confirm You Are Coming', {
  lead: ({ booking }) =>
    `${booking.firstName}, we look forward to seeing you for ${booking.serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)}. Please let us know that you are coming.`,
  Actions: ReminderActions,
  note: () => null,
});

const plainReminder = clientMail('See You Soon', {
  lead: ({ booking }) =>
    `${booking.firstName}, ${formatTherapist(booking)} will see you for ${booking.serviceName} on ${formatStart(booking)}. Please arrive 10 minutes early.`,
  Actions: ReminderActions,
  note: () => null,
});

/** Buttons below a reminder. All open the client's page, where nothing happens before a press. */
function ReminderActions({ links: { view, answer, changeableUntil } }: { links: MailLinks }) {
  if (!view) return null;
  return (
    <MailActions>
      <MailButton href={answer ?? view} label={answer ? 'Confirm that I am coming' : 'View your booking'} />
      {changeableUntil && <MailLink href={`${view}&open=move`} label="Change the time" />}
      {changeableUntil && <MailLink href={`${view}&open=cancel`} label="Cancel the booking" />}
    </MailActions>
  );
}
