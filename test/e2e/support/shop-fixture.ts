import { type BrowserContext, type ConsoleMessage, expect, test as base } from '@playwright/test';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { startProduct } from '../../support/processes/start-product.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';
import { timeLimit } from '../../support/time-limits.mjs';
import { type ContextChoice, ContextPool, NOBODY } from './context-pool.js';

/** A product under test: the demo shop in a database of its own, its processes, and the mails it sends. */
export interface Shop {
  url: string;
  database: string;
  mail: SmtpSink;
}

export { expect };

interface TestFixtures {
  /** A shop for what breaks something. */
  ownShop: Shop;
  /** What the browser refused because the policy of a page forbids it: nothing may be left there at the end of a test. */
  forbidden: string[];
  isContextNew: boolean;
  /** The options of the test for its contexts. */
  contextChoice: ContextChoice;
}

/** `shop` and `contexts` are shared by the tests of one Playwright worker. */
export const test = base.extend<TestFixtures, { shop: Shop; contexts: ContextPool }>({
  shop: [async ({}, use) => openShop(use), { scope: 'worker', timeout: timeLimit(120_000) }],
  ownShop: [async ({}, use) => openShop(use), { timeout: timeLimit(120_000) }],
  forbidden: [
    async ({ browser }, use) => {
      const refused: string[] = [];
      const note = (message: ConsoleMessage) => {
        if (message.text().includes('Content Security Policy'))
          refused.push(`${message.page()?.url()}: ${message.text()}`);
      };
      const listen = (context: BrowserContext) => void context.on('console', note);
      browser.contexts().forEach(listen);
      browser.on('context', listen);
      await use(refused);
      browser.off('context', listen);
      for (const context of browser.contexts()) context.off('console', note);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  isContextNew: [false, { option: true }],
  contexts: [async ({ browser, shop }, use) => use(new ContextPool(browser, shop.url)), { scope: 'worker' }],
  contextChoice: async (
    { isContextNew, baseURL, viewport, locale, timezoneId, hasTouch, isMobile, javaScriptEnabled, contextOptions },
    use,
  ) => {
    const screen = { viewport, hasTouch, isMobile };
    const options = { baseURL: baseURL!, ...screen, locale, timezoneId, javaScriptEnabled, ...contextOptions };
    await use({ isNew: isContextNew, ...options });
  },
  context: async ({ contexts, contextChoice }, use) => contexts.use(contextChoice, NOBODY, use),
});

const readLandingPage = async (url: string) => (await fetch(url, { headers: { accept: 'text/html' } })).text();

/** Runs a product, with variables beyond those of every one, until `use` is done. */
export async function openShop(use: (shop: Shop) => Promise<void>, more: Record<string, string> = {}): Promise<void> {
  const database = await createDatabase(process.env.TEST_DEMO_DATABASE);
  const mail = await startSmtpSink();
  const rates = { BOOKING_RATE_PER_MINUTE: '1000', SIGN_IN_RATE_PER_MINUTE: '1000' };
  const env = { SMTP_URL: mail.url, SHOP_TIME_ZONE: process.env.SHOP_TIME_ZONE!, ...rates, ...more };
  const product = await startProduct({ database, env, logFile: process.env.PRODUCT_LOG });
  await eventually(
    async () => (await readLandingPage(product.url)).includes('<title') || undefined,
    'the rendered page',
  );
  await use({ url: product.url, database, mail });
  await product.stop();
  await mail.stop();
}
