import type { Page } from '@playwright/test';
import { atMost, type Figure, median } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { CLIENTS } from '../data/full-shop.js';
import { importedClient } from '../data/import-clients.js';

/** "Find the caller": by part of a name, an address, and any spelling of a number, from a page of the office. */
export async function findCaller(shop: MeasuredShop): Promise<Figure[]> {
  const { page } = await openOffice(shop, 'reception', '/bookings');
  const times: number[] = [];
  for (const nth of [10_017, 24_321, 35_000, 49_999]) {
    const { name, phone, email } = importedClient(nth);
    const international = `+61 ${phone.slice(1, 4)}-${phone.slice(4, 7)}-${phone.slice(7)}`;
    for (const text of [name.split(' ')[1]!.slice(1), email, phone, international])
      times.push(await findInBox(page, text, name));
  }
  return [
    atMost(`a caller among ${CLIENTS} clients, median`, median(times), 150, ' ms'),
    atMost(`a caller among ${CLIENTS} clients, slowest`, Math.max(...times), 300, ' ms'),
  ];
}

/** Milliseconds from the last character to the name on the screen. */
async function findInBox(page: Page, text: string, name: string): Promise<number> {
  // The key acts once the page has its search, and the dialog of the caller before has gone.
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.locator('.ant-modal-wrap:visible').waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search', exact: true });
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
