import { formatShortDay, formatTime12h } from '../../../kernel/format-date.js';
import type { LocalDateTime, LocalTime } from '../../../kernel/local-time.js';
import { countTextParts, toGsmText } from '../../../platform/text-messages/gsm-text.js';
import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';

interface OfferInText extends LocalDateTime {
  serviceName: string;
  therapistName: string;
  /** Time until which the offer is held, shop time. */
  answerBy: LocalTime;
}

/**
 * Renders an offer as a text message: in one part where the names leave room, otherwise without treatment or therapist.
 */
export function renderOfferText(offer: OfferInText, shopName: string, link: string): string {
  const { date, time, serviceName, therapistName, answerBy } = offer;
  const start = `${formatShortDay(date)} ${formatTime12h(time)}`;
  const ask = `is free, held until ${formatTime12h(answerBy)}. Accept or decline:`;
  const names = [`, ${serviceName} with ${therapistName},`, ` with ${therapistName}`, ''];
  return renderInOnePart(
    names.map((name) => `${shopName}: ${start}${name} ${ask}`),
    link,
  );
}

/**
 * Renders the text message about an offer that has ended: in one part where the shop's name leaves room.
 * @param isUnanswered whether it was not answered in time; else the shop took it back
 */
export function renderEndedOfferText(
  { date, time }: LocalDateTime,
  isUnanswered: boolean,
  shopName: string,
  link: string,
): string {
  const start = `${formatShortDay(date)} ${formatTime12h(time)}`;
  const ends = isUnanswered
    ? ['is no longer held for you. You still wait:', 'is not held now. You still wait:']
    : ['is no longer free, sorry. You still wait:', 'is gone, sorry. You still wait:'];
  return renderInOnePart(
    ends.map((end) => `${shopName}: ${start} ${end}`),
    link,
  );
}

/** Returns the first variant that fits into one part, else the last. */
function renderInOnePart(variants: readonly string[], link: string): string {
  const texts = variants.map((variant) => toGsmText(`${toUnlinkedText(variant)} ${link}`));
  return texts.find((text) => countTextParts(text) === 1) ?? texts.at(-1)!;
}
