import { BusinessRuleError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { BookingDecision } from './booking.aggregate.js';
import type { BookingEvent } from './booking.events.js';
import type { BookingChangeUndone } from './events/undo.events.js';
import type { ExistingBooking } from './booking.state.js';
import {
  assertNotErased,
  canBeConfirmed,
  isAwaitingPayment,
  requireBooking,
  slotUnavailableError,
} from './booking.rules.js';

/** The parts of an event that decide what can be undone. */
export interface LoggedBookingEvent {
  version: number;
  type: BookingEvent['type'];
  isByUser: boolean;
  /** True when more events of the same change follow. */
  isPart: boolean;
  /** The versions that this event undid; empty for all other types. */
  undoes: readonly number[];
  /**
   * True when the event only completes the one before it, such as the confirmation of a booking that is made and
   * confirmed at once.
   */
  isAtOnce: boolean;
  /** True when the same change also changed other bookings of the visit. */
  isOfVisit: boolean;
}

/** One change to a booking: one event, or several of which all but the last are marked as parts. */
export interface BookingChange {
  versions: number[];
  types: BookingEvent['type'][];
  isByUser: boolean;
  /** True when it can be undone only together with the changes to the other bookings of the visit. */
  isOfVisit: boolean;
}

/**
 * Whether a change can be undone when the shop made it (`undoable`) or never (`final`). A `neutral` event changes
 * nothing about a booking: it does not keep an earlier change from being undone.
 */
const UNDO_KINDS: Readonly<Record<BookingEvent['type'], 'undoable' | 'final' | 'neutral'>> = {
  BookingRequested: 'final',
  BookingImported: 'final',
  BookingImportUndone: 'final',
  BookingConfirmed: 'undoable',
  EmailVerified: 'final',
  DepositAsked: 'undoable',
  DepositLapsed: 'final',
  BookingRescheduled: 'undoable',
  BookingServiceChanged: 'undoable',
  BookingPriceChanged: 'undoable',
  BookingLengthChanged: 'undoable',
  BookingRoomChanged: 'undoable',
  ClientDetailsChanged: 'undoable',
  BookingReopened: 'undoable',
  DayStateChanged: 'undoable',
  NoShowRecorded: 'undoable',
  BookingCompleted: 'undoable',
  BookingCancelled: 'undoable',
  BookingChangeUndone: 'final',
  BookingRepeated: 'neutral',
  BookingAttendanceConfirmed: 'neutral',
  LetterResent: 'neutral',
  BookingLinksRequested: 'neutral',
  PersonalDataErased: 'final',
};

export const isNeutral = (type: BookingEvent['type']): boolean => UNDO_KINDS[type] === 'neutral';

/**
 * Finds the change by the shop that can be undone now: the latest one that has not been undone, if nothing else has
 * happened since.
 */
export function findUndoableChange(events: readonly LoggedBookingEvent[]): BookingChange | undefined {
  const holding: (BookingChange & { isUndoable: boolean })[] = [];
  let parts: LoggedBookingEvent[] = [];
  for (const event of events) {
    if (isNeutral(event.type)) continue;
    parts.push(event);
    if (event.isPart) continue;
    const change = toChange(parts);
    parts = [];
    if (event.type === 'BookingChangeUndone') holding.pop();
    else holding.push(change);
  }
  const last = holding.at(-1);
  return last?.isUndoable ? last : undefined;
}

function toChange(parts: readonly LoggedBookingEvent[]) {
  const types = parts.map(({ type }) => type);
  const isByUser = parts.every((part) => part.isByUser);
  const isOfShop = isByUser && !parts.some(({ isAtOnce }) => isAtOnce);
  return {
    versions: parts.map(({ version }) => version),
    types,
    isByUser,
    isOfVisit: parts.some((part) => part.isOfVisit),
    isUndoable: isOfShop && types.every((type) => UNDO_KINDS[type] === 'undoable'),
  };
}

/**
 * Restores a booking to what it was before a change.
 * @param before the booking as it was
 * @param versions the versions of the change
 * @param verdict whether its slot is free; null where it needs none
 * @param roomId the room that it gets back
 * @throws BusinessRuleError `person-erased`, `not-undoable` for a hold that its client was to pay for, or under the verdict's name when its slot is taken
 */
export function undo({
  before,
  versions,
  verdict,
  roomId,
}: {
  before: ExistingBooking;
  versions: number[];
  verdict: Verdict | null;
  roomId: string | null;
}): BookingDecision {
  return (booking) => {
    const current = requireBooking(booking);
    assertNotErased(current);
    if (isAwaitingPayment(before))
      throw new BusinessRuleError(
        'not-undoable',
        current.status === 'confirmed'
          ? 'It was confirmed without its deposit, which is asked for once: cancel it, or leave it confirmed'
          : 'The time was held for a payment: please book again',
      );
    if (holdsSlot(before) && verdict && !canBeConfirmed(verdict)) throw slotUnavailableError(verdict);
    // Requests have no room in their state.
    return [toUndone(before.status === 'pending' ? before : { ...before, roomId }, versions)];
  };
}

/** Whether the booking takes its slot: it is confirmed, or held until its client has proved the address or paid. */
export const holdsSlot = (booking: ExistingBooking): boolean =>
  booking.status === 'confirmed' || (booking.status === 'pending' && booking.heldUntil !== undefined);

/** Returns the event that says what a booking is again. @param undoes the versions that are taken back */
export function toUndone(before: ExistingBooking, undoes: number[]): BookingChangeUndone {
  const { appointment, service, client, clientId, status, isAttendanceConfirmed, agreed } = before;
  const reason = before.status === 'cancelled' ? before.reason : null;
  return {
    type: 'BookingChangeUndone',
    data: {
      ...appointment,
      ...service,
      status,
      verdict: before.status === 'pending' ? before.verdict : null,
      dayState: (before.status === 'confirmed' && before.dayState) || null,
      isAttendanceConfirmed,
      ...(before.roomId !== null && { roomId: before.roomId }),
      ...(before.status === 'pending' && before.heldUntil && { heldUntil: before.heldUntil }),
      ...(before.status === 'cancelled' && before.hasLapsed && { hasLapsed: before.hasLapsed }),
      clientId: clientId ?? null,
      ...(agreed && { agreed: { listCents: agreed.listCents, kind: agreed.kind, value: agreed.value } }),
      undoes,
    },
    personal: client && { ...client, reason, ...(agreed?.because && { priceReason: agreed.because }) },
  };
}
