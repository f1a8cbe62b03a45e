import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';
import type { BookingMailProps, BookingMailTemplate, MailBooking } from '../mail-types.js';

/**
 * Returns a template in which nothing that a client wrote becomes a link: a mail from the shop is trusted, and anybody
 * can book.
 */
export function withoutClientLinks({ subject, Body }: BookingMailTemplate): BookingMailTemplate {
  return { subject: (props) => subject(toUnlinkedProps(props)), Body: (props) => Body(toUnlinkedProps(props)) };
}

const toUnlinkedProps = (props: BookingMailProps): BookingMailProps => ({
  ...props,
  booking: toUnlinkedBooking(props.booking),
});

/**
 * Returns the booking without links in what the client wrote. The email address stays: it was checked, and the shop
 * answers it.
 */
const toUnlinkedBooking = (booking: MailBooking): MailBooking => ({
  ...booking,
  firstName: toUnlinkedText(booking.firstName),
  lastName: toUnlinkedText(booking.lastName),
  clientPhone: toUnlinkedText(booking.clientPhone),
  notes: booking.notes && toUnlinkedText(booking.notes),
  cancellationReason: booking.cancellationReason && toUnlinkedText(booking.cancellationReason),
});
