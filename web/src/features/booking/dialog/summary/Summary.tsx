import type { ComponentType } from 'react';
import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { formatTime, addMinutes, formatLongDate } from '../../../../shared/dates/dates.js';
import {
  BookingsIcon,
  ClockIcon,
  PersonIcon,
  PhoneIcon,
  ServiceIcon,
  type IconProps,
} from '../../../../shared/ui/icons.js';
import { DEFAULT_DURATION_MINUTES, UNLIMITED_SLOTS } from '../../../../shared/server-rules.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { listMissingFields, type DraftField } from '../form/booking-draft.js';
import { formatPhone, isMobile, normalizeMobile } from '../../../../shared/phone.js';
import { ChangeDeadline } from '../../policy/ChangeDeadline.js';
import { PolicyText } from '../../policy/PolicyText.js';
import { useIsAssignedByShop } from '../form/use-is-assigned-by-shop.js';
import { formatCount } from '../../../../shared/format-count.js';
import { DraftDeposit } from './DraftDeposit.js';
import type { SummaryProps } from './summary-props.js';
import './summary.css';

interface Row {
  Icon: ComponentType<IconProps>;
  title: string;
  text?: string;
}

/** The choices so far and the ones still missing, shown beside the form on larger screens. */
export function Summary({ draft, bookingOptions, day }: SummaryProps) {
  const { data: shop } = useGetShopQuery();
  const isRequest = useIsAssignedByShop(bookingOptions);
  const missing = new Set(listMissingFields(draft).map((field) => MISSING_FIELD_ROWS[field]!));
  return (
    <aside className="booking-summary" aria-label="Your appointment" tabIndex={0}>
      <h3 className="type-small-head">Your appointment</h3>
      <ul role="list">
        {toSummaryRows({ draft, bookingOptions, day }, isRequest).map((row) => (
          <SummaryRow key={row.title} {...row} />
        ))}
        {[...missing].map((row) => (
          <SummaryRow key={row.title} {...row} isMissing />
        ))}
      </ul>
      <div className="booking-due">
        <p>
          <span>{shop?.deposit ? 'Price' : 'Due at the shop'}</span>
          {bookingOptions.service ? (
            <span className="money-large">{formatMoney(bookingOptions.service.price)}</span>
          ) : (
            <span aria-hidden="true">—</span>
          )}
        </p>
        <DraftDeposit {...{ draft, bookingOptions, day }} />
        <p className="booking-hint">
          {!shop?.deposit && 'No payment is taken online. '}
          <ChangeDeadline draft={draft} />
        </p>
        <PolicyText policy={shop?.cancellation_policy} />
      </div>
    </aside>
  );
}

function SummaryRow({ Icon, title, text, isMissing = false }: Row & { isMissing?: boolean }) {
  return (
    <li className={isMissing ? 'summary-row summary-row-gap' : 'summary-row'}>
      <Icon />
      <div>
        <p>{title}</p>
        {text && <p className="second">{text}</p>}
      </div>
    </li>
  );
}

function toSummaryRows(
  { draft, bookingOptions: { service, therapist }, day }: SummaryProps,
  isRequest: boolean,
): Row[] {
  const { booking_date: date, booking_time: time, first_name = '', last_name = '', client_phone = '' } = draft;
  const minutes = service?.duration ?? DEFAULT_DURATION_MINUTES;
  const name = `${first_name.trim()} ${last_name.trim()}`.trim();
  const rows: (Row | false | undefined)[] = [
    date
      ? { Icon: BookingsIcon, title: formatLongDate(date), text: time ? formatTime(time) : 'No time chosen yet' }
      : time && { Icon: BookingsIcon, title: formatTime(time), text: 'No date chosen yet' },
    !!time && {
      Icon: ClockIcon,
      title: `Duration: ${minutes} minutes`,
      text: `Until about ${formatTime(addMinutes(time, minutes))}`,
    },
    service && { Icon: ServiceIcon, title: service.name, text: formatMoney(service.price) },
    therapist && {
      Icon: PersonIcon,
      title: therapist.name,
      text: isRequest ? 'A request: we choose, and get back to you' : formatSlotsLeft(day.slotsRemaining),
    },
    !!name && {
      Icon: PhoneIcon,
      title: name,
      text:
        client_phone && isMobile(client_phone)
          ? formatPhone(normalizeMobile(client_phone))
          : 'Mobile number still needed',
    },
  ].map((row) => row || undefined);
  return rows.filter((row): row is Row => !!row);
}

function formatSlotsLeft(remaining: number | undefined): string | undefined {
  if (remaining === undefined || remaining === UNLIMITED_SLOTS) return undefined;
  return remaining === 0 ? 'Fully booked that day' : `${formatCount(remaining, 'slot')} left that day`;
}

const DETAILS_ROW = { Icon: PhoneIcon, title: 'Add your details', text: 'Name and mobile number' };

const MISSING_FIELD_ROWS: Partial<Record<DraftField, Row>> = {
  booking_date: { Icon: BookingsIcon, title: 'Choose a date' },
  booking_time: { Icon: ClockIcon, title: 'Choose a time' },
  service_id: { Icon: ServiceIcon, title: 'Choose a massage', text: 'Prices are shown with each one' },
  therapist_id: { Icon: PersonIcon, title: 'Choose a therapist', text: 'Or leave it to us: Any Available' },
  first_name: DETAILS_ROW,
  last_name: DETAILS_ROW,
  client_phone: DETAILS_ROW,
};
