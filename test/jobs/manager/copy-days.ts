import { addDays, toMonday } from '../../../src/kernel/local-time.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { shopNow, toAustralianDate } from '../shop-days.js';
import { message } from '../wait-for.js';

/** "Copy, paint, template": next week, which is full, to the week ten weeks after it; dates are typed. */
export async function copyDays(shop: MeasuredShop): Promise<Figure[]> {
  const monday = addDays(toMonday((await shopNow(shop)).date), 7);
  const into = addDays(monday, 70);
  const desk = await openOffice(shop, 'admin', `/admindashboard?tab=roster&view=plan&week=${monday}`);
  const { page } = desk;
  await desk.press(page.getByRole('button', { name: 'Copy Days…' }));
  const dialog = page.getByRole('dialog', { name: 'Copy days' });
  await desk.press(dialog.getByLabel('To', { exact: true }));
  for (const date of [into, addDays(into, 6)]) {
    await page.keyboard.press('Control+a');
    await desk.type(toAustralianDate(date));
    await desk.step('Tab');
  }
  const preview = dialog.getByText(/\d+ new/).first();
  await preview.waitFor();
  const said = await preview.innerText();
  await desk.press(dialog.getByRole('button', { name: /^Copy \d+ Shifts/ }));
  await message(page, 'Days Copied').waitFor();
  const presses = desk.presses;
  await desk.press(message(page, 'Days Copied').getByRole('button', { name: 'Undo' }));
  await message(page, 'Undone').waitFor();
  return [
    atMost('any days to any others, presses', presses, 4),
    { what: 'the preview', value: said.replaceAll(/\s+/g, ' '), goal: 'told', isMet: true },
    atMost('taken back', desk.presses - presses, 1, ' click'),
  ];
}
