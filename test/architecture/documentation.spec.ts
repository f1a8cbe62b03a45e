import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getMetadataStorage } from 'class-validator';
import { readFile } from 'node:fs/promises';
import { BookingConfig } from '../../src/booking/booking.config.js';
import { demoAccounts } from '../../src/demo/content/demo-accounts.js';
import { IdentityConfig } from '../../src/identity/identity.config.js';
import { Config } from '../../src/platform/config.js';
import { SchedulingConfig } from '../../src/scheduling/scheduling.config.js';

const variables = new Set(
  [Config, BookingConfig, IdentityConfig, SchedulingConfig]
    .flatMap((config) => getMetadataStorage().getTargetValidationMetadatas(config, '', false, false))
    .map(({ propertyName }) => propertyName),
);

it.each(['README.md', 'docs/operations.md'])('%s explains every variable of the configuration', async (page) => {
  const rows = (await readFile(page, 'utf8')).matchAll(/^\| `([A-Z_]+)` \|/gm);
  const explained = new Set([...rows].map(([, variable]) => variable));

  expect(variables.size).toBeGreaterThan(0);
  expect([...variables].filter((variable) => !explained.has(variable))).toEqual([]);
});

it('docs/architecture.md names every folder of a module', async () => {
  const page = await readFile('docs/architecture.md', 'utf8');
  const named = [...page.matchAll(/^\| `src\/(\w+)\/` \| (.*) \|$/gm)].flatMap(([, module, folders]) =>
    [...folders!.matchAll(/`([\w-]+)\/`/g)].map(([, folder]) => `${module}/${folder}`),
  );
  const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' });
  const folders = new Set([...files.matchAll(/^src\/(\w+\/[\w-]+)\//gm)].map(([, folder]) => folder!));

  expect(named.toSorted()).toEqual([...folders].toSorted());
});

it('README.md names who can sign in to the demo shop', async () => {
  const readme = await readFile('README.md', 'utf8');

  for (const { email, password } of demoAccounts) expect(readme).toContain(`| ${email} | ${password} |`);
});

describe('every file and folder that a page names exists:', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));
  const pages = files.filter((file) => file === 'README.md' || /^docs\/.*\.md$/.test(file));
  const exists = (named: string) =>
    named.endsWith('/')
      ? files.some((file) => file.startsWith(named) || file.includes(`/${named}`))
      : files.some((file) => file === named || file.endsWith(`/${named}`));

  it.each(pages)('%s', async (page) => {
    const code = [...(await readFile(page, 'utf8')).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);
    const named = code.filter(
      (text) => /^[\w./-]+(\.(ts|tsx|mjs|css|sql|yml)|\/[\w-]+\/)$/.test(text) && !/^(dist\/|\.|\/)/.test(text),
    );

    expect(named.filter((file) => !exists(file))).toEqual([]);
  });
});
