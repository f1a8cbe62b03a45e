import { availableParallelism } from 'node:os';

const readNumber = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

/** The size of a run: small within `npm test`, as the goals demand in `npm run test:faults`. */
export const runSettings = {
  seed: readNumber('FAULTS_SEED', 1),
  /** How often each process is killed. */
  kills: readNumber('FAULTS_KILLS', 1),
  /** How many bookings clients ask for meanwhile. */
  bookings: readNumber('FAULTS_BOOKINGS', 100),
  /** Bookings for faults that a thousand bookings reveal as well as more would. */
  fewerBookings: Math.min(readNumber('FAULTS_BOOKINGS', 80), 1_000),
  /** How long the mail server refuses everything in the test of the image. */
  refusingMinutes: readNumber('FAULTS_REFUSING_MINUTES', 10),
  /** Processes of each kind: two or three by the number of cores, three in `npm run test:scale-out`. */
  processes: readNumber('SCALE_OUT_PROCESSES', Math.min(3, Math.max(2, availableParallelism() - 1))),
  /** A folder with the build of an older version. */
  olderVersion: process.env.SCALE_OUT_FROM,
  /** The folder for the logs of the processes. */
  logFolder: process.env.FAULTS_LOGS,
  /** The file to which results are appended. */
  reportFile: process.env.FAULTS_REPORT,
};

/** Enough for a run of any size; the waits inside find what hangs. */
export const TEST_TIMEOUT_MS = 120_000 + runSettings.bookings * 1_000;
