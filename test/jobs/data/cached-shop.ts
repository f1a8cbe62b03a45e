import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createDatabase } from '../../support/database/create-database.js';
import { startDatabaseServer } from '../../support/database/database-server.mjs';
import { createDemoDatabase, drainBacklog } from '../../support/database/demo-database.js';
import { withProduct } from '../../support/processes/measured-product.js';
import { morningTimeZone } from '../../e2e/support/morning-time-zone.js';
import { fillShop, CLIENTS } from './full-shop.js';
import { importClients } from './import-clients.js';
import { OfficeRequest } from './office-request.js';

const FOLDER = resolve('.cache/jobs');
const NOTE = join(FOLDER, 'shop.json');
/** The database to copy. */
export const FULL_SHOP = 'full_shop';
/** The files that the shop is made by: it is made again when any of them has changed. */
const MADE_BY = ['migrations/*.ts', 'src/demo/**/*.ts', 'test/jobs/data/*.ts'];
/** A shop's day that is older is no morning any more, and offers less. */
const LAST_HOUR = 14;

/** What is known of the shop between two runs. */
interface Note {
  madeBy: string;
  timeZone: string;
  day: string;
}

/**
 * Runs `use` with a copy of a shop of 12 therapists, 50,000 clients and 200 bookings a day. The shop is made once, which takes
 * minutes, and kept in `.cache/jobs` for the day; what a run does to its copy goes with it.
 */
export async function withCachedShop<T>(use: (shop: { database: string; timeZone: string }) => Promise<T>): Promise<T> {
  let note = readNote();
  if (!note) await removeOld();
  const server = await startDatabaseServer({ kept: FOLDER });
  process.env.TEST_DATABASE_SERVER = server.adminUrl;
  try {
    note ??= await make(server.adminUrl);
    const database = await createDatabase(FULL_SHOP);
    try {
      return await use({ database, timeZone: note.timeZone });
    } finally {
      await ask(server.adminUrl, `drop database "${nameOf(database)}" with (force)`);
    }
  } finally {
    await server.stop();
  }
}

async function make(adminUrl: string): Promise<Note> {
  const timeZone = morningTimeZone();
  const began = Date.now();
  const step = (what: string) => console.log(`  ${((Date.now() - began) / 1000).toFixed(0)} s: ${what}`);
  step('the demo shop');
  const demo = await createDemoDatabase(timeZone);
  const database = Object.assign(new URL(adminUrl), { pathname: `/${demo}` }).href;
  step(`${CLIENTS} clients`);
  importClients(database, timeZone, CLIENTS);
  step('rosters and bookings');
  await withProduct({ database, timeZone }, async ({ url }) => {
    const office = await OfficeRequest.signIn(url);
    await fillShop(office, shopDay(timeZone));
    await office.close();
  });
  step('what follows from them');
  await ask(database, leaveUnmailedSql);
  await drainBacklog(database, timeZone, 600_000);
  await ask(database, forgetUnmailedSql);
  await ask(adminUrl, `alter database "${demo}" rename to ${FULL_SHOP}`);
  const note = { madeBy: hashSources(), timeZone, day: shopDay(timeZone) };
  writeFileSync(NOTE, JSON.stringify(note));
  step('the shop is ready');
  return note;
}

function readNote(): Note | undefined {
  if (!existsSync(NOTE)) return undefined;
  const note = JSON.parse(readFileSync(NOTE, 'utf8')) as Note;
  const isFresh = note.madeBy === hashSources() && note.day === shopDay(note.timeZone);
  return isFresh && shopHour(note.timeZone) < LAST_HOUR ? note : undefined;
}

/** A server that a killed run has left behind is stopped first. */
async function removeOld(): Promise<void> {
  if (existsSync(join(FOLDER, 'postgres')))
    await (await startDatabaseServer({ kept: FOLDER })).stop().catch(() => undefined);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of MADE_BY.flatMap((pattern) => globSync(pattern)).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

async function ask(database: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Nobody is written to about what was booked here: thousands of letters would take longer than all else. */
const leaveUnmailedSql = /* sql */ `
  update deliveries set state = 'done' where state = 'open' and subscriber like 'email-%'`;

/** Nor does a worker that is measured go through what is left of them. */
const forgetUnmailedSql = /* sql */ `delete from bullmq.job where state = 'waiting'`;

const nameOf = (database: string) => new URL(database).pathname.slice(1);
const localNow = (timeZone: string) => new Date().toLocaleString('sv-SE', { timeZone });
const shopDay = (timeZone: string) => localNow(timeZone).slice(0, 10);
const shopHour = (timeZone: string) => Number(localNow(timeZone).slice(11, 13));
