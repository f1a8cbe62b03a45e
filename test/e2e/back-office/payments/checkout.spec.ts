import type { Page } from '@playwright/test';
import { expect, test } from '../../support/back-office-fixture.js';
import { bookToday as book } from '../../support/book-today.js';
import { summary } from '../../support/booking-editor.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { tableRow, toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import type { Shop } from '../../support/shop-fixture.js';

const panel = (page: Page) => page.getByRole('dialog', { name: /^Checkout/ });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const paid = (page: Page) => panel(page).getByRole('heading', { name: 'Paid', exact: true });

const readPayments = (shop: Shop, bookingId: string) =>
  queryShopDatabase<{ method: string; cents: number; refunded: number }>(
    shop,
    `select method, cents::int, refunded_cents::int as refunded from payments
     where sale_id in (select sale_id from sale_bookings where booking_id = $1) order by cents`,
    [bookingId],
  );

test('exact cash is two presses from the list, and the sale has a receipt', async ({ admin, shop, request }) => {
  const { client, ids } = await book(shop, request);
  await admin.goto(`/bookings?status=all&name=${encodeURIComponent(client)}`);
  await tableRow(admin, client).getByRole('button', { name: 'Payment: ' }).click();
  await expect(panel(admin)).toContainText(client);
  await expect(panel(admin).getByText('To pay $165.00')).toBeVisible();
  // The page behind it takes no shortcuts.
  await admin.keyboard.press('n');
  await button(admin, 'Cash $165.00').click();
  await expect(admin.getByRole('dialog')).toHaveCount(1);
  await expect(toast(admin, 'Paid.')).toBeVisible();
  await expect(paid(admin)).toBeFocused();
  await expect(panel(admin).getByText(/Receipt \d+, \$165\.00/)).toBeVisible();
  expect(await readPayments(shop, ids[0]!)).toEqual([{ method: 'cash', cents: 16_500, refunded: 0 }]);
  await button(admin, 'Close the checkout').click();
  await expect(panel(admin)).toHaveCount(0);
  await expect(admin).not.toHaveURL(/pay=/);
});

