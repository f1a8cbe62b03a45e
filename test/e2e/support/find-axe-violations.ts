import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the whole page, or in a part of it. */
export async function findAxeViolations(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // No page has frames: axe needs no second page to put their findings together.
  axe.setLegacyMode();
  if (part) axe.include(part);
  return (await axe.analyze()).violations;
}
