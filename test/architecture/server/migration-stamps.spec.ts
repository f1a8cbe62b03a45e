import { execFileSync } from 'node:child_process';

/** The stamp of the baseline, which is that of the last migration whose place it took. */
const BASELINE = '20261203120000';

/** A day, maybe still to come, whose migrations were written side by side: their order among each other is free. */
const SHARED_DAY = '20261204';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const toStamp = (file: string) => /Migration(\d{14})_/.exec(file)?.[1] ?? file;

/** The branch that changes land on, where this clone has it. */
const base =
  ['main', 'origin/main'].find((ref) => git('for-each-ref', `refs/heads/${ref}`, `refs/remotes/${ref}`).length > 0) ??
  'HEAD';
const present = git('ls-files', '--cached', '--others', '--exclude-standard', 'migrations/Migration*');
const additions = ['--first-parent', '-m', '--reverse', '--no-renames', '--diff-filter=A', '--name-only', '--format='];
const landed = new Set(git('log', ...additions, base, '--', 'migrations/Migration*'));

it('a new migration is later than every other, and of no day to come', () => {
  const came = [...landed].filter((file) => present.includes(file));
  const stamps = [...came, ...present.filter((file) => !landed.has(file))].map(toStamp);

  expect(stamps.filter((stamp) => stamp <= BASELINE)).toEqual([BASELINE]);
  expect(
    findWrongStamps(
      stamps.filter((stamp) => stamp > BASELINE),
      new Date(),
    ),
  ).toEqual([]);
});

it.each([
  ['that is earlier than one before it', ['20270105100000', '20270105095959']],
  ['that another has', ['20270105100000', '20270105100000']],
  ['of the shared day that another has', ['20261204010100', '20261204010100']],
  ['that comes after later ones, though of the shared day', ['20270105100000', '20261204020100']],
  ['of a day to come', ['20270108000000']],
  ['that is no time', ['20270105600000']],
  ['that is none', ['migrations/Migration_without.ts']],
])('a stamp %s would be noticed', (_, stamps) => {
  expect(findWrongStamps(stamps, new Date('2027-01-06T12:00:00Z'))).toEqual([stamps.at(-1)]);
});

it('migrations of the shared day come in any order, also before that day', () => {
  expect(findWrongStamps(['20261204030100', '20261204020100'], new Date('2026-11-28T00:00:00Z'))).toEqual([]);
});

/** @param stamps in the order in which they came to the branch */
function findWrongStamps(stamps: readonly string[], now: Date): string[] {
  // It may be tomorrow already where somebody writes one.
  const tomorrow = toDay(new Date(now.getTime() + 86_400_000));
  const lastDay = tomorrow > SHARED_DAY ? tomorrow : SHARED_DAY;
  return stamps.filter((stamp, nth) => {
    const before = stamps.slice(0, nth);
    const isShared = stamp.startsWith(SHARED_DAY) && before.every((each) => each.startsWith(SHARED_DAY));
    const isLater = isShared ? !before.includes(stamp) : before.every((each) => each < stamp);
    return !isLater || !isTime(stamp) || stamp.slice(0, 8) > lastDay;
  });
}

const toDay = (instant: Date) => instant.toISOString().slice(0, 10).replaceAll('-', '');

function isTime(stamp: string): boolean {
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  return !Number.isNaN(Date.parse(iso));
}
