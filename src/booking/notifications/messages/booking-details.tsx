import { formatLongDateTime, timeZoneLabel } from '../../../kernel/format-date.js';
import { formatDollars } from '../../../kernel/money.js';
import { DetailRow } from '../../../platform/mail/MailSection.js';
import type { MailBooking, MailShop } from '../mail-types.js';

export function WhenRow({ booking, shop }: { booking: MailBooking; shop: MailShop }) {
  const hint = `${booking.durationMinutes} minutes, ${timeZoneLabel(shop.timeZone)}`;
  return <DetailRow label="When" value={formatLongDateTime(booking)} isMain hint={hint} />;
}

export function TreatmentRows({ booking }: { booking: MailBooking }) {
  return (
    <>
      <DetailRow label="Service" value={booking.serviceName} />
      <DetailRow label="Therapist" value={booking.therapistName} />
    </>
  );
}

export function WhereRow({ shop }: { shop: MailShop }) {
  return <OptionalRow label="Where" value={shop.addressLines.join(', ')} />;
}

/** Nothing is paid online, so the mail says what was paid beside what is due. */
export function DueRow({ booking: { totalCents, currency }, shop }: { booking: MailBooking; shop: MailShop }) {
  const methods = shop.paymentMethods ? ` ${shop.paymentMethods}.` : '';
  const value = currency === 'USD' ? formatDollars(totalCents) : `${formatDollars(totalCents)} ${currency}`;
  return <DetailRow label="Due at the shop" value={value} isMain hint={`Total paid ${formatDollars(0)}.${methods}`} />;
}

export function OptionalRow({ label, value }: { label: string; value: string | null }) {
  return value ? <DetailRow label={label} value={value} /> : null;
}
