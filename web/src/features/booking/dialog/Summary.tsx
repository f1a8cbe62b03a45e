import type { ComponentType } from 'react';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { clockTime, laterTime, longDate } from '../../../shared/dates.js';
import { BookingsIcon, ClockIcon, PersonIcon, PhoneIcon, ServiceIcon, type IconProps } from '../../../shared/icons.js';
import { money } from '../../../shared/money.js';
import { DEFAULT_DURATION_MINUTES, nextGap, type BookingDraft, type DraftField } from './booking-draft.js';
import { formatPhone, isAustralianMobile } from './phone.js';
import type { Day } from './use-day.js';
import type { Offer } from './use-offer.js';
import './summary.css';

export interface Shown {
  draft: BookingDraft;
  offer: Offer;
  day: Day;
}

interface Row {
  Icon: ComponentType<IconProps>;
  title: string;
  text?: string;
}

/** Beside the form on larger screens: what has been chosen so far, and what comes next. */
export function Summary({ draft, offer, day }: Shown) {
  const { data: shop } = useGetShopQuery();
  const gap = nextGap(draft);
  return (
    <aside className="booking-summary" aria-label="Your appointment">
      <h3 className="type-small-head">Your appointment</h3>
      <ul role="list">
        {chosen({ draft, offer, day }).map((row) => (
          <SummaryRow key={row.title} {...row} />
        ))}
        {gap && <SummaryRow {...GAPS[gap]!} isGap />}
      </ul>
      <div className="booking-due">
        <p>
          <span>Due at the shop</span>
          {offer.service ? (
            <span className="money-large">{money(offer.service.price)}</span>
          ) : (
            <span aria-hidden="true">—</span>
          )}
        </p>
        <p className="booking-hint">
          No payment is taken online.
          {offer.service && shop && ` Free to move or cancel until ${shop.cancellation_hours} hours before.`}
        </p>
      </div>
    </aside>
  );
}

function SummaryRow({ Icon, title, text, isGap = false }: Row & { isGap?: boolean }) {
  return (
    <li className={isGap ? 'booking-row booking-row-gap' : 'booking-row'}>
      <Icon />
      <div>
        <p>{title}</p>
        {text && <p className="second">{text}</p>}
      </div>
    </li>
  );
}

function chosen({ draft, offer: { service, therapist }, day }: Shown): Row[] {
  const { booking_date: date, booking_time: time, first_name = '', last_name = '', client_phone = '' } = draft;
  const minutes = service?.duration ?? DEFAULT_DURATION_MINUTES;
  const name = `${first_name.trim()} ${last_name.trim()}`.trim();
  const rows: (Row | false | undefined)[] = [
    date
      ? { Icon: BookingsIcon, title: longDate(date), text: time ? clockTime(time) : 'Time to choose' }
      : time && { Icon: BookingsIcon, title: clockTime(time), text: 'Date to choose' },
    !!time && {
      Icon: ClockIcon,
      title: `Duration: ${minutes} minutes`,
      text: `Until about ${clockTime(laterTime(time, minutes))}`,
    },
    service && { Icon: ServiceIcon, title: service.name, text: money(service.price) },
    therapist && { Icon: PersonIcon, title: therapist.name, text: slotsLeft(day.slotsRemaining) },
    !!name && {
      Icon: PhoneIcon,
      title: name,
      text: isAustralianMobile(client_phone) ? formatPhone(client_phone) : 'Mobile number to finish',
    },
  ].map((row) => row || undefined);
  return rows.filter((row): row is Row => !!row);
}

const slotsLeft = (remaining: number | undefined) =>
  remaining === undefined || remaining === 999
    ? undefined
    : `${remaining} ${remaining === 1 ? 'slot' : 'slots'} left that day`;

const details = { Icon: PhoneIcon, title: 'Add your details', text: 'Name and mobile number' };

const GAPS: Partial<Record<DraftField, Row>> = {
  booking_date: { Icon: BookingsIcon, title: 'Choose a date' },
  booking_time: { Icon: ClockIcon, title: 'Choose a time' },
  service_id: { Icon: ServiceIcon, title: 'Choose a massage', text: 'Prices are shown with each one' },
  therapist_id: { Icon: PersonIcon, title: 'Choose a therapist', text: 'Or leave it to us: Any Available' },
  first_name: details,
  last_name: details,
  client_phone: details,
};
