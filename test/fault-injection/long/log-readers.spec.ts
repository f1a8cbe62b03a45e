import { setTimeout as sleep } from 'node:timers/promises';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { startPlatform } from '../../integration/platform/platform-process.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { queryRows } from '../../support/database/query-rows.js';
import { connectClient, appendSlowly } from '../../support/database/slow-appenders.js';
import { recordResult } from '../harness/record-result.js';
import { TEST_TIMEOUT_MS, runSettings } from '../harness/run-settings.js';

const rounds = Math.min(10, Math.ceil(runSettings.bookings / 1_000));
const writers = 32;
const perWriter = 365; // a seventh is rolled back

interface Read {
  cursor: string[];
  position: string;
  stream: string;
  version: number;
}

const settled = 'e.xmin::text::bigint < pg_snapshot_xmin(pg_current_snapshot())::text::bigint';
const columns = 'e.position::text, e.stream, e.version';

/** Ways to follow a log; `$1` and `$2` are the reader's position. */
const strategies = {
  seq: `select array[o.seq, 0]::text[] as cursor, ${columns} from log_order o join event_log e using (position)
    where o.seq > $1 and 0 = $2 order by o.seq limit 500`,
  position: `select array[e.position, 0]::text[] as cursor, ${columns} from event_log e
    where e.position > $1 and 0 = $2 order by e.position limit 500`,
  positionBehindXmin: `select array[e.position, 0]::text[] as cursor, ${columns} from event_log e
    where e.position > $1 and 0 = $2 and ${settled} order by e.position limit 500`,
  xidAndPosition: `select array[e.xmin::text, e.position::text] as cursor, ${columns} from event_log e
    where (e.xmin::text::bigint, e.position) > ($1::bigint, $2::bigint) and ${settled}
    order by e.xmin::text::bigint, e.position limit 500`,
};
type Strategy = keyof typeof strategies;

it(
  `who follows seq misses nothing and sees each stream in order; who follows positions or transactions does not`,
  async () => {
    const faults = { seq: 0, position: 0, positionBehindXmin: 0, xidAndPosition: 0 };
    let events = 0;
    for (let round = 0; round < rounds; round++) {
      const { read, committed } = await readWith(Object.keys(strategies) as Strategy[]);
      events += committed.length;
      for (const [way, rows] of read) faults[way] += findMissed(committed, rows) + findOutOfOrder(rows);
    }

    const summary = `${rounds} rounds, ${events} events, two relays; wrong by position ${faults.position}, behind xmin ${faults.positionBehindXmin}, by (xid, position) ${faults.xidAndPosition}`;
    recordResult(
      `log readers, ${writers} slow writers, rollbacks, an idle transaction elsewhere`,
      summary,
      Array(faults.seq).fill('wrong by seq'),
    );
    expect(faults.seq).toBe(0);
    expect(faults.position).toBeGreaterThan(0);
    expect(faults.positionBehindXmin).toBeGreaterThan(0);
    expect(faults.xidAndPosition).toBeGreaterThan(0);
  },
  TEST_TIMEOUT_MS,
);

/**
 * Runs one round in a database of its own. Returns what each reader has read once all is written, and what there was
 * to read.
 */
async function readWith(names: Strategy[]) {
  const database = await createDatabase();
  const idle = await connectClient(await createDatabase());
  await idle.query('begin');
  await idle.query('select pg_current_xact_id()');
  const platforms = await Promise.all([startPlatform(database), startPlatform(database)]);
  const relays = platforms.map((platform) => platform.get(Relay));
  await Promise.all(relays.map((relay) => relay.start()));
  const readers = await Promise.all(names.map((name) => reader(database, strategies[name])));

  await Promise.all(Array.from({ length: writers }, (_, writer) => appendSlowly(database, writer, perWriter)));
  const committed = (await queryRows<{ position: string }>(database, 'select position::text from event_log')).map(
    ({ position }) => position,
  );
  // The idle transaction is still open: it delays only the readers that wait for the oldest transaction.
  await eventually(() => (readers[0]!.rows.length === committed.length ? true : undefined), 'the reader by seq');
  await idle.query('commit');
  await sleep(1_000);

  await Promise.all([idle.end(), ...readers.map(({ stop }) => stop()), ...relays.map((relay) => relay.stop())]);
  await Promise.all(platforms.map((platform) => platform.close()));
  return { read: names.map((name, nth) => [name, readers[nth]!.rows] as const), committed };
}

async function reader(database: string, way: string) {
  const client = await connectClient(database);
  const rows: Read[] = [];
  let isStopped = false;
  const follow = async () => {
    while (!isStopped) {
      const next = await client.query<Read>(way, rows.at(-1)?.cursor ?? ['0', '0']);
      rows.push(...next.rows);
      if (next.rows.length === 0) await sleep(5);
    }
    await client.end();
  };
  const following = follow();
  return { rows, stop: () => ((isStopped = true), following) };
}

function findMissed(committed: readonly string[], rows: readonly Read[]): number {
  const seen = new Set(rows.map(({ position }) => position));
  return committed.filter((position) => !seen.has(position)).length;
}

function findOutOfOrder(rows: readonly Read[]): number {
  const last = new Map<string, number>();
  let count = 0;
  for (const { stream, version } of rows) {
    if (version < (last.get(stream) ?? 0)) count++;
    last.set(stream, version);
  }
  return count;
}
