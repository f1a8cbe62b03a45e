import { expect, test } from './shop.js';

test('opens', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/massage/i);
});
