import type { APIRequestContext, Browser } from '@playwright/test';
import type { Shop } from '../e2e/support/shop-fixture.js';

/** What a job is measured in: a running shop, a browser, and requests of somebody who has not signed in. */
export interface MeasuredShop extends Shop {
  browser: Browser;
  request: APIRequestContext;
  timeZone: string;
}
