import type { Page } from '@playwright/test';
import { startPaymentGateway } from '../../../support/processes/payment-gateway.js';
import { expect, test as base } from '../../support/back-office-fixture.js';
import { bookOverHttp } from '../../support/book-over-http.js';
import { bookToday } from '../../support/book-today.js';
import { findFreeStart } from '../../support/booking-dialog.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { toast } from '../../support/page-elements.js';
import { openShop, type Shop } from '../../support/shop-fixture.js';

/** A shop that is paid online, by the gateway of `npm start`. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const gateway = await startPaymentGateway();
      await openShop((shop) => {
        gateway.setWebhookUrl(`${shop.url}/api/gateway-events`);
        return use(shop);
      }, gateway.env);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
});

const panel = (page: Page) => page.getByRole('dialog', { name: /^Checkout/ });
const awaited = (page: Page) => panel(page).getByRole('region', { name: 'Payment on the client’s phone' });

test('a client pays on their own phone what the desk asks for, and the desk sees it at once', async ({
  admin,
  page,
  shop,
  request,
}) => {
  const { ids } = await bookToday(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  await panel(admin).getByRole('button', { name: 'Client pays on their phone' }).click();
  await expect(awaited(admin).getByText('Waiting for $165.00 from the client’s phone.')).toBeVisible();
  await expect(awaited(admin).getByLabel('QR code of the payment page')).toBeVisible();
  expect(await findAxeViolations(admin)).toEqual([]);
  const url = await awaited(admin).getByRole('link', { name: 'Open the page here' }).getAttribute('href');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url!);
  await page.getByRole('button', { name: /^Pay .*165\.00$/ }).click();
  await expect(panel(admin).getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expect(panel(admin).getByText(/Receipt \d+, \$165\.00/)).toBeVisible();

  await panel(admin).getByRole('button', { name: 'Refund: Online $165.00' }).click();
  await panel(admin).getByRole('textbox', { name: 'Reason' }).fill('Came late');
  await panel(admin).getByRole('button', { name: 'Give the money back' }).click();
  await expect(toast(admin, 'Given back. Online.')).toBeVisible();
  await expect(panel(admin).getByText(/Credit note \d+/)).toBeVisible();

  await page.goto(new URL('/', url!).href);
  await page.getByRole('button', { name: /^Dispute: .*165\.00/ }).click();
  await expect(panel(admin).getByText(/^\$165\.00 is disputed \(fraudulent\)\. Answer in .* by /)).toBeVisible();
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    panel(admin).getByRole('button', { name: 'Evidence: dispute of $165.00' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^evidence-dp_\w+\.pdf$/);
});

test('a payment page that the desk closes takes no money, and cash is taken instead', async ({
  admin,
  page,
  shop,
  request,
}) => {
  const { ids } = await bookToday(shop, request);
  await admin.goto(`/bookings?pay=${ids[0]}`);
  await panel(admin).getByRole('button', { name: 'Client pays on their phone' }).click();
  const url = await awaited(admin).getByRole('link', { name: 'Open the page here' }).getAttribute('href');
  await awaited(admin).getByRole('button', { name: 'Stop waiting' }).click();
  await expect(panel(admin).getByRole('button', { name: 'Client pays on their phone' })).toBeVisible();
  await page.goto(url!);
  await expect(page.getByText('This payment page has expired. Nothing was paid.')).toBeVisible();
  await panel(admin).getByRole('button', { name: 'Cash $165.00', exact: true }).click();
  await expect(panel(admin).getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
});

test('the holder of a private link pays before the visit and comes back to it, paid', async ({
  page,
  shop,
  request,
}) => {
  const answer = await bookOverHttp(request, shop, await findFreeStart(request));
  const { session_id } = await answer.json();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/booking-success#session_id=${session_id}`);
  await page.getByRole('button', { name: /^Pay \$[\d.]+ now$/ }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The card was declined. Nothing was paid.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Pay .*\d$/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${shop.url}/booking-success`));
  await expect(page.getByText(/^We have received \$[\d.]+\. Thank you\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^View receipt \d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
});
