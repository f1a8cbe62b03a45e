import { MailActions, MailButton, MailLink } from '../../../platform/mail/MailActions.js';
import { VERIFICATION_TTL_HOURS } from '../../booking-link.service.js';
import type { MailBooking, MailLinks } from '../mail-types.js';
import { clientMail, ViewAction } from './client-mail.js';
import { formatPending, formatStart, isNotFree } from './format-booking.js';

/** The mail about a booking that waits for the shop, or for the client to verify their email address. */
export const requestReceived = clientMail('Booking Request Received', {
  lead: ({ booking }) =>
    `${booking.firstName}, we have your request for ${booking.serviceName} on ${formatStart(booking)}. ${formatPending(booking)}: the shop will get back to you.`,
  Actions: VerificationActions,
  note: ({ booking, links }) => (links.verify ? linkValidityNote(booking) : null),
});

/** Links of a request: verification comes first; the booking's page is the second link. */
function VerificationActions({ links }: { links: MailLinks }) {
  if (!links.verify) return <ViewAction links={links} />;
  return (
    <MailActions>
      <MailButton href={links.verify} label="Verify your email address" />
      {links.view && (
        <MailLink
          href={links.view}
          label={links.changeableUntil ? 'View or change your request' : 'View your request'}
        />
      )}
    </MailActions>
  );
}

/** Says what the link does by what is known of the time: nobody is told that a time may still be free which is not. */
function linkValidityNote(booking: MailBooking): string {
  const { pendingReason } = booking;
  const isUnknown = pendingReason === 'available' || pendingReason === 'error';
  const validity = `The link is valid for ${VERIFICATION_TTL_HOURS} hours${isUnknown ? ' and confirms your booking if the time is still free' : ''}.`;
  return isNotFree(booking) ? `${validity} It confirms your booking should the time come free before that.` : validity;
}
