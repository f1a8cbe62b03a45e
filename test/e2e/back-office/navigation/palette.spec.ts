import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const marked = (page: Page) => page.getByRole('option', { selected: true });
const group = (page: Page, name: string) => page.getByRole('group', { name });

async function openBySlash(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.ant-modal-wrap:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test('the palette opens pages, actions and bookings by keyboard, and keeps what was opened', async ({
  admin,
  shop,
}) => {
  const { client } = await createBooking(shop, 'Mei Tanaka');
  await admin.goto('/therapists');
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await openBySlash(admin);
  await expect(marked(admin)).toHaveText('Add Booking');
  expect(await findAxeViolations(admin, '[role=dialog]')).toEqual([]);
  await admin.keyboard.press('ArrowUp');
  await expect(marked(admin)).toBeInViewport();
  await expect(field(admin)).toHaveAttribute('aria-activedescendant', (await marked(admin).getAttribute('id'))!);

  await admin.keyboard.type('walk');
  await expect(admin.getByRole('option')).toHaveText(['Walk-in']);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog', { name: 'Walk-in' })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin).toHaveURL(/\/bookings$/);

  // From within a field, where / is a letter.
  await admin.getByRole('searchbox', { name: 'Search by name' }).press('/');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.keyboard.press('Control+k');
  await expect(field(admin)).toBeFocused();
  await admin.keyboard.type(client);
  const found = group(admin, 'Bookings').getByRole('option');
  await expect(found).toContainText(client);
  await found.click();
  await expect(admin.getByRole('dialog')).toContainText(client);

  await admin.goto('/services');
  await openBySlash(admin);
  await admin.keyboard.type('day close');
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/\/day-close$/);
  await openBySlash(admin);
  await expect(group(admin, 'Recent').getByRole('option')).toHaveText(['Day Close']);
  await admin.keyboard.type('nobody at all');
  await expect(admin.getByText('Nothing matches “nobody at all”')).toBeVisible();
});

test('a therapist finds her own pages and actions, and no client', async ({ mei, shop }) => {
  const { client } = await createBooking(shop, 'Mei Tanaka');
  const refused: string[] = [];
  mei.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await mei.goto('/staff/profile');
  await expect(mei.getByRole('heading', { level: 1 })).toBeVisible();
  await mei.keyboard.press('Control+k');
  await expect(option(mei, 'My Pay')).toBeVisible();
  await expect(option(mei, /Add Booking|Walk-in|Take Payment|Settings|^Clients/)).toHaveCount(0);
  await field(mei).fill(client);
  await expect(mei.getByText(`Nothing matches “${client}”`)).toBeVisible();
  await field(mei).fill('block');
  await mei.keyboard.press('Enter');
  await expect(mei.getByRole('dialog', { name: 'Block Slot' })).toBeVisible();
  await mei.getByRole('button', { name: 'Cancel' }).click();
  await expect(mei).toHaveURL(/\/staff\/schedule$/);
  expect(refused).toEqual([]);
});
