// npm run test:image: the product as the Dockerfile lays it out, in a folder apart and under an account without rights, with what
// an operator does to it. `npm test` does the short form, without restore, verify, rebuild, erase and rotate-keys.
import { spawnSync } from 'node:child_process';
import { build } from './prepare/build.mjs';
import { elapsed, logProgress } from './prepare/log-progress.mjs';
import { installPackages } from './prepare/packages.mjs';

await installPackages();
await build();
const jest = ['run', '--silent', 'jest', '--', '--runInBand', '--testPathPatterns', 'test/integration/image'];
const { status } = spawnSync('npm', [...jest, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, IMAGE_TESTS: 'long' },
});
process.exitCode = (status ?? 1) || buildWithDocker();

/** The real thing, where Docker is. */
function buildWithDocker() {
  if (spawnSync('docker', ['info']).status !== 0) {
    logProgress('Docker', 'does not run here: the image itself was not built');
    return 0;
  }
  const seconds = elapsed();
  const tag = 'spa-booking:test-image';
  for (const args of [
    ['build', '--tag', tag, '.'],
    ['run', '--rm', tag, 'spa', '--help'],
  ]) {
    const { status } = spawnSync('docker', args, { stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  logProgress('Docker', `built the image and ran it in ${seconds()}`);
  return 0;
}
