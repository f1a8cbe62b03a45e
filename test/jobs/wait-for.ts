import type { Page } from '@playwright/test';

export const message = (page: Page, text: string | RegExp) =>
  page.locator('.ant-notification-notice').filter({ hasText: text }).first();

/** Seconds until something is done. */
export async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
