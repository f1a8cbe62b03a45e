// npm run test:grow: several processes of each kind over one database and one Redis, with ten times the bookings of npm test.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build } from './prepare/build.mjs';
import { installPackages } from './prepare/packages.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) }, bookings: { type: 'string', default: '1000' } },
});

installPackages();
build();
console.log(`Seed ${values.seed}: the same plan again with --seed ${values.seed}`);
const { status } = spawnSync('npm', ['run', '--silent', 'jest', '--', '--runInBand', '--testPathPatterns', 'test/grow'], {
  stdio: 'inherit',
  env: { ...process.env, CRASH_SEED: values.seed, CRASH_BOOKINGS: values.bookings },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
