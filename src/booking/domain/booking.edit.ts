import { InvalidInputError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { BookingDecision } from './booking.aggregate.js';
import type { Appointment, BookedService, Client } from './booking-details.js';
import type { BookingEvent } from './booking.events.js';
import { isSameTreatment } from './add-ons.js';
import { complete, request } from './booking.decide.js';
import { askDeposit } from './booking.hold.js';
import type { ExistingBooking } from './booking.state.js';
import {
  assertNotAwaitingPayment,
  assertNotErased,
  bookingClosedError,
  canBeConfirmed,
  cannotCancelError,
  requireBooking,
  slotUnavailableError,
} from './booking.rules.js';
import { type BookingStatus, isOpenStatus, type OpenStatus } from './booking-status.js';
import type { AskedDeposit } from './events/deposit.events.js';
import type { PriceInput } from './price/agreed-price.js';
import { changePrice } from './price/change-price.js';

/** A booking as the shop's editor wants it to be. */
export interface EditedBooking {
  appointment: Appointment;
  service: BookedService;
  client: Client | null;
  /** The id of the client that it goes to; undefined keeps the current one. */
  clientId?: string | undefined;
  status: BookingStatus;
  /** The price; undefined keeps the current one, or takes that of the new service. */
  price?: PriceInput | undefined;
  /** Verdict about the slot as it would be; null when nothing changed that it depends on. */
  verdict: Verdict | null;
  hasStarted: boolean;
  /** The deposit that confirms a request; absent where none is due. */
  deposit?: AskedDeposit | undefined;
  /** Keeps a request pending although its therapist is free. */
  staysRequest?: boolean;
  /** Whether the client is notified; the shop always is. */
  notifyClient?: boolean;
}

/**
 * Books for a client of the shop: confirmed with a therapist who is free, as a request with Any Available. Where its
 * client is asked for the deposit, the time is held until that is paid.
 * @param waiver the reason for which no deposit is asked for; undefined where none is due
 * @throws BusinessRuleError under the verdict's name where the slot is not free
 * @throws InvalidInputError as `changePrice` does
 */
export function book({ status, price, waiver, heldUntil, heldFor: _, ...input }: NewOfficeBooking): BookingDecision {
  return (booking) => {
    if (!canBeConfirmed(input.verdict)) throw slotUnavailableError(input.verdict);
    const [requested, ...confirmed] = request(input)(booking);
    const events = [requested!, ...changePrice(input, price)];
    if (heldUntil) return markIntermediate([...events, askDeposit({ heldUntil: heldUntil.toISOString() })]);
    const isConfirmedAtOnce = input.verdict === 'unassigned' && status === 'confirmed';
    if (!isConfirmedAtOnce) return [...events, ...confirmed.map((event) => withoutDeposit(event, waiver))];
    const promised: BookingEvent = { type: 'BookingConfirmed', data: { how: 'shop' } };
    return markIntermediate([...events, withoutDeposit(promised, waiver)]);
  };
}

type NewOfficeBooking = Parameters<typeof request>[0] & {
  status: OpenStatus;
  price?: PriceInput | undefined;
  waiver?: string | undefined;
};

/** Notes with a confirmation why no deposit was asked for. */
const withoutDeposit = (event: BookingEvent, waiver: string | undefined): BookingEvent =>
  event.type !== 'BookingConfirmed' || waiver === undefined
    ? event
    : { ...event, data: { ...event.data, isWithoutDeposit: true }, personal: { reason: waiver } };

/**
 * Decides everything that the editor may change at once. For a real therapist, pending and confirmed mean the same: a
 * free slot is confirmed, a request once its deposit is paid, unless it is to stay pending, and a taken one is refused under the verdict's name.
 * @throws InvalidInputError on `status` for cancelled, which needs a reason, and for a no-show; as `changePrice` does
 * @throws BusinessRuleError `person-erased`, `cannot-cancel`, `booking-closed` for a slot, service or price of a
 * booking that is over, `payment-awaited` for these while its client pays, or under the verdict's name
 */
export function edit(edited: EditedBooking): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    assertNotErased(current);
    const events = markIntermediate([
      ...decideClientChange(current, edited),
      ...decideSlotChanges(current, edited),
      ...decideStatusChange(current, edited),
    ]);
    if (events.some(({ type }) => type !== 'ClientDetailsChanged')) assertNotAwaitingPayment(current);
    // Whoever is to pay has to hear of it.
    const isAsked = events.some(({ type }) => type === 'DepositAsked');
    const isSilent = (edited.notifyClient === false && !isAsked) || isOnlyAssigned(current, edited, events);
    return isSilent ? markSilent(events) : events;
  };
}

/**
 * Whether a request that left the therapist open has one now and waits on. Its client asked for nothing else, and reads
 * the therapist's name in the confirmation.
 */
