import { type Answer, conflict, done, invalid } from './answer.js';
import { forgetOpening, keepVacated, keepOpening, wasInRoom, yieldToRequest } from './kept-opening-rules.js';
import {
  ANY_AVAILABLE,
  type DayState,
  durations,
  HOLD_MINUTES,
  type ModelBooking,
  type ModelShop,
  offered,
  type Slot,
  type Status,
} from './model-shop.js';

const STALE_VERSION = conflict('booking-modified');
const isFinished = ({ status }: { status: Status }) => status !== 'pending' && status !== 'confirmed';
const isSameSlot = (one: Slot, other: Slot) =>
  one.therapist === other.therapist && one.day === other.day && one.time === other.time;

/** A visitor books. */
export function request(shop: ModelShop, slot: Slot, service: number): Answer {
  const refused = shop.refusedByWindow(slot);
  if (refused) return refused;
  const verdict = shop.verdict(slot, service, 'open');
  const isHeld = verdict === 'available' && shop.rules.confirmsByMail;
  const isFree = verdict === 'available' && !isHeld;
  shop.bookings.push({
    ...slot,
    service,
    status: isFree ? 'confirmed' : 'pending',
    reason: isFree ? null : isHeld ? 'unverified' : verdict,
    version: isFree ? 2 : 1,
    dayState: 'expected',
    heldUntil: isHeld ? shop.minutesNow() + HOLD_MINUTES : undefined,
    changes: [],
    undone: [],
  });
  return done;
}

/** The client opens the link in the mail. */
export function verify(shop: ModelShop, booking: ModelBooking): Answer {
  if (booking.hasLapsed) return { status: 410, code: 'hold-lapsed' };
  if (booking.isVerified) return done;
  if (booking.status === 'cancelled') return { status: 404, code: 'link-invalid' };
  booking.isVerified = true;
  if (booking.status !== 'pending') return change(booking, {}, 1, false);
  const verdict = shop.verdict(booking, booking.service, 'linked', booking);
  if (verdict === 'available') return change(booking, { status: 'confirmed', reason: null }, 2, false);
  const reason = booking.heldUntil === undefined ? booking.reason : verdict;
  return change(booking, { reason, heldUntil: undefined }, 1, false);
}

/** Whoever has not opened it in time loses the time that was kept. */
export function lapse(shop: ModelShop): void {
  const isOver = ({ heldUntil }: ModelBooking) => heldUntil !== undefined && heldUntil <= shop.minutesNow();
  for (const booking of shop.bookings.filter(isOver)) {
    const hadRoom = shop.rules.hasOneRoom && wasInRoom(booking);
    change(booking, { status: 'cancelled', reason: null }, 1, false);
    booking.hasLapsed = true;
    keepOpening(shop, booking, booking, hadRoom);
  }
}

/** The shop books for somebody. */
export function bookForClient(shop: ModelShop, slot: Slot, service: number, status: 'pending' | 'confirmed'): Answer {
  if (slot.day < shop.now.day) return invalid('booking_date');
  if (!offered.includes(slot.time)) return invalid('booking_time');
  const verdict = shop.verdict(slot, service, 'confirmed');
  const isNobodys = verdict === 'unassigned';
  if (!isNobodys && verdict !== 'available') return conflict(verdict);
  const isConfirmed = !isNobodys || status === 'confirmed';
  shop.bookings.push({
    ...slot,
    service,
    status: isConfirmed ? 'confirmed' : 'pending',
    reason: isConfirmed ? null : 'unassigned',
    version: isConfirmed ? 2 : 1,
    dayState: 'expected',
    changes: [],
    undone: [],
  });
  return done;
}

