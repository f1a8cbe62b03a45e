import { formatDayAndMonth, formatTime12h } from '../../kernel/format-date.js';
import { type CancellationTerms, formatTerms } from '../../kernel/terms/cancellation-terms.js';
import type { MailLinks, MailShop } from './mail-types.js';

/** Returns the sentence about the deadline for changes on the booking's page, and whom to contact after it. */
export function changeDeadlineText(shop: MailShop, { changeableUntil }: MailLinks): string {
  if (!changeableUntil) return `To reschedule or cancel, please ${contactInstruction(shop)}.`;
  const { date, time } = changeableUntil;
  return `You can move or cancel until ${formatDayAndMonth(date)}, ${formatTime12h(time)}. After that please ${contactInstruction(shop)}.`;
}

/** Returns the cancellation policy that the client agreed to. */
export function policyText({ policyText: text, ...figures }: CancellationTerms): string {
  return `Cancellation policy of this booking: ${formatTerms(figures)}. ${text}`.trim();
}

/** Returns the sentence about how to contact the shop. */
export function contactLine(shop: MailShop): string {
  const instruction = contactInstruction(shop);
  return `Questions? Please ${instruction}.`;
}

function contactInstruction({ phone, email }: MailShop): string {
  if (phone) return `call us on ${phone}${email ? ' or reply to this email' : ''}`;
  return 'reply to this email';
}
