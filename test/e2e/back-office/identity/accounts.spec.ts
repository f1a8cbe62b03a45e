import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { eventually } from '../../../support/eventually.js';
import type { Shop } from '../../support/shop-fixture.js';
import { expect, findDemoAccount, submitSignInForm, test } from '../../support/back-office-fixture.js';
import { selectOption } from '../../support/page-elements.js';

const password = 'ferries leave at seven';

const LINK = /http\S+#token=\S+/;

/** The links in the mails to an address. */
const linksTo = ({ mail }: Shop, address: string): string[] =>
  mail.to(address).flatMap(({ text }) => LINK.exec(text ?? '')?.[0] ?? []);

/** The link in the mail that has come after those. */
const nextLink = (shop: Shop, address: string, before: readonly string[] = []): Promise<string> =>
  eventually(() => linksTo(shop, address)[before.length], 'the mail');

async function openAccounts(page: Page): Promise<void> {
  await page.goto('/admindashboard?tab=settings');
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
}

async function act(page: Page, email: string, action: string): Promise<void> {
  const actions = page.getByRole('button', { name: `Actions for ${email}` });
  // The menu stays inside the window even when its row is the last visible one.
  await actions.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await actions.click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page).toHaveURL(/\/staff$/);
}

test('somebody who is invited chooses a password, works, and loses rights and access at once', async ({
  admin,
  page,
  shop,
}) => {
  const email = 'kim@longwater.example';
  await openAccounts(admin);
  await admin.getByRole('button', { name: 'Invite' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Email').fill(findDemoAccount('mei').email);
  await selectOption(dialog, 'Role', 'Administrator');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('There is already an account with this email address')).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByRole('row', { name: /kim@.*Invited/ })).toBeVisible();

  const link = await nextLink(shop, email);
  await page.goto(link);
  await page.getByLabel('New password').fill('Password2026');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByText('This password is too easy to guess')).toBeVisible();
  await setPassword(page, link);
  await expect(page.getByText('Welcome, Kim')).toBeVisible();
  await page.goto('/bookings');
  await expect(page.getByRole('button', { name: `Account of ${email}` }).first()).toContainText('Administrator');

  await openAccounts(admin);
  await act(admin, email, 'Edit');
  await selectOption(admin.getByRole('dialog', { name: email }), 'Role', 'Staff Member');
  await admin.getByRole('dialog', { name: email }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Account of ${email}` }).first()).toContainText('Staff Member');

  await act(admin, email, 'Disable');
  await admin
    .getByRole('dialog', { name: `Disable ${email}?` })
    .getByRole('button', { name: 'Disable' })
    .click();
  await expect(admin.getByRole('row', { name: /kim@.*Disabled/ })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a forgotten password is replaced through a mailed link, which signs in', async ({ shop, browser }) => {
  // Nobody else signs in as reception.
  const { email } = findDemoAccount('reception');
  const before = linksTo(shop, email);
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();

  const link = await nextLink(shop, email, before);
  await setPassword(page, link);
  await expect(page.getByRole('button', { name: `Account of ${email}` }).first()).toBeVisible();
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByText('This link is invalid or has expired')).toBeVisible();

  await page.goto('/staff');
  await page
    .getByRole('button', { name: `Account of ${email}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByLabel('New password').fill('a path behind the dunes');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('You stay signed in here, and nowhere else')).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await elsewhere.goto('/auth');
  await submitSignInForm(elsewhere, email, 'a path behind the dunes');
  await expect(elsewhere).toHaveURL(/\/bookings\?view=day$/);
  await page
    .getByRole('button', { name: `Account of ${email}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Your sessions' }).click();
  const sessions = page.getByRole('dialog', { name: 'Your sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
  expect(await findAxeViolations(page)).toEqual([]);
  await sessions.getByRole('button', { name: /^End the session in Chrome on/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere).toHaveURL(/\/auth$/);
  await submitSignInForm(elsewhere, email, 'a path behind the dunes');
  await expect(elsewhere).toHaveURL(/\/bookings\?view=day$/);
  await sessions.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page
    .getByRole('button', { name: `Account of ${email}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
  await expect(page).toHaveURL(/\/auth$/);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/auth$/);
  await elsewhere.context().close();
  await context.close();
});
