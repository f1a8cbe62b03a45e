import type { Page } from '@playwright/test';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { PressCounter } from '../press-counter.js';
import { importedClient } from '../data/import-clients.js';

/** "One person, two records", with the clients that the search was measured among. */
export async function knownClients(shop: MeasuredShop): Promise<Figure[]> {
  const { page } = await openOffice(shop, 'reception', '/bookings');
  const [one, other] = [importedClient(20_001).name, importedClient(30_002).name];
  await openClient(page, one);
  const merged = await mergeWith(page, other);
  return [atMost('two records merged, from one of them', merged, 4, ' clicks')];
}

async function openClient(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(name);
  await page.getByRole('option').filter({ hasText: name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function mergeWith(page: Page, other: string): Promise<number> {
  const counter = new PressCounter(page);
  await counter.press(page.getByRole('button', { name: 'Merge with another client…' }));
  await page.getByRole('combobox', { name: 'Which record is the same person?' }).fill(other);
  await counter.press(page.getByRole('option').filter({ hasText: other }).first());
  await counter.press(page.getByRole('button', { name: 'Merge', exact: true }));
  await page.getByText('are one person now').waitFor();
  return counter.presses;
}
