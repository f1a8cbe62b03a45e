import { createDatabase } from '../../support/database/create-database.js';
import { atLeast, atMost, type Figure } from '../../support/figure.js';
import { withProduct } from '../../support/processes/measured-product.js';
import { FULL_SHOP } from '../data/cached-shop.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { message } from '../wait-for.js';

/** "Closures": the holidays of New South Wales that are left this year, in a shop of its own, since they go by the shop's zone. */
export async function closeHolidays({ request }: MeasuredShop): Promise<Figure[]> {
  const database = await createDatabase(FULL_SHOP);
  return withProduct({ database, timeZone: 'Australia/Sydney' }, async (product) => {
    const desk = await openOffice({ ...product, request }, 'admin', '/admindashboard?tab=settings');
    const { page } = desk;
    await desk.press(page.getByRole('button', { name: 'Public Holidays…' }));
    const dialog = page.getByRole('dialog', { name: 'Public Holidays' });
    await dialog.getByText('New South Wales').waitFor();
    await desk.press(dialog.getByRole('checkbox', { name: 'All of them' }));
    await desk.press(dialog.getByRole('button', { name: /^Add \d+ Closures?$/ }));
    await message(page, /closures? added/).waitFor();
    const added = Number(/(\d+) closures? added/.exec(await message(page, /closures? added/).innerText())![1]);
    return [
      atMost('public holidays of New South Wales, this year', desk.presses, 3, ' clicks'),
      atLeast('closures of it', added, 1),
    ];
  });
}
