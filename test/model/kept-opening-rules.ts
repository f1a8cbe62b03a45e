import {
  ANY_AVAILABLE,
  durations,
  type ModelBooking,
  type ModelOpening,
  type ModelShop,
  type ModelWait,
  offered,
  shifts,
  type Slot,
} from './model-shop.js';

const MINUTES_PER_DAY = 24 * 60;
const MIN_NOTICE = 120;
const OFFERS_FROM = 8 * 60;
const OFFERS_UNTIL = 20 * 60;

export const isQuiet = ({ now }: ModelShop) => now.time < OFFERS_FROM || now.time >= OFFERS_UNTIL;

export const minutesTo = (shop: ModelShop, day: number, time: number) =>
  day * MINUTES_PER_DAY + time - shop.minutesNow();

/** Whether somebody was asked about this time before, and has not answered. */
export const wasAsked = ({ service, unanswered }: ModelWait, start: number) =>
  unanswered.some((time) => Math.abs(time - start) < durations[service]!);

/** The first minute from now on at which somebody is asked. */
export function firstOfferMinute(shop: ModelShop): number {
  const { day, time } = shop.now;
  if (!isQuiet(shop)) return shop.minutesNow();
  return (time < OFFERS_FROM ? day : day + 1) * MINUTES_PER_DAY + OFFERS_FROM;
}

/** What a booking has just let go of is kept for those who wait, if there is anything for them in it. */
export function keepOpening(
  shop: ModelShop,
  of: ModelBooking | ModelWait,
  { therapist, day, time }: Slot,
  hasRoom: boolean,
  counted: 'open' | 'waiting' = 'open',
): void {
  const span = shop.spanOf({ time, service: of.service });
  const opening = { therapist, day, time, service: of.service, span, hasRoom, until: firstOfferMinute(shop), of };
  const isOpened = (wait: ModelWait, start: number) => {
    const slot = { therapist: wait.therapist, day, time: start };
    const isThere = wait.therapist === therapist || (hasRoom && `${wait.therapist} ${day}` in shifts);
    const isFreed =
      shop.overlaps({ ...slot, service: wait.service }, opening) ||
      (wait.therapist === therapist && shop.remaining(slot, counted) === 1);
    return isThere && isFreed && shop.verdict(slot, wait.service, counted) === 'available';
  };
  const suits = (wait: ModelWait) =>
    offered.some(
      (start) =>
        start >= wait.from &&
        start <= wait.to &&
        day * MINUTES_PER_DAY + start - opening.until >= MIN_NOTICE &&
        !wasAsked(wait, start) &&
        isOpened(wait, start),
    );
  if (counted === 'waiting') {
    shop.kept.push(opening);
    for (const booking of shop.bookings)
      if (booking.isPlacedByShop && booking.status === 'pending' && shop.overlaps(opening, booking))
        yieldTo(shop, booking);
  }
  const isWanted = shop.waits.some((wait) => wait.status === 'waiting' && wait.day === day && suits(wait));
  if (isWanted === (counted === 'waiting')) return;
  forgetOpening(shop, of);
  if (isWanted) shop.kept.push(opening);
}

/** Of an offer all the same, whatever visitors have asked for while it was held: only what the shop has put there comes first. */
export const keepOffered = (shop: ModelShop, wait: ModelWait, offer: Slot) =>
  keepOpening(shop, wait, offer, shop.rules.hasOneRoom, 'waiting');

/**
 * What a booking has left by a change is kept as well, unless it still has all of it. Undoing finds only what a cancellation let go of.
 * @param before a copy from before the change
 */
export function keepVacated(shop: ModelShop, before: ModelBooking, now: ModelBooking): void {
  if (!isOpen(before) || before.therapist === ANY_AVAILABLE) return;
  const [hadRoom, hasRoom] = [before, now].map((each) => shop.rules.hasOneRoom && wasInRoom(each));
  if (isOpen(now) && shop.covers(now, before) && (!hadRoom || hasRoom)) return;
  keepOpening(shop, before, before, hadRoom!);
}

/**
 * Where the shop has put a request nothing is kept: it would come after those who wait. One that stayed where it was takes it out of
 * what it has just left alone.
 * @param before a copy from before the change. @param keptThen what was kept before that
 */
export function yieldToRequest(
  shop: ModelShop,
  before: ModelBooking,
  now: ModelBooking,
  keptThen: readonly ModelOpening[],
): void {
  if (now.status !== 'pending' || now.therapist === ANY_AVAILABLE) return;
  const stays = isOpen(before) && shop.covers(now, before) && shop.covers(before, now);
  yieldTo(shop, now, (opening) => stays && keptThen.includes(opening));
}

function yieldTo(shop: ModelShop, now: ModelBooking, isSpared: (opening: ModelOpening) => boolean = () => false): void {
  const { from, to } = shop.spanOf(now);
  shop.kept = shop.kept.flatMap((opening) => {
    const isInTheWay = opening.therapist === now.therapist && shop.overlaps(opening, now);
    if (!isInTheWay || isSpared(opening)) return [opening];
    const rest = [
      { from: opening.span.from, to: from },
      { from: to, to: opening.span.to },
    ];
    return rest
      .filter((span) => span.from < span.to)
      .map((span) => ({ ...opening, span, time: span.from, of: { ...opening.of } }));
  });
}

const isOpen = ({ status }: ModelBooking) => status === 'pending' || status === 'confirmed';

export function forgetOpening(shop: ModelShop, of: ModelBooking | ModelWait): void {
  shop.kept = shop.kept.filter((opening) => opening.of !== of);
}

/** What was kept where somebody is offered a time now is theirs. */
export function takeOpenings(shop: ModelShop, offer: Slot & { service: number }): void {
  shop.kept = shop.kept.filter(
    (opening) =>
      opening.day !== offer.day ||
      !(opening.therapist === offer.therapist || (opening.hasRoom && shop.rules.hasOneRoom)) ||
      !shop.overlaps(opening, offer),
  );
}

export const wasInRoom = ({ status, heldUntil }: ModelBooking) => status === 'confirmed' || heldUntil !== undefined;
