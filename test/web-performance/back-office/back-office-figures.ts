import { type Browser, chromium } from '@playwright/test';
import { type Session, signInAsAdmin } from './back-office-session.js';
import { backOfficeTransfers } from './back-office-transfers.js';
import type { Figure } from '../figure.js';
import { interactionLatency } from './interaction-latency.js';
import { signedInLighthouseScores } from '../lighthouse-scores.js';

/**
 * The figures of the back office.
 * @param port of the browser's remote debugging
 */
export async function backOfficeFigures(browser: Browser, baseURL: string, port: number): Promise<Figure[]> {
  const session = await signInAsAdmin(baseURL);
  const transfers = await backOfficeTransfers(browser, baseURL, session);
  const latencies = await interactionLatency(browser, baseURL, session);
  await signProfileIn(baseURL, port, session);
  return [...transfers, ...latencies, ...(await signedInLighthouseScores(`${baseURL}/bookings`, port))];
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
