import { atMost, type Figure, median } from '../../support/figure.js';
import { openSignedIn, signInAsAdmin } from '../../web-performance/back-office/back-office-session.js';
import type { MeasuredShop } from '../measured-shop.js';

const OPENINGS = 5;

/** "How is today": the dashboard opens on it, and its figures are there without a press. */
export async function readToday(shop: MeasuredShop): Promise<Figure[]> {
  const page = await openSignedIn(shop.browser, shop.url, await signInAsAdmin(shop.url));
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    await page.goto('/bookings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const start = performance.now();
    await page.getByRole('link', { name: /^Today/ }).click();
    await page.getByRole('link', { name: / to come$/ }).waitFor();
    times.push(performance.now() - start);
  }
  await page.context().close();
  return [atMost('how today goes, without a press on the dashboard, median', median(times) / 1000, 1, ' s')];
}
