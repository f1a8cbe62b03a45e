import { addDays } from '../../../src/kernel/local-time.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOfficePhone } from '../open-office.js';
import type { PressCounter } from '../press-counter.js';
import { shopNow } from '../shop-days.js';
import { message } from '../wait-for.js';

const DAYS_AHEAD = 40;

/** From her day on the phone: a day of leave asked for, and an hour of a day blocked. */
export async function ownSchedule(shop: MeasuredShop): Promise<Figure[]> {
  const { date } = await shopNow(shop);
  const leave = await askForLeave(await openOfficePhone(shop, 'mei', '/staff'), addDays(date, 1));
  const hers = await openOfficePhone(shop, 'mei', '/staff');
  const block = await blockHour(hers, addDays(date, DAYS_AHEAD));
  return [
    atMost('a day of leave asked for, from her day', leave, 5, ' taps'),
    atMost('an hour blocked, from her day', block, 5, ' taps'),
  ];
}

async function askForLeave(hers: PressCounter, date: string): Promise<number> {
  const { page } = hers;
  await hers.press(page.getByRole('link', { name: /^My Schedule/ }));
  await hers.press(page.getByRole('button', { name: 'Request Leave' }));
  const dialog = page.getByRole('dialog', { name: 'Request Leave' });
  const day = dialog.locator(`button[data-date="${date}"]`);
  await dialog.getByRole('button', { name: /Next month/ }).waitFor();
  if ((await day.count()) === 0) await hers.press(dialog.getByRole('button', { name: /Next month/ }));
  await hers.press(day);
  await hers.press(dialog.getByRole('button', { name: 'Request Leave' }));
  await message(page, 'Leave requested').waitFor();
  return hers.presses;
}

/** The start is picked from the list; an hour is what the dialog ends it after. */
async function blockHour(hers: PressCounter, date: string): Promise<number> {
  const { page } = hers;
  await hers.press(page.getByRole('link', { name: /^My Schedule/ }));
  await page.getByRole('heading', { name: 'My Schedule' }).waitFor();
  await page.goto(`/staff/schedule?date=${date}`);
  await hers.press(page.getByRole('button', { name: 'Block Slot' }));
  const dialog = page.getByRole('dialog', { name: 'Block Slot' });
  await hers.press(dialog.getByRole('combobox', { name: 'Start time' }));
  await hers.press(page.locator('.ant-select-item-option').getByText('9:00 AM', { exact: true }));
  await hers.press(dialog.getByRole('button', { name: 'Block Slot' }));
  await message(page, 'Time slot blocked successfully').waitFor();
  return hers.presses;
}
