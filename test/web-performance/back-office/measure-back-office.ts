import { type Browser, chromium } from '@playwright/test';
import { type Session, signInAsAdmin } from './back-office-session.js';
import { backOfficeTransfers } from './back-office-transfers.js';
import type { Figure } from '../../support/figure.js';
import { interactionLatency } from './interaction-latency.js';
import { signedInLighthouseScores } from '../lighthouse-scores.js';

const LIGHTHOUSE_PATHS = ['/bookings', '/admindashboard', '/therapists'];

/**
 * The figures of the back office, each given to `keep` when it is there.
 * @param port of the browser's remote debugging
 */
export async function measureBackOffice(
  browser: Browser,
  baseURL: string,
  port: number,
  keep: (figures: Figure[]) => void,
): Promise<void> {
  const session = await signInAsAdmin(baseURL);
  keep(await backOfficeTransfers(browser, baseURL, session));
  keep(await interactionLatency(browser, baseURL, session));
  await signProfileIn(baseURL, port, session);
  for (const path of LIGHTHOUSE_PATHS) keep(await signedInLighthouseScores(`${baseURL}${path}`, port));
}

/** Lighthouse opens its pages in the browser's own profile, not in a context of ours. */
async function signProfileIn(baseURL: string, port: number, { cookies, origins }: Session): Promise<void> {
  const connection = await chromium.connectOverCDP(`http://localhost:${port}`);
  const [profile] = connection.contexts();
  await profile!.addCookies(cookies);
  const page = await profile!.newPage();
  await page.goto(`${baseURL}/privacy-policy`);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, origins[0]!.localStorage);
  await page.close();
}
