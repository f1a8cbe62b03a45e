import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { findImportViolations } from './cruise.js';
import { rules } from './rules.mjs';
import { violations } from './violations.js';

it('the code follows the import rules', async () => {
  expect(await findImportViolations('.')).toEqual([]);
});

it('every rule has an import that it must catch', () => {
  expect(Object.keys(violations).sort()).toEqual(rules.map(({ name }) => name!).sort());
});

describe('a planted import is caught by', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spa-booking-imports-'));
    await Promise.all(['src', 'web'].map((name) => mkdir(join(folder, name))));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each(Object.entries(violations))('%s', async (rule, { from, to, back }) => {
    await plant(from, to);
    await plant(to, back ? from : undefined);

    const caught = await findImportViolations(folder);

    expect(caught).toContain(`${rule}: ${from} → ${to}`);
  });

  /** Types only: those count as well. */
  async function plant(file: string, imported?: string): Promise<void> {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    const path = imported && relative(dirname(file), imported).replace(/\.tsx?$/, '.js');
    const line = path
      ? `import type { Thing } from '${path.startsWith('.') ? path : `./${path}`}';\nexport type Mine = Thing;\n`
      : '';
    await writeFile(join(folder, file), `${line}export interface Thing { id: string }\n`);
  }
});

it('a domain may import no package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spa-booking-imports-'));
  await mkdir(join(folder, 'src/booking/domain'), { recursive: true });
  await mkdir(join(folder, 'web'));
  await writeFile(
    join(folder, 'src/booking/domain/events.ts'),
    `import { randomUUID } from 'node:crypto';\nimport pg from 'pg';\nexport { pg, randomUUID };\n`,
  );

  const caught = await findImportViolations(folder);

  expect(caught).toEqual(
    ['crypto', 'pg'].map((name) => `domain-imports-only-kernel: src/booking/domain/events.ts → ${name}`),
  );
  await rm(folder, { recursive: true });
});
