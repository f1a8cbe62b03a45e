import { expect, test } from '../../support/back-office-fixture.js';
import { getFirstService } from '../../support/book-over-http.js';
import { blockDay, findEmptyDay } from '../../support/empty-day.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { openLive, pickTime, selectOption, shopDateAhead } from '../../support/page-elements.js';

test('the desk sees who waits and books them, and puts a caller on the list', async ({ admin, shop }) => {
  const service = await getFirstService(admin.request);
  const { id, name, date } = await findEmptyDay(shop, service.id);
  const open = await blockDay(admin.request, shop, id, date);
  const answer = await admin.request.post('/api/office-waiting-list', {
    headers: { origin: shop.url },
    data: {
      ...{ service_id: service.id, therapist_id: id, windows: [{ date, from: '00:00', to: '23:59' }] },
      ...{ client_name: 'Olga Desk', client_phone: '0491570158' },
    },
  });
  expect(answer.status()).toBe(201);
  await openLive(admin, '/bookings?view=requests');
  const row = admin
    .getByRole('region', { name: 'Waiting list' })
    .getByRole('listitem')
    .filter({ hasText: 'Olga Desk' });
  await expect(row.getByText('No match: every start is taken')).toBeVisible();
  await open();
  const first = row.getByRole('button', { name: /^Book .* with / }).first();
  await expect(first).toBeVisible();
  expect(await first.getAttribute('aria-label')).toContain(name);
  expect(await findAxeViolations(admin)).toEqual([]);
  await first.click();
  await expect(row).toHaveCount(0);

  // A caller is put on the list, and times that contradict each other are named at the times.
  const later = await shopDateAhead(shop, 20);
  await admin.getByRole('button', { name: 'Add to the waiting list' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add to the waiting list' });
  await selectOption(dialog, 'Service', service.name);
  const day = dialog.getByRole('textbox', { name: 'Day' });
  await day.fill(later.split('-').toReversed().join('/'));
  await day.press('Enter');
  await pickTime(dialog, 'Earliest start', '15:00');
  await pickTime(dialog, 'Latest start', '9:00 am');
  await dialog.getByLabel('Client name').fill('Rosa Later');
  await dialog.getByLabel('Phone').fill('0491570000');
  await dialog.getByRole('button', { name: 'Add to the list' }).click();
  const latest = dialog.locator('.ant-form-item').filter({ hasText: 'Latest start' });
  await expect(latest.getByText('A time ends before it begins')).toBeVisible();
  await pickTime(dialog, 'Latest start', '18:00');
  await dialog.getByRole('button', { name: 'Add to the list' }).click();
  const caller = admin
    .getByRole('region', { name: 'Waiting list' })
    .getByRole('listitem')
    .filter({ hasText: 'Rosa Later' });
  await expect(caller).toContainText('3:00 PM to 6:00 PM');
  await caller.getByRole('button', { name: 'Withdraw Rosa Later from the waiting list' }).click();
  await expect(caller).toHaveCount(0);

  await admin.goto(`/bookings?view=table&date=${date}`);
  await expect(admin.getByText('Olga Desk').first()).toBeVisible();
});
