import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { expect, findDemoAccount, signIn, submitSignInForm, test } from '../../support/back-office-fixture.js';

const { email, password } = findDemoAccount('admin');

/** What an authenticator app shows; the code of the next half minute is taken, too. */
const appCode = (key: string, stepsAhead: number) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  });

const securityHeading = (page: Page) => page.getByRole('heading', { name: 'Security', level: 1 });
const dashboardHeading = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

async function signOutAndEnterPassword(page: Page): Promise<void> {
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await submitSignInForm(page, email, password);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

test('a shop requires a second factor: it is set up at once, and signs in by app or recovery code', async ({
  ownShop,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: ownShop.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, 'admin');
  await page.goto('/admindashboard?tab=settings');
  await page.getByRole('switch', { name: 'Require a second factor for administrators' }).click();
  await page.getByRole('button', { name: 'Save Security' }).click();

  await expect(page).toHaveURL(/\/staff\/security$/);
  await expect(page.getByText('This shop requires a second factor of administrators')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bookings' })).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto('/bookings');
  await expect(page).toHaveURL(/\/staff\/security$/);

  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password', { exact: true }).fill('another password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('code')).toBeVisible();
  // Whoever leaves the code has to prove again who they are.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Your password', { exact: true })).toHaveValue('');
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page.locator('code').innerText();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Code that the app shows').fill(appCode(key, 0));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bookings' }).first()).toBeVisible();

  await signOutAndEnterPassword(page);
  await page.getByLabel('Code from your authenticator app').fill('000 000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This code is wrong, or was used before')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Code from your authenticator app').fill(appCode(key, 1));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(dashboardHeading(page)).toBeVisible();

  await signOutAndEnterPassword(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(dashboardHeading(page)).toBeVisible();

  await page.goto('/admindashboard?tab=settings');
  await page.getByRole('button', { name: `Actions for ${findDemoAccount('mei').email}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Reset second factor' })).toHaveCount(0);
  await page.goto('/staff/security');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByLabel('Code of the app, or a recovery code').fill(codes[1]!);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('This shop requires a second factor of administrators')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bookings' })).toHaveCount(0);
  await expect(securityHeading(page)).toBeVisible();
  await context.close();
});
