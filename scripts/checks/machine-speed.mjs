import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Cores that work at once: as many as the reference machine has, so that a share of the processor shows. */
const CORES = 2;
const MEASURED_MS = 2_000;
/** Rounds a second of both cores of the machine of docs/benchmarks.md, when nothing else runs there. */
const REFERENCE_ROUNDS = 18_000;
/** Room for other work that comes after the measuring: limits end what hangs, they measure nothing. */
const HEADROOM = 2;
/** A machine that was paused while it was measured would never end what hangs. */
const MAX_FACTOR = 20;

/** Prints how fast this machine is beside the reference, other work included, and lets the limits of time follow. */
export async function adjustTimeLimits() {
  const rounds = await Promise.all(Array.from({ length: CORES }, () => roundsOfOneCore()));
  const speed = rounds.reduce((sum, each) => sum + each) / REFERENCE_ROUNDS;
  const factor = Math.min(Math.max(Math.ceil(HEADROOM / speed), HEADROOM), MAX_FACTOR);
  process.env.TIME_LIMIT_FACTOR ??= String(factor);
  const limits = `time limits × ${process.env.TIME_LIMIT_FACTOR}`;
  console.log(`This machine: ${speed.toFixed(2)} of the reference speed; ${limits}`);
}

/** @returns {Promise<number>} rounds a second */
function roundsOfOneCore() {
  const core = new Worker(new URL(import.meta.url));
  return new Promise((resolve, reject) => core.once('message', resolve).once('error', reject));
}

/** Rounds a second of what tests do most: making, reading and sorting small objects and texts. */
function measureRounds() {
  const bookings = Array.from({ length: 200 }, (_, nth) => ({ nth, client: `Georgia ${nth}`, hours: [nth, nth + 1] }));
  const began = performance.now();
  let rounds = 0;
  for (; performance.now() < began + MEASURED_MS; rounds++) {
    JSON.parse(JSON.stringify(bookings)).sort(
      (/** @type {{ client: string }} */ a, /** @type {{ client: string }} */ b) => b.client.localeCompare(a.client),
    );
  }
  return (rounds * 1_000) / (performance.now() - began);
}

if (!isMainThread) parentPort?.postMessage(measureRounds());
