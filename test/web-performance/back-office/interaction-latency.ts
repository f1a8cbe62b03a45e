import type { Browser, Locator, Page } from '@playwright/test';
import { openSignedIn, type Session } from './back-office-session.js';
import { atMost, type Figure, median } from '../../support/figure.js';

const GOAL_MS = 200;
const RUNS = 3;
/** From pointing at something to pressing it. */
const POINTING_MS = 200;
/** Before somebody goes on to the next tab. */
const READING_MS = 1_000;

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

export const actions: Record<string, (page: Page) => Promise<number>> = {
  'opening the editor': async (page) => {
    await page.goto('/bookings', { waitUntil: 'networkidle' });
    const edit = page.getByRole('button', { name: /^Edit the booking/ }).first();
    return worst(page, async () => {
      await press(page, edit);
      await page.locator('.booking-editor form').waitFor();
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
        await press(page, page.getByRole('tab', { name }));
        await page.locator('[role=tabpanel] table').first().waitFor();
        await page.waitForTimeout(READING_MS);
      }
    });
  },
};

/** As a hand does it: the pointer rests a moment before it presses. Nothing else asks the page for anything meanwhile. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  await page.waitForTimeout(POINTING_MS);
  await page.mouse.click(x + width / 2, y + height / 2, { delay: 60 });
}

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
