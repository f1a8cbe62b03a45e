const numberOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

/** How much is done: little within `npm test`, the goals' counts by `npm run test:crash`. */
export const scale = {
  seed: numberOf('CRASH_SEED', 1),
  /** How often each victim is killed. */
  kills: numberOf('CRASH_KILLS', 1),
  /** How many bookings are wanted while that goes on. */
  bookings: numberOf('CRASH_BOOKINGS', 100),
  /** Bookings for a fault of which a thousand tell as much. */
  some: Math.min(numberOf('CRASH_BOOKINGS', 80), 1_000),
  /** A folder with an older version of the product, built. */
  older: process.env.GROW_FROM,
  /** A folder that keeps the processes' logs. */
  logs: process.env.CRASH_LOGS,
  /** A file that is told what was run. */
  report: process.env.CRASH_REPORT,
};

/** Long enough for any scale: what hangs is found by the waits within. */
export const patienceMs = 120_000 + scale.bookings * 1_000;
