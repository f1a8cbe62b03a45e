import type { Page } from '@playwright/test';
import { expect, test } from '../../support/back-office-fixture.js';

const own = {
  'My Profile': '/staff/profile',
  'My Appointments': '/staff/appointments',
  'My Schedule': '/staff/schedule',
  'Service Offerings': '/staff/services',
  'My Pay': '/staff/pay',
  'All Bookings': '/bookings',
};
const manage = {
  'Manage Services': '/services',
  'Manage Therapists': '/therapists',
  'Admin Dashboard': '/admindashboard',
};

const cards = (page: Page) => page.locator('.dashboard-cards').getByRole('link');

test('the dashboard has a card for whatever a role may open, and says what each may do', async ({ mei, admin }) => {
  for (const [page, titles] of [
    [mei, own],
    [admin, { ...own, ...manage }],
  ] as const) {
    await page.goto('/staff');
    await expect(page.getByRole('heading', { name: 'Staff Dashboard' })).toBeVisible();
    await expect(page.getByText(/^Welcome, /)).toBeVisible();
    await expect(cards(page)).toHaveCount(Object.keys(titles).length);
    for (const [title, path] of Object.entries(titles))
      await expect(cards(page).filter({ hasText: title })).toHaveAttribute('href', path);
    const box = page.locator('.ant-alert');
    await expect(box).toContainText('Staff can only view assigned bookings (read-only access).');
    await expect(box).toContainText(
      'Admin can view, edit, cancel and delete all bookings and manage therapists, services and schedules.',
    );
  }
  await expect(cards(admin).filter({ hasText: 'All Bookings' })).toContainText('View and manage all bookings.');
  await expect(mei.getByText('Staff Member', { exact: true }).first()).toBeVisible();
  await expect(mei.getByText('View your assigned bookings only.')).toBeVisible();
  await expect(mei.getByRole('link', { name: /^Admin Dashboard/ })).toHaveCount(0);
  // A therapist's day leads to all appointments by a link that a finger hits.
  const more = mei.getByRole('link', { name: 'All upcoming appointments' });
  await expect(more).toHaveCSS('text-decoration-line', 'underline');
  expect((await more.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await more.click();
  await expect(mei).toHaveURL(/\/staff\/appointments$/);
  await mei.goBack();
  await cards(admin).filter({ hasText: 'Manage Services' }).click();
  await expect(admin).toHaveURL(/\/services$/);
  await mei.getByRole('button', { name: 'Home' }).click();
  await expect(mei).toHaveURL(/localhost:\d+\/$/);
});
