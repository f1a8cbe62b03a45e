import { type Browser, expect, type Page } from '@playwright/test';
import { openSignedIn, type Session } from './back-office-session.js';
import { atMost, type Figure, median } from '../figure.js';

const GOAL_MS = 200;
const RUNS = 3;

interface Latencies {
  latencies: Map<number, number>;
}

/** Interaction to Next Paint (INP) of what the desk does most, on a processor four times slower than ours. */
export async function interactionLatency(browser: Browser, baseURL: string, session: Session): Promise<Figure[]> {
  const measured: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run++) {
    const page = await openSignedIn(browser, baseURL, session);
    await page.addInitScript(observeInteractions);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [what, act] of Object.entries(actions)) {
      const latency = await act(page);
      (measured[what] ??= []).push(latency);
    }
    await page.context().close();
  }
  return Object.entries(measured).map(([what, values]) => atMost(`INP, ${what}`, median(values), GOAL_MS, ' ms'));
}

const actions: Record<string, (page: Page) => Promise<number>> = {
  'opening the editor': async (page) => {
    await page.goto('/bookings', { waitUntil: 'networkidle' });
    return worst(page, async () => {
      await page
        .getByRole('button', { name: /^Edit the booking/ })
        .first()
        .click();
      await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
    });
  },
  'dragging in the day view': async (page) => {
    await page.goto('/bookings?view=day', { waitUntil: 'networkidle' });
    const booking = page.locator('.day-booking').first();
    await booking.waitFor();
    const { x, y, width } = (await booking.boundingBox())!;
    return worst(page, async () => {
      await page.mouse.move(x + width / 2, y + 8);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + 80, { steps: 12 });
      await page.mouse.up();
    });
  },
  'switching tabs': async (page) => {
    await page.goto('/admindashboard', { waitUntil: 'networkidle' });
    return worst(page, async () => {
      for (const name of ['Daily Roster', 'Customers', 'Action Logs', 'Therapists']) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, { timeout: 30_000 });
      }
    });
  },
};

/** The longest that an interaction within `act` took until what it changed was painted. */
async function worst(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window as unknown as Latencies).latencies.clear());
  await act();
  // Entries come after the paint.
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as Latencies).latencies.values()));
}

/** Runs in the page. */
function observeInteractions(): void {
  const latencies = new Map<number, number>();
  (window as unknown as Latencies).latencies = latencies;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id) latencies.set(id, Math.max(duration, latencies.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