export function moveOwn(
  shop: ModelShop,
  booking: ModelBooking,
  to: Slot,
  asRequest: boolean,
  isStale: boolean,
): Answer {
  if (isStale) return STALE_VERSION;
  if (isSameSlot(booking, to)) return done;
  if (shop.isCutOff(booking)) return conflict('cut-off-passed');
  const refused = shop.refusedByWindow(to);
  if (refused) return refused;
  const verdict = shop.verdict(to, booking.service, 'open', booking);
  if (isFinished(booking)) return conflict('booking-closed');
  if (booking.heldUntil !== undefined) return conflict('not-verified-yet');
  const before = { ...booking };
  if (verdict === 'available') {
    const steps = booking.status === 'confirmed' ? 1 : 2;
    change(booking, { ...to, status: 'confirmed', reason: null, isPlacedByShop: false }, steps, false);
  } else {
    if (booking.status === 'confirmed' && !asRequest) return conflict(verdict);
    change(booking, { ...to, status: 'pending', reason: verdict, isPlacedByShop: false }, 1, false);
  }
  keepVacated(shop, before, booking);
  return done;
}

export function cancelOwn(shop: ModelShop, booking: ModelBooking, isStale: boolean): Answer {
  if (isStale) return STALE_VERSION;
  if (!isFinished(booking) && shop.isCutOff(booking)) return conflict('cut-off-passed');
  return cancel(shop, booking, 'Cancelled by the client', false, false);
}

export function cancel(shop: ModelShop, booking: ModelBooking, why: string, isStale: boolean, isByShop = true): Answer {
  if (isStale) return STALE_VERSION;
  if (booking.status === 'cancelled') return conflict('already-cancelled');
  if (booking.status === 'completed') return conflict('cannot-cancel');
  if (booking.status === 'no_show') return conflict('booking-closed');
  if (why.trim() === '') return invalid('reason');
  const hadRoom = shop.rules.hasOneRoom && wasInRoom(booking);
  change(booking, { status: 'cancelled', reason: null }, 1, isByShop);
  if (booking.therapist !== ANY_AVAILABLE) keepOpening(shop, booking, booking, hadRoom);
  return done;
}

export function confirm(shop: ModelShop, booking: ModelBooking, isStale: boolean): Answer {
  if (isStale) return STALE_VERSION;
  if (isFinished(booking)) return conflict('not-pending');
  if (booking.status === 'confirmed') return done;
  const verdict = shop.verdict(booking, booking.service, 'confirmed', booking);
  if (verdict !== 'available' && verdict !== 'unassigned') return conflict(verdict);
  return change(booking, { status: 'confirmed', reason: null }, 1);
}

export function complete(shop: ModelShop, booking: ModelBooking, isStale: boolean): Answer {
  if (isStale) return STALE_VERSION;
  if (booking.status === 'completed') return done;
  if (isFinished(booking)) return conflict('booking-closed');
  if (!shop.isPast(booking)) return conflict('not-started');
  return change(booking, { status: 'completed', reason: null }, 1);
}

/** The client is here, is being treated, did not come, or is not here after all. */
export function changeDayState(
  shop: ModelShop,
  booking: ModelBooking,
  to: DayState | 'no_show',
  isStale: boolean,
): Answer {
  if (isStale) return STALE_VERSION;
  if (to === 'no_show') return recordNoShow(shop, booking);
  if (booking.status === 'pending') return conflict('not-confirmed');
  if (isFinished(booking)) return conflict('booking-closed');
  if (booking.dayState === to) return done;
  if (to !== 'expected' && booking.day !== shop.now.day) return conflict('another-day');
  return change(booking, { dayState: to }, 1);
}

function recordNoShow(shop: ModelShop, booking: ModelBooking): Answer {
  if (booking.status === 'no_show') return done;
  if (booking.status !== 'confirmed') return conflict('booking-closed');
  if (booking.dayState !== 'expected') return conflict('has-arrived');
  const late = (shop.now.day - booking.day) * 1440 + shop.now.time - booking.time;
  return late < 15 ? conflict('not-late-enough') : change(booking, { status: 'no_show' }, 1);
}

export interface Edit extends Slot {
  service: number;
  status: Status;
}

