import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DEFAULT_DURATION_MINUTES } from '../../src/catalog/services/service-input.js';
import { TOKEN_TTL_HOURS } from '../../src/identity/passwords/token-purpose.js';
import { AUSTRALIAN_MOBILE } from '../../src/kernel/phone.js';
import { UNLIMITED_SLOTS } from '../../src/scheduling/availability/availability.js';
import { pageRoutes } from '../../src/site/page-routes.js';
import * as browser from '../../web/src/shared/server-rules.js';

it('the browser repeats the rules of the server as they are', () => {
  expect(browser.DEFAULT_DURATION_MINUTES).toBe(DEFAULT_DURATION_MINUTES);
  expect(browser.UNLIMITED_SLOTS).toBe(UNLIMITED_SLOTS);
  expect(browser.PASSWORD_LINK_TTL_HOURS).toEqual(TOKEN_TTL_HOURS);
  expect(browser.AUSTRALIAN_MOBILE.source).toBe(AUSTRALIAN_MOBILE.source);
});

it('every link in the pages leads to a page', () => {
  const files = execFileSync('git', ['ls-files', 'web/src'], { encoding: 'utf8' }).trim().split('\n');
  const links = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|generated/.test(file))
    .flatMap((file) => findLinks(readFileSync(file, 'utf8')));

  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !pageRoutes.includes(link))).toEqual([]);
});

it('a link to no page would be noticed', () => {
  expect(findLinks(`<Link to="/sevices">`)).toEqual(['/sevices']);
  expect(findLinks(`{ to: '/sevices', label: 'Services' }`)).toEqual(['/sevices']);
  expect(findLinks(`navigate('/sevices?tab=x')`)).toEqual(['/sevices']);
});

function findLinks(source: string): string[] {
  const links = source.matchAll(/(?:\bto[=:] ?\{?|href=|[nN]avigate\()["'`](\/[\w/-]*)/g);
  return [...links].map(([, path]) => path!);
}
