import { type Decision, InvalidInput, RuleBroken } from '../../platform/decider.js';
import type { Appointment, BookedService, BookingEvent, Client, Verdict } from './booking.events.js';
import { complete, request } from './booking.decide.js';
import type { Booking } from './booking.evolve.js';
import { canBeConfirmed, cannotCancel, type Existing, existing, notAvailable, onlyLiving } from './booking.rules.js';
import { type BookingStatus, statusOf } from './booking-status.js';

type Decide = Decision<Booking, BookingEvent>;
type Living = Extract<BookingStatus, 'pending' | 'confirmed'>;

/** A booking as the shop's editor wants it to be. */
export interface Edited {
  appointment: Appointment;
  service: BookedService;
  client: Client | null;
  status: BookingStatus;
  /** Of the wanted slot; null when nothing changed that it depends on. */
  verdict: Verdict | null;
  hasStarted: boolean;
}

/** The shop books for somebody: confirmed, or a request for nobody in particular, or not at all. */
export function book({ status, ...wanted }: Parameters<typeof request>[0] & { status: Living }): Decide {
  return (booking) => {
    if (!canBeConfirmed(wanted.verdict)) throw notAvailable(wanted.verdict);
    const events = request(wanted)(booking);
    const isPromised = wanted.verdict === 'unassigned' && status === 'confirmed';
    return isPromised ? asOneChange([...events, { type: 'BookingConfirmed', data: { how: 'shop' } }]) : events;
  };
}

/**
 * Whatever the editor changes, in one decision. Pending and confirmed mean the same for a therapist who is free:
 * confirmed. A real therapist who is not free is refused under the verdict's name.
 * @throws InvalidInput on `status` for cancelled: that needs a reason
 */
export function edit(wanted: Edited): Decide {
  return (booking) => {
    const known = existing(booking);
    if (known.client === null) throw new RuleBroken('person-erased', 'The client of this booking was erased');
    return asOneChange([...clientChange(known, wanted), ...slotChanges(known, wanted), ...statusChange(known, wanted)]);
  };
}

function clientChange(known: Existing, { client }: Edited): BookingEvent[] {
  if (!client || isSame(client, known.client)) return [];
  return [{ type: 'ClientDetailsChanged', data: {}, personal: client }];
}

function slotChanges(known: Existing, { service, appointment, status }: Edited): BookingEvent[] {
  const events: BookingEvent[] = [];
  if (service.serviceId !== known.service.serviceId) events.push({ type: 'BookingServiceChanged', data: service });
  if (!isSame(appointment, known.appointment)) events.push({ type: 'BookingRescheduled', data: appointment });
  const isOver = known.situation === 'completed' || known.situation === 'cancelled';
  if (events.length > 0 && isOver && status === statusOf[known.situation]) throw onlyLiving(known);
  return events;
}

function statusChange(known: Existing, { status, verdict, hasStarted }: Edited): BookingEvent[] {
  if (status === 'completed') return complete({ hasStarted })(known);
  if (status === 'cancelled') {
    if (known.situation === 'completed') throw cannotCancel();
    if (known.situation !== 'cancelled') throw new InvalidInput('status', 'A booking is cancelled with a reason');
    return [];
  }
  if (verdict === null) return [];
  if (!canBeConfirmed(verdict)) throw notAvailable(verdict);
  const isToBeConfirmed = verdict === 'available' || status === 'confirmed';
  const isAsWanted = known.situation === (isToBeConfirmed ? 'confirmed' : 'requested');
  if (isAsWanted) return [];
  const reopened: BookingEvent[] =
    known.situation === 'requested' ? [] : [{ type: 'BookingReopened', data: { from: known.situation, verdict } }];
  return isToBeConfirmed ? [...reopened, { type: 'BookingConfirmed', data: { how: 'shop' } }] : reopened;
}

function isSame<T extends object>(one: T, other: T | null): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other?.[key]);
}

function asOneChange(events: BookingEvent[]): BookingEvent[] {
  const isLast = (nth: number) => nth === events.length - 1;
  return events.map((event, nth) => (isLast(nth) ? event : ({ ...event, data: { ...event.data, isPart: true } } as BookingEvent)));
}
