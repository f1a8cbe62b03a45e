import { BROWSERS } from '../../../web/browsers.js';
import { readFileSync } from 'node:fs';
import { findFiles, readBuilt } from './built-web.js';

/** What visitors fetch: the build writes its syntax for the oldest browsers, but nothing that its code calls. */
const PAGES = [
  'index.html',
  'src/lazy-hydration.ts',
  'src/lazy-sign-in.ts',
  'src/app/hydrate-landing.tsx',
  'src/app/hydrate-sign-in.tsx',
  'src/app/booking-dialog/BookingDialogChunk.tsx',
  'src/app/embed/EmbedPage.tsx',
  'src/app/OutcomeLayout.tsx',
];

/** Each is missing in one of the oldest browsers at least. */
const TOO_NEW = [
  /\.checkVisibility\(/,
  /\.(toSorted|toReversed|toSpliced)\(/,
  /\b(Object|Map)\.groupBy\(/,
  /\bPromise\.(withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bAbortSignal\.any\(/,
  /\bURL\.(canParse|parse)\(/,
  /\bnew Intl\.(Segmenter|DurationFormat)\(/,
  /\.(values|keys|entries)\(\)\.(map|filter|find|some|every|forEach|take|drop|reduce|toArray)\(/,
  /\.(union|intersection|difference|isSubsetOf|isDisjointFrom)\(/,
  /\blight-dark\(/,
  // Invalid where it is unknown, with all of its rule: `:is` forgives.
  /(?<!:is\([^)]*):popover-open(?!\s*\)\s*\{\s*\[popover\])/,
];

const files = findFiles(PAGES);
const readText = (file: string) => readBuilt(file).toString();
const page = readText('index.html');

it.each(TOO_NEW)('visitors fetch nothing with %s', (pattern) => {
  expect(files.filter((file) => pattern.test(readText(file)))).toEqual([]);
  expect(page).not.toMatch(pattern);
});

it('popovers have something in their place, ahead of the content', () => {
  expect(files.some((file) => /\.showPopover\(/.test(readText(file)))).toBe(true);
  expect(page).toContain('showPopover');
  expect(page.indexOf('showPopover')).toBeLessThan(page.indexOf('<body'));
});

it('the README names the browsers that the build is for', () => {
  const names = { safari: 'Safari', firefox: 'Firefox', chrome: 'Chrome' };
  const readme = readFileSync('README.md', 'utf8');
  for (const browser of BROWSERS) {
    const [, name, version] = /^([a-z]+)([\d.]+)$/.exec(browser)!;
    expect(readme).toContain(`${names[name as keyof typeof names]} ${version}`);
  }
});
