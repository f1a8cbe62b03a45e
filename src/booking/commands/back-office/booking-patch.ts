import { InvalidInputError } from '../../../kernel/errors.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import type { Client } from '../../domain/booking-details.js';
import type { BookingStatus } from '../../domain/booking-status.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import { splitName } from '../../domain/client/client-name.js';
import { withoutCancellationReason } from '../../domain/client/notes.js';
import type { PriceInput } from '../../domain/price/agreed-price.js';
import { SHORT_PHONE } from '../../domain/client/phone-length.js';

/** A client in the fields of the editor. */
export interface ClientInput {
  /** The id of the client who was chosen; undefined for one who was typed in. */
  id?: string | undefined;
  name: string;
  phone: string;
  email: string | null;
  notes: string | null;
}

/** The fields of a booking that the office wants to change. Omitted fields stay as they are. */
export interface BookingPatch {
  serviceId?: string;
  /** The ids of the add-ons; undefined keeps those of the same service, or takes none for another. */
  addOnIds?: readonly string[] | undefined;
  slot?: LocalDateTime & { therapistId: string };
  /** The room; undefined keeps the current one, or takes the first free one. */
  roomId?: string | undefined;
  client?: ClientInput;
  /** The price; undefined keeps the current one, or takes that of the new service. */
  price?: PriceInput | undefined;
  /** The length in minutes; undefined keeps the current one, or takes that of the new service. */
  durationMinutes?: number | undefined;
  /**
   * The status; undefined keeps the current one. For a therapist, pending and confirmed mean the same: the slot
   * decides.
   */
  status?: BookingStatus;
  /** Keeps a request pending although its therapist is free. Not supported for a treatment of a visit. */
  staysRequest?: boolean | undefined;
  /** Whether the client gets a mail about it; undefined means true. */
  notifyClient?: boolean;
}

/**
 * Converts the editor's fields to a client.
 * @throws InvalidInputError on `client_phone` when the number is removed: only a walk-in may be without one
 */
export function toClient({ id, name, notes, ...contact }: ClientInput, current: ExistingBooking): Client {
  if (contact.phone === '' && current.client?.phone !== '')
    throw new InvalidInputError('client_phone', SHORT_PHONE.message);
  const reason = current.status === 'cancelled' ? current.reason : null;
  return { ...splitName(name, current.client), ...contact, notes: withoutCancellationReason(notes, reason) };
}