test('a payment is undone by keyboard, and from its message, and the bill is open again', async ({
  admin,
  shop,
  request,
}) => {
  const { ids } = await book(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  await button(admin, 'Card $165.00').click();
  await expect(paid(admin)).toBeFocused();
  await button(admin, 'Undo the payment').focus();
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Undone. Give back $165.00 card.')).toBeVisible();
  await button(admin, 'Cash $165.00').click();
  await toast(admin, 'Paid.').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Undone. Give back $165.00 cash.')).toBeVisible();
  await expect(button(admin, 'Card $165.00')).toBeVisible();
  expect(new Set((await readPayments(shop, ids[0]!)).map(({ method, refunded }) => `${method} ${refunded}`))).toEqual(
    new Set(['card 16500', 'cash 16500']),
  );
});

test('of $200.00 in cash the change is shown at once, from the booking', async ({ admin, shop, request }) => {
  const { ids } = await book(shop, request);
  await admin.goto(`/bookings?booking=${ids[0]}`);
  await summary(admin).getByRole('button', { name: 'Payment' }).click();
  await button(admin, '$200').click();
  await expect(panel(admin).getByText('Change $35.00')).toBeVisible();
  await button(admin, 'Cash $165.00').click();
  await expect(toast(admin, 'Paid. $35.00 change.')).toBeVisible();
  await expect(panel(admin).getByText('$200.00 received, $35.00 change')).toBeVisible();
});

test('cash, a tip and a card together pay a bill; too much is refused at its field', async ({
  admin,
  shop,
  request,
}) => {
  const { ids } = await book(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  const amount = panel(admin).getByRole('textbox', { name: 'Amount' });
  await amount.fill('500');
  await button(admin, 'Card $500.00').click();
  await expect(panel(admin).getByText('Only $165.00 is left to pay')).toBeVisible();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');

  await amount.fill('100');
  await expect(panel(admin).getByRole('status').filter({ hasText: '$65.00 remains after this' })).toBeVisible();
  await button(admin, 'Cash $100.00').click();
  await expect(toast(admin, '$100.00 taken, $65.00 to pay.')).toBeVisible();
  await panel(admin).getByText('10%').click();
  await expect(panel(admin).getByText('To pay $81.50')).toBeVisible();
  await button(admin, 'Adjust the bill').click();
  await panel(admin).getByRole('textbox', { name: 'Adjustment, $ *' }).fill('1.50');
  await button(admin, 'Card $80.00').click();
  await expect(panel(admin).getByText('Please give a reason')).toBeVisible();
  await panel(admin).getByRole('textbox', { name: 'Reason *' }).fill('Began late');
  await button(admin, 'Card $80.00').click();
  await expect(paid(admin)).toBeVisible();
  await expect(panel(admin).getByText('Adjustment: Began late')).toBeVisible();
  expect((await readPayments(shop, ids[0]!)).map(({ method, cents }) => [method, cents])).toEqual([
    ['card', 8_000],
    ['cash', 10_000],
  ]);
});

test('a wrong method, a refund of a part, and a void', async ({ admin, shop, request }) => {
  const { ids } = await book(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  await button(admin, 'Card $165.00').click();
  await expect(paid(admin)).toBeVisible();
  await button(admin, 'Wrong method: Card $165.00').click();
  await button(admin, 'Correct the method').click();
  await expect(panel(admin).getByText('noted as card first')).toBeVisible();
  await button(admin, 'Refund: Cash $165.00').click();
  const refund = panel(admin).getByRole('form', { name: 'Give the money back' });
  await expect(refund.getByRole('textbox', { name: 'Amount to give back *' })).toBeFocused();
  await refund.getByRole('textbox', { name: 'Amount to give back *' }).fill('500');
  await refund.getByRole('textbox', { name: 'Reason *' }).fill('Too short');
  await button(admin, 'Give the money back').click();
  await expect(refund.getByText('Only $165.00 of this payment can be given back')).toBeVisible();
  await refund.getByRole('textbox', { name: 'Amount to give back *' }).fill('65');
  await button(admin, 'Give the money back').click();
  await expect(panel(admin).getByText('$65.00 given back')).toBeVisible();
  await expect(panel(admin).getByText(/Credit note \d+, \$65\.00/)).toBeVisible();
  await expect(button(admin, 'Void the sale…')).toHaveCount(0);
  expect(await readPayments(shop, ids[0]!)).toEqual([{ method: 'cash', cents: 16_500, refunded: 6_500 }]);

  const { ids: others } = await book(shop, request);
  await admin.goto(`/bookings/${others[0]}/checkout`);
  await admin.getByRole('button', { name: 'Card $165.00' }).click();
  await admin.getByRole('button', { name: 'Void the sale…' }).click();
  await admin
    .getByRole('form', { name: 'Void the sale' })
    .getByRole('textbox', { name: 'Reason *' })
    .fill('Not theirs');
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Sale voided.')).toBeVisible();
  const voided = admin.getByRole('region', { name: 'Voided sale' });
  const printNote = voided.getByRole('button', { name: /^Print A4: Credit note \d+$/ });
  const [note] = await Promise.all([admin.waitForEvent('download'), printNote.click()]);
  expect(note.suggestedFilename()).toMatch(/^credit-note-\d+\.pdf$/);
  // It can be paid again.
  await expect(admin.getByRole('button', { name: 'Card $165.00', exact: true })).toBeVisible();
});

test('a couple pays apart, one after the other, and what was paid is completed', async ({ admin, shop, request }) => {
  const { ids } = await book(shop, request, 2);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  await expect(panel(admin).getByText('To pay $330.00')).toBeVisible();
  await panel(admin).getByText('Each pays apart').click();
  await button(admin, 'Card $165.00').click();
  await expect(paid(admin)).toBeVisible();
  await button(admin, 'Next guest').click();
  await button(admin, 'Cash $165.00').click();
  await expect(paid(admin)).toBeVisible();
  await expect(button(admin, 'Next guest')).toHaveCount(0);
  await button(admin, 'Complete the visit').click();
  await expect(toast(admin, 'Visit completed')).toBeVisible();
  await expect(button(admin, 'Complete the visit')).toHaveCount(0);
  for (const id of ids) expect(await readPayments(shop, id)).toHaveLength(1);
});

test('a double click and a retry after a lost answer take one payment', async ({ admin, shop, request }) => {
  const { ids } = await book(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  await panel(admin).getByRole('textbox', { name: 'Amount' }).fill('100');
  // The server takes it, and the answer never arrives.
  await admin.route(
    '**/payments',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(admin, 'Cash $100.00').click();
  await expect(toast(admin, 'Failed to take the payment. Please try again.')).toBeVisible();
  await button(admin, 'Cash $100.00').dblclick();
  await expect(panel(admin).getByText('To pay $65.00')).toBeVisible();
  expect(await readPayments(shop, ids[0]!)).toEqual([{ method: 'cash', cents: 10_000, refunded: 0 }]);
});

test('the keyboard alone takes a payment on the page, which has no accessibility faults', async ({
  admin,
  shop,
  request,
}) => {
  const { ids } = await book(shop, request);
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto(`/bookings/${ids[0]}/checkout`);
  await expect(admin.getByText('To pay $165.00')).toBeVisible();
  expect(await findAxeViolations(admin)).toEqual([]);
  const received = admin.getByRole('textbox', { name: 'Cash received' });
  await admin.getByRole('radio', { name: 'None' }).focus();
  for (let steps = 0; !(await received.evaluate((field) => field === document.activeElement)); steps++) {
    expect(steps).toBeLessThan(6);
    await admin.keyboard.press('Tab');
  }
  await admin.keyboard.type('170');
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Paid. $5.00 change.')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Paid', exact: true })).toBeFocused();
  expect(await findAxeViolations(admin)).toEqual([]);
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('cash that cannot be read is never taken by card, and a changed price is told', async ({
  admin,
  shop,
  request,
}) => {
  const { ids } = await book(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  const received = panel(admin).getByRole('textbox', { name: 'Cash received' });
  await received.fill('10,50');
  await received.press('Enter');
  await expect(panel(admin).getByText('Please enter the cash that you were given')).toBeVisible();
  expect(await readPayments(shop, ids[0]!)).toEqual([]);
  await received.fill('');
  await panel(admin).getByRole('textbox', { name: 'Amount' }).fill('100');
  await button(admin, 'Card $100.00').click();
  await expect(panel(admin).getByText('To pay $65.00')).toBeVisible();
  const booking = await (await request.get(`/api/bookings/${ids[0]}`)).json();
  const { service_id, therapist_id, booking_date, booking_time, client_name, client_phone, version } = booking;
  const same = { service_id, therapist_id, booking_date, booking_time, client_name, client_phone, version };
  const data = { ...same, status: 'confirmed', price_kind: 'own', price_value: 200, price_reason: 'Longer' };
  const edited = await request.put(`/api/bookings/${ids[0]}`, { data, headers: { origin: shop.url } });
  expect(edited.status(), await edited.text()).toBe(200);
  await expect(panel(admin).getByText('What is booked comes to $200.00 now')).toBeVisible();
});

test('therapists are offered no payment', async ({ mei, shop, request }) => {
  const { ids } = await book(shop, request);
  await mei.goto(`/bookings?pay=${ids[0]}`);
  await expect(mei.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel(mei)).toHaveCount(0);
  await mei.goto(`/bookings/${ids[0]}/checkout`);
  await expect(mei).toHaveURL(/\/staff$/);
});

test('a receipt and a credit note are printed by one press each; a failure is said', async ({
  admin,
  shop,
  request,
}) => {
  const { ids } = await book(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  await button(admin, 'Card $165.00').click();
  const print = (name: RegExp) => panel(admin).getByRole('button', { name });
  const [receipt] = await Promise.all([admin.waitForEvent('download'), print(/^Print 80 mm: Receipt \d+$/).click()]);
  expect(receipt.suggestedFilename()).toMatch(/^receipt-\d+\.pdf$/);
  await button(admin, 'Refund: Card $165.00').click();
  const refund = panel(admin).getByRole('form', { name: 'Give the money back' });
  await refund.getByRole('textbox', { name: 'Reason *' }).fill('Unwell');
  await admin.keyboard.press('Enter');
  await admin.route('**/papers/files', (route) => route.abort(), { times: 1 });
  await print(/^Print A4: Credit note \d+$/).click();
  await expect(toast(admin, 'Failed to print credit note')).toBeVisible();
  const [note] = await Promise.all([admin.waitForEvent('download'), print(/^Print A4: Credit note \d+$/).click()]);
  expect(note.suggestedFilename()).toMatch(/^credit-note-\d+\.pdf$/);
  const prints = await queryShopDatabase<{ paper: string; format: string }>(
    shop,
    `select data ->> 'paper' as paper, data ->> 'format' as format from event_log
     where type = 'PaperPrinted' and data ->> 'bookingId' = $1 order by version`,
    ids,
  );
  expect(prints).toEqual([
    { paper: 'receipt', format: '80mm' },
    { paper: 'credit_note', format: 'a4' },
  ]);
});
