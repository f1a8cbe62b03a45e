import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isBuilt } from '../../../../scripts/prepare/build.mjs';
import { registerCleanup } from '../../../support/register-cleanup.js';

const run = promisify(execFile);
const bin = (command: string) => join('node_modules', '.bin', command);

describe('the description of the API and the client made from it', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'api-'));
    registerCleanup(() => rm(folder, { recursive: true }));
    const server = await compileServer();
    const files = ['openapi.json', 'openapi-v1.json'].map((file) => join(folder, file));
    await run(process.execPath, [join(server, 'src/cli/main.js'), 'openapi', ...files]);
    await run(process.execPath, ['scripts/codegen.mjs', join(folder, 'openapi.json'), join(folder, 'generated.ts')]);
  }, 180_000);

  it.each([
    ['openapi.json', 'docs/openapi.json'],
    ['openapi-v1.json', 'docs/openapi-v1.json'],
    ['generated.ts', 'web/src/shared/api/generated.ts'],
  ])('%s is what `npm run codegen` makes of this code', async (made, kept) => {
    expect(await readFile(kept, 'utf8')).toBe(await readFile(join(folder, made), 'utf8'));
  });

  it('names every operation once, and every refusal', async () => {
    const { paths } = JSON.parse(await readFile('docs/openapi.json', 'utf8')) as Description;
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual([...new Set(names)]);
    for (const { responses } of operations)
      expect(responses.default.content).toHaveProperty(['application/problem+json']);
  });

  it('says of every value what it is', async () => {
    // A property whose type the compiler was left to find is described as any object.
    expect(await readFile('docs/openapi.json', 'utf8')).not.toContain('#/components/schemas/Object"');
  });
});

/** The folder with this code as JavaScript: `npm test` has built it already. */
async function compileServer(): Promise<string> {
  if (isBuilt()) return 'dist';
  await run(bin('nest'), ['build', '--path', 'tsconfig.openapi.json']);
  return '.cache/openapi';
}

interface Description {
  paths: Record<string, Record<string, { operationId: string; responses: { default: { content: object } } }>>;
}
