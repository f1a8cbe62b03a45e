import { formatDayAndMonth, formatTime12h } from '../../../kernel/format-date.js';
import { MailActions, MailButton } from '../../../platform/mail/MailActions.js';
import type { MailBooking, MailLinks } from '../mail-types.js';
import { clientMail, ViewAction } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

/** The mail about a slot that is held until the client has paid the deposit. */
export const payDeposit = clientMail('Pay Your Deposit', {
  lead: ({ booking }) => `${booking.firstName}, ${leadOf(booking)}`,
  Actions: ({ links: { view } }: { links: MailLinks }) => (
    <MailActions>{view && <MailButton href={view} label="Pay the deposit" />}</MailActions>
  ),
  note: () => 'If you did not ask for this, you can ignore this email: the time is only held for a short while.',
});

function leadOf(booking: MailBooking): string {
  const { serviceName, heldUntil } = booking;
  const kept = heldUntil
    ? `until ${formatDayAndMonth(heldUntil.date)}, ${formatTime12h(heldUntil.time)}`
    : 'for a short time';
  return `we are holding ${serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)} for you ${kept}. The deposit confirms it.`;
}

/** The mail about a request whose deposit was not paid in time. */
export const depositLapsed = clientMail('Your Time Is No Longer Held', {
  lead: ({ booking }) =>
    `${booking.firstName}, the deposit for ${booking.serviceName} on ${formatStart(booking)} was not paid in time, so we no longer hold that time for you. We still have your request. Please call us if you would like to come all the same.`,
  Actions: ViewAction,
  note: () => null,
});
