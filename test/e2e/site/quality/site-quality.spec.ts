import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { expect, test } from '../../support/shop-fixture.js';

// What is cached moves less.
test.use({ isContextNew: true });

for (const path of ['/', '/privacy-policy', '/developers', '/nope']) {
  test(`${path} can be used by everybody, by day and by night, and stays where it is while it loads`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectStill(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Reduced motion: colours that fade would be inspected halfway.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findAxeViolations(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

for (const width of [390, 768]) {
  test(`the landing page fits ${width} pixels and stays where it is while it loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectStill(page);
  });
}

async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.02);
}

/** The sum of layout shifts that no input caused. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 500);
  });
}
