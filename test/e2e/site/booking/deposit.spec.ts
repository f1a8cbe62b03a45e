import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { openGateway } from '../../../../scripts/gateway/gateway.mjs';
import { createDatabase } from '../../../support/database/create-database.js';
import { startProduct } from '../../../support/processes/start-product.js';
import { startSmtpSink } from '../../../support/processes/smtp-sink.js';
import { BookingDialog, findFreeStarts } from '../../support/booking-dialog.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { findBookings, queryShopDatabase } from '../../support/shop-database.js';
import { expect, type Shop, test as base } from '../../support/shop-fixture.js';

const [secretKey, webhookSecret] = ['sk_test_local', 'whsec_of_the_local_gateway'];

/** A shop that asks for half of the price when somebody books, and its gateway. */
const test = base.extend<{ depositShop: Shop; visitor: BrowserContext }>({
  depositShop: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
    const gateway = await openGateway({ folder, port: 0, secretKey, webhookSecret });
    const mail = await startSmtpSink();
    const shop = { url: '', database: await createDatabase(process.env.TEST_DEMO_DATABASE), mail };
    const deposit = { depositRequired: true, depositPercentage: 50, acceptOnlinePayment: true };
    await queryShopDatabase(
      shop,
      `insert into business_settings (setting_key, setting_value) values ('payment_settings', $1::jsonb)
       on conflict (setting_key) do update set setting_value = business_settings.setting_value || excluded.setting_value`,
      [JSON.stringify(deposit)],
    );
    const product = await startProduct({
      database: shop.database,
      env: {
        SMTP_URL: mail.url,
        SHOP_TIME_ZONE: process.env.SHOP_TIME_ZONE!,
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: gateway.url,
      },
    });
    gateway.setWebhookUrl(`${product.url}/api/gateway-events`);
    await use({ ...shop, url: product.url });
    await product.stop();
    await mail.stop();
    await gateway.stop();
    await rm(folder, { recursive: true });
  },
  visitor: async ({ browser, depositShop, locale }, use) => {
    const context = await browser.newContext({ baseURL: depositShop.url, ...(locale && { locale }) });
    await use(context);
    await context.close();
  },
});

test('a visitor sees the deposit, pays it on the gateway’s page, and is confirmed; leaving that page frees the time', async ({
  visitor,
  depositShop: shop,
}) => {
  const page = await visitor.newPage();
  const [free, other] = await findFreeStarts(visitor.request, 2, { daysAhead: 3 });
  const booking = await new BookingDialog(page).openAt({ ...free, therapist: 'Any Available' }, 'Swedish');
  await expect(booking.dialog).toContainText(/You pay nothing now\. A deposit of \$[\d.]+ confirms your request once/);
  await booking.open();
  await booking.fillForm(free, 'Deposit', 'georgia@example.com');
  const [, shown] = /You pay a deposit of (\$[\d.]+) by card/.exec((await booking.dialog.textContent()) ?? '') ?? [];
  expect(shown).toBeDefined();
  await booking.confirm.click();
  await page.getByRole('button', { name: new RegExp(`^Pay .*${shown!.slice(1)}$`) }).waitFor();
  expect(new URL(page.url()).origin).not.toBe(shop.url);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pay Your Deposit' })).toBeVisible();
  await page.getByRole('button', { name: `Pay ${shown} now` }).click();
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
  await expect
    .poll(async () => (await findBookings(shop, 'Deposit')).map(({ status }) => status))
    .toEqual(['cancelled']);

  await booking.open();
  await booking.fillForm(other, 'Deposit', 'georgia@example.com');
  await booking.confirm.click();
  await page.getByRole('button', { name: new RegExp(`^Pay .*${shown!.slice(1)}$`) }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  await expect(page.getByText(`Your deposit of ${shown} is paid.`)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await expect
    .poll(() => shop.mail.to('georgia@example.com').map(({ subject }) => subject))
    .toEqual([expect.stringContaining('Booking Confirmed')]);

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel Booking' });
  await expect(question).toContainText(`what goes back of the ${shown} that you paid`);
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText(`You paid ${shown}. What the cancellation policy gives back`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeHidden();
});
