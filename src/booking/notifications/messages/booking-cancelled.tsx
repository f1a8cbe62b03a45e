import { formatDayAndMonth, formatTime12h } from '../../../kernel/format-date.js';
import { MailActions, MailButton, MailLink } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailTable, MailNote } from '../../../platform/mail/MailSection.js';
import { toClientReason } from '../../domain/client/default-reason.js';
import { contactLine } from '../change-deadline.js';
import type { BookingMailProps, MailBooking } from '../mail-types.js';
import { OptionalRow, TreatmentRows, WhenRow } from './booking-details.js';
import { withoutClientLinks } from './without-client-links.js';
import { countAppointments, formatStart, formatSummary } from './format-booking.js';
import { SeriesMail } from './SeriesMail.js';

export const bookingCancelled = cancellation('Booking Cancelled', (booking) => [
  `your booking for ${booking.serviceName} on ${formatStart(booking)} has been cancelled. You have nothing to pay.`,
  'Open the attached file to remove the appointment from your calendar.',
]);

/** The mail about a request that the shop declined: there never was an appointment. */
export const requestDeclined = cancellation('Request Declined', (booking) => [
  `we are sorry that we cannot offer you ${booking.serviceName} on ${formatStart(booking)}. You have nothing to pay.`,
  null,
]);

/**
 * Returns a mail about an appointment that does not take place.
 * @param says the lead, after the name, and what to do with the attached file
 */
function cancellation(title: string, says: (booking: MailBooking) => [lead: string, file: string | null]) {
  return withoutClientLinks({
    subject: ({ booking }) => {
      const count = countAppointments(booking);
      return `${count ? `Your ${count} are cancelled` : title}: ${formatSummary(booking)}`;
    },
    Body: (props) => {
      const count = countAppointments(props.booking);
      if (!count) return <Cancellation {...props} title={title} says={says(props.booking)} />;
      const lead = `your ${count} for ${props.booking.serviceName} have been cancelled. You have nothing to pay.`;
      return <SeriesMail {...props} heading={`Your ${count} are cancelled`} lead={lead} />;
    },
  });
}

interface CancellationProps extends BookingMailProps {
  title: string;
  says: [lead: string, file: string | null];
}

function Cancellation({ booking, shop, links: { home, again = [] }, title, says: [lead, file] }: CancellationProps) {
  return (
    <MailLayout sender={shop} heading={title} lead={`${booking.firstName}, ${lead}`}>
      <DetailTable>
        <WhenRow booking={booking} shop={shop} />
        <TreatmentRows booking={booking} />
        <OptionalRow label="Reason" value={toClientReason(booking.cancellationReason)} />
      </DetailTable>
      {again.length > 0 && (
        <>
          <MailNote>{`Book again: the next free times for ${booking.serviceName}${booking.isUnassigned ? '' : ` with ${booking.therapistName}`}.`}</MailNote>
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
      {file && <MailNote>{file}</MailNote>}
      <MailNote>{contactLine(shop)}</MailNote>
    </MailLayout>
  );
}
