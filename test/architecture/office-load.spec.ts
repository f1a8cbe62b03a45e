import { gzipSync } from 'node:zlib';
import { findFiles, readBuilt } from './built-web.js';

/** What opening the list of bookings fetches, its live connection included. */
const files = findFiles([
  'index.html',
  'src/app/back-office/pages/BookingsPage.tsx',
  '../node_modules/socket.io-client/build/esm/index.js',
]);

/** Of the 25 requests that the page may make; the rest are the document, fonts and data. */
const MAX_FILES = 15;
const MAX_SCRIPT_BYTES = 260_000;

it('the list of bookings opens with few files', () => {
  expect(files.length <= MAX_FILES ? [] : files).toEqual([]);
});

it('the list of bookings opens with little script', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const size = scripts.reduce((all, file) => all + gzipSync(readBuilt(file), { level: 9 }).length, 0);
  expect(size).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});
