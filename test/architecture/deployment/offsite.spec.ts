import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeCommand } from '../../integration/image/compose-file.js';

const folder = mkdtempSync(join(tmpdir(), 'spa-booking-offsite-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [bin, backups, calls] = [join(folder, 'bin'), join(folder, 'backups'), join(folder, 'calls')];
for (const each of [bin, backups]) mkdirSync(each);

/** Programs in place of those of the image: rclone notes what it is asked, the first pause ends the script. */
function writePrograms(copyingEndsWith: number): void {
  const program = (name: string, script: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  program('rclone', `echo "$*" >> ${calls}; [ "$1" = copy ] && exit ${copyingEndsWith}; exit 0`);
  program('sleep', `echo "sleep $*" >> ${calls}; kill $PPID`);
}

/** @returns what was called */
function run(env: Record<string, string>): { calls: string[]; said: string } {
  writeFileSync(calls, '');
  const [program, ...args] = composeCommand('offsite');
  const { stderr } = spawnSync(program!, args, {
    encoding: 'utf8',
    env: { PATH: `${bin}:/usr/bin:/bin`, BACKUP_FOLDER: backups, BACKUP_KEEP_DAYS: '30', ...env },
  });
  return { calls: readFileSync(calls, 'utf8').split('\n').filter(Boolean), said: stderr };
}

function writeBackup(name: string, daysAgo: number): void {
  const file = join(backups, name);
  writeFileSync(file, '');
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  utimesSync(file, then, then);
}

const there = { BACKUP_REMOTE: ':s3:bucket/spa' };
const copy = `copy ${backups} :s3:bucket/spa --include spa-*.backup --include erasures.txt --max-age 31d`;

it('backups are copied, and those elsewhere go only once a young one was', () => {
  writePrograms(0);
  writeBackup('spa-old.backup', 32);
  expect(run(there).calls).toEqual([copy, 'sleep 900']);
  writeBackup('spa-young.backup', 1);
  expect(run(there).calls).toEqual([copy, 'delete :s3:bucket/spa --include spa-*.backup --min-age 31d', 'sleep 900']);
  writePrograms(1);
  expect(run(there).calls).toEqual([copy, 'sleep 900']);
});

it('without a place nothing is called, and the variable is named', () => {
  writePrograms(0);
  expect(run({})).toEqual({ calls: [], said: expect.stringContaining('BACKUP_REMOTE: set it in .env.offsite') });
});
