import { formatDayAndMonth, formatTime12h } from '../../kernel/format-date.js';
import { type CancellationTerms, formatTerms } from '../../kernel/terms/cancellation-terms.js';
import type { MailLinks, MailShop } from './mail-types.js';

/** Returns the sentence about the deadline for changes on the booking's page, and whom to contact after it. */
export const changeDeadlineText = (shop: MailShop, links: MailLinks): string =>
  deadlineText(links, contactInstruction(shop));

/** Returns the same sentence for a calendar's entry, beside which there is no email to reply to. */
export function entryDeadlineText({ phone, email }: MailShop, links: MailLinks): string {
  if (phone) return deadlineText(links, `call us on ${phone}`);
  return deadlineText(links, email && `write to ${email}`);
}

/** @param contact how to reach the shop; empty where there is no way */
function deadlineText({ changeableUntil }: MailLinks, contact: string): string {
  if (!changeableUntil) return contact && `To move or cancel, please ${contact}.`;
  const { date, time } = changeableUntil;
  const until = `You can move or cancel until ${formatDayAndMonth(date)}, ${formatTime12h(time)}.`;
  return contact ? `${until} After that, please ${contact}.` : until;
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
