import { readFileSync } from 'node:fs';
import { expect, test } from './office.js';

test('an auditor verifies the log and takes it home', async ({ admin }) => {
  await admin.goto('/admindashboard?tab=action-logs');
  await expect(admin.getByText(/^Sealed up to entry/)).toBeVisible();
  await admin.getByRole('button', { name: 'Verify' }).click();
  await expect(admin.getByText(/^Verified up to entry [\d,]+\./)).toBeVisible();

  const evidence = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export Evidence' }).click();
  const lines = readFileSync(await (await evidence).path(), 'utf8').trimEnd().split('\n');
  expect(JSON.parse(lines[0]!)).toMatchObject({ seq: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });

  const table = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  expect(readFileSync(await (await table).path(), 'utf8')).toContain('Place,Timestamp,Actor');
});

test('a log that cannot be verified or exported says so', async ({ admin }) => {
  await admin.route(/admin-action-logs\/(chain\/checks|exports)/, (route) => route.fulfill({ status: 500, json: {} }));
  await admin.goto('/admindashboard?tab=action-logs');
  await admin.getByRole('button', { name: 'Verify' }).click();
  await expect(admin.getByText('Failed to verify the action log')).toBeVisible();
  await admin.getByRole('button', { name: 'Export CSV' }).click();
  await expect(admin.getByText('Failed to export the action log')).toBeVisible();
});
