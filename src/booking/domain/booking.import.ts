import { BusinessRuleError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { BookingDecision } from './booking.aggregate.js';
import { type BookingStatus, type OpenStatus, isOpenStatus } from './booking-status.js';
import type { Appointment, BookedService, Client } from './booking-details.js';
import { assertNew, canBeConfirmed, slotUnavailableError } from './booking.rules.js';

interface ImportInput {
  appointment: Appointment;
  service: BookedService;
  client: Client;
  clientId: string;
  status: BookingStatus;
  /** Whether the start lies at or before now. */
  hasStarted: boolean;
  /** Verdict about the slot; null where the booking needs none. */
  verdict: Verdict | null;
}

/** Whether an imported booking takes a slot: it is open and lies ahead. */
export function needsSlot(status: BookingStatus, hasStarted: boolean): status is OpenStatus {
  return !hasStarted && isOpenStatus(status);
}

/**
 * Imports a booking of the former system, as it was there.
 * @throws BusinessRuleError `booked-once`, `not-started` for one that is over before its start, or under the verdict's
 * name for one that is confirmed for later and has no slot
 */
export function importBooking(input: ImportInput): BookingDecision {
  return (booking) => {
    assertNew(booking);
    const { appointment, service, client, clientId, status, hasStarted, verdict } = input;
    if ((status === 'completed' || status === 'no_show') && !hasStarted)
      throw new BusinessRuleError(
        'not-started',
        `A booking can be ${status === 'no_show' ? 'missed' : 'completed'} once its start has passed`,
      );
    const holdsSlot = needsSlot(status, hasStarted);
    const found = verdict ?? 'error';
    if (holdsSlot && status === 'confirmed' && !canBeConfirmed(found)) throw slotUnavailableError(found);
    const reason = status === 'pending' ? (verdict ?? (appointment.isUnassigned ? 'unassigned' : 'available')) : null;
    const data = { ...appointment, ...service, clientId, status, verdict: reason, holdsSlot };
    return [{ type: 'BookingImported', data, personal: client }];
  };
}
