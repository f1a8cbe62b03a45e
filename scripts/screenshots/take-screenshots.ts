/**
 * `npm run screenshots -- <address of a running demo shop> [<address of its mail inbox>]`: takes the pictures of
 * docs/screenshots. It makes bookings.
 */
import { chromium } from '@playwright/test';
import { chromiumExecutable } from '../../test/support/processes/chromium.mjs';
import { makeBooking } from './make-booking.js';
import { takeBackOffice } from './take-back-office.js';
import { openEmail } from './open-email.js';
import { dark, desktop, phone, visit } from './visit.js';

const [, , address = 'http://localhost:3000', inbox = inboxBeside(address)] = process.argv;
const browser = await chromium.launch({ executablePath: await chromiumExecutable(), args: ['--no-sandbox'] });
const confirmed = 'georgia.marsh@example.com';
const requested = 'gm@example.com';

for (const [name, options] of [
  ['', desktop],
  ['-dark', { ...desktop, ...dark }],
  ['-phone', phone],
  ['-phone-dark', { ...phone, ...dark }],
] as const) {
  await visit(browser, address, options, async (page, shot) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await shot(`landing${name}`);
  });
  await visit(browser, address, options, (page, shot) =>
    makeBooking(page, shot, { email: confirmed, form: `dialog${name}`, result: `confirmed${name}` }),
  );
}
for (const [name, options] of [
  ['', desktop],
  ['-phone', phone],
] as const) {
  await visit(browser, address, options, (page, shot) =>
    makeBooking(page, shot, { anybody: true, email: requested, result: `requested${name}` }),
  );
}
for (const [name, width] of [
  ['', 760],
  ['-phone', 390],
] as const) {
  await visit(browser, inbox, { viewport: { width, height: 900 } }, async (page, shot) => {
    await openEmail(page, 'Booking Confirmed', confirmed);
    await shot(`mail-confirmed${name}`);
    await openEmail(page, 'Booking Request Received', requested);
    await shot(`mail-requested${name}`);
  });
}
await visit(browser, address, desktop, async (page, shot) => {
  await page.goto('/auth');
  await shot('sign-in');
});
await takeBackOffice(browser, address);
await browser.close();

/** Where `npm start` puts the inbox unless the port is taken. */
function inboxBeside(shop: string): string {
  const url = new URL(shop);
  return `http://${url.hostname}:${Number(url.port) + 25}`;
}
