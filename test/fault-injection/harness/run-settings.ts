import { availableParallelism } from 'node:os';

const readNumber = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

/** How much is done: little within `npm test`, the goals' counts by `npm run test:faults`. */
export const runSettings = {
  seed: readNumber('FAULTS_SEED', 1),
  /** How often each victim is killed. */
  kills: readNumber('FAULTS_KILLS', 1),
  /** How many bookings are wanted while that goes on. */
  bookings: readNumber('FAULTS_BOOKINGS', 100),
  /** Bookings for a fault of which a thousand tell as much. */
  fewerBookings: Math.min(readNumber('FAULTS_BOOKINGS', 80), 1_000),
  /** How long the mail server takes nothing, of the image's shape. */
  refusingMinutes: readNumber('FAULTS_REFUSING_MINUTES', 10),
  /** How many processes of each kind: as many as the cores carry, three by `npm run test:scale-out`. */
  processes: readNumber('SCALE_OUT_PROCESSES', Math.min(3, Math.max(2, availableParallelism() - 1))),
  /** A folder with an older version of the product, built. */
  olderVersion: process.env.SCALE_OUT_FROM,
  /** A folder that keeps the processes' logs. */
  logFolder: process.env.FAULTS_LOGS,
  /** A file that is told what was run. */
  reportFile: process.env.FAULTS_REPORT,
};

/** Long enough for any scale: what hangs is found by the waits within. */
export const TEST_TIMEOUT_MS = 120_000 + runSettings.bookings * 1_000;
