// npm run screenshots -- <address of a running demo shop>: takes the pictures of docs/screenshots anew. It books twice.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumExecutable } from '../test/support/chromium.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(name: string) => Promise<void>} Shot */

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = new URL('../docs/screenshots/', import.meta.url).pathname;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumExecutable(), args: ['--no-sandbox'] });

/**
 * A page of a visitor of its own, at rest: no motion, so that every run gives the same picture.
 * @param {string} path
 * @param {{ width: number, height: number }} viewport
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @param {(page: Page, shot: Shot) => Promise<void>} tour
 */
async function visit(path, viewport, options, tour) {
  const context = await browser.newContext({ baseURL: address, viewport, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await tour(page, async (name) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 88 });
    console.log(`${name}.jpg`);
  });
  await context.close();
}

/**
 * Fills the dialog: a massage, a person, a day, the first time that is free.
 * @param {Page} page
 * @param {string} therapist
 */
async function choose(page, therapist) {
  await page.getByRole('button', { name: 'Book This Service' }).nth(4).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await dialog.getByRole('combobox', { name: /Preferred Therapist/ }).click();
  await page.locator('.ant-select-item-option', { hasText: therapist }).click();
  await dialog.locator('table button:enabled, [role=gridcell]:not([aria-disabled=true])').nth(3).click();
  await dialog.locator('button:enabled', { hasText: /^\d+:\d\d [AP]M$/ }).first().click();
  await dialog.getByLabel('First Name*').fill('Georgia');
  await dialog.getByLabel('Last Name*').fill('Marsh');
  await dialog.getByLabel('Mobile Number*').fill('0491570156');
  await dialog.getByLabel('Email Address*').fill('georgia.marsh@example.com');
  return dialog;
}

/**
 * @param {Page} page
 * @param {Shot} shot
 * @param {{ therapist: string, form: string, result: string }} booking
 */
async function book(page, shot, { therapist, form, result }) {
  const dialog = await choose(page, therapist);
  await dialog.getByText('Choose a date and time').scrollIntoViewIfNeeded();
  await shot(form);
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
  await dialog.page().getByRole('button', { name: 'Close', exact: true }).last().waitFor();
  await shot(result);
}

await visit('/', desktop, {}, (_, shot) => shot('landing'));
await visit('/', desktop, { colorScheme: 'dark' }, (_, shot) => shot('landing-dark'));
await visit('/', phone, {}, (_, shot) => shot('landing-phone'));
await visit('/', desktop, {}, (page, shot) =>
  book(page, shot, { therapist: 'Siosaia Fonua', form: 'dialog', result: 'confirmed' }),
);
await visit('/', phone, { hasTouch: true }, (page, shot) =>
  book(page, shot, { therapist: 'Any Available', form: 'dialog-phone', result: 'requested-phone' }),
);
await visit('/auth', desktop, {}, async (page, shot) => {
  await page.getByLabel('Email').fill('admin@longwater.example');
  await page.getByLabel('Password').fill('longwater-admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/staff');
  await page.goto('/bookings', { waitUntil: 'networkidle' });
  await shot('bookings');
});
await browser.close();
