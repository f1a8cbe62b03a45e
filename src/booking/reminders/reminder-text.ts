import { formatShortDay, formatTime12h } from '../../kernel/format-date.js';
import { countTextParts, toGsmText } from '../../platform/text-messages/gsm-text.js';
import { toUnlinkedText } from '../../platform/mail/unlinked-text.js';
import type { MailBooking } from '../notifications/mail-types.js';

type Reminded = Pick<MailBooking, 'date' | 'time' | 'serviceName' | 'therapistName' | 'isUnassigned'>;

/**
 * Renders the reminder as a text message: in one part where the names leave room, otherwise without treatment or
 * therapist.
 * @param asks whether the client is asked to say that they come
 */
export function renderReminderText(asks: boolean, booking: Reminded, shopName: string, link: string): string {
  const { date, time, serviceName, therapistName, isUnassigned } = booking;
  const start = `${formatShortDay(date)} ${formatTime12h(time)}`;
  const therapist = isUnassigned ? '' : ` with ${therapistName}`;
  const ask = asks ? 'Confirm or change:' : 'See you soon. Details:';
  const variants = [`${start}, ${serviceName}${therapist}`, `${start}${therapist}`, start].map((appointment) =>
    toGsmText(`${toUnlinkedText(`${shopName}: ${appointment}. ${ask}`)} ${link}`),
  );
  return variants.find((text) => countTextParts(text) === 1) ?? variants.at(-1)!;
}
