import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  deviceScaleFactor: 1.5,
};
export const dark: BrowserContextOptions = { colorScheme: 'dark' };

/** Saves the visible part of the page as `<name>.jpg`. */
export type Shot = (name: string) => Promise<void>;

/** A visitor of its own, with reduced motion, so that every run makes the same pictures. */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions,
  tour: (page: Page, shot: Shot) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await tour(page, async (name) => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82 });
    console.log(`${name}.jpg`);
  });
  await context.close();
}
