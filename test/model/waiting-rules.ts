import { type Answer, conflict, done, invalid } from './answer.js';
import { firstOfferMinute, isQuiet, keepOffered, minutesTo, takeOpenings, wasAsked } from './kept-opening-rules.js';
import { type ModelShop, type ModelWait, offered, type Slot } from './model-shop.js';

const MIN_NOTICE = 120;
/** Starts that one who waits is tried with in one round. */
const MAX_ATTEMPTS = 5;

export type WaitingCriteria = Pick<ModelWait, 'therapist' | 'day' | 'from' | 'to' | 'service'>;

/** Somebody joins the list for one day of one therapist. */
export function join(shop: ModelShop, criteria: WaitingCriteria): Answer {
  if (shop.isPast({ day: criteria.day, time: criteria.to })) return invalid('windows');
  shop.waits.push({ ...criteria, status: 'waiting', unanswered: [] });
  return done;
}

/** What has come free goes to the first in line whom it suits, by day; what was kept for them and suits nobody, to everybody. */
export function offerOpenings(shop: ModelShop): void {
  const due = shop.kept.filter(({ until }) => until <= shop.minutesNow());
  if (isQuiet(shop)) {
    shop.kept = shop.kept.filter((opening) => shop.isStillKept(opening));
    for (const opening of shop.kept) if (due.includes(opening)) opening.until = firstOfferMinute(shop);
    return;
  }
  const waiting = shop.waits.filter(({ status }) => status === 'waiting');
  const open = waiting.map((wait) => ({ wait, starts: listStarts(shop, wait) }));
  const taken = new Set<string>();
  for (const { wait, starts } of open) {
    const tried = starts
      .filter((start) => !taken.has(toKey(wait, start)) && !wasAsked(wait, start))
      .slice(0, MAX_ATTEMPTS);
    const time = tried.find((start) => isFree(shop, { ...wait, time: start }, wait.service));
    if (time === undefined) continue;
    taken.add(toKey(wait, time));
    const isSoon = minutesTo(shop, wait.day, time) <= 360;
    wait.status = 'offered';
    wait.offer = { therapist: wait.therapist, day: wait.day, time };
    wait.expires = shop.minutesNow() + (isSoon ? 10 : 30);
    takeOpenings(shop, { ...wait.offer, service: wait.service });
  }
  shop.kept = shop.kept.filter((opening) => !due.includes(opening));
}

/** The client takes what is offered. */
export function accept(shop: ModelShop, wait: ModelWait): Answer {
  if (wait.status === 'booked') return done;
  const refused = refuseAnswer(shop, wait);
  if (refused) return refused;
  const verdict = judgeOffer(shop, wait);
  if (verdict !== 'available') return conflict(verdict);
  wait.status = 'booked';
  const { service } = wait;
  shop.bookings.push({
    ...{ ...wait.offer!, service },
    ...{ status: 'confirmed', reason: null, version: 2, dayState: 'expected', changes: [], undone: [] },
  });
  return done;
}

export function decline(shop: ModelShop, wait: ModelWait): Answer {
  if (wait.status === 'declined') return done;
  const refused = refuseAnswer(shop, wait);
  if (!refused) end(shop, wait, 'declined');
  return refused ?? done;
}

export function withdraw(shop: ModelShop, wait: ModelWait): Answer {
  if (wait.status === 'withdrawn') return done;
  if (wait.status !== 'waiting' && wait.status !== 'offered') return conflict('not-waiting');
  end(shop, wait, 'withdrawn');
  return done;
}

/** What was on offer is let go. */
function end(shop: ModelShop, wait: ModelWait, status: 'declined' | 'waiting' | 'withdrawn'): void {
  const { offer } = wait;
  const isHeld = wait.status === 'offered';
  wait.status = status;
  if (isHeld && offer) keepOffered(shop, wait, offer);
}

const judgeOffer = (shop: ModelShop, wait: ModelWait) => shop.verdict(wait.offer!, wait.service, 'confirmed', wait);

/**
 * Time is up for offers that nobody has answered, and for those who wait for what has passed; who was offered what cannot be
 * accepted any more, and could still answer, waits on.
 */
export function closeDue(shop: ModelShop): void {
  const isOver = ({ expires }: ModelWait) => expires! <= shop.minutesNow();
  for (const wait of shop.waits)
    if (wait.status === 'offered' && !isOver(wait) && judgeOffer(shop, wait) !== 'available')
      end(shop, wait, 'waiting');
  const lapsed = shop.waits.filter((wait) => wait.status === 'offered' && isOver(wait));
  for (const wait of lapsed.sort((one, other) => one.expires! - other.expires!)) {
    wait.unanswered.push(wait.offer!.time);
    // What is let go is kept for the others who wait, before this one waits again.
    end(shop, wait, 'withdrawn');
    wait.status = 'waiting';
  }
  for (const wait of shop.waits) {
    if (wait.status === 'waiting' && shop.isPast({ day: wait.day, time: wait.to })) wait.status = 'expired';
  }
}

function refuseAnswer(shop: ModelShop, { status, unanswered, expires = 0 }: ModelWait): Answer | undefined {
  if (status === 'waiting' && unanswered.length > 0) return conflict('offer-lapsed');
  if (status === 'offered' && expires <= shop.minutesNow()) return conflict('offer-lapsed');
  return status === 'offered' ? undefined : conflict('no-offer');
}

const listStarts = (shop: ModelShop, { from, to, service, ...wait }: ModelWait) =>
  offered.filter(
    (time) =>
      time >= from &&
      time <= to &&
      minutesTo(shop, wait.day, time) >= MIN_NOTICE &&
      isFree(shop, { ...wait, time }, service),
  );

const isFree = (shop: ModelShop, { therapist, day, time }: Slot, service: number) =>
  shop.verdict({ therapist, day, time }, service, 'waiting') === 'available';

const toKey = ({ therapist, day }: ModelWait, time: number) => `${therapist} ${day} ${time}`;
