import { Fragment } from 'react';
import { MailActions, MailButton } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../../platform/mail/MailSection.js';
import type { MailTemplate } from '../../../platform/mail/render-mail.js';
import { contactLine } from '../change-deadline.js';
import type { MailBooking, MailShop } from '../mail-types.js';
import { TreatmentRows, WhenRow } from '../messages/booking-details.js';

interface BookingLinksMailProps {
  shop: MailShop;
  /** The upcoming bookings, the next one first; `view` is the absolute address of its private page. */
  bookings: readonly { booking: MailBooking; view: string }[];
}

/** The mail with the links to all upcoming bookings of one client. */
export const bookingLinksMail: MailTemplate<BookingLinksMailProps> = {
  subject: ({ shop, bookings }) =>
    bookings.length === 1 ? `The link to your booking at ${shop.name}` : `The links to your bookings at ${shop.name}`,
  Body: ({ shop, bookings }) => (
    <MailLayout
      sender={shop}
      heading={bookings.length === 1 ? 'Your Booking' : 'Your Bookings'}
      lead={
        bookings.length === 1
          ? 'Here is the link to your booking. Its page also says until when you can move or cancel it.'
          : `Here are the links to your ${bookings.length} bookings. Each page also says until when you can move or cancel that booking.`
      }
    >
      {bookings.map(({ booking, view }) => (
        <Fragment key={booking.id}>
          <DetailTable>
            <WhenRow booking={booking} shop={shop} />
            <TreatmentRows booking={booking} />
            <DetailRow label="Status" value={booking.status === 'confirmed' ? 'Confirmed' : 'Awaiting confirmation'} />
          </DetailTable>
          <MailActions>
            <MailButton
              href={view}
              label={booking.status === 'confirmed' ? 'View your booking' : 'View your request'}
            />
          </MailActions>
        </Fragment>
      ))}
      <MailNote>{`Someone asked for ${bookings.length === 1 ? 'this link' : 'these links'} with your email address. If it was not you, you can ignore this email.`}</MailNote>
      <MailNote>{contactLine(shop)}</MailNote>
    </MailLayout>
  ),
};
