import { MailActions, MailButton, MailLink } from '../../../platform/mail/MailActions.js';
import { VERIFICATION_TTL_HOURS } from '../../booking-link.service.js';
import type { MailBooking, MailLinks } from '../mail-types.js';
import { clientMail, ViewAction } from './client-mail.js';
import { formatStart } from './format-booking.js';

/** The mail about a booking that waits for the shop, or for the client to verify their email address. */
export const requestReceived = clientMail('Booking Request Received', {
  lead: ({ booking }) =>
    `${booking.firstName}, we have your request for ${booking.serviceName} on ${formatStart(booking)}. It is not confirmed yet: the shop will get back to you.`,
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

function linkValidityNote({ isUnassigned }: MailBooking): string {
  return `The link is valid for ${VERIFICATION_TTL_HOURS} hours${isUnassigned ? '' : ' and confirms your booking if the time is still free'}.`;
}
