import { addDays } from '../../../src/kernel/local-time.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { shopNow } from '../shop-days.js';
import { message } from '../wait-for.js';

const DAYS_AHEAD = 9;

/** "Leave": two days of a therapist whose days are full; what it hits is listed before it is saved, and it is taken back. */
export async function enterLeave(shop: MeasuredShop): Promise<Figure[]> {
  const first = addDays((await shopNow(shop)).date, DAYS_AHEAD);
  const desk = await openOffice(shop, 'admin', '/admindashboard?tab=roster');
  const { page } = desk;
  await desk.press(page.getByRole('button', { name: 'Add Leave' }));
  const dialog = page.getByRole('dialog', { name: 'Add Leave' });
  await desk.press(dialog.getByText('Anika Rao'));
  for (const date of [first, addDays(first, 1)]) {
    const day = dialog.locator(`button[data-date="${date}"]`);
    const next = dialog.getByRole('button', { name: /Next month/ });
    if ((await day.count()) === 0) await next.click();
    await desk.press(day);
  }
  const hit = dialog.getByText(/^\d+ bookings within this leave$/);
  await hit.waitFor();
  const listed = Number.parseInt(await hit.innerText(), 10);
  await desk.press(dialog.getByRole('button', { name: /^(Keep .* and Save|Add Leave)$/ }));
  await message(page, 'Leave entered').waitFor();
  const presses = desk.presses;
  await desk.press(message(page, 'Leave entered').getByRole('button', { name: 'Undo' }));
  await message(page, 'Undone').waitFor();
  return [
    atMost('two days of leave', presses, 5, ' clicks'),
    { what: 'bookings that it hits, listed before', value: String(listed), goal: '≥ 1', isMet: listed >= 1 },
    atMost('taken back', desk.presses - presses, 1, ' click'),
  ];
}
