import { unzipSync } from 'fflate';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '../../../src/cli/commands.js';
import { createDatabase } from '../../support/database/create-database.js';
import { asAppRole } from '../../support/database/database-server.mjs';
import { queryRows } from '../../support/database/query-rows.js';
import { runCommand } from '../../support/processes/run-command.js';
import { testEnvironment } from '../../support/test-environment.js';

const folder = mkdtempSync(join(tmpdir(), 'spa-booking-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));
const empty = join(folder, 'empty');
writeFileSync(empty, '');
const backupFile = join(folder, 'shop.backup');

const ofOlderVersion =
  /^The database is of an older version, without \d+ migrations from Migration\d+_baseline on: .* migrate first$/;
const ofNewerVersion =
  /^The database is of a newer version, .*\(Migration20990101000000_of_tomorrow\): start that version, /;

let settings: Record<string, string>;
let unmigrated: Record<string, string>;
let newer: Record<string, string>;

beforeAll(async () => {
  const database = await createDatabase();
  settings = testEnvironment(database);
  unmigrated = testEnvironment(changed(database, { pathname: '/postgres' }));
  const migratedLater = await createDatabase();
  await queryRows(migratedLater, `insert into schema_migrations (name) values ('Migration20990101000000_of_tomorrow')`);
  newer = testEnvironment(migratedLater);
});

it('lists every command when none or another is named', async () => {
  const { code, stderr } = await runCommand([]);
  expect(code).toBe(1);
  for (const name of Object.keys(commands)) expect(stderr).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(await runCommand(['backpu'])).toEqual({
    code: 1,
    stdout: '',
    stderr: "Unknown command 'backpu'\n(Did you mean backup?)\n",
  });
});

it.each(Object.keys(commands))('%s explains itself without any setting', async (name) => {
  const { code, stdout, stderr } = await runCommand([name, '--help']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(new RegExp(`^Usage: spa ${name} .*\n\n[A-Z][^:]*\\.\n`));
});

it.each<[string, () => [string[], Record<string, string>?], RegExp]>([
  [
    'migrate where nothing answers',
    () => [['migrate'], { DATABASE_URL: 'postgres://spa@127.0.0.1:9/spa' }],
    /^Nothing answers at 127\.0\.0\.1:9: look at DATABASE_URL$/,
  ],
  ['migrate of a database that a newer version has migrated', () => [['migrate'], newer], ofNewerVersion],
  ['verify of a database that a newer version has migrated', () => [['verify'], newer], ofNewerVersion],
  ['erasures of a database without tables', () => [['erasures'], unmigrated], ofOlderVersion],
  ['export to nowhere', () => [['export'], settings], /^Required option '--to <path>' not specified$/],
  ['create-admin without a person', () => [['create-admin']], /^Required option '--email <address>' not specified$/],
  [
    'create-admin in a database without tables',
    () => [['create-admin', '--email', 'owner@spa.test', '--link'], unmigrated],
    ofOlderVersion,
  ],
  [
    'create-admin with a link that leads nowhere',
    () => [['create-admin', '--email', 'owner@spa.test', '--link']],
    /^Set PUBLIC_URL /,
  ],
  [
    'reset-second-factor of nobody',
    () => [['reset-second-factor', 'ghost@spa.test'], settings],
    /^No account has the email address ghost@spa\.test$/,
  ],
  ['reset-second-factor without a person', () => [['reset-second-factor']], /^Missing required argument 'email'$/],
  [
    'import in nobody’s name',
    () => [['import', 'clients', empty]],
    /^Name an administrator: --as takes an email address$/,
  ],
  [
    'import by somebody who is no administrator',
    () => [['import', empty, '--as', 'mei@spa.test'], settings],
    /^No administrator of this shop signs in as mei@spa\.test$/,
  ],
  [
    'import of nothing',
    () => [['import', 'bookings', '--as', 'mei@spa.test']],
    /^Name the file: import bookings <file/,
  ],
  ['backup of one thing too many', () => [['backup', 'everything']], /^Too many arguments for 'backup'/],
  [
    'backup into a folder that cannot be made',
    () => [['backup', '--to', join(empty, 'within', 'shop.backup')], settings],
    /^The folder \/.*\/empty\/within cannot be made: name a file in a writable one with --to$/,
  ],
  [
    'backup into a file system that takes no folders',
    () => [['backup', '--to', '/proc/spa/shop.backup'], settings],
    /^The folder \/proc\/spa cannot be made: name a file in a writable one with --to$/,
  ],
  [
    'backup over a file that is there',
    () => [['backup', '--to', empty], settings],
    /^"\/.*\/empty" is there already: name another file$/,
  ],
  ['restore of something else', () => [['restore', empty], settings], /empty" is not a backup: it ends in the middle$/],
  [
    'restore of a file that is not there',
    () => [['restore', join(folder, 'no')], settings],
    /^"\/.*\/no": no such file or directory$/,
  ],
  [
    'verify without keys',
    () => [['verify'], { ...settings, PERSONAL_DATA_KEY: '' }],
    /PERSONAL_DATA_KEY must be 32 bytes/,
  ],
  [
    'rebuild as the role of daily work',
    () => [['rebuild'], testEnvironment(asAppRole(settings.DATABASE_URL!))],
    /^The database says permission denied for database \w+: set DATABASE_OWNER_URL/,
  ],
  ['erase of nobody', () => [['erase']], /^Name the person, by --email, --phone, --booking or --list$/],
  ['erasures of a database that is not there', () => [['erasures'], nowhere()], /"nowhere" does not exist: look at/],
  [
    'migrate as an owner whose address has no password',
    () => [['migrate'], { ...settings, DATABASE_OWNER_URL: settings.DATABASE_URL!.replace(/:[^:@]*@/, '@') }],
    /^The database asks for a password, and its address has none: look at DATABASE_URL and DATABASE_OWNER_URL$/,
  ],
  [
    'rotate-keys for the same key',
    () => [['rotate-keys'], { ...settings, OTHER_PERSONAL_DATA_KEY: settings.PERSONAL_DATA_KEY! }],
    /^Set PERSONAL_DATA_KEY to the new key/,
  ],
  ['rotate-keys without a key', () => [['rotate-keys']], /^Set PERSONAL_DATA_KEY .* OTHER_PERSONAL_DATA_KEY/],
  ['audit-head without a database', () => [['audit-head']], /^Set DATABASE_URL to the postgres:\/\/ address/],
  ['audit-verify of an empty file', () => [['audit-verify', empty]], /empty" holds no entry: it is not an export/],
  ['audit-verify of a folder', () => [['audit-verify', folder]], /" is a folder: name the exported file in it$/],
  ['audit-verify of something else', () => [['audit-verify', 'package.json']], /line 1 of the file is not an entry$/],
  ['openapi into a missing folder', () => [['openapi', join(folder, 'no', 'file')]], /no such file or directory$/],
])('%s fails with a sentence', async (_, given, sentence) => {
  const [args, env] = given();
  const { code, stdout, stderr } = await runCommand(args, env);
  expect([code, stderr.trimEnd()]).toEqual([1, expect.stringMatching(sentence)]);
  expect(stderr.trimEnd()).not.toMatch(/\n|^\s+at /);
  expect(stdout).not.toMatch(/^\s+at /m);
});

it('restore blames the address that it was given, and no variable', async () => {
  const backup = join(folder, 'to-restore.backup');
  expect(await runCommand(['backup', '--to', backup], settings)).toMatchObject({ code: 0 });
  const own = settings.DATABASE_URL!;
  const given: [string, RegExp][] = [
    [changed(own, { host: '127.0.0.1:9' }), /^Nothing answers at 127\.0\.0\.1:9: look at --into$/],
    [changed(own, { hostname: 'no.invalid' }), /^There is no machine named no\.invalid: look at --into$/],
    [changed(own, { username: 'ghost', password: 'x' }), /^The database says .*"ghost".*: look at --into$/],
    [asAppRole(own), /^The database says permission denied .*: give --into the address of a role that may$/],
  ];
  for (const [into, sentence] of given) {
    const { code, stderr } = await runCommand(['restore', backup, '--into', into], settings);
    expect([code, stderr.trimEnd()]).toEqual([1, expect.stringMatching(sentence)]);
  }
});

it('export writes an archive into a folder, once, and the log says that nobody was signed in', async () => {
  const to = join(folder, 'exports');
  const { code, stdout, stderr } = await runCommand(['export', '--to', `${to}/`], settings);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/shop-\d{4}-\d\d-\d\d\.zip: 0\.0 MB\.\nadd-ons\.csv: 0 lines\nbookings\.csv: 0 lines\n/);
  const [name, ...others] = readdirSync(to);
  expect(others).toEqual([]);
  expect(Object.keys(unzipSync(readFileSync(join(to, name!))))).toContain('clients.csv');
  const again = await runCommand(['export', '--to', to], settings);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is there already: name another file')]);
  const [logged] = await queryRows<{ actor_kind: string }>(
    settings.DATABASE_URL!,
    `select actor_kind from event_log where type = 'ShopExported'`,
  );
  expect(logged).toEqual({ actor_kind: 'system' });
});

it('import reads what is piped in to its end, as much as the office takes', async () => {
  const { stdout: template } = await runCommand(['import', '--template', 'clients']);
  expect(
    await runCommand(['create-admin', '--email', 'owner@spa.test'], settings, 'ferries leave at seven'),
  ).toMatchObject({
    code: 0,
  });
  const importPiped = (input: string) =>
    runCommand(['import', '/dev/stdin', '--as', 'owner@spa.test', '--dry-run'], settings, input);
  expect(await importPiped(template)).toEqual({
    code: 0,
    stdout: '1 clients: 1 new, 0 changed, 0 unchanged, 0 refused. This was a dry run: nothing was written.\n',
    stderr: '',
  });
  expect(await importPiped(template + ' '.repeat(20 * 1024 * 1024))).toEqual({
    code: 1,
    stdout: '',
    stderr: 'More than 20 MB come from "/dev/stdin": save them in a file, and name that\n',
  });
});

it('needs no more than the database and its keys for what sends no mails and serves no pages', async () => {
  const { DATABASE_URL, PERSONAL_DATA_KEY, SESSION_SECRET } = settings as Record<string, string>;
  const { code, stdout } = await runCommand(['backup', '--to', backupFile], {
    DATABASE_URL: DATABASE_URL!,
    PERSONAL_DATA_KEY: PERSONAL_DATA_KEY!,
    SESSION_SECRET: SESSION_SECRET!,
  });
  expect([code, stdout]).toEqual([0, expect.stringContaining('keep that key, apart from the backup')]);
});

function nowhere(): Record<string, string> {
  return testEnvironment(changed(settings.DATABASE_URL!, { pathname: '/nowhere' }));
}

function changed(address: string, parts: Partial<URL>): string {
  return Object.assign(new URL(address), parts).href;
}
