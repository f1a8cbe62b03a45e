import {
  formatDayAndMonth,
  formatLongDateTime,
  formatShortDay,
  formatTime12h,
  timeZoneLabel,
} from '../../../kernel/format-date.js';
import { type Cents, formatDollars } from '../../../kernel/money.js';
import { DetailRow } from '../../../platform/mail/MailSection.js';
import type { MailBooking, MailShop, MailTreatment } from '../mail-types.js';

export function WhenRow({ booking, shop }: { booking: MailBooking; shop: MailShop }) {
  const hint = `${booking.durationMinutes} minutes, ${timeZoneLabel(shop.timeZone)}`;
  return <DetailRow label="When" value={formatLongDateTime(booking)} isMain hint={hint} />;
}

export function TreatmentRows({ booking }: { booking: MailBooking }) {
  if (booking.isSeries) return booking.treatments?.map((one) => <SeriesRow key={one.id} treatment={one} />);
  if (booking.treatments)
    return booking.treatments.map((one) => <VisitRow key={one.id} treatment={one} of={booking} />);
  return (
    <>
      <DetailRow label="Service" value={booking.serviceName} />
      <DetailRow label="Therapist" value={booking.therapistName} />
    </>
  );
}

/** A row of a visit: `2:30 PM`, and `Hot Stone Massage with Mei`. */
function VisitRow({ treatment, of }: { treatment: MailTreatment; of: MailBooking }) {
  const { date, time, serviceName, therapistName, durationMinutes, totalCents, guest } = treatment;
  const label = date === of.date ? formatTime12h(time) : `${formatDayAndMonth(date)}, ${formatTime12h(time)}`;
  const whom = guest > 1 ? ', for your guest' : '';
  const hint = `${durationMinutes} minutes, ${formatDollars(totalCents)}${whom}`;
  return <DetailRow label={label} value={`${serviceName} with ${therapistName}`} hint={hint} />;
}

/** A row of a series: the day and hour, and `Hot Stone Massage with Mei`. */
function SeriesRow({ treatment }: { treatment: MailTreatment }) {
  const { date, time, serviceName, therapistName, durationMinutes, totalCents } = treatment;
  const hint = `${serviceName} with ${therapistName}, ${durationMinutes} minutes, ${formatDollars(totalCents)}`;
  return <DetailRow label={formatShortDay(date)} value={formatTime12h(time)} hint={hint} isMain />;
}

export function WhereRow({ shop }: { shop: MailShop }) {
  return <OptionalRow label="Where" value={shop.addressLines.join(', ')} />;
}

/** The row with the amount due, and with what was paid so far; of a booking that waits for it the deposit. */
export function DueRow({ booking, shop }: { booking: MailBooking; shop: MailShop }) {
  const { totalCents, currency, bill, depositCents } = booking;
  const format = (cents: Cents) => (currency === 'USD' ? formatDollars(cents) : `${formatDollars(cents)} ${currency}`);
  if (depositCents !== undefined) {
    const hint = `It is part of the price: ${format(totalCents - depositCents)} is left to pay at the shop.`;
    return <DetailRow label="Deposit" value={format(depositCents)} isMain hint={hint} />;
  }
  const { paidCents, dueCents } = bill ?? { paidCents: 0, dueCents: totalCents };
  const methods = shop.paymentMethods && dueCents > 0 ? ` ${shop.paymentMethods}.` : '';
  const hint = `Total paid ${formatDollars(paidCents)}.${methods}`;
  return <DetailRow label="Due at the shop" value={format(dueCents)} isMain hint={hint} />;
}

export function OptionalRow({ label, value }: { label: string; value: string | null }) {
  return value ? <DetailRow label={label} value={value} /> : null;
}
