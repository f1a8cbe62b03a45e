import { setTimeout as sleep } from 'node:timers/promises';

/** How long is measured; `--quick` tries whether everything works. */
export const isQuick = process.argv.includes('--quick');
export const rounds = isQuick ? 1 : 3;
export const roundSeconds = isQuick ? 1 : 5;

/** Repeats the work at all clients for some seconds. @returns how often it was done in a second */
export async function measureRate(
  work: (client: number) => Promise<unknown>,
  clients: number,
  seconds = roundSeconds,
): Promise<number> {
  const began = performance.now();
  let done = 0;
  const repeat = async (client: number) => {
    for (; performance.now() < began + seconds * 1_000; done++) await work(client);
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => repeat(client)));
  return done / ((performance.now() - began) / 1_000);
}

/** Does each once, so many at a time. @returns how many were done in a second */
export async function measureRateOfAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  clients: number,
): Promise<number> {
  const began = performance.now();
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
  return items.length / ((performance.now() - began) / 1_000);
}

/** Begins the work at a steady pace, however long each takes. @returns milliseconds of each, counted from when it was due */
export async function runAtRate(
  perSecond: number,
  work: () => Promise<unknown>,
  seconds = roundSeconds,
): Promise<number[]> {
  const began = performance.now();
  const taken: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n / perSecond) * 1_000;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    taken.push(work().then(() => performance.now() - due));
  }
  return Promise.all(taken);
}
