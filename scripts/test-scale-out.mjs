// npm run test:scale-out: three processes of each kind over one database and one Redis, with ten times the bookings of npm test.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './prepare/build.mjs';
import { installPackages } from './prepare/packages.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    bookings: { type: 'string', default: '1000' },
    /** A commit: the processes run that version until they are replaced. */
    from: { type: 'string' },
  },
});

await installPackages();
await build();
const older = values.from && buildOlder(values.from);
console.log(`Seed ${values.seed}: the same plan again with --seed ${values.seed}`);
const { status } = spawnSync(
  'npm',
  ['run', '--silent', 'jest', '--', '--runInBand', '--testPathPatterns', 'test/scale-out'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FAULTS_SEED: values.seed,
      FAULTS_BOOKINGS: values.bookings,
      SCALE_OUT_PROCESSES: '3',
      ...(older && { SCALE_OUT_FROM: older }),
    },
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;

/**
 * Builds the server of an older version with the packages of this one. Returns its folder.
 * @param {string} commit
 */
function buildOlder(commit) {
  const folder = resolve('.cache/older');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = ['src', 'migrations', 'package.json', 'nest-cli.json', 'tsconfig.json', 'tsconfig.build.json'];
  const archive = spawnSync('git', ['archive', commit, ...sources], { maxBuffer: 2 ** 30 });
  if (archive.status !== 0) throw new Error(`${archive.stderr}`);
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  const nest = spawnSync(process.execPath, [resolve('node_modules/@nestjs/cli/bin/nest.js'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (nest.status !== 0) throw new Error(`${commit} does not build:\n${nest.stdout}${nest.stderr}`);
  return folder;
}
