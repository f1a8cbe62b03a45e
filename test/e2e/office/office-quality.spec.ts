import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './office.js';

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} pixels`, () => {
    test('anybody can sign in', ({ page }) => check(page, '/auth'));
    test('anybody can get a new password', async ({ page }) => {
      await check(page, '/forgot-password');
      await check(page, '/reset-password');
      await check(page, '/accept-invitation#token=none');
    });
    test('admins can manage accounts', async ({ admin }) => {
      await check(admin, '/admindashboard?tab=settings');
      await admin.getByRole('button', { name: 'Invite' }).click();
      await expect(admin.getByRole('dialog', { name: 'Invite somebody' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
    });
    test('owners can follow the business', async ({ admin }) => {
      for (const tab of ['bookings', 'revenue', 'customers']) await check(admin, `/admindashboard?tab=${tab}`);
      await admin.getByRole('table', { name: 'Customers' }).getByRole('button').first().click();
      await expect(admin.getByRole('table', { name: 'Booking history' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
    });
    test('staff can find their way', ({ mei }) => check(mei, '/staff'));
    test('staff can read their bookings', ({ mei }) => check(mei, '/bookings'));
    test('therapists can read their appointments', async ({ mei }) => {
      await check(mei, '/staff/appointments');
      await check(mei, '/staff/appointments?view=day');
    });
    test('auditors can read the log', ({ admin }) => check(admin, '/admindashboard?tab=action-logs'));
    test('staff can read the services', ({ mei }) => check(mei, '/staff/services'));
    test('therapists can edit their profile', ({ mei }) => check(mei, '/staff/profile'));
    test('staff can look up therapists', ({ mei }) => check(mei, '/admindashboard?tab=therapists&show=all'));
    test('admins can edit services', async ({ admin }) => {
      await check(admin, '/services');
      await admin.getByRole('button', { name: 'Add Service' }).click();
      await expect(admin.getByRole('dialog', { name: 'Add Service' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
    });
    test('admins can edit records in the dashboard', async ({ admin }) => {
      await check(admin, '/admindashboard?tab=therapists');
      await admin.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
      await expect(admin.getByRole('dialog', { name: 'Edit Therapist' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
    });
    test('admins can edit therapists', async ({ admin }) => {
      await check(admin, '/therapists');
      await admin.getByRole('button', { name: 'Deactivate Mei Tanaka' }).click();
      await expect(admin.getByText('Reassign them first')).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
      await admin.getByRole('button', { name: 'Keep Active' }).click();
      await admin.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
      await expect(admin.getByRole('dialog', { name: 'Edit Therapist' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
    });
    test('admins can look at a day', ({ admin }) => check(admin, '/bookings?view=day'));
    test('staff can read the roster', ({ mei }) => check(mei, '/admindashboard?tab=roster'));
    test('admins can keep the roster', async ({ admin }) => {
      await check(admin, '/admindashboard?tab=roster&view=week');
      await admin.getByRole('button', { name: 'Add Shift', exact: true }).click();
      await expect(admin.getByRole('dialog', { name: 'Add Shift' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
      await check(admin, '/admindashboard?tab=roster');
      await admin.getByRole('button', { name: 'Copy Previous Week to Current Week' }).click();
      await expect(admin.getByRole('dialog', { name: 'Copy the previous week?' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
    });
    test('therapists can keep their schedule', async ({ mei }) => {
      await check(mei, '/staff/schedule');
      await mei.getByRole('button', { name: 'Block Slot' }).click();
      await expect(mei.getByRole('dialog', { name: 'Block Slot' })).toBeVisible();
      expect((await new AxeBuilder({ page: mei }).analyze()).violations).toEqual([]);
    });
    test('admins can manage bookings', async ({ admin }) => {
      await check(admin, '/bookings');
      await admin.getByRole('button', { name: /^Cancel the booking/ }).last().click();
      await expect(admin.getByRole('dialog', { name: 'Cancel Booking' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
    });

    test('admins can edit bookings beside their list', async ({ admin }) => {
      await check(admin, '/bookings?status=pending');
      await admin.getByRole('button', { name: /^Edit the booking/ }).first().click();
      await expect(admin.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
      expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await check(admin, '/bookings?new');
    });
    test('admins can answer requests', async ({ admin }) => {
      await check(admin, '/bookings?view=requests');
      await admin.keyboard.press('?');
      await expect(admin.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
    });

    async function check(page: Page, path: string) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
