import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findFiles, readBuilt } from './built-web.js';

const PAGES = 'src/app/back-office/pages';

/** What opening the list of bookings fetches, its live connection included. */
const files = findFiles([
  'index.html',
  `${PAGES}/BookingsPage.tsx`,
  '../node_modules/socket.io-client/build/esm/index.js',
]);

/** Of the 25 requests that the page may make; the rest are the document, fonts and data. */
const MAX_FILES = 15;
const MAX_SCRIPT_BYTES = 260_000;
/** Of each further page. */
const MAX_MORE_SCRIPT_BYTES = 40_000;

it('the list of bookings opens with few files', () => {
  expect(files.length <= MAX_FILES ? [] : files).toEqual([]);
});

it('the list of bookings opens with little script', () => {
  expect(sumScripts(files)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

it.each(readdirSync(join('web', PAGES)).filter((file) => file.endsWith('.tsx')))(
  '%s opens with little more script than the list of bookings',
  (page) => {
    const more = findFiles([`${PAGES}/${page}`]).filter((file) => !files.includes(file));
    expect(sumScripts(more)).toBeLessThanOrEqual(MAX_MORE_SCRIPT_BYTES);
  },
);

function sumScripts(all: string[]): number {
  const scripts = all.filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readBuilt(file), { level: 9 }).length, 0);
}
