import { createDatabase } from '../../support/database/create-database.js';
import { queryRows } from '../../support/database/query-rows.js';
import { recordResult } from './record-result.js';
import { runSettings } from './run-settings.js';
import { startHarness } from './start-harness.js';

interface MutantExpectation {
  /** A violation that the checker must report. */
  violation: RegExp;
  /** SQL that prepares the database before the first booking. */
  prepare?: string;
}

const bookings = runSettings.fewerBookings;

/** Runs the shop with a known bug, which the checker must report: its silence would prove nothing otherwise. */
export async function expectCaught(bug: string, { violation, prepare }: MutantExpectation): Promise<void> {
  const database = await createDatabase();
  if (prepare) await queryRows(database, prepare);
  const preload = `./test/fault-injection/mutants/${bug}.mjs`;
  const harness = await startHarness({ database, bookings, perSecond: 1_000, preload });
  await harness.send();
  await harness.waitUntilIdle(4_000);
  await harness.stop();
  const violations = await harness.violations();
  recordResult(
    `mutant: ${bug}`,
    `${bookings} bookings; caught, such as: ${violations.find((each) => violation.test(each))}`,
    [],
  );
  expect(violations).toContainEqual(expect.stringMatching(violation));
}
