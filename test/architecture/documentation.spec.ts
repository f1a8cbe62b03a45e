import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { getMetadataStorage } from 'class-validator';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { BookingConfig } from '../../src/booking/booking.config.js';
import { demoAccounts } from '../../src/demo/content/demo-accounts.js';
import { IdentityConfig } from '../../src/identity/identity.config.js';
import { Config } from '../../src/platform/config.js';
import { knownVariables } from '../../src/kernel/variables/known-variables.js';
import { IntegrationsConfig } from '../../src/integrations/integrations.config.js';
import { PaymentsConfig } from '../../src/payments/payments.config.js';
import { SchedulingConfig } from '../../src/scheduling/scheduling.config.js';

const configurations = [Config, BookingConfig, IdentityConfig, IntegrationsConfig, PaymentsConfig, SchedulingConfig];
const variables = new Set(
  configurations
    .flatMap((config) => getMetadataStorage().getTargetValidationMetadatas(config, '', false, false))
    .map(({ propertyName }) => propertyName),
);
const defaults = Object.assign({}, ...configurations.map((config) => new config())) as Record<string, unknown>;

/** The default of each variable that a page explains. */
function readTable(page: string): Map<string, string> {
  const rows = readFileSync(page, 'utf8').matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm);
  return new Map([...rows].map(([, variable, initial]) => [variable!, initial!]));
}

it('every configuration that a module reads is known here, and checked by npm start before anything starts', () => {
  const provided = execFileSync('git', ['grep', '-ohE', 'provideConfig\\(\\w+\\)', '--', 'src'], { encoding: 'utf8' });
  const names = [...provided.matchAll(/\((\w+)\)/g)].map(([, name]) => name!);
  const checked = readFileSync('scripts/run/settings.mjs', 'utf8');

  expect(names.toSorted()).toEqual(configurations.map(({ name }) => name).toSorted());
  expect(names.filter((name) => !checked.includes(`{ ${name} }`))).toEqual([]);
});

it('docs/operations.md explains every variable of the configuration', () => {
  const explained = readTable('docs/operations.md');

  expect(variables.size).toBeGreaterThan(0);
  expect([...variables].filter((variable) => !explained.has(variable))).toEqual([]);
});

it.each(['README.md', 'docs/operations.md'])('%s gives the default of each variable that it explains', (page) => {
  const given = [...readTable(page)].filter(([variable]) => defaults[variable] !== undefined);
  const wrong = given.filter(([variable, text]) => !text.replaceAll('`', '').startsWith(String(defaults[variable])));

  expect(given.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

it('README.md is short, and explains only variables that docs/operations.md explains', () => {
  const [short, long] = ['README.md', 'docs/operations.md'].map((page) => [...readTable(page).keys()]);

  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(120);
  expect(short!.filter((variable) => !long!.includes(variable))).toEqual([]);
});

it('a variable that is explained is known, any other may be a misspelt one', () => {
  const explained = readTable('docs/operations.md').keys();

  expect([...knownVariables].toSorted()).toEqual([...explained].toSorted());
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

/** Names in the pages that are not ours: of PostgreSQL, BullMQ, browsers, proxies and OpenTelemetry, and of a later version. */
const FOREIGN_NAMES = new Set(
  `createElementNS max_locks_per_transaction move_to_completed_fetch force_generic_plan trusted_proxies
  client_max_body_size
  OTEL_RESOURCE_ATTRIBUTES recovery_target_time shop_id toX parseX findX requireX assertX formatX xSql`.split(/\s+/),
);

describe('every file, folder, name, command and heading that a page names exists:', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));
  const pages = files.filter((file) => file === 'README.md' || /^docs\/.*\.md$/.test(file));
  const texts = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const exists = (named: string) =>
    named.endsWith('/')
      ? files.some((file) => file.startsWith(named) || file.includes(`/${named}`))
      : files.some((file) => file === named || file.endsWith(`/${named}`));

  const namesOf = (text: string) =>
    [...text.matchAll(/`@?(\w+)(?:\(.*?\))?`/g)]
      .map(([, name]) => name!)
      .filter((name) => /[a-z][A-Z]|\w_\w/.test(name) && !FOREIGN_NAMES.has(name));
  const sources = files.filter(
    (file) =>
      (/^(src|web|test|scripts|migrations|deploy)\/|\.yml$/.test(file) && !file.endsWith('/documentation.spec.ts')) ||
      ['docs/openapi.json', '.env.example'].includes(file),
  );
  const used = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
  const isFolder = (named: string) => exists(`${named}/`) || files.some((file) => file.includes(`/${named}.`));

  const isHeading = (page: string, anchor: string) =>
    [...texts.get(page)!.matchAll(/^#+ (.*)$/gm)].some(([, heading]) => toAnchor(heading!) === anchor);

  it.each(pages)('%s', (page) => {
    const text = texts.get(page)!;
    const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, named]) => named!);
    const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, command]) => command!);
    const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, path, anchor]) => ({
      target: path ? normalize(join(dirname(page), path)) : page,
      anchor,
    }));
    const named = code.filter(
      (text) => /^[\w./-]+(\.(ts|tsx|mjs|css|sql|yml)|\/[\w-]+\/)$/.test(text) && !/^(dist\/|\.|\/)/.test(text),
    );

    const folders = code.filter(
      (text) => /^[a-z][\w-]*(\/[\w-]+)+$/.test(text) && !/^(application|image|dist|test-results)\//.test(text),
    );

    expect(named.filter((file) => !exists(file))).toEqual([]);
    expect(folders.filter((folder) => !isFolder(folder))).toEqual([]);
    expect(namesOf(text).filter((name) => !used.has(name))).toEqual([]);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
    expect(links.filter(({ target, anchor }) => anchor && texts.has(target) && !isHeading(target, anchor))).toEqual([]);
  });
});

it('docs/security.md names tests that exist', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const specs = execFileSync('git', ['ls-files', '*.spec.ts'], { encoding: 'utf8' });
  const named = [...page.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name]) => name!);
  const others = ['frame-ancestors', 'no-store'];
  const missing = named.filter((name) => !others.includes(name) && !specs.includes(`/${name}.spec.ts\n`));

  expect(named.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

/** The end of the address under which a heading is reached. */
function toAnchor(heading: string): string {
  const text = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return text.replaceAll(/[^\w\- ]/g, '').replaceAll(' ', '-');
}
