import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Folders of one module that import each other. None comes to the list; who parts a pair takes it off. */
const KNOWN = [
  'booking/commands <> booking/notifications',
  'booking/commands <> booking/tasks',
  'booking/commands <> booking/waiting-list',
  'booking/notifications <> booking/queries',
  'booking/notifications <> booking/reminders',
  'booking/projections <> booking/queries',
  'booking/queries <> booking/reminders',
  'booking/queries <> booking/waiting-list',
  'catalog/therapists <> catalog/treatments',
  'clients/notes <> clients/records',
  'identity/sessions <> identity/sign-in',
  'platform/database <> platform/deliveries',
  'platform/database <> platform/observability',
  'platform/deliveries <> platform/event-log',
  'platform/deliveries <> platform/observability',
  'platform/http <> platform/live',
  'scheduling/availability <> scheduling/day-view',
  'scheduling/day <> scheduling/reservations',
  'scheduling/reservations <> scheduling/rooms',
  'scheduling/roster-changes <> scheduling/roster-patterns',
  'scheduling/roster-changes <> scheduling/rosters',
];

type Import = readonly [from: string, to: string];

it('two folders of a module do not import each other, but for those that ever did', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'));
  const imports = files.flatMap((file) => findImports(file, readFileSync(file, 'utf8')));

  expect(imports.length).toBeGreaterThan(1_000);
  expect(findPairs(imports)).toEqual(KNOWN);
});

describe('pairs', () => {
  const there: Import = ['src/audit/action-log/entries.ts', 'src/audit/export/lines.ts'];

  it.each<[string, Import[], string[]]>([
    [
      'both ways',
      [there, ['src/audit/export/file.ts', 'src/audit/action-log/details.ts']],
      ['audit/action-log <> audit/export'],
    ],
    [
      'from below',
      [there, ['src/audit/export/csv/file.ts', 'src/audit/action-log/details.ts']],
      ['audit/action-log <> audit/export'],
    ],
    ['one way', [there, there], []],
    ['of the module itself', [there, ['src/audit/export/file.ts', 'src/audit/audit.events.ts']], []],
    [
      'of two modules',
      [
        ['src/audit/export/file.ts', 'src/identity/users/user.ts'],
        ['src/identity/users/user.ts', 'src/audit/export/file.ts'],
      ],
      [],
    ],
  ])('%s', (_, imports, pairs) => {
    expect(findPairs(imports)).toEqual(pairs);
  });

  it.each([
    "import { a } from '../export/a.js';",
    "import type { A } from '../export/a.js';",
    "await import('../export/a.js');",
  ])('%s is an import', (code) => {
    expect(findImports('src/audit/action-log/b.ts', code)).toEqual([
      ['src/audit/action-log/b.ts', 'src/audit/export/a.js'],
    ]);
  });
});

function findImports(file: string, code: string): Import[] {
  return [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) => [
    file,
    normalize(join(dirname(file), path!)),
  ]);
}

/** Returns the pairs of folders, directly below one module, that import each other. */
function findPairs(imports: readonly Import[]): string[] {
  const folders = imports.map(([from, to]) => [toFolder(from), toFolder(to)] as const);
  const ways = new Set(
    folders
      .filter(([from, to]) => from && to && from !== to && from.split('/')[0] === to.split('/')[0])
      .map(([from, to]) => `${from} <> ${to}`),
  );
  const isBothWays = (way: string) => ways.has(way.split(' <> ').toReversed().join(' <> '));
  return [...ways].filter((way) => isBothWays(way) && way.split(' <> ')[0]! < way.split(' <> ')[1]!).toSorted();
}

/** Returns module and folder, undefined for a file of the module itself. */
function toFolder(file: string): string | undefined {
  const [, module, folder, name] = file.split('/');
  return name && `${module}/${folder}`;
}
