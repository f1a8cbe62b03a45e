import type { ReactNode } from 'react';
import { MailActions, MailButton, MailLink } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailTable, MailNote } from '../../../platform/mail/MailSection.js';
import { changeDeadlineText, policyText } from '../change-deadline.js';
import type { BookingMailProps, BookingMailTemplate, MailBooking, MailLinks } from '../mail-types.js';
import { DueRow, OptionalRow, TreatmentRows, WhenRow, WhereRow } from './booking-details.js';
import { withoutClientLinks } from './without-client-links.js';
import { countAppointments, formatMove, formatSummary } from './format-booking.js';
import { SeriesMail, type SeriesText } from './SeriesMail.js';

interface ClientMailParts {
  /** Subject and heading in place of the title; null where the title says it. */
  heading?: (booking: MailBooking) => string | null;
  lead: (props: BookingMailProps) => string;
  /** Heading and lead of a series, by the count of its appointments, such as `8 appointments`. */
  series?: (count: string) => SeriesText;
  Actions?: (props: { links: MailLinks }) => ReactNode;
  /** Small print above the deadline for changes. */
  note?: (props: BookingMailProps) => string | null;
}

/** Returns a mail to the client about a booking that is still to come. */
export function clientMail(
  title: string,
  { heading = () => null, lead, series = seriesBooked, Actions = ViewAction, note = calendarNote }: ClientMailParts,
): BookingMailTemplate {
  return withoutClientLinks({
    subject: ({ booking }) => {
      const count = countAppointments(booking);
      if (count) return `${series(count).heading}: ${formatSummary(booking)}`;
      return heading(booking) ?? `${title}: ${formatSummary(booking)}`;
    },
    Body: (props) => {
      const { booking, shop, links } = props;
      const count = countAppointments(booking);
      if (count) return <SeriesMail {...props} {...series(count)} />;
      const extraNote = note(props);
      return (
        <MailLayout sender={shop} heading={heading(booking) ?? title} lead={lead(props) + formatMove(booking)}>
          <DetailTable>
            <WhenRow booking={booking} shop={shop} />
            <TreatmentRows booking={booking} />
            <WhereRow shop={shop} />
            <DueRow booking={booking} shop={shop} />
            <OptionalRow label="Your note" value={booking.notes} />
          </DetailTable>
          <Actions links={links} />
          {extraNote && <MailNote>{extraNote}</MailNote>}
          {links.calendars && (
            <MailActions>
              <MailLink href={links.calendars.google} label="Add to Google Calendar" />
              <MailLink href={links.calendars.outlook} label="Add to Outlook" />
            </MailActions>
          )}
          <MailNote>{changeDeadlineText(shop, links)}</MailNote>
          {links.terms && <MailNote>{policyText(links.terms)}</MailNote>}
        </MailLayout>
      );
    },
  });
}

const seriesBooked = (count: string): SeriesText => ({ heading: `Your ${count}`, lead: `these are your ${count}.` });

/** Says what the attached file is for. Nobody is asked to note down an appointment that is not confirmed. */
const calendarNote = ({ booking }: BookingMailProps): string | null =>
  booking.status === 'pending' ? null : 'Open the attached file to add the appointment to your calendar.';

export function ViewAction({ links: { view, changeableUntil } }: { links: MailLinks }) {
  if (!view) return null;
  return (
    <MailActions>
      <MailButton href={view} label={changeableUntil ? 'View or change your booking' : 'View your booking'} />
    </MailActions>
  );
}
