// npm run test:fuzz -- --requests 100000 --seed 7: the long form of the fuzz tests, which npm test runs for some seconds.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '' } },
});
const fuzz = spawnSync('npm', ['run', '--silent', 'jest', '--', '-w', '2', '--testPathPatterns', 'test/fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  shell: process.platform === 'win32',
});
process.exitCode = fuzz.status ?? 1;
