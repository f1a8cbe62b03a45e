import type { Appointment, BookedService, Client } from '../../domain/booking-details.js';
import type { BookingStatus } from '../../domain/booking-status.js';

/** A booking as a file of another system, or of this one, states it. */
export interface ImportedBooking {
  /** The key of the booking in the former system, at most 100 characters; null where the file has none. */
  externalId: string | null;
  /** The whole line as text, to tell whether a later import says the same. */
  content: string;
  appointment: Appointment;
  service: BookedService;
  client: Client;
  /** Id of the client, where it is known otherwise than by name and contact. */
  clientId?: string;
  status: BookingStatus;
  /** Whether an export of this product states it: an open one may lack a contact then, as it did there. */
  isExported: boolean;
}
