import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Files of web/src by their paths. */
type Files = Record<string, string>;

const files: Files = {};
beforeAll(async () => {
  for await (const path of glob('**/*.{css,ts,tsx}', { cwd: 'web/src' }))
    if (!path.includes('.spec.')) files[path] = readFileSync(`web/src/${path}`, 'utf8');
});

/** Sheets that hold for all pages, by folder: the theme's, and those that are still to become modules. */
const GLOBAL_SHEETS = {
  'app/back-office': 4,
  'app/booking-dialog': 1,
  'app/crash': 1,
  'app/embed': 1,
  'features/booking': 33,
  'features/catalog': 7,
  'features/scheduling': 9,
  'shared/clients': 2,
  'shared/relocation': 1,
  'shared/ui': 22,
};

it('styles are modules beside their components, but for the theme', () => {
  const counts: Record<string, number> = {};
  for (const sheet of globalSheets(files)) {
    const folder = sheet.split('/').slice(0, 2).join('/');
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  // Whoever makes one a module takes it off the list; none is added to it.
  expect(counts).toEqual(GLOBAL_SHEETS);
});

it.each([
  ['every class of a module is used', findUnused],
  ['every class that a component asks a module for is there', findUndeclared],
  ['a module styles only what is beside or below it', findDistant],
  ['modules have names of their own, which the names of their classes begin with', findNamesakes],
  ['modules reach only for global classes that some component carries', findUnknownGlobals],
  ['every sheet is imported', findUnimported],
  ['no two parts of the application define the same class for all pages', findAmbiguous],
])('%s', (_, find) => {
  expect(Object.keys(files).length).toBeGreaterThan(500);
  expect(find(files)).toEqual([]);
});

describe('the checks see', () => {
  const page = 'features/day/Page.tsx';
  const used = "import styles from './page.module.css';\nconst page = <p className={styles.dayHead} />;";
  const clean: Files = { [page]: used, 'features/day/page.module.css': '.day-head { gap: 0 }' };

  it('nothing in what is as it should be', () => {
    for (const find of [findUnused, findUndeclared, findDistant, findNamesakes, findUnknownGlobals, findAmbiguous])
      expect(find(clean)).toEqual([]);
  });

  it('a class that nobody uses', () => {
    const sheet = '@media print { .day-head:not(.gone, [data-x]) > p { gap: 0 } }';
    expect(findUnused({ ...clean, 'features/day/page.module.css': sheet })).toEqual([
      'features/day/page.module.css .gone',
    ]);
  });

  it('a class that is not declared', () => {
    const sheet = ':global(.day-head) { gap: 0 } /* .day-head */';
    expect(findUndeclared({ ...clean, 'features/day/page.module.css': sheet })).toEqual([`${page} styles.dayHead`]);
  });

  it('the module of another folder', () => {
    const importer = "import styles from '../day/page.module.css';";
    expect(findDistant({ ...clean, 'features/week/Week.tsx': importer })).toEqual([
      'features/week/Week.tsx imports features/day/page.module.css',
    ]);
  });

  it('two modules of one name', () => {
    expect(findNamesakes({ ...clean, 'features/week/page.module.css': '' })).toEqual(['page.module.css']);
  });

  it('a global class that is no more', () => {
    const sheet = '.day-head :global(.ant-btn), .day-head :global(.control) { gap: 0 }';
    const all = { ...clean, 'features/day/page.module.css': sheet };
    expect(findUnknownGlobals(all)).toEqual(['features/day/page.module.css .control']);
    expect(findUnknownGlobals({ ...all, 'shared/ui/Field.tsx': '<span className="control" />' })).toEqual([]);
  });

  it('a sheet that nobody imports', () => {
    expect(findUnimported({ ...clean, 'features/day/day.css': '' })).toEqual(['features/day/day.css']);
  });

  it('a class that two parts define for all pages', () => {
    const sheets = { 'features/day/day.css': '.head { gap: 0 }', 'features/week/week.css': 'p, .head { gap: 0 }' };
    expect(findAmbiguous(sheets)).toEqual(['.head: features/day, features/week']);
    expect(findAmbiguous({ ...sheets, 'features/week/week.css': 'p .head { gap: 0 }' })).toEqual([]);
  });
});

const isModule = (path: string) => path.endsWith('.module.css');
const modules = (all: Files) => Object.keys(all).filter(isModule);
const globalSheets = (all: Files) =>
  Object.keys(all).filter((path) => path.endsWith('.css') && !isModule(path) && !path.startsWith('shared/ui/theme/'));

function findUnused(all: Files): string[] {
  const used = new Set(findUses(all).map(({ sheet, name }) => `${sheet} ${name}`));
  return modules(all).flatMap((sheet) =>
    findClasses(all[sheet]!)
      .filter((name) => !used.has(`${sheet} ${toKey(name)}`))
      .map((name) => `${sheet} .${name}`),
  );
}

function findUndeclared(all: Files): string[] {
  return findUses(all)
    .filter(({ sheet, name }) => !findClasses(all[sheet] ?? '').some((each) => toKey(each) === name))
    .map(({ path, alias, name }) => `${path} ${alias}.${name}`);
}

function findDistant(all: Files): string[] {
  return findImports(all)
    .filter(({ path, sheet }) => !path.startsWith(`${dirname(sheet)}/`))
    .map(({ path, sheet }) => `${path} imports ${sheet}`);
}

function findNamesakes(all: Files): string[] {
  const names = modules(all).map((path) => basename(path));
  return names.filter((name, nth) => names.indexOf(name) !== nth);
}

function findUnknownGlobals(all: Files): string[] {
  const components = Object.keys(all).filter((path) => /\.tsx?$/.test(path));
  const isCarried = (name: string) =>
    components.some((path) => new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(all[path]!));
  return modules(all).flatMap((sheet) =>
    [...all[sheet]!.matchAll(/:global\(\.([\w-]+)\)/g)]
      .map(([, name]) => name!)
      .filter((name) => !/^(ant|recharts)-/.test(name) && !isCarried(name))
      .map((name) => `${sheet} .${name}`),
  );
}

function findUnimported(all: Files): string[] {
  const imported = new Set(
    Object.entries(all).flatMap(([path, text]) =>
      [...text.matchAll(/^@?import (?:\w+ from )?'(\.[^']*\.css)';/gm)].map(([, file]) => join(dirname(path), file!)),
    ),
  );
  return Object.keys(all).filter((path) => path.endsWith('.css') && !imported.has(path));
}

/** Classes that rules of their own define in several parts: whichever page was opened first would decide. */
function findAmbiguous(all: Files): string[] {
  const definitions = new Map<string, Set<string>>();
  for (const sheet of globalSheets(all))
    for (const selector of findSelectors(all[sheet]!)) {
      const name = /^\.([\w-]+)$/.exec(selector)?.[1];
      if (name) definitions.set(name, (definitions.get(name) ?? new Set()).add(toPart(sheet)));
    }
  const ambiguous = [...definitions].filter(([, parts]) => parts.size > 1);
  return ambiguous.map(([name, parts]) => `.${name}: ${[...parts].join(', ')}`);
}

/** `features/booking/manage/cancel/x.css` → `features/booking/manage`. */
const toPart = (sheet: string): string => sheet.split('/').slice(0, -1).slice(0, 3).join('/');

function findImports(all: Files) {
  return Object.entries(all).flatMap(([path, text]) =>
    [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)';/gm)].map(([, alias, file]) => ({
      path,
      alias: alias!,
      sheet: join(dirname(path), file!),
    })),
  );
}

/** The places where components ask modules for classes. */
const findUses = (all: Files) =>
  findImports(all).flatMap((each) =>
    [...all[each.path]!.matchAll(new RegExp(`(?<![\\w./-])${each.alias}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      ...each,
      name: name!,
    })),
  );

/** The selectors of all rules, those inside of media queries too. */
const findSelectors = (sheet: string): string[] =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selectors]) => selectors!.trim())
    .filter((selectors) => !selectors.startsWith('@'))
    .flatMap((selectors) => selectors.split(','))
    .map((selector) => selector.trim());

/** The classes that a sheet defines, without the global ones that it only mentions. */
function findClasses(sheet: string): string[] {
  const own = findSelectors(sheet)
    .join(',')
    .replaceAll(/:global\([^)]*\)/g, '');
  return [...new Set([...own.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!))];
}

/** The name under which a component finds a class: `day-head` → `dayHead`. */
const toKey = (name: string) => name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
