import { longDateTime, zoneName } from '../../platform/clock/in-words.js';
import { dollars } from '../../platform/money.js';
import type { Fact } from '../../platform/mail/letter.js';
import type { MailBooking, MailShop } from './mail-types.js';

export function when({ date, time, durationMinutes }: MailBooking, { timeZone }: MailShop): Fact {
  const value = longDateTime({ date, time });
  return { label: 'When', value, isMain: true, aside: `${durationMinutes} minutes, ${zoneName(timeZone)}` };
}

export function treatment({ serviceName, therapistName }: MailBooking): Fact[] {
  return [
    { label: 'Service', value: serviceName },
    { label: 'Therapist', value: therapistName },
  ];
}

export function where({ addressLines }: MailShop): Fact[] {
  return addressLines.length === 0 ? [] : [{ label: 'Where', value: addressLines.join(', ') }];
}

/** Nothing is taken online: what was paid is said beside what is due. */
export function due({ totalCents, currency }: MailBooking, { paymentMethods }: MailShop): Fact {
  const methods = paymentMethods ? ` ${paymentMethods}.` : '';
  const value = currency === 'USD' ? dollars(totalCents) : `${dollars(totalCents)} ${currency}`;
  return { label: 'Due at the shop', value, isMain: true, aside: `Total paid ${dollars(0)}.${methods}` };
}

export function written(label: string, text: string | null): Fact[] {
  return text ? [{ label, value: text }] : [];
}