/** The shop's editor, its drag in the day view and its reopening: all the same change. */
export function edit(shop: ModelShop, booking: ModelBooking, to: Edit, isStale: boolean): Answer {
  if (isStale) return STALE_VERSION;
  if (booking.day !== to.day && to.day < shop.now.day) return invalid('booking_date');
  const isMoved = !isSameSlot(booking, to);
  const isOtherService = booking.service !== to.service;
  const isToLive = to.status === 'pending' || to.status === 'confirmed';
  if (isToLive && isMoved && !offered.includes(to.time)) return invalid('booking_time');

  const steps = Number(isMoved) + Number(isOtherService);
  if (steps > 0 && isFinished(booking) && to.status === booking.status) return conflict('booking-closed');
  const { therapist, day, time, service } = to;
  const elsewhere = { therapist, day, time, service };
  if (to.status === 'cancelled') {
    if (booking.status === 'completed') return conflict('cannot-cancel');
    return booking.status === 'cancelled' ? done : invalid('status');
  }
  if (to.status === 'completed') {
    if (booking.status === 'completed') return done;
    if (isFinished(booking)) return conflict('booking-closed');
    if (!shop.isPast(to)) return conflict('not-started');
    return change(booking, { ...elsewhere, status: 'completed', reason: null }, steps + 1);
  }

  if (to.status === 'no_show') return booking.status === 'no_show' ? done : invalid('status');

  // Another treatment asks again, even one as long: whether the therapist gives it, and a room for it.
  if (steps === 0 && to.status === booking.status) return change(booking, elsewhere, 0);
  const verdict = shop.verdict(to, to.service, 'confirmed', booking);
  if (verdict !== 'available' && verdict !== 'unassigned') return conflict(verdict);
  const status = verdict === 'available' ? 'confirmed' : to.status;
  const reason = status === 'confirmed' ? null : 'unassigned';
  const before = { ...booking };
  change(booking, { ...elsewhere, status, reason }, steps + stepsBetween(booking.status, status));
  keepVacated(shop, before, booking);
  return done;
}

/** Reopening is a step, and so is confirming; taking a promise back makes it a request again. */
function stepsBetween(from: Status, to: 'pending' | 'confirmed'): number {
  if (from === to) return 0;
  return from === 'pending' || to === 'pending' ? 1 : 2;
}

/** The shop takes its latest change back. */
export function undo(shop: ModelShop, booking: ModelBooking, version: number): Answer {
  if (booking.undone.includes(version)) return done;
  const last = booking.changes.at(-1);
  if (last?.version !== version || !last.isByShop) return conflict('not-undoable');
  const { before } = last;
  const left = { ...booking };
  if (!isFinished(before)) {
    if (before.day !== booking.day && before.day < shop.now.day) return conflict('former-date-passed');
    const isAsLong = durations[before.service] === durations[booking.service];
    const holds = ({ status, heldUntil }: ModelBooking) => status === 'confirmed' || heldUntil !== undefined;
    const isHeld = isSameSlot(before, booking) && isAsLong && holds(booking);
    const verdict = shop.verdict(before, before.service, 'confirmed', booking);
    if (holds(before) && !isHeld && verdict !== 'unassigned' && verdict !== 'available') return conflict(verdict);
  }
  if (!isFinished(before)) forgetOpening(shop, booking);
  const undone = [...booking.undone];
  for (let taken = before.version + 1; taken <= version; taken++) undone.push(taken);
  const { heldUntil, hasLapsed } = before;
  const isPlacedByShop = true;
  Object.assign(booking, before, { heldUntil, hasLapsed, isPlacedByShop, version: booking.version + 1, undone });
  const keptThen = shop.kept;
  keepVacated(shop, left, booking);
  yieldToRequest(shop, left, booking, keptThen);
  return done;
}

function change(booking: ModelBooking, into: Partial<ModelBooking>, steps: number, isByShop = true): Answer {
  if (steps === 0) return done;
  const before = { ...booking };
  const version = booking.version + steps;
  const isElsewhere = (into.status ?? booking.status) !== booking.status || (into.day ?? booking.day) !== booking.day;
  const dayState = into.dayState ?? (isElsewhere ? 'expected' : booking.dayState);
  // What becomes of it ends the wait for its client, and what lives again has not lapsed.
  const isKept = into.reason === undefined && into.status === undefined;
  const heldUntil = isKept ? booking.heldUntil : undefined;
  const hasLapsed = booking.hasLapsed === true && (into.status ?? booking.status) === 'cancelled';
  Object.assign(booking, into, {
    heldUntil,
    hasLapsed,
    dayState,
    version,
    changes: [...booking.changes, { version, isByShop, before }],
  });
  return done;
}
