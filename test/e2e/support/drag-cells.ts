import type { Locator } from '@playwright/test';

/** Drags from the middle of one cell to the middle of the other, in steps as a hand would. */
export async function dragBetween(from: Locator, to: Locator): Promise<void> {
  const page = from.page();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
