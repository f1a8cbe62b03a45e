import { formatDayAndMonth, formatTime12h } from '../../../kernel/format-date.js';
import { MailActions, MailButton, MailLink } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailTable, MailNote } from '../../../platform/mail/MailSection.js';
import { contactLine } from '../change-deadline.js';
import { OptionalRow, TreatmentRows, WhenRow } from './booking-details.js';
import { withoutClientLinks } from './unlinked-booking.js';
import { formatStart, formatSummary } from './format-booking.js';

export const bookingCancelled = withoutClientLinks({
  subject: ({ booking }) => `Booking Cancelled: ${formatSummary(booking)}`,
  Body: ({ booking, shop, links: { home, again = [] } }) => (
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
      {again.length > 0 && (
        <>
          <MailNote>{`Book again: ${booking.serviceName}${booking.isUnassigned ? '' : ` with ${booking.therapistName}`} is next free at these times.`}</MailNote>
          {again.map(({ date, time, url }) => (
            <MailActions key={url}>
              <MailLink href={url} label={`${formatDayAndMonth(date)}, ${formatTime12h(time)}`} />
            </MailActions>
          ))}
        </>
      )}
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
