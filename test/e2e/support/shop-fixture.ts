import { type BrowserContext, expect, test as base } from '@playwright/test';
import { createDatabase } from '../../support/database/create-database.js';
import { startProduct } from '../../support/processes/start-product.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';
import { timeLimit } from '../../support/time-limits.mjs';

/** A product under test: the demo shop in a database of its own, its processes, and the mails it sends. */
export interface Shop {
  url: string;
  database: string;
  mail: SmtpSink;
}

export { expect };

/**
 * `shop` is shared by the tests of one Playwright worker; a test that breaks something takes `ownShop`. Whatever a test
 * does, no page may ask for what its policy forbids: `forbidden` holds what the browser refused.
 */
export const test = base.extend<{ ownShop: Shop; forbidden: string[] }, { shop: Shop }>({
  shop: [async ({}, use) => openShop(use), { scope: 'worker', timeout: timeLimit(120_000) }],
  ownShop: [async ({}, use) => openShop(use), { timeout: timeLimit(120_000) }],
  forbidden: [
    async ({ browser }, use) => {
      const refused: string[] = [];
      const listen = (context: BrowserContext) =>
        void context.on('console', (message) => {
          if (message.text().includes('Content Security Policy'))
            refused.push(`${message.page()?.url()}: ${message.text()}`);
        });
      browser.on('context', listen);
      await use(refused);
      browser.off('context', listen);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

async function openShop(use: (shop: Shop) => Promise<void>): Promise<void> {
  const database = await createDatabase(process.env.TEST_DEMO_DATABASE);
  const mail = await startSmtpSink();
  const rates = { BOOKING_RATE_PER_MINUTE: '1000', SIGN_IN_RATE_PER_MINUTE: '1000' };
  const env = { SMTP_URL: mail.url, SHOP_TIME_ZONE: process.env.SHOP_TIME_ZONE!, ...rates };
  const product = await startProduct({ database, env, logFile: process.env.PRODUCT_LOG });
  await use({ url: product.url, database, mail });
  await product.stop();
  await mail.stop();
}
