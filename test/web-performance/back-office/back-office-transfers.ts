import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page } from '@playwright/test';
import { openSignedIn, type Session } from './back-office-session.js';
import { atMost, type Figure } from '../../support/figure.js';

/** Pages to which somebody goes on from the bookings, by the navigation. */
const NEXT_PAGES = [
  'Dashboard',
  'Therapists',
  'Services',
  'System Status',
  'My Appointments',
  'My Schedule',
  'My Profile',
  'Staff Dashboard',
];

/** How long a page is left to fetch what it needs once it shows. */
const SETTLING_MS = 2_000;

/** Requests and script of the sign-in page, of the list of bookings, and of each page after it, with a cold cache. */
export async function backOfficeTransfers(browser: Browser, baseURL: string, session: Session): Promise<Figure[]> {
  const signIn = await browser.newPage({ baseURL });
  const signInLoad = countLoads(signIn);
  await signIn.goto('/auth', { waitUntil: 'networkidle' });
  const { requests, script } = await signInLoad();
  await signIn.close();
  const figures = [atMost('/auth, requests', requests, 10), atMost('/auth, JavaScript gzip', script / 1000, 70, ' kB')];
  for (const next of NEXT_PAGES) {
    const page = await openSignedIn(browser, baseURL, session);
    const loads = countLoads(page);
    await page.goto('/bookings');
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    const first = await loads();
    if (next === NEXT_PAGES[0]) {
      figures.push(atMost('/bookings, requests', first.requests, 25));
      figures.push(atMost('/bookings, JavaScript gzip', first.script / 1000, 260, ' kB'));
    }
    await page.getByRole('link', { name: next, exact: true }).click();
    // Until the page is there, and what it fetches for itself as well.
    await page.getByRole('heading', { level: 1, name: 'Manage Bookings' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, { timeout: 30_000 });
    await page.waitForTimeout(SETTLING_MS);
    const all = await loads();
    const what = `/bookings → ${next}, ${all.requests - first.requests} requests, JavaScript gzip`;
    figures.push(atMost(what, (all.script - first.script) / 1000, 40, ' kB'));
    await page.context().close();
  }
  return figures;
}

/** What the page has asked for since this call, its live connection included. */
function countLoads(page: Page): () => Promise<{ requests: number; script: number }> {
  let requests = 0;
  const scripts: Promise<number>[] = [];
  page.on('request', () => requests++);
  page.on('websocket', () => requests++);
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then(gzipSize, () => 0));
  });
  return async () => ({ requests, script: (await Promise.all(scripts)).reduce((all, size) => all + size, 0) });
}

const gzipSize = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
