import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns the accessibility faults that axe finds on the whole page, or in a part of it. */
export async function findAxeViolations(page: Page, part?: string) {
  // The builder injects half a megabyte twice per inspection; once per document is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  });
  // Pages have no frames, so axe needs no second page to merge the results.
  axe.setLegacyMode();
  if (part) axe.include(part);
  return (await axe.analyze()).violations;
}
