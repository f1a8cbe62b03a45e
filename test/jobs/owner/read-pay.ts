import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';

/** "Pay of a fortnight": from the dashboard to the sale behind a line. */
export async function readPay(shop: MeasuredShop): Promise<Figure[]> {
  const owner = await openOffice(shop, 'admin', '/admindashboard');
  const { page } = owner;
  await owner.press(page.getByRole('tab', { name: 'Pay', exact: true }));
  const pay = page.getByRole('table', { name: 'Pay', exact: true });
  const paid = pay.getByRole('row').filter({ hasText: /\$[1-9]/ });
  await owner.press(paid.getByRole('button').first());
  const lines = page.getByRole('table', { name: 'Lines of the pay' });
  await owner.press(lines.getByRole('button', { name: /^Receipt|^Sale/ }).first());
  await page
    .getByRole('dialog', { name: /^Checkout/ })
    .getByRole('heading', { name: 'Payments' })
    .waitFor();
  return [atMost('of a fortnight, to the sale behind a cent', owner.presses, 3, ' clicks')];
}
