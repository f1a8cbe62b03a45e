import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { ApiClient } from '../support/api-client.js';
import { measureRate, rounds } from '../support/measure-rate.js';
import type { OpenLargeShop } from '../support/large-shop.js';
import { median, formatNumber } from '../support/statistics.js';
import { measureSqlRate } from '../support/measure-sql-rate.js';
import type { ResultLine } from '../support/results-table.js';
import { startServerProcess } from '../support/server-process.js';

const clients = 16;
const small = 'spa_10k';
const reference = readFileSync(new URL('../reference-slots.sql', import.meta.url), 'utf8');

/** The time grid of a therapist and day with a million bookings stored: against the statement alone, and against ten thousand. */
export async function benchFreeSlots({ database, db, secrets }: OpenLargeShop): Promise<ResultLine[]> {
  await db.query(reference);
  const few = await smallShop(database, db, secrets);
  const webs = [await startServerProcess('main', database, secrets), await startServerProcess('main', few, secrets)];
  try {
    const [large, tiny] = await Promise.all([asking(webs[0]!.url, database), asking(webs[1]!.url, few)]);
    const [of1m, of10k, theirs]: [number[], number[], number[]] = [[], [], []];
    await measureRate(large, clients);
    await measureRate(tiny, clients);
    for (let round = 0; round < rounds; round++) {
      of1m.push(await measureRate(large, clients));
      of10k.push(await measureRate(tiny, clients));
      theirs.push(await measureSqlRate(database, 'select bench.any_slots()', clients));
    }
    const [toSql, toFew] = [median(of1m) / median(theirs), median(of1m) / median(of10k)];
    const [what, figure] = ['GET free slots, a million bookings, 16 clients', `${formatNumber(median(of1m))}/s`];
    return [
      {
        what,
        figure,
        reference: `the statement alone ${formatNumber(median(theirs))}/s`,
        ratio: formatNumber(toSql),
        goal: '≥ 0.18',
        isMet: toSql >= 0.18,
      },
      {
        what,
        figure,
        reference: `ten thousand bookings ${formatNumber(median(of10k))}/s`,
        ratio: formatNumber(toFew),
        goal: '≥ 0.8',
        isMet: toFew >= 0.8,
      },
    ];
  } finally {
    await Promise.all(webs.map((web) => web.stop()));
    await db.query('drop schema bench cascade');
  }
}

/** A shop like the large one with ten thousand bookings, on the same server; kept for the next time. */
async function smallShop(database: string, db: pg.Client, secrets: Record<string, string>): Promise<string> {
  const url = database.replace(/[^/]+$/, small);
  const { rowCount } = await db.query('select from pg_database where datname = $1', [small]);
  if (rowCount === 0) {
    await db.query(`create database ${small}`);
    const { status } = spawnSync(process.execPath, ['scripts/seed-large.mjs', '--bookings', '10000'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...secrets, DATABASE_URL: url },
    });
    if (status !== 0) throw new Error('The small shop could not be filled');
  }
  return url;
}

/** Asks about therapists and coming days by chance. */
async function asking(url: string, database: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ id: string; day: string }>(
    'select therapist_id as id, roster_date::text as day from therapist_roster where roster_date between current_date + 1 and current_date + 40',
  );
  await client.end();
  const caller = new ApiClient(url, clients);
  return async () => {
    const { id, day } = rows[Math.floor(Math.random() * rows.length)]!;
    const { status } = await caller.get(`/availability/slots?therapist_id=${id}&date=${day}`);
    if (status !== 200) throw new Error(`Free slots are answered ${status}`);
  };
}
