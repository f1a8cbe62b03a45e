import { expect, test } from '../../support/back-office-fixture.js';
import { bookToday } from '../../support/book-today.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { toast } from '../../support/page-elements.js';

test('a certificate is sold at the desk, pays a part of a visit, and its holder sees what is left', async ({
  admin,
  page,
  shop,
  request,
}) => {
  await admin.goto('/certificates');
  await admin.getByRole('button', { name: 'Sell a gift certificate' }).click();
  const sale = admin.getByRole('dialog', { name: 'Sell a gift certificate' });
  await sale.getByRole('button', { name: 'Card', exact: true }).click();
  await expect(sale.getByText('Please enter the amount')).toBeVisible();
  await sale.getByLabel('Amount, $ *').fill('200');
  await sale.getByLabel('For', { exact: true }).fill('Bea Low');
  expect(await findAxeViolations(admin)).toEqual([]);
  await sale.getByRole('button', { name: 'Card', exact: true }).click();
  const code = await sale.getByText(/^([A-Z2-9]{4}-){4}[A-Z2-9]$/).innerText();
  const file = admin.waitForEvent('download');
  await sale.getByRole('button', { name: 'Print A4' }).click();
  expect((await file).suggestedFilename()).toMatch(/^gift-certificate-\d+\.pdf$/);
  await sale.getByRole('button', { name: 'Done' }).click();
  await expect(admin.getByRole('row', { name: /Bea Low/ })).toContainText('$200.00');

  const { ids } = await bookToday(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  const checkout = admin.getByRole('dialog', { name: /^Checkout/ });
  await checkout.getByRole('button', { name: 'Use a gift certificate' }).click();
  const field = checkout.getByLabel('Code of the gift certificate *');
  await field.fill(code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  await admin.keyboard.press('Enter');
  await expect(checkout.getByText('This is no code of a gift certificate')).toBeVisible();
  await field.fill(code.toLowerCase());
  await admin.keyboard.press('Enter');
  await expect(checkout.getByText('$200.00 is left on it.')).toBeVisible();
  expect(await findAxeViolations(admin)).toEqual([]);
  await checkout.getByRole('button', { name: 'Pay $165.00 with it' }).click();
  await expect(toast(admin, 'Paid.')).toBeVisible();
  await expect(checkout.getByText('Gift certificate $165.00')).toBeVisible();

  await page.goto('/gift-certificates');
  await page.getByRole('link', { name: 'see what is left' }).click();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'See what is left' }).click();
  await expect(page.getByText(/\$35\.00 [A-Z]{3} is left\. It has no expiry date\./)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
