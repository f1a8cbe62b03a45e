import { measureRate, measureRateOfAll, rounds, isQuick } from '../support/measure-rate.js';
import { median, formatNumber } from '../support/statistics.js';
import type { ResultLine } from '../support/results-table.js';
import { type NewShop, takeNext, openNewShop, type Slot } from './new-shop.js';

const clients = 32;

/** Starts of one therapist's day that are fought for before the fight moves on to another. */
const STARTS_PER_DAY = 64;

/** All clients at one therapist's day at a time, with bookings that overlap, against the same spread over all days. */
export async function benchContention(): Promise<ResultLine[]> {
  const shop = await openNewShop({ clients, isFullDuration: true });
  try {
    const fought = contendedSlots(shop);
    const [alone, fighting]: [number[], number[]] = [[], []];
    await measureRate(() => shop.book(takeNext(shop.slots)), clients);
    await shop.db.query('analyze');
    for (let round = 0; round < rounds; round++) {
      alone.push(await measureRate(() => shop.book(takeNext(shop.slots)), clients));
      fighting.push(await measureRate(() => shop.book(fought()), clients));
    }
    const lines = [
      compareRates('32 clients book overlapping slots of one therapist', fighting, alone, 0.5),
      ...(await benchMoves(shop)),
      ...(await benchConfirmations(shop)),
    ];
    const deadlocks = await shop.deadlocks();
    return [
      ...lines,
      { what: 'deadlocks in all of that', figure: String(deadlocks), goal: '0', isMet: deadlocks === 0 },
    ];
  } finally {
    await shop.stop();
  }
}

/** Each client moves a request of its own from time to time of a day: all on one day, or each on another. */
async function benchMoves(shop: NewShop): Promise<ResultLine[]> {
  const oneDay = takeNext(shop.slots);
  const together = await Promise.all(Array.from({ length: clients }, () => createMover(shop, oneDay)));
  const apart = await Promise.all(Array.from({ length: clients }, () => createMover(shop, takeNext(shop.slots))));
  const [alone, fighting]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    alone.push(await measureRate((client) => apart[client]!(), clients));
    fighting.push(await measureRate((client) => together[client]!(), clients));
  }
  return [compareRates('32 clients reschedule on one therapist’s day', fighting, alone, 0.1)];
}

/** Requests whose slot has become free, confirmed by everybody at once: of a few days, or of as many days as there are requests. */
async function benchConfirmations(shop: NewShop): Promise<ResultLine[]> {
  const perRound = isQuick ? 24 : 192;
  const [alone, fighting]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const apart = await requestsAt(
      shop,
      Array.from({ length: perRound }, () => takeNext(shop.slots)),
    );
    const days = Array.from({ length: perRound / 12 }, () => takeNext(shop.slots));
    const close = await requestsAt(
      shop,
      days.flatMap((day) => hours.map((booking_time) => ({ ...day, booking_time }))),
    );
    alone.push(await measureRateOfAll(apart, (id) => confirm(shop, id), clients));
    fighting.push(await measureRateOfAll(close, (id) => confirm(shop, id), clients));
  }
  return [compareRates('32 clients confirm requests of one therapist’s day', fighting, alone, 0.1)];
}

const hours = Array.from({ length: 12 }, (_, n) => `${String(9 + n).padStart(2, '0')}:00`);

/** Whoever comes second has to ask; then the first cancels. @returns the ids of the requests */
async function requestsAt(shop: NewShop, slots: readonly Slot[]): Promise<string[]> {
  const requests: string[] = [];
  await measureRateOfAll(
    slots,
    async (slot) => {
      const first = await shop.book(slot);
      requests.push(await shop.book(slot));
      await expectAnswer(shop.caller.post(`/bookings/${first}/cancellation`, { reason: 'Ill', version: 2 }));
    },
    clients,
  );
  return requests.sort();
}

async function confirm({ caller }: NewShop, id: string): Promise<void> {
  await expectAnswer(caller.post(`/bookings/${id}/confirmation`, { version: 1 }));
}

async function createMover(shop: NewShop, day: Slot): Promise<() => Promise<void>> {
  const id = await shop.book(day);
  let { version } = JSON.parse((await shop.caller.get(`/bookings/${id}`)).body) as { version: number };
  let n = 0;
  return async () => {
    const to = { ...day, booking_time: hours[(n += 5) % hours.length]!, version };
    const { status, body } = await expectAnswer(shop.caller.put(`/bookings/${id}/appointment`, to));
    if (status === 200) ({ version } = JSON.parse(body) as { version: number });
  };
}

/** A refusal by the rules is an answer; anything else is none. */
async function expectAnswer(sent: ReturnType<NewShop['caller']['get']>) {
  const answer = await sent;
  if (answer.status !== 200 && answer.status !== 409) throw new Error(`Answered ${answer.status}: ${answer.body}`);
  return answer;
}

/** Neighbouring starts of one day after the other, each of a therapist; hour-long bookings at them overlap. */
function contendedSlots({ slots }: NewShop): () => Slot {
  let day = takeNext(slots);
  let n = 0;
  return () => {
    if (++n % STARTS_PER_DAY === 0) day = takeNext(slots);
    const half = (n * 7) % 24;
    return { ...day, booking_time: `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}` };
  };
}

function compareRates(what: string, fighting: number[], alone: number[], goal: number): ResultLine {
  const ratio = median(fighting) / median(alone);
  const reference = `spread over days ${formatNumber(median(alone))}/s`;
  return {
    what,
    figure: `${formatNumber(median(fighting))}/s`,
    reference,
    ratio: formatNumber(ratio),
    goal: `≥ ${goal}`,
    isMet: ratio >= goal,
  };
}
