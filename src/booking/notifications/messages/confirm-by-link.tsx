import { formatTime12h } from '../../../kernel/format-date.js';
import { MailActions, MailButton, MailLink } from '../../../platform/mail/MailActions.js';
import type { MailLinks } from '../mail-types.js';
import { clientMail } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

/** The mail about a free slot that is kept until the client opens the link. */
export const confirmByLink = clientMail('Confirm Your Booking', {
  lead: ({ booking }) => `${booking.firstName}, ${leadOf(booking)}`,
  Actions: ConfirmActions,
  note: () => 'If you did not ask for this, you can ignore this email: the time is only held for a short while.',
});

function leadOf(booking: Parameters<typeof formatStart>[0]): string {
  const { serviceName, heldUntil } = booking;
  const kept = heldUntil ? `until ${formatTime12h(heldUntil.time)}` : 'for a short time';
  return `we are holding ${serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)} for you ${kept}. Open the link below to confirm it. After that, we can no longer hold it for you.`;
}

function ConfirmActions({ links: { verify, view } }: { links: MailLinks }) {
  return (
    <MailActions>
      {verify && <MailButton href={verify} label="Confirm your booking" />}
      {view && <MailLink href={view} label="View your booking" />}
    </MailActions>
  );
}
