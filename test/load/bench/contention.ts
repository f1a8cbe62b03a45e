import { rateOf, rateOfAll, rounds, isQuick } from '../support/drive.js';
import { median, shown } from '../support/sample.js';
import type { Line } from '../support/table.js';
import { type NewShop, nextOf, openNewShop, type Slot } from './new-shop.js';

const clients = 32;

/** Starts of one therapist's day that are fought for before the fight moves on to another. */
const perDay = 64;

/** All clients at one therapist's day at a time, with bookings that overlap, against the same spread over all days. */
export async function benchContention(): Promise<Line[]> {
  const shop = await openNewShop({ clients, isFullDuration: true });
  try {
    const fought = fightOver(shop);
    const [alone, fighting]: [number[], number[]] = [[], []];
    await rateOf(() => shop.book(nextOf(shop.slots)), clients);
    await shop.db.query('analyze');
    for (let round = 0; round < rounds; round++) {
      alone.push(await rateOf(() => shop.book(nextOf(shop.slots)), clients));
      fighting.push(await rateOf(() => shop.book(fought()), clients));
    }
    const lines = [
      lineOf('32 clients book overlapping slots of one therapist', fighting, alone, 0.5),
      ...(await benchMoves(shop)),
      ...(await benchConfirmations(shop)),
    ];
    const deadlocks = await shop.deadlocks();
    return [...lines, { what: 'deadlocks in all of that', figure: String(deadlocks), goal: '0', isMet: deadlocks === 0 }];
  } finally {
    await shop.stop();
  }
}

/** Each client moves a request of its own from time to time of a day: all on one day, or each on another. */
async function benchMoves(shop: NewShop): Promise<Line[]> {
  const oneDay = nextOf(shop.slots);
  const together = await Promise.all(Array.from({ length: clients }, () => movable(shop, oneDay)));
  const apart = await Promise.all(Array.from({ length: clients }, () => movable(shop, nextOf(shop.slots))));
  const [alone, fighting]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    alone.push(await rateOf((client) => apart[client]!(), clients));
    fighting.push(await rateOf((client) => together[client]!(), clients));
  }
  return [lineOf('32 clients reschedule on one therapist’s day', fighting, alone, 0.1)];
}

/** Requests whose slot has become free, confirmed by everybody at once: of a few days, or of as many days as there are requests. */
async function benchConfirmations(shop: NewShop): Promise<Line[]> {
  const perRound = isQuick ? 24 : 192;
  const [alone, fighting]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const apart = await requestsAt(shop, Array.from({ length: perRound }, () => nextOf(shop.slots)));
    const days = Array.from({ length: perRound / 12 }, () => nextOf(shop.slots));
    const close = await requestsAt(shop, days.flatMap((day) => hours.map((booking_time) => ({ ...day, booking_time }))));
    alone.push(await rateOfAll(apart, (id) => confirm(shop, id), clients));
    fighting.push(await rateOfAll(close, (id) => confirm(shop, id), clients));
  }
  return [lineOf('32 clients confirm requests of one therapist’s day', fighting, alone, 0.1)];
}

const hours = Array.from({ length: 12 }, (_, n) => `${String(9 + n).padStart(2, '0')}:00`);

/** Whoever comes second has to ask; then the first cancels. @returns the ids of the requests */
async function requestsAt(shop: NewShop, slots: readonly Slot[]): Promise<string[]> {
  const requests: string[] = [];
  await rateOfAll(
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

async function movable(shop: NewShop, day: Slot): Promise<() => Promise<void>> {
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
function fightOver({ slots }: NewShop): () => Slot {
  let day = nextOf(slots);
  let n = 0;
  return () => {
    if (++n % perDay === 0) day = nextOf(slots);
    const half = (n * 7) % 24;
    return { ...day, booking_time: `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}` };
  };
}

function lineOf(what: string, fighting: number[], alone: number[], goal: number): Line {
  const ratio = median(fighting) / median(alone);
  const reference = `spread over days ${shown(median(alone))}/s`;
  return { what, figure: `${shown(median(fighting))}/s`, reference, ratio: shown(ratio), goal: `≥ ${goal}`, isMet: ratio >= goal };
}
