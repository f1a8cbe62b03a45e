import { formatDayAndMonth, formatTime12h } from '../../kernel/format-date.js';
import { hoursBefore } from '../../kernel/local-time.js';
import type { MailBooking, MailLinks, MailShop } from './mail-types.js';

/** The deadline for changes on the booking's page, and whom to contact after it. */
export function changeDeadlineText(booking: MailBooking, shop: MailShop, { change }: MailLinks): string {
  if (!change) return `To reschedule or cancel, please ${contactInstruction(shop)}.`;
  const deadline = hoursBefore(booking, shop.cancellationHours);
  return `You can move or cancel until ${formatDayAndMonth(deadline.date)}, ${formatTime12h(deadline.time)}. After that please ${contactInstruction(shop)}.`;
}

/** How to contact the shop, as a sentence. */
export function contactLine(shop: MailShop): string {
  const instruction = contactInstruction(shop);
  return `Questions? Please ${instruction}.`;
}

function contactInstruction({ phone, email }: MailShop): string {
  if (phone) return `call us on ${phone}${email ? ' or reply to this email' : ''}`;
  return 'reply to this email';
}
