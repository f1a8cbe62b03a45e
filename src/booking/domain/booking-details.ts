import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';

/** Therapist, and date and time in shop time. */
export interface Appointment {
  therapistId: string;
  /** True for Any Available: nobody in particular. */
  isUnassigned: boolean;
  date: LocalDate;
  time: LocalTime;
}

/** An add-on of a booking, as it was when it was booked. */
export interface BookedAddOn {
  id: string;
  name: string;
  /** Minutes by which it makes the booking longer. */
  minutes: number;
  /** Its price, in cents. */
  cents: Cents;
}

/** The service as it was when it was booked: later edits of the service do not change it. */
export interface BookedService {
  serviceId: string;
  serviceName: string;
  /** Length, with the add-ons. */
  durationMinutes: number;
  /** Price, with the add-ons. */
  totalCents: Cents;
  currency: string;
  /** The add-ons; absent without any. */
  addOns?: readonly BookedAddOn[];
}

/** The place of a treatment in its visit; absent where nothing else was booked together with it. */
export interface VisitPlace {
  visitId: string;
  /** The guest of the treatment: 1 is who booked, 2 who comes along. */
  guest: number;
  /** Position of the treatment in its visit, from 1. */
  part: number;
  /** Number of treatments that were booked together. */
  parts: number;
}

/** The person that the booking is for. Null in events whose personal data was erased. */
export interface Client {
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
  notes: string | null;
}

/** The therapists who could have taken a booking that anybody may take, first the one whom it was given to. */
export interface Assignment {
  candidates: {
    therapistId: string;
    /** Number of gaps, too short to book, that the booking would have left. */
    holes: number;
    /** Booked minutes of that day. */
    bookedMinutes: number;
    /** Instant at which the therapist was last given a booking that anybody may take; ISO 8601, null for never. */
    lastAssignedAt: string | null;
  }[];
}
