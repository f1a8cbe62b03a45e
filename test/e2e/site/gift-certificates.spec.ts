import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGateway } from '../../../scripts/gateway/gateway.mjs';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startProduct } from '../../support/processes/start-product.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';
import { timeLimit } from '../../support/time-limits.mjs';
import { findAxeViolations } from '../support/find-axe-violations.js';
import { expect, test as base } from '../support/shop-fixture.js';

const [secretKey, webhookSecret] = ['sk_test_local', 'whsec_of_the_local_gateway'];

/** The demo shop with a gateway, on whose page money can be paid. */
const test = base.extend<{ payingShop: { url: string; mail: SmtpSink } }>({
  payingShop: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
      const gateway = await openGateway({ folder, port: 0, secretKey, webhookSecret });
      const mail = await startSmtpSink();
      const product = await startProduct({
        database: await createDatabase(process.env.TEST_DEMO_DATABASE),
        env: {
          ...{ SMTP_URL: mail.url, SHOP_TIME_ZONE: process.env.SHOP_TIME_ZONE! },
          ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: gateway.url },
        },
      });
      gateway.setWebhookUrl(`${product.url}/api/gateway-events`);
      await use({ url: product.url, mail });
      await product.stop();
      await gateway.stop();
      await mail.stop();
      await rm(folder, { recursive: true });
    },
    { timeout: timeLimit(120_000) },
  ],
});

test('a certificate is bought on the gateway’s page and mailed with its code, and its balance is read', async ({
  page,
  payingShop: { url, mail },
}) => {
  await page.goto(`${url}/gift-certificates`);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please enter the amount')).toBeVisible();
  await page.getByLabel('Amount, $').fill('120');
  await page.getByLabel('Your name').fill('Ann Low');
  await page.getByLabel('Your email').fill('ann@example.test');
  await page.getByLabel('For (optional)').fill('Bea Low');
  await page.getByLabel('Their email (optional)').fill('bea@example.test');
  await page.getByLabel('Message (optional)').fill('Rest well');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText(/Thank you\. Gift certificate \d+ of \$120\.00/)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const gift = await eventually(async () => mail.to('bea@example.test')[0], 'the mail with the certificate');
  const [code] = /([A-Z2-9]{4}-){4}[A-Z2-9]/.exec(gift.text!)!;
  const receipt = await eventually(async () => mail.to('ann@example.test')[0], 'the receipt');
  expect(receipt.text).not.toContain(code);
  await page.goto(`${url}/gift-certificates/balance`);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'See what is left' }).click();
  await expect(page.getByText(/\$120\.00 [A-Z]{3} is left/)).toBeVisible();
});
