import { createDatabase } from '../support/database/create-database.js';
import { queryRows } from '../support/database/query-rows.js';
import { recordResult } from './harness/record-result.js';
import { startHarness } from './harness/start-harness.js';
import { TEST_TIMEOUT_MS, runSettings } from './harness/run-settings.js';

/**
 * Runs the shop with a known bug each time. The checker must report every one of them, or its silence would prove
 * nothing.
 */
describe('the checker catches', () => {
  it(
    'jobs that are dropped',
    async () => {
      await expectCaught('drop-job', { violation: /is lost: still open/ });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'decisions without the lock',
    async () => {
      await expectCaught('skip-lock', {
        violation: /confirmed bookings (at|on) /,
        prepare: slowInsertsWithoutConstraintSql,
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'a cursor by position',
    async () => {
      await expectCaught('cursor-by-position', { violation: /has no place in the log/, prepare: slowCommitsSql });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'a mail that is another one each time',
    async () => {
      await expectCaught('new-message-id-on-retry', { violation: /^mail .* is not due/ });
    },
    TEST_TIMEOUT_MS,
  );
});

interface MutantExpectation {
  /** A violation that the checker must report. */
  violation: RegExp;
  /** SQL that prepares the database before the first booking. */
  prepare?: string;
}

const bookings = runSettings.fewerBookings;

async function expectCaught(bug: string, { violation, prepare }: MutantExpectation): Promise<void> {
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

/**
 * Removes the constraint that would refuse a double booking, and delays commits, so that decisions overlap on any
 * machine.
 */
const slowInsertsWithoutConstraintSql = /* sql */ `
  alter table reservations drop constraint reservations_no_double_booking;
  create function store_slowly() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(0.05);
    return new;
  end $$;
  create trigger slow_store before insert on reservations for each row execute function store_slowly()`;

/** Delays some commits, so that their rows become visible after those of younger transactions. */
const slowCommitsSql = /* sql */ `
  create function commit_slowly() returns trigger language plpgsql as $$
  begin
    if new.position % 5 = 0 then perform pg_sleep(0.1); end if;
    return null;
  end $$;
  create constraint trigger slow_commits after insert on event_log
    deferrable initially deferred for each row execute function commit_slowly()`;
