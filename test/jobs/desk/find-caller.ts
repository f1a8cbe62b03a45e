import type { Page } from '@playwright/test';
import { atMost, type Figure, median } from '../../support/figure.js';
import { openSignedIn, signInAsAdmin } from '../../web-performance/back-office/back-office-session.js';
import type { MeasuredShop } from '../measured-shop.js';
import { importedClient, importClients } from './import-clients.js';

const CLIENTS = 50_000;

/** "Find the caller": by part of a name, an address, and any spelling of a number, from a page of the office. */
export async function findCaller(shop: MeasuredShop): Promise<Figure[]> {
  importClients(shop.database, shop.timeZone, CLIENTS);
  const page = await openSignedIn(shop.browser, shop.url, await signInAsAdmin(shop.url));
  await page.goto('/bookings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const times: number[] = [];
  for (const nth of [17, 4_321, 25_000, 49_999]) {
    const { name, phone, email } = importedClient(nth);
    const international = `+61 ${phone.slice(1, 4)}-${phone.slice(4, 7)}-${phone.slice(7)}`;
    for (const text of [name.slice(2), email, phone, international]) times.push(await findInBox(page, text, name));
  }
  await page.context().close();
  return [
    atMost(`a caller among ${CLIENTS} clients, median`, median(times), 150, ' ms'),
    atMost(`a caller among ${CLIENTS} clients, slowest`, Math.max(...times), 300, ' ms'),
  ];
}

/** Milliseconds from the last character to the name on the screen. */
async function findInBox(page: Page, text: string, name: string): Promise<number> {
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Find a client' });
  await box.fill(text.slice(0, -1));
  const found = page.getByRole('option').filter({ hasText: name });
  const last = text.at(-1)!;
  const start = performance.now();
  await box.press(last);
  await found.first().waitFor();
  const time = performance.now() - start;
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  return time;
}
