import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the whole page, or in a part of it. */
export async function findAxeViolations(page: Page, part?: string) {
  // The builder brings its half megabyte twice for each look: once for each document is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).options({ resultTypes: ['violations'] });
  // No page has frames: axe needs no second page to put their findings together.
  axe.setLegacyMode();
  if (part) axe.include(part);
  return (await axe.analyze()).violations;
}
