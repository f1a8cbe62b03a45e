import { dayAndMonth, twelveHour } from '../../platform/clock/in-words.js';
import { hoursBefore } from '../../platform/clock/shop-clock.js';
import type { MailBooking, MailLinks, MailShop } from './mail-types.js';

/** Until when the client may move or cancel on the booking's page, and what to do after that. */
export function untilWhen(booking: MailBooking, shop: MailShop, { change }: MailLinks): string {
  if (!change) return `To move or cancel, please ${reach(shop)}.`;
  const last = hoursBefore(booking, shop.cancellationHours);
  return `You can move or cancel until ${dayAndMonth(last.date)}, ${twelveHour(last.time)}. After that please ${reach(shop)}.`;
}

/** How to reach the shop, as a sentence. */
export function ring(shop: MailShop): string {
  const way = reach(shop);
  return `Questions? Please ${way}.`;
}

function reach({ phone, email }: MailShop): string {
  if (phone) return `ring us on ${phone}${email ? ' or answer this mail' : ''}`;
  return 'answer this mail';
}
