import type { Page } from '@playwright/test';
import { expect, test } from '../../support/back-office-fixture.js';
import { blockLiveUpdates, failRequests, toast } from '../../support/page-elements.js';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a therapist is added with a name and a rate, edited and deactivated', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=therapists');
  await expect(admin.getByRole('radio', { name: 'Active', exact: true })).toBeChecked();
  await expect(row(admin, 'Joel Marsden')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Add Therapist' }).click();
  const add = admin.getByRole('dialog', { name: 'Add Therapist' });
  await add.getByLabel('Full name').fill('Bo Lind');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Please fill in required fields (Name and Hourly Rate)')).toContainText('Error');
  await add.getByLabel('Hourly rate').fill('75.25');
  await admin.route('**/api/therapists', (route) => route.abort());
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Failed to add therapist')).toContainText('Error');
  await admin.unroute('**/api/therapists');
  await add.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Therapist Added')).toBeVisible();
  const bo = row(admin, 'Bo Lind');
  await expect(bo).toContainText('$75.25');

  await bo.getByRole('button', { name: 'Edit' }).click();
  const edit = admin.getByRole('dialog', { name: 'Edit Therapist' });
  await expect(edit.getByLabel('Full name')).toHaveValue('Bo Lind');
  await edit.getByLabel('Bio').fill('Quiet hands.');
  await admin.route('**/api/therapists/*', (route) => route.abort());
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Failed to update therapist')).toContainText('Error');
  await admin.unroute('**/api/therapists/*');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'Therapist Updated')).toBeVisible();
  await expect(bo).toContainText('Quiet hands.');

  await bo.getByRole('button', { name: 'Deactivate' }).click();
  const question = admin.getByRole('dialog', { name: 'Deactivate Bo Lind?' });
  await expect(question.getByText('No upcoming bookings.')).toBeVisible();
  await failRequests(admin, '**/api/therapists/*/deactivation', 'POST');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(admin, 'Failed to deactivate therapist')).toContainText('Error');
  await admin.unroute('**/api/therapists/*/deactivation');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(admin, 'Therapist Deactivated')).toBeVisible();
  await expect(bo).toHaveCount(0);
  await admin.locator('label').filter({ hasText: 'Inactive' }).click();
  await expect(admin).toHaveURL(/show=inactive/);
  await expect(bo).toContainText('Inactive');
  await expect(bo.getByRole('button')).toHaveCount(1);
});

test('staff read the table; a failure and an empty list say so', async ({ mei }) => {
  await blockLiveUpdates(mei);
  await mei.route('**/api/office/therapists', (route) => route.abort());
  await mei.goto('/admindashboard?tab=therapists&show=all');
  await expect(toast(mei, 'Failed to load therapists')).toContainText('Error');
  await mei.unroute('**/api/office/therapists');
  await mei.getByRole('button', { name: 'Try again' }).click();
  await expect(row(mei, 'Joel Marsden')).toContainText('Inactive');
  await expect(mei.getByRole('columnheader')).toHaveText(['Name', 'Bio', 'Hourly Rate', 'Specialties', 'Status']);
  await expect(mei.getByRole('button', { name: /Add|Edit|Deactivate/ })).toHaveCount(0);
  await mei.route('**/api/office/therapists', (route) => route.fulfill({ json: [] }));
  await mei.reload();
  await expect(mei.getByText('No therapists found')).toBeVisible();
});
