import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../../scripts/embedded/postgres.mjs';
import { migrate } from '../../../src/platform/database/migrate.js';
import { afterThisFile } from '../../support/cleanup.js';
import { Victim } from './victim.js';

/** A folder that goes with the test file, passable for the account that PostgreSQL runs under. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spa-booking-crash-'));
  await chmod(folder, 0o755);
  afterThisFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A migrated server that may be killed, unlike the one that all test files share, and that keeps what it has acknowledged.
 * @param settings of PostgreSQL
 */
export async function ownPostgres(settings: Record<string, string | number> = {}, folder?: string) {
  folder ??= await ownFolder();
  const options = { folder: join(folder, 'postgres'), logFile: join(folder, 'postgres.log'), password: 'test' };
  let url: string | undefined;
  const launch = async () => {
    const port = url && { port: Number(new URL(url).port) };
    const server = await startPostgres({ ...options, settings: { ...settings, ...port } });
    url ??= server.url('postgres');
    return { pid: server.pid()!, ended: gone(server.pid) };
  };
  const victim = await Victim.start('PostgreSQL', launch);
  await migrate(url!);
  return { url: url!, victim };
}

async function gone(pid: () => number | undefined): Promise<void> {
  while (pid() !== undefined) await sleep(20);
}
