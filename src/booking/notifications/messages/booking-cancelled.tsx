import { MailActions, MailButton } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailTable, MailNote } from '../../../platform/mail/MailSection.js';
import { contactLine } from '../change-deadline.js';
import { OptionalRow, TreatmentRows, WhenRow } from './booking-details.js';
import { withoutClientLinks } from './unlinked-booking.js';
import { formatStart, formatSummary } from './format-booking.js';

export const bookingCancelled = withoutClientLinks({
  subject: ({ booking }) => `Booking Cancelled: ${formatSummary(booking)}`,
  Body: ({ booking, shop, links: { home } }) => (
    <MailLayout
      sender={shop}
      heading="Booking Cancelled"
      lead={`${booking.firstName}, your booking of ${booking.serviceName} on ${formatStart(booking)} has been cancelled. You have nothing to pay.`}
    >
      <DetailTable>
        <WhenRow booking={booking} shop={shop} />
        <TreatmentRows booking={booking} />
        <OptionalRow label="Reason" value={booking.cancellationReason} />
      </DetailTable>
      {home && (
        <MailActions>
          <MailButton href={home} label="Book another time" />
        </MailActions>
      )}
      <MailNote>Open the attached file to remove the appointment from your calendar.</MailNote>
      <MailNote>{contactLine(shop)}</MailNote>
    </MailLayout>
  ),
});
