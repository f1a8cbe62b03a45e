import type { Browser, Page } from '@playwright/test';
import { phone } from '../web-performance/slow-phone.js';
import { PressCounter } from './press-counter.js';

/** A phone in a hand, with nothing cached. */
export async function openPhone(browser: Browser, baseURL: string): Promise<PressCounter> {
  const context = await browser.newContext({ baseURL, ...phone, reducedMotion: 'reduce' });
  return new PressCounter(await context.newPage(), true);
}

/** The line of a tram: answers after 400 ms, 50 kB a second. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = 50_000;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
