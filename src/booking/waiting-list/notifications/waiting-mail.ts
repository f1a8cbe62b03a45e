import type { Cents } from '../../../kernel/money.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import type { MailSender } from '../../../platform/mail/mail-sender.js';
import type { MailTemplate } from '../../../platform/mail/render-mail.js';
import type { WaitingWindow } from '../domain/waiting-entry.events.js';

/** A waiting entry as mails show it. Dates and times are shop-local. */
interface WaitingMailProps {
  shop: MailSender & { timeZone: string };
  firstName: string;
  serviceName: string;
  /** The therapist; null for anybody who gives the service. */
  therapistName: string | null;
  windows: readonly WaitingWindow[];
  offer: OfferInMail | null;
  /** The client's page: /waiting-list#token=… */
  view: string;
}

export interface OfferInMail extends LocalDateTime {
  therapistName: string;
  durationMinutes: number;
  totalCents: Cents;
  currency: string;
  answerBy: LocalDateTime;
}

export type WaitingMailTemplate = MailTemplate<WaitingMailProps>;
