import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

/** A rule, of the sheet itself or inside of a media query, with all its selectors. */
const RULE = /([^{};]+)\{/g;

/** A selector that is nothing but one class, and so reaches every page on which a sheet has been loaded. */
const ONE_CLASS = /^\.([\w-]+)$/;

it('no two parts of the application define the same class for all pages', async () => {
  const definitions = new Map<string, Set<string>>();
  for await (const sheet of glob('{features,shared}/**/*.css', { cwd: 'web/src' }))
    for (const name of findClasses(sheet))
      definitions.set(name, (definitions.get(name) ?? new Set()).add(toPart(sheet)));

  const ambiguous = [...definitions].filter(([, parts]) => parts.size > 1).map(([name, parts]) => [name, ...parts]);
  expect(definitions.size).toBeGreaterThan(100);
  expect(ambiguous).toEqual([]);
});

function findClasses(sheet: string): string[] {
  const rules = readFileSync(`web/src/${sheet}`, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(RULE);
  const selectors = [...rules].flatMap(([, all]) => all!.split(','));
  return selectors.flatMap((selector) => ONE_CLASS.exec(selector.trim())?.[1] ?? []);
}

/** `features/booking/manage/cancel/x.css` → `features/booking/manage`. */
const toPart = (sheet: string): string => sheet.split('/').slice(0, -1).slice(0, 3).join('/');
