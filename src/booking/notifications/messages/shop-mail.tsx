import { MailActions, MailButton } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable } from '../../../platform/mail/MailSection.js';
import { fullName } from '../../domain/client/client-name.js';
import type { BookingMailTemplate, MailBooking } from '../mail-types.js';
import { DueRow, OptionalRow, TreatmentRows, WhenRow } from './booking-details.js';
import { withoutClientLinks } from './without-client-links.js';
import { formatMove, formatSummary } from './format-booking.js';

/**
 * Returns a mail to the shop about a booking and its client.
 * @param heading its first words, where they are not the title
 */
export function shopMail(
  title: string,
  lead: (booking: MailBooking) => string,
  heading: (booking: MailBooking) => string = () => title,
): BookingMailTemplate {
  return withoutClientLinks({
    subject: ({ booking }) => toSubject(booking, heading(booking), title),
    Body: ({ booking, shop, links: { office } }) => (
      <MailLayout sender={shop} heading={heading(booking)} lead={lead(booking) + formatMove(booking)}>
        <DetailTable>
          {!booking.isSeries && <WhenRow booking={booking} shop={shop} />}
          <TreatmentRows booking={booking} />
          <DetailRow label="Client" value={fullName(booking)} />
          <DetailRow label="Mobile" value={booking.clientPhone} />
          <OptionalRow label="Email" value={booking.clientEmail} />
          {booking.status !== 'cancelled' && !booking.isSeries && <DueRow booking={booking} shop={shop} />}
          <ReasonOrNote booking={booking} />
        </DetailTable>
        {office && (
          <MailActions>
            <MailButton href={office} label="Open Manage Bookings" />
          </MailActions>
        )}
      </MailLayout>
    ),
  });
}

/** Returns the subject: a heading with the new time needs no second one. */
const toSubject = (booking: MailBooking, heading: string, title: string): string =>
  `${heading}: ${fullName(booking)}, ${heading === title ? formatSummary(booking) : booking.serviceName}`;

/**
 * The reason of a cancellation, or the note. The note of a cancelled booking ends with the reason, so only one is
 * shown.
 */
function ReasonOrNote({ booking: { cancellationReason, notes } }: { booking: MailBooking }) {
  if (cancellationReason) return <DetailRow label="Reason" value={cancellationReason} />;
  return <OptionalRow label="Note" value={notes} />;
}
