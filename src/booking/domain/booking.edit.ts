import type { Decision } from '../../kernel/aggregate.js';
import { InvalidInputError, BusinessRuleError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/verdict.js';
import type { Appointment, BookedService, Client } from './booking-details.js';
import type { BookingEvent } from './booking.events.js';
import { complete, request } from './booking.decide.js';
import type { Booking } from './booking.state.js';
import {
  canBeConfirmed,
  cannotCancelError,
  type ExistingBooking,
  requireBooking,
  slotUnavailableError,
  onlyOpenBookings,
} from './booking.rules.js';
import type { BookingStatus, OpenStatus } from './booking-status.js';

type Decide = Decision<Booking, BookingEvent>;

/** A booking as the shop's editor wants it to be. */
export interface EditedBooking {
  appointment: Appointment;
  service: BookedService;
  client: Client | null;
  status: BookingStatus;
  /** Of the wanted slot; null when nothing changed that it depends on. */
  verdict: Verdict | null;
  hasStarted: boolean;
  /** Whether the client is told; the shop always is. */
  notifyClient?: boolean;
}

/** The shop books for somebody: confirmed, or a request for nobody in particular, or not at all. */
export function book({ status, ...input }: Parameters<typeof request>[0] & { status: OpenStatus }): Decide {
  return (booking) => {
    if (!canBeConfirmed(input.verdict)) throw slotUnavailableError(input.verdict);
    const events = request(input)(booking);
    const isConfirmedAtOnce = input.verdict === 'unassigned' && status === 'confirmed';
    return isConfirmedAtOnce
      ? markIntermediate([...events, { type: 'BookingConfirmed', data: { how: 'shop' } }])
      : events;
  };
}

/**
 * Whatever the editor changes, in one decision. Pending and confirmed mean the same for a therapist who is free:
 * confirmed. A real therapist who is not free is refused under the verdict's name.
 * @throws InvalidInputError on `status` for cancelled: that needs a reason
 */
export function edit(edited: EditedBooking): Decide {
  return (booking) => {
    const current = requireBooking(booking);
    if (current.client === null) throw new BusinessRuleError('person-erased', 'The client of this booking was erased');
    const events = markIntermediate([
      ...decideClientChange(current, edited),
      ...decideSlotChanges(current, edited),
      ...decideStatusChange(current, edited),
    ]);
    return edited.notifyClient === false ? markSilent(events) : events;
  };
}

function decideClientChange(current: ExistingBooking, { client }: EditedBooking): BookingEvent[] {
  if (!client || isSame(client, current.client)) return [];
  return [{ type: 'ClientDetailsChanged', data: {}, personal: client }];
}

function decideSlotChanges(current: ExistingBooking, { service, appointment, status }: EditedBooking): BookingEvent[] {
  const events: BookingEvent[] = [];
  if (service.serviceId !== current.service.serviceId) events.push({ type: 'BookingServiceChanged', data: service });
  if (!isSame(appointment, current.appointment)) events.push({ type: 'BookingRescheduled', data: appointment });
  const isOver = current.status !== 'pending' && current.status !== 'confirmed';
  if (events.length > 0 && isOver && status === current.status) throw onlyOpenBookings(current);
  return events;
}

function decideStatusChange(current: ExistingBooking, { status, verdict, hasStarted }: EditedBooking): BookingEvent[] {
  if (status === 'completed') return complete({ hasStarted })(current);
  if (status === 'cancelled') {
    if (current.status === 'completed') throw cannotCancelError();
    if (current.status !== 'cancelled') throw new InvalidInputError('status', 'A booking is cancelled with a reason');
    return [];
  }
  if (status === 'no_show') {
    if (current.status !== 'no_show')
      throw new InvalidInputError('status', 'That a client did not come is recorded from the booking');
    return [];
  }
  if (verdict === null) return [];
  if (!canBeConfirmed(verdict)) throw slotUnavailableError(verdict);
  const isToBeConfirmed = verdict === 'available' || status === 'confirmed';
  const isUnchanged = current.status === (isToBeConfirmed ? 'confirmed' : 'pending');
  if (isUnchanged) return [];
  const reopened: BookingEvent[] =
    current.status === 'pending' ? [] : [{ type: 'BookingReopened', data: { from: current.status, verdict } }];
  return isToBeConfirmed ? [...reopened, { type: 'BookingConfirmed', data: { how: 'shop' } }] : reopened;
}

function isSame<T extends object>(one: T, other: T | null): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other?.[key]);
}

function markIntermediate(events: BookingEvent[]): BookingEvent[] {
  const isLast = (nth: number) => nth === events.length - 1;
  return events.map((event, nth) =>
    isLast(nth) ? event : ({ ...event, data: { ...event.data, isPart: true } } as BookingEvent),
  );
}

/** The last event is the one that tells of the change. */
function markSilent(events: BookingEvent[]): BookingEvent[] {
  const last = events.at(-1);
  if (!last) return events;
  return [...events.slice(0, -1), { ...last, data: { ...last.data, notifyClient: false } } as BookingEvent];
}
