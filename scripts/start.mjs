// npm start: everything needed to run the product. This much works on any Node from 20 on, without any package.
import { resolve } from 'node:path';
import { build } from './prepare/build.mjs';
import { installPackages } from './prepare/packages.mjs';
import { replaceProcess } from './prepare/runtime.mjs';
import { assertNotRunning } from './run/data-folder.mjs';

try {
  console.log('\nSpa booking\n');
  await installPackages();
  await build(() => assertNotRunning(resolve(process.env.DATA_DIR || '.data')));
  replaceProcess('scripts/run/run.mjs', process.argv.slice(2));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
