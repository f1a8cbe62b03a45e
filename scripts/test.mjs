// Runs every check of the repository and closes with one line of counts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @type {(command: string, ...args: string[]) => boolean} */
const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
if (!existsSync('node_modules/.package-lock.json') && !run('npm', 'ci', '--no-audit', '--no-fund')) process.exit(1);

let passed = 0;
let failed = 0;
for (const script of ['typecheck', 'lint', 'jest']) {
  console.log(`\n> ${script}`);
  if (run('npm', 'run', '--silent', script)) passed++;
  else failed++;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
