import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';

/** With whom and when, in shop time. */
export interface Appointment {
  therapistId: string;
  /** True for Any Available: nobody in particular. */
  isUnassigned: boolean;
  date: LocalDate;
  time: LocalTime;
}

/** The service as it was when it was booked: later edits of the service do not change it. */
export interface BookedService {
  serviceId: string;
  serviceName: string;
  durationMinutes: number;
  totalCents: Cents;
  currency: string;
}

/** The place of a treatment in its visit; absent where nothing else was booked together with it. */
export interface VisitPlace {
  visitId: string;
  /** Whom of the visit it is for: 1 is who booked, 2 who comes along. */
  guest: number;
  /** From 1, in the order of the visit. */
  part: number;
  /** How many were booked together. */
  parts: number;
}

/** Whom the booking is for. Null in events whose personal data was erased. */
export interface Client {
  firstName: string;
  lastName: string;
  phone: string;
  email: string | null;
  notes: string | null;
}

/** Who could have taken a booking that anybody may take, first of all whom it was given to. */
export interface Assignment {
  candidates: {
    therapistId: string;
    /** Gaps too short to book that it would have left. */
    holes: number;
    /** Minutes of the day that were booked. */
    bookedMinutes: number;
    /** When such a booking last went to them; ISO 8601, null for never. */
    lastAssignedAt: string | null;
  }[];
}
