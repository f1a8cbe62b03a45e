import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { createDatabase } from '../../support/database/create-database.js';
import { testEnvironment } from '../../support/test-environment.js';
import { eventually } from '../../support/eventually.js';
import { startOfficeWithAuditChain } from '../../support/fixtures/office-with-audit-chain.js';
import { dumpDatabaseText, findTerms } from '../../support/database/dump-text.js';

const wilhelmina = {
  first_name: 'Wilhelmina',
  last_name: 'Quasthoff',
  client_phone: '0491 571 266',
  client_email: 'W.Quasthoff@example.test',
};
const hers = ['Wilhelmina', 'Quasthoff', '0491 571 266', '0491571266'];
const his = ['Georgia Marsh', '0491 570 156'];

const folder = mkdtempSync(join(tmpdir(), 'spa-booking-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'shop.backup');
let database: string;
let erased: string;

/**
 * Runs the command as npm does.
 * @returns its output and exit code
 */
function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ said: string; code: number }> {
  const settings = { env: { ...process.env, ...testEnvironment(database), ...env } };
  return new Promise((resolve) =>
    execFile(process.execPath, ['dist/src/cli/main.js', command, ...args], settings, (error, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: Number(error?.code ?? 0) }),
    ),
  );
}

beforeAll(async () => {
  const office = await startOfficeWithAuditChain();
  database = office.server.database;
  const hersToErase = await office.book({ booking_date: '2026-03-03', booking_time: '13:00', ...wilhelmina });
  await office.waitUntilChained();
  expect(await run('backup', ['--to', file])).toMatchObject({
    code: 0,
    said: expect.stringContaining('can only be read with PERSONAL_DATA_KEY') as string,
  });
  await office.book({ booking_date: '2026-03-03', booking_time: '14:00', first_name: 'Late' });
  expect(await run('restore', [file])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/has 5 bookings. Pass --replace/) as string,
  });
  expect((await run('restore', [file, '--replace'])).said).toMatch(/that are open: \d+\. Stop the product first/);
  const erase = (...more: string[]) => run('erase', ['--booking', hersToErase, ...more]);
  expect(await erase()).toEqual({
    code: 1,
    said: expect.stringContaining('Name the person whose data is erased: --yes-erase "their name"\n'),
  });
  expect(await erase('--yes')).toMatchObject({ code: 1 });
  expect(await erase('--yes-erase', 'Georgia Marsh')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Nothing was erased/m) as string,
  });
  expect(await erase('--yes-erase', 'Wilhelmina Quasthoff')).toEqual({
    code: 0,
    said: expect.stringMatching(/^Erased what is personal in 1 booking\.$/m) as string,
  });
  erased = (await run('erasures', [])).said;
  expect(erased).toBe(`${hersToErase}\n`);
  expect(await run('erase', ['--list', part('again', Buffer.from(erased)), '--yes'])).toEqual({
    code: 0,
    said: expect.stringMatching(/^Nothing was left to erase\.\nErased before: 1\.$/m) as string,
  });
  await office.waitUntilChained();
  await Promise.all([office.server.close(), office.worker.close()]);
}, 180_000);

it('is not made with another key than the one that it would be read with', async () => {
  const unreadable = join(folder, 'unreadable.backup');
  const other = { PERSONAL_DATA_KEY: Buffer.alloc(32, 'else').toString('base64') };
  const said = 'The stored data was encrypted under another key than PERSONAL_DATA_KEY, or is damaged\n';
  expect(await run('backup', ['--to', unreadable], other)).toEqual({ code: 1, said });
  expect(existsSync(unreadable)).toBe(false);
});

it('names no client, and is for its owner alone', () => {
  expect(findTerms(gunzipSync(readFileSync(file)).toString(), [...hers, ...his])).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each([
  [
    'a key that is not that of the backup',
    () => [file],
    { PERSONAL_DATA_KEY: Buffer.alloc(32, 'else').toString('base64') },
    'another PERSONAL_DATA_KEY',
  ],
  [
    'a file that was cut off',
    () => [part('cut', readFileSync(file).subarray(0, -2_000))],
    {},
    'is damaged: it ends in the middle',
  ],
  ['a file of a newer version', () => [part('newer', ofNewerVersion(readFileSync(file)))], {}, 'is of a newer version'],
  ['a file that is something else', () => [part('other', Buffer.from('select 1'))], {}, 'is not a backup'],
  [
    'a list of something else',
    () => [file, '--erased', part('list', Buffer.from('Wilhelmina'))],
    {},
    'not the id of a booking',
  ],
])('refuses %s, and leaves the shop as it is', async (_, args, env, complaint) => {
  const before = await dumpDatabaseText(database);
  const { code, said } = await run('restore', [...args(), '--replace'], env);
  expect([code, said]).toEqual([1, expect.stringContaining(complaint)]);
  expect(await dumpDatabaseText(database)).toBe(before);
});

it('brings the shop back as it was, but for those who were erased since, as often as it is wanted', async () => {
  for (const attempt of ['first', 'second']) {
    const { code, said } = await run('restore', [file, '--replace']);
    expect([attempt, code, said]).toEqual([
      attempt,
      0,
      expect.stringMatching(/with 4 bookings\. Erased since, and now again: 1\./),
    ]);
    const everything = await dumpDatabaseText(database);
    expect(findTerms(everything, [...hers, ...his, 'Late'])).toEqual(his);
  }
  await expectProven(database);
}, 180_000);

it('forgets in a new database, too, whom a list names', async () => {
  const fresh = await createDatabase();
  const { code, said } = await run('restore', [file, '--into', fresh, '--erased', part('erased', Buffer.from(erased))]);
  expect([code, said]).toEqual([0, expect.stringContaining('Erased since, and now again: 1.')]);
  expect(findTerms(await dumpDatabaseText(fresh), [...hers, ...his])).toEqual(his);
  await expectProven(fresh);
});

/** Asserts that the restored shop works: the worker catches up, the hash chain is intact, a visitor sees slots. */
async function expectProven(restored: string): Promise<void> {
  const worker = await startWorker({ database: restored });
  const web = await startApp({ database: restored });
  const proof = async () => {
    const { said } = await run('verify', [], { DATABASE_URL: restored });
    return /Everything holds/.test(said) && /events under way 0/.test(said) ? said : undefined;
  };
  await eventually(proof, 'everything to hold');
  expect((await fetch(`${web.url}/api/services`)).status).toBe(200);
  await Promise.all([worker.close(), web.close()]);
}

function ofNewerVersion(backup: Buffer): Buffer {
  return gzipSync(
    Buffer.from(
      gunzipSync(backup).toString('latin1').replace('"migrations":[', '"migrations":["Migration20991231000000_later",'),
      'latin1',
    ),
  );
}

function part(name: string, bytes: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
