import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { KEYED_LOCKS, SHOP_LOCKS } from '../../../src/kernel/locks/advisory-locks.js';

const read = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !file.includes('.spec.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const code = read('src/*.ts', 'src/*.tsx');

it('SQL of several lines is marked, and has a name', () => {
  expect(code.flatMap(({ file, text }) => findUnnamed(text).map((line) => `${file}: ${line}`))).toEqual([]);
});

it.each([
  ['const bookingsSql = `\n  select id\n  from bookings`;', ['const bookingsSql = `']],
  ['    await sql(em, /* sql */ `\n  delete from bookings`);', ['await sql(em, /* sql */ `']],
  ['const bookingsSql = /* sql */ `\n  select id from bookings`;', []],
  ["    await sql(em, 'delete from bookings');", []],
  ['/** `confirmed`\n * with a note, `cancelled` */', []],
])('%j: %j', (text, found) => {
  expect(findUnnamed(text)).toEqual(found);
});

describe('an advisory lock', () => {
  it.each(Object.entries({ SHOP_LOCKS, KEYED_LOCKS }))('of %s has a number of its own', (_, locks) => {
    const numbers = Object.values(locks);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is taken by its name in the list', () => {
    const taken = code.flatMap(({ file, text }) => findLocks(text).map((lock) => `${file}: ${lock}`));
    expect(taken.length).toBeGreaterThan(5);
    expect(taken.filter((lock) => !/: (\$\{(SHOP|KEYED)_LOCKS\.\w+\}|\$1)$/.test(lock))).toEqual([]);
  });

  it('that the database takes by itself is in the list, or named by a text', () => {
    const taken = read('migrations/*.ts').flatMap(({ text }) => findLocks(text));
    const listed = Object.values(KEYED_LOCKS).map(String);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter((lock) => lock !== 'hashtext' && !listed.includes(lock))).toEqual([]);
  });
});

/** First lines of statements that are unmarked, or in the middle of a method. */
function findUnnamed(text: string): string[] {
  const withoutComments = text.replaceAll(/\/\*\*.*?\*\/|^ *\/\/.*$/gms, '');
  const openings = withoutComments.matchAll(
    /^(.*)`\s*(?:select|insert into|update|delete from|with|create|alter|lock table)\s[^`]*/gim,
  );
  return [...openings]
    .filter(([statement, before]) => statement.slice(before!.length).includes('\n') && !isNamed(before!))
    .map(([, before]) => `${before}\``.trim());
}

/** A constant, a property, what a function returns; or a part of such a statement. */
const isNamed = (before: string) => /(=|=>|:|\breturn) \/\* sql \*\/ $/.test(before) || before.includes('${');

function findLocks(text: string): string[] {
  return [...text.matchAll(/pg_(?:try_)?advisory_\w+\((\$\{[\w.]+\}|\w+|\$1)/g)].map(([, lock]) => lock!);
}
