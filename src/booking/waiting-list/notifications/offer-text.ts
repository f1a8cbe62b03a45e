import { formatShortDay, formatTime12h } from '../../../kernel/format-date.js';
import type { LocalDateTime, LocalTime } from '../../../kernel/local-time.js';
import { countTextParts, toGsmText } from '../../../platform/text-messages/gsm-text.js';
import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';

interface OfferInText extends LocalDateTime {
  serviceName: string;
  therapistName: string;
  /** Shop time. */
  answerBy: LocalTime;
}

/** An offer as a text message: one part of it where the names leave room, else without treatment or therapist. */
export function renderOfferText(offer: OfferInText, shopName: string, link: string): string {
  const { date, time, serviceName, therapistName, answerBy } = offer;
  const start = `${formatShortDay(date)} ${formatTime12h(time)}`;
  const ask = `is free, held until ${formatTime12h(answerBy)}. Accept or decline:`;
  const names = [`, ${serviceName} with ${therapistName},`, ` with ${therapistName}`, ''];
  const variants = names.map((name) => toGsmText(`${toUnlinkedText(`${shopName}: ${start}${name} ${ask}`)} ${link}`));
  return variants.find((text) => countTextParts(text) === 1) ?? variants.at(-1)!;
}

/** That the shop took an offer back: one part, too. */
export function renderWithdrawnOfferText({ date, time }: LocalDateTime, shopName: string, link: string): string {
  const start = `${formatShortDay(date)} ${formatTime12h(time)}`;
  const said = `${shopName}: ${start} is no longer free, sorry. You are still on the waiting list:`;
  return toGsmText(`${toUnlinkedText(said)} ${link}`);
}
