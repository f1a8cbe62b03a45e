import { createDatabase } from '../support/database.js';
import { rowsOf } from '../support/rows-of.js';
import { report } from './rig/report.js';
import { openRig } from './rig/rig.js';
import { patienceMs, scale } from './rig/scale.js';

/** What the checker says of a shop that runs with a bug; each must be caught, or the checker is no witness. */
describe('the checker catches', () => {
  it('jobs that are dropped', async () => {
    await expectCaught('drop-a-job', { violation: /is lost: still open/ });
  }, patienceMs);

  it('decisions without the lock', async () => {
    await expectCaught('skip-the-lock', { violation: /confirmed bookings (at|on) /, prepare: slowlyWithoutNet });
  }, patienceMs);

  it('a cursor by position', async () => {
    await expectCaught('cursor-by-position', { violation: /has no place in the log/, prepare: slowCommits });
  }, patienceMs);

  it('a mail that is another one each time', async () => {
    await expectCaught('mail-anew', { violation: /^mail .* is not due/ });
  }, patienceMs);
});

interface Planted {
  /** What the checker must say. */
  violation: RegExp;
  /** Done to the database before anybody books. */
  prepare?: string;
}

const bookings = scale.some;

async function expectCaught(bug: string, { violation, prepare }: Planted): Promise<void> {
  const database = await createDatabase();
  if (prepare) await rowsOf(database, prepare);
  const preload = `./test/crash/planted/${bug}.mjs`;
  const rig = await openRig({ database, bookings, perSecond: 1_000, preload });
  await rig.send();
  await rig.calm(4_000);
  await rig.close();
  const violations = await rig.violations();
  report(`planted: ${bug}`, `${bookings} bookings; caught, such as: ${violations.find((each) => violation.test(each))}`, []);
  expect(violations).toContainEqual(expect.stringMatching(violation));
}

/** Nothing else stops a double booking, and between a decision and its commit there is time for another one, however quick the machine is. */
const slowlyWithoutNet = /* sql */ `
  alter table reservations drop constraint reservations_no_double_booking;
  create function store_slowly() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(0.05);
    return new;
  end $$;
  create trigger slow_store before insert on reservations for each row execute function store_slowly()`;

/** Some transactions take a moment to commit what they have written, and become visible behind younger ones. */
const slowCommits = /* sql */ `
  create function commit_slowly() returns trigger language plpgsql as $$
  begin
    if new.position % 5 = 0 then perform pg_sleep(0.1); end if;
    return null;
  end $$;
  create constraint trigger slow_commits after insert on event_log
    deferrable initially deferred for each row execute function commit_slowly()`;
