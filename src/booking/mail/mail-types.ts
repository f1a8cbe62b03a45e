import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import type { RenderedLetter } from '../../platform/mail/rendered-letter.js';
import type { Sender } from '../../platform/mail/sender.js';
import type { Cents } from '../../platform/money.js';

/** What the letters say about a booking. Date and time are shop-local. */
export interface MailBooking {
  id: string;
  version: number;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  serviceName: string;
  therapistName: string;
  isUnassigned: boolean;
  date: LocalDate;
  time: LocalTime;
  durationMinutes: number;
  firstName: string;
  lastName: string;
  clientEmail: string | null;
  clientPhone: string;
  notes: string | null;
  totalCents: Cents;
  currency: string;
  cancellationReason: string | null;
  pendingReason: string | null;
}

/** What the letters say about the shop. */
export interface MailShop extends Sender {
  /** IANA name. */
  timeZone: string;
  /** Hours before the start until which a client may move or cancel. */
  cancellationHours: number;
  /** `Cash or card`; empty when neither is taken at the shop. */
  paymentMethods: string;
}

/** Absolute addresses; a link that is absent is not offered. */
export interface MailLinks {
  /** The client's page: /booking-success?session_id=… */
  view?: string;
  /** The same page while the client may move or cancel there. */
  change?: string;
  /** /verify-booking?token=…, only while the booking waits for it. */
  verify?: string;
  /** Where a new booking begins: /. */
  home?: string;
  /** The shop's page: /bookings. */
  office?: string;
}

export type Letter = (booking: MailBooking, shop: MailShop, links: MailLinks) => RenderedLetter;
