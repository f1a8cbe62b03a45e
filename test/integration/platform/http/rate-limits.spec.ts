import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../../../../src/platform/database/database-options.js';
import { sql } from '../../../../src/platform/database/sql.js';
import { RequestCounter } from '../../../../src/platform/http/rate-limits/index.js';
import { FixedClock } from '../../../support/clock/fixed-clock.js';
import { createDatabase } from '../../../support/database/create-database.js';

const MINUTE_MS = 60_000;

let orm: MikroORM;
let clock: FixedClock;

beforeAll(async () => {
  orm = await MikroORM.init(databaseOptions({ DATABASE_URL: await createDatabase(), DATABASE_POOL: 4 }, []));
});
beforeEach(async () => {
  clock = new FixedClock();
  await sql(orm.em.fork(), 'truncate rate_limits');
});
afterAll(() => orm.close());

/** As many as there are processes. */
const counters = (count: number) => Array.from({ length: count }, () => new RequestCounter(orm.em, clock));
const countedHits = async (key: string) =>
  (await sql<{ hits: number }>(orm.em.fork(), 'select hits from rate_limits where key = $1', [key]))[0]?.hits;

it('several processes that count at once accept no more than the limit, and all of it', async () => {
  const processes = counters(3);
  // Each is asked as often as the limit allows: a fast one may reserve most of it, and what it reserves is its own.
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, n) => processes[n % 3]!.count('busy', 40, MINUTE_MS)),
  );
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(40);
  expect(new Set(answers)).toEqual(new Set([0, 60]));
});

it('a process reserves a tenth of the limit at a time', async () => {
  const [one, other] = counters(2) as [RequestCounter, RequestCounter];
  for (let n = 0; n < 10; n++) expect(await one.count('busy', 100, MINUTE_MS)).toBe(0);
  expect(await countedHits('busy')).toBe(10);
  await one.count('busy', 100, MINUTE_MS);
  await other.count('busy', 100, MINUTE_MS);
  expect(await countedHits('busy')).toBe(30);
});

it('a limit below ten is counted one by one', async () => {
  const [one, other] = counters(2) as [RequestCounter, RequestCounter];
  const answers = [];
  for (const process of [one, other, one, other]) answers.push(await process.count('rare', 3, MINUTE_MS));
  expect(answers).toEqual([0, 0, 0, 60]);
});

it('what is refused is not counted, and the next window begins with the first request in it', async () => {
  const [counter] = counters(1) as [RequestCounter];
  for (let n = 0; n < 5; n++) await counter.count('rare', 1, MINUTE_MS);
  expect(await countedHits('rare')).toBe(1);
  clock.advance({ minutes: 1 });
  expect(await counter.count('rare', 1, MINUTE_MS)).toBe(0);
  expect(await counter.count('other', 1, MINUTE_MS)).toBe(0);
});

it('a request that is released has its place taken by the next, but not in another window', async () => {
  const [counter] = counters(1) as [RequestCounter];
  for (let n = 0; n < 5; n++) (await counter.hit('rare', 2, MINUTE_MS)).release();
  expect(await countedHits('rare')).toBe(1);
  const [first] = [await counter.hit('rare', 2, MINUTE_MS), await counter.hit('rare', 2, MINUTE_MS)];
  expect(await counter.count('rare', 2, MINUTE_MS)).toBe(60);
  clock.advance({ minutes: 1 });
  first.release();
  const answers = [];
  for (let n = 0; n < 3; n++) answers.push(await counter.count('rare', 2, MINUTE_MS));
  expect(answers).toEqual([0, 0, 60]);
});
