import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { atMost, type Figure } from '../support/figure.js';
import { slowPhone } from './slow-phone.js';

/** What a phone loads for `/` before the first touch, and how the page behaves meanwhile. */
export async function firstVisit(browser: Browser, baseURL: string): Promise<Figure[]> {
  const page = await slowPhone(browser, baseURL);
  const transferred = await countTransfers(page);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then(gzipped, () => 0));
  });
  await page.addInitScript(watchShifts);
  await page.goto('/', { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  const inline = gzipped(Buffer.from(await page.evaluate(inlineScripts)));
  const sizes = await Promise.all(scripts);
  const figures = [
    atMost('first visit, JavaScript gzip', (sum(sizes) + inline) / 1000, 10, ' kB'),
    atMost('first visit, all transfers', transferred() / 1000, 150, ' kB'),
    atMost('first contentful paint, slow phone', paint, 1_000, ' ms'),
    atMost('layout shift 390 px, slow phone', await shiftAfterScrolling(page), 0.01),
  ];
  await page.context().close();
  return [...figures, await wideShift(browser, baseURL)];
}

async function wideShift(browser: Browser, baseURL: string): Promise<Figure> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchShifts);
  await page.goto('/', { waitUntil: 'networkidle' });
  const shift = await shiftAfterScrolling(page);
  await page.close();
  return atMost('layout shift 1440 px', shift, 0.01);
}

/** Bytes on the wire so far, heads included. */
async function countTransfers(page: Page): Promise<() => number> {
  let bytes = 0;
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send('Network.enable');
  return () => bytes;
}

/** Down the whole page, as a reader goes, so that what loads late is counted too. */
async function shiftAfterScrolling(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Runs in the page: adds up the shifts that nobody asked for. */
function watchShifts(): void {
  const sums = window as unknown as { shift: number };
  sums.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) sums.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const inlineScripts = (): string =>
  [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')]
    .map((it) => it.textContent)
    .join('\n');

const gzipped = (content: Buffer): number => (content.length ? gzipSync(content, { level: 9 }).length : 0);
const sum = (sizes: number[]): number => sizes.reduce((all, size) => all + size, 0);
