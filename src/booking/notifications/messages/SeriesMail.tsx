import { formatDayAndMonth, formatTime12h } from '../../../kernel/format-date.js';
import { MailActions, MailLink } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailTable, MailNote } from '../../../platform/mail/MailSection.js';
import { toClientReason } from '../../domain/client/default-reason.js';
import { contactLine, policyText } from '../change-deadline.js';
import type { BookingMailProps } from '../mail-types.js';
import { OptionalRow, TreatmentRows, WhereRow } from './booking-details.js';

/** Heading and lead of a mail about a series; the lead goes on after the name. */
export interface SeriesText {
  heading: string;
  lead: string;
}

/** A mail about several bookings of a series, with a link to the page of each that is still to come. */
export function SeriesMail({ booking, shop, links, heading, lead }: BookingMailProps & SeriesText) {
  const isCancelled = booking.status === 'cancelled';
  return (
    <MailLayout sender={shop} heading={heading} lead={`${booking.firstName}, ${lead}`}>
      <DetailTable>
        <TreatmentRows booking={booking} />
        {isCancelled ? (
          <OptionalRow label="Reason" value={toClientReason(booking.cancellationReason)} />
        ) : (
          <>
            <WhereRow shop={shop} />
            <OptionalRow label="Your note" value={booking.notes} />
          </>
        )}
      </DetailTable>
      {links.views && (
        <>
          <MailNote>View or change one of them:</MailNote>
          {booking.treatments?.map(({ id, date, time }) => {
            const href = links.views?.get(id);
            if (!href) return null;
            return (
              <MailActions key={id}>
                <MailLink href={href} label={`${formatDayAndMonth(date)}, ${formatTime12h(time)}`} />
              </MailActions>
            );
          })}
        </>
      )}
      <MailNote>
        {isCancelled
          ? 'Open the attached file to remove the appointments from your calendar.'
          : 'Open the attached file to add the appointments to your calendar.'}
      </MailNote>
      {!isCancelled && links.terms && <MailNote>{policyText(links.terms)}</MailNote>}
      <MailNote>{contactLine(shop)}</MailNote>
    </MailLayout>
  );
}
