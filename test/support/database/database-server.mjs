import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../scripts/embedded/postgres.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';

/** What a lost power supply would cost does not matter to a database that lives as long as a test run. */
const forTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 800,
  // Hundreds of databases that live for seconds: processes for their housekeeping, for parallel queries and compiled
  // statements would cost more than they save.
  autovacuum: 'off',
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  // Nobody guesses its passwords either, and connections are thousands: see hashPasswordQuickly.
  scram_iterations: 1,
};

/**
 * One PostgreSQL per test run, with a migrated template to copy databases from. Every test file copies its own.
 * @param {object} [options]
 * @param {Record<string, string | number>} [options.settings] of the server
 * @param {string} [options.kept] the folder to leave it in; by default one that goes with the server
 * @param {boolean} [options.inMemory] for databases so small that memory holds them
 * @returns {Promise<{ adminUrl: string, stop: () => Promise<void> }>}
 */
export async function startDatabaseServer({ settings = {}, kept, inMemory = false } = {}) {
  const folder = kept ?? (inMemory ? makeMemoryFolder() : mkdtempSync(join(tmpdir(), 'spa-booking-')));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const server = await startPostgres({
    folder: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
    password: 'test',
    settings: { ...forTests, ...settings },
  });
  const stop = async () => {
    await server.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  const adminUrl = server.url('postgres');
  try {
    await hashPasswordQuickly(adminUrl);
    await makeTemplate(adminUrl, server.url('template'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { adminUrl, stop };
}

/**
 * The owner's password was set as the folder was made, before there were settings: with 4,096 iterations, which both ends
 * repeat for each connection.
 * @param {string} adminUrl
 */
async function hashPasswordQuickly(adminUrl) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`alter role current_user password 'test'`);
  await admin.end();
}

/**
 * @param {string} adminUrl
 * @param {string} templateUrl
 */
async function makeTemplate(adminUrl, templateUrl) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { rowCount: isMade } = await admin.query(`select from pg_database where datname = 'template'`);
  if (!isMade) await admin.query('create database template');
  await admin.end();
  if (isMade) return;
  const migration = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'migrate'], {
    env: { ...process.env, DATABASE_URL: asAppRole(templateUrl), DATABASE_OWNER_URL: templateUrl, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  if (migration.status !== 0) throw new Error(`The migrations fail:\n${migration.stderr}`);
  await forgetNewShopRules(templateUrl);
}

/**
 * A shop that has stored neither booking rules nor reminders: tests say themselves what they need beyond the defaults.
 * @param {string} templateUrl
 */
async function forgetNewShopRules(templateUrl) {
  const template = new pg.Client({ connectionString: templateUrl });
  await template.connect();
  await template.query(`delete from business_settings where setting_key in ('booking_rules', 'reminders')`);
  await template.end();
}

/**
 * The address as which the product works, by another role than the one that owns everything.
 * @param {string} ownerUrl
 */
export function asAppRole(ownerUrl) {
  return Object.assign(new URL(ownerUrl), { username: 'daily', password: 'daily' }).href;
}
