import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { startApp } from '../support/processes/start-app.js';
import { startDedicatedPostgres } from './harness/dedicated-postgres.js';
import { fill, mountSmallDisk, smallWal } from './harness/small-disk.js';

const disk = await mountSmallDisk();
const itIfMounted = disk ? it : it.skip;

itIfMounted('a process is not ready while the disk is full, and ready again once it has room', async () => {
  const postgres = await startDedicatedPostgres(smallWal, disk);
  const { url } = await startApp({ database: postgres.url });
  const findProblem = async () => {
    const answer = await fetch(`${url}/api/health/ready`);
    return answer.ok ? undefined : ((await answer.json()) as { detail: string }).detail;
  };
  expect(await findProblem()).toBeUndefined();
  const filler = join(disk!, 'filler');
  await fill(filler);
  expect(await eventually(findProblem, 'the process to be ready no longer')).toBe(
    'The database takes no writes: its disk is full',
  );
  await rm(filler);
  await eventually(async () => (await findProblem()) === undefined || undefined, 'the process to be ready again');
});
