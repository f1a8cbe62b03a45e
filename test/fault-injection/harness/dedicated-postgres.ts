import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../../scripts/embedded/postgres.mjs';
import { migrate } from '../../../src/platform/database/migrations/migrate.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { RestartedProcess } from './restarted-process.js';

/** A temporary folder that the account of PostgreSQL may enter, removed after the test file. */
export async function createTempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spa-booking-faults-'));
  await chmod(folder, 0o755);
  registerCleanup(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts a migrated server of its own, which may be killed and syncs to disk, unlike the one that test files share.
 * @param settings PostgreSQL settings
 */
export async function startDedicatedPostgres(settings: Record<string, string | number> = {}, folder?: string) {
  folder ??= await createTempFolder();
  const options = { folder: join(folder, 'postgres'), logFile: join(folder, 'postgres.log'), password: 'test' };
  let url: string | undefined;
  const launch = async () => {
    const port = url && { port: Number(new URL(url).port) };
    const server = await startPostgres({ ...options, settings: { ...settings, ...port } });
    url ??= server.url('postgres');
    return { pid: server.pid()!, ended: waitForExit(server.pid) };
  };
  const server = await RestartedProcess.start('PostgreSQL', launch);
  await migrate(url!);
  return { url: url!, server };
}

async function waitForExit(pid: () => number | undefined): Promise<void> {
  while (pid() !== undefined) await sleep(20);
}
