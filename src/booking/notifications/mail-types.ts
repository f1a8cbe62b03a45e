import type { LocalDate, LocalDateTime, LocalTime } from '../../kernel/local-time.js';
import type { MailTemplate } from '../../platform/mail/render-mail.js';
import type { MailSender } from '../../platform/mail/mail-sender.js';
import type { Cents } from '../../kernel/money.js';
import type { CancellationTerms } from '../../kernel/terms/cancellation-terms.js';
import type { BookingStatus } from '../domain/booking-status.js';
import type { BookingBill } from '../payments-of-bookings.js';
import type { CalendarLinks } from './calendar/calendar-links.js';
import type { PreviousAppointment } from '../queries/customer/previous-appointment.query.js';

/** A booking as mails show it. Date and time are shop-local. */
export interface MailBooking {
  id: string;
  version: number;
  status: BookingStatus;
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
  /** Whether the client said that they will come, at the time that the booking has. */
  isAttendanceConfirmed: boolean;
  totalCents: Cents;
  currency: string;
  /** Money that was paid so far, and that is left to pay; absent where nothing was paid yet. */
  bill?: BookingBill;
  cancellationReason: string | null;
  pendingReason: string | null;
  /** End of the hold, until which the client can prove the address or pay; null where it is not held. */
  heldUntil: LocalDateTime | null;
  /** Set where it is held for the deposit; absent for the proof of the address. */
  heldFor?: 'payment' | undefined;
  /** The deposit that it waits for; of a visit its first treatment has it. */
  depositCents?: Cents | undefined;
  /** The appointment before the change that the mail is about; null if the change did not move it. */
  movedFrom: PreviousAppointment | null;
  /**
   * The treatments of a visit that are announced together, in order; the fields above then describe the visit as a
   * whole. Absent for a single booking.
   */
  treatments?: readonly MailTreatment[];
  /** Whether the treatments are those of a series, each on a day of its own. */
  isSeries?: true;
}

/** A treatment of a visit, as mails list it. */
export type MailTreatment = Omit<MailBooking, 'treatments'> & { guest: number };

/** The shop as mails about bookings show it. */
export interface MailShop extends MailSender {
  /** IANA name of the shop's time zone. */
  timeZone: string;
  /** Methods as `Cash or card`; empty when neither is taken at the shop. */
  paymentMethods: string;
}

/** Absolute URLs, and the terms and deadline of one of them. An absent link is not offered. */
export interface MailLinks {
  /** The client's page: /booking-success#session_id=… */
  view?: string;
  /** The client's page of each booking of a series, by its id. */
  views?: ReadonlyMap<string, string>;
  /** The cancellation terms under which the booking was made. */
  terms?: CancellationTerms;
  /** The deadline for changes on that page, in shop time; absent once it has passed. */
  changeableUntil?: LocalDateTime;
  /** The client's page, where they say that they come; only in a reminder that asks them. */
  answer?: string;
  /** /verify-booking#token=…, only while the booking is pending. */
  verify?: string;
  /** The next free times of a cancelled booking's treatment; each opens the client's page with that time chosen. */
  again?: readonly (LocalDateTime & { url: string })[];
  /** Links to online calendars with the appointment filled in, for a confirmed booking. */
  calendars?: CalendarLinks;
  /** The landing page, to book again: /. */
  home?: string;
  /** The back office: /bookings. */
  office?: string;
}

export interface BookingMailProps {
  booking: MailBooking;
  shop: MailShop;
  links: MailLinks;
}

export type BookingMailTemplate = MailTemplate<BookingMailProps>;
