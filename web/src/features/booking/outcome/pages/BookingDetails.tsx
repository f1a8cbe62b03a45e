import { type CustomerBookingDto, type ShopDto, useGetShopQuery } from '../../../../shared/api/generated.js';
import { formatTime, formatLongDate } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { StatusTag } from '../../../../shared/ui/status/StatusTag.js';
import { formatPhone } from '../../../../shared/phone.js';
import { DEFAULT_REASONS } from '../../../../shared/server-rules.js';
import { formatPolicy } from '../../policy/format-policy.js';
import { getPrice, treatmentItems } from '../treatment-items.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { DescriptionList, type DescriptionItem } from '../../../../shared/ui/DescriptionList.js';

interface BookingDetailsProps {
  booking: CustomerBookingDto;
  /** Whether it is still to come or going on. */
  isCurrent: boolean;
}

/** All details of the booking that the holder of the private link may see. */
export function BookingDetails({ booking, isCurrent }: BookingDetailsProps) {
  const { data: shop } = useGetShopQuery();
  const { notes, cancellation_reason, status } = booking;
  // The shop may have taken what is not noted yet: nothing is called due once the visit is over.
  const isPastVisit = !isCurrent && status !== 'cancelled';
  const optional = (term: string, content: DescriptionItem[1]): DescriptionItem[] => (content ? [[term, content]] : []);
  return (
    <DescriptionList
      items={[
        ['Date and time', `${formatLongDate(booking.booking_date)}, ${formatTime(booking.booking_time)}`],
        ...treatmentItems(booking),
        ...optional('Where', isCurrent && shop && <ShopAddress shop={shop} />),
        ['Client', booking.client_name],
        ['Email', booking.client_email ?? 'Not given'],
        ['Phone', formatPhone(booking.client_phone)],
        ...optional('Your note', notes && <span className="outcome-note">{notes}</span>),
        ...(isPastVisit ? toPastPayment(booking) : toPayment(booking)),
        ...optional(
          'Cancellation policy',
          isCurrent && <span className="outcome-note">{toSentence(formatPolicy(booking.cancellation_policy))}</span>,
        ),
        // The shop has yet to say how it ended.
        ...optional('Status', !(isPastVisit && isOpen(status)) && <StatusTag status={status} />),
        ...optional('Reason', DEFAULT_REASONS.includes(cancellation_reason ?? '') ? null : cancellation_reason),
      ]}
    />
  );
}

const toSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isOpen = (status: CustomerBookingDto['status']) => status === 'pending' || status === 'confirmed';

const toPastPayment = (booking: CustomerBookingDto): DescriptionItem[] => [
  ['Price', formatMoney(getPrice(booking))],
  ...(booking.total_paid > 0 ? [['Total paid', formatMoney(booking.total_paid)] satisfies DescriptionItem] : []),
];

const toPayment = (booking: CustomerBookingDto): DescriptionItem[] => [
  ['Total paid', formatMoney(booking.total_paid)],
  ['Due at the shop', <strong className="money">{formatMoney(booking.total_due)}</strong>],
];

function ShopAddress({ shop }: { shop: ShopDto }) {
  return (
    <>
      {shop.address_lines.join(', ')}{' '}
      <a className="link" href={shop.map_url} target="_blank" rel="noreferrer">
        Map
      </a>
      {shop.phone && (
        <>
          , <a href={toTelLink(shop.phone)}>{shop.phone}</a>
        </>
      )}
    </>
  );
}
