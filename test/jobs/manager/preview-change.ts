import { addDays } from '../../../src/kernel/local-time.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { shopNow, toAustralianDate } from '../shop-days.js';
import { measureSeconds } from '../wait-for.js';

/** "What-if": closing the shop for the month that is full, and closing on Mondays, before anything is saved. */
export async function previewChange(shop: MeasuredShop): Promise<Figure[]> {
  const { date } = await shopNow(shop);
  const { page } = await openOffice(shop, 'admin', '/admindashboard?tab=settings');
  await page.getByRole('button', { name: 'Add Closure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Closure' });
  const plan = dialog.locator('.change-preview strong');
  await fillDate('First day *', addDays(date, 1));
  await plan.waitFor();
  const day = await plan.innerText();
  await dialog.getByLabel('Last day *').fill(toAustralianDate(addDays(date, 27)));
  const month = await measureSeconds(async () => {
    await dialog.getByLabel('Last day *').press('Enter');
    await plan.filter({ hasNotText: day }).waitFor();
  });
  const said = await plan.innerText();
  await page.keyboard.press('Escape');
  await page.goto('/admindashboard?tab=settings');
  await page.getByRole('checkbox', { name: 'Monday closed' }).click();
  const hours = page.locator('.change-preview strong').first();
  const mondays = await measureSeconds(async () => {
    await page.getByRole('button', { name: 'What would this change?' }).first().click();
    await hours.waitFor();
  });
  return [
    atMost('closing for a month of twelve', month, 1, ' s'),
    { what: 'said of it', value: said, goal: 'told', isMet: true },
    atMost('closing on Mondays', mondays, 1, ' s'),
    { what: 'said of it', value: await hours.innerText(), goal: 'told', isMet: true },
  ];

  async function fillDate(label: string, day: string): Promise<void> {
    await dialog.getByLabel(label).fill(toAustralianDate(day));
    await dialog.getByLabel(label).press('Enter');
  }
}
