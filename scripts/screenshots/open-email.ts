import { expect, type Page } from '@playwright/test';

/** Shows the newest email to a person as a mail program does. */
export async function openEmail(page: Page, subject: string, to: string): Promise<void> {
  const letter = page
    .getByRole('listitem')
    .filter({ hasText: subject })
    .filter({ hasText: to })
    .getByRole('link')
    .first();
  await expect(async () => {
    await page.goto('/');
    await expect(letter).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.goto(`${await letter.getAttribute('href')}/html`);
}
