import { recordResult } from './record-result.js';
import type { RestartedProcess } from './restarted-process.js';
import { runSettings } from './run-settings.js';
import { startHarness } from './start-harness.js';

const { bookings, kills } = runSettings;
const perSecond = 25;
/** Kills the workers in turn: the jobs of a queue continue in the one that is alive. */
const workers = 2;

interface Campaign {
  fault: string;
  database: string;
  /** What is killed besides the product's own processes. */
  others: RestartedProcess[];
  env?: Record<string, string>;
}

/** Kills everything at random moments while clients book and pay, and expects what was acknowledged, once. */
export async function expectNothingLost({ fault, others, ...options }: Campaign): Promise<void> {
  let onAnswer: (count: number) => void = () => undefined;
  const harness = await startHarness({
    ...options,
    bookings,
    perSecond,
    workers,
    maxBacklog: 400,
    takesPayments: true,
    onAnswer: (count) => onAnswer(count),
  });
  const killed: Promise<void>[] = [];
  const rounds = Array.from({ length: kills }, (_, nth) => [
    harness.webs[0]!,
    harness.workers[nth % workers]!,
    ...others,
  ]);
  const order = harness.random.shuffled(rounds.flat());
  const moments = order.map(() => harness.random.intBelow(bookings)).sort((a, b) => a - b);
  onAnswer = (count) => {
    for (; moments.length > 0 && moments[0]! < count; moments.shift()) {
      killed.push(order.shift()!.kill());
    }
  };

  await harness.send();
  await Promise.all(killed);
  const seconds = (await harness.waitUntilIdle()) / 1_000;

  const violations = await harness.violations(killed.length);
  await harness.stop();
  const duplicates =
    harness.mailServer.mails.length - new Set(harness.mailServer.mails.map(({ messageId }) => messageId)).size;
  const payments = harness.clients.records.filter(({ payment }) => payment).length;
  expect(payments).toBeGreaterThan(0);
  const counts = `${bookings} bookings, ${payments} payments, ${kills} kills of each of ${others.length + 2}`;
  const summary = `${counts}; ${harness.clients.serverErrors} sendings without an answer; ${duplicates} mails twice; drained ${seconds.toFixed(1)} s after the last kill`;
  recordResult(fault, summary, violations);
  expect(violations).toEqual([]);
  expect(harness.clients.unexpectedStatuses).toEqual([]);
  expect(harness.unexpectedExits()).toBe(0);
}
