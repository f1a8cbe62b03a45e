import { queryRows } from '../../../support/database/query-rows.js';
import { expect, test } from '../../support/back-office-fixture.js';

test('an admin sees what fails, the reading itself too, and has it tried again', async ({ admin, shop }) => {
  const status = /\/api\/system-status/;
  await admin.route(status, (route) => route.fulfill({ status: 500, json: {} }));
  await admin.goto('/system');
  await expect(
    admin.locator('.ant-notification-notice').filter({ hasText: 'Failed to read the system status' }),
  ).toHaveCount(1);
  await admin.unroute(status);
  await admin.getByRole('button', { name: 'Try again' }).press('Enter');
  const summary = admin.getByRole('region', { name: 'At a glance' });
  await expect(summary).toContainText('Online booking works');
  await expect(summary).toContainText(/No backup yetAsk whoever runs the system for a daily backup: npm run backup/);
  await expect(admin.getByRole('region', { name: 'Queues' })).toBeHidden();
  await admin.getByText('Details', { exact: true }).click();
  await expect(admin.getByRole('region', { name: 'Background processing' })).toContainText('Up to date');
  await expect(admin.getByRole('region', { name: 'Installation' })).toContainText('PostgreSQL');

  const planted = await queryRows<{ event_id: string }>(
    shop.database,
    `update deliveries set state = 'failing', attempts = 20, last_error = 'Error: planted', updated_at = now()
     where subscriber = 'write-action-log' and seq = 1 and state = 'done' returning event_id`,
  );
  expect(planted).toHaveLength(1);
  const row = admin.getByRole('row').filter({ hasText: 'Error: planted' });
  await expect(row).toContainText('attempt 20');
  await expect(admin.getByRole('region', { name: 'Queues' })).toContainText('1 delivery failing');
  await row.getByRole('button', { name: 'Retry: Write action log, entry 1' }).click();
  await expect(row).toHaveCount(0);
});