function isOnlyAssigned(
  { status, appointment: before, service: booked }: ExistingBooking,
  { appointment: { date, time }, service }: EditedBooking,
  events: readonly BookingEvent[],
): boolean {
  const isAssigned = status === 'pending' && before.isUnassigned && events.at(-1)?.type === 'BookingRescheduled';
  return (
    isAssigned &&
    isSame({ date, time }, before) &&
    isSameTreatment(booked, service) &&
    booked.durationMinutes === service.durationMinutes
  );
}

function decideClientChange(current: ExistingBooking, { client, clientId }: EditedBooking): BookingEvent[] {
  if (!client || (isSame(client, current.client) && !clientId)) return [];
  return [{ type: 'ClientDetailsChanged', data: { ...(clientId && { clientId }) }, personal: client }];
}

function decideSlotChanges(current: ExistingBooking, edited: EditedBooking): BookingEvent[] {
  const { service, appointment, status, verdict } = edited;
  const treatment = decideServiceChange(current, service);
  const waits = verdict !== null && keepsWaiting(current, edited);
  const moved: BookingEvent[] =
    isSame(appointment, current.appointment) && !waits
      ? []
      : [{ type: 'BookingRescheduled', data: { ...appointment, ...(waits && { verdict }) } }];
  const isOver = !isOpenStatus(current.status);
  if (treatment.length + moved.length > 0 && isOver && status === current.status) throw bookingClosedError(current);
  return [...treatment, ...decidePriceChange(current, edited, treatment.length > 0), ...moved];
}

function decideServiceChange(current: ExistingBooking, service: BookedService): BookingEvent[] {
  if (!isSameTreatment(service, current.service)) return [{ type: 'BookingServiceChanged', data: service }];
  const { durationMinutes } = service;
  if (durationMinutes === current.service.durationMinutes) return [];
  return [{ type: 'BookingLengthChanged', data: { durationMinutes } }];
}

/**
 * Decides about the price. One that was agreed for another service, or for other add-ons, does not apply to this one. The price of a completed
 * booking can still be corrected.
 */
function decidePriceChange(current: ExistingBooking, { service, price, status }: EditedBooking, tells: boolean) {
  const agreed = isSameTreatment(service, current.service) ? current.agreed : undefined;
  const changed = changePrice({ service, agreed }, price);
  const isNothing = current.status === 'cancelled' || current.status === 'no_show';
  if (changed.length > 0 && isNothing && status === current.status) throw bookingClosedError(current);
  return changed.map((event) => (tells ? { ...event, data: { ...event.data, tellsOfService: true as const } } : event));
}

/** Whether a request stays pending although its therapist is free. With Any Available it stays pending anyway. */
const keepsWaiting = (current: ExistingBooking, { status, appointment, staysRequest = false }: EditedBooking) =>
  staysRequest && current.status === 'pending' && status === 'pending' && !appointment.isUnassigned;

function decideStatusChange(current: ExistingBooking, edited: EditedBooking): BookingEvent[] {
  const { status, verdict, hasStarted, deposit } = edited;
  if (status === 'completed') return complete({ hasStarted })(current);
  if (status === 'cancelled') {
    if (current.status === 'completed') throw cannotCancelError();
    if (current.status !== 'cancelled') throw new InvalidInputError('status', 'A booking is cancelled with a reason');
    return [];
  }
  if (status === 'no_show') {
    if (current.status !== 'no_show') throw new InvalidInputError('status', 'Mark the no-show from the booking');
    return [];
  }
  if (verdict === null) return [];
  if (!canBeConfirmed(verdict)) throw slotUnavailableError(verdict);
  const isToBeConfirmed = (verdict === 'available' && !keepsWaiting(current, edited)) || status === 'confirmed';
  const isUnchanged = current.status === (isToBeConfirmed ? 'confirmed' : 'pending');
  if (isUnchanged) return [];
  if (isToBeConfirmed && current.status === 'pending' && deposit) return [askDeposit(deposit)];
  const reopened: BookingEvent[] =
    current.status === 'pending' ? [] : [{ type: 'BookingReopened', data: { from: current.status, verdict } }];
  return isToBeConfirmed ? [...reopened, { type: 'BookingConfirmed', data: { how: 'shop' } }] : reopened;
}

function isSame<T extends object>(one: T, other: NoInfer<T> | null): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other?.[key]);
}

function markIntermediate(events: BookingEvent[]): BookingEvent[] {
  const isLast = (nth: number) => nth === events.length - 1;
  return events.map((event, nth) =>
    isLast(nth) ? event : ({ ...event, data: { ...event.data, isPart: true } } as BookingEvent),
  );
}

/** Marks the last event as silent, because its mail covers the whole change. */
function markSilent(events: BookingEvent[]): BookingEvent[] {
  const last = events.at(-1);
  if (!last) return events;
  return [...events.slice(0, -1), { ...last, data: { ...last.data, notifyClient: false } } as BookingEvent];
}
