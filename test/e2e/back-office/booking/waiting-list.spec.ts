import { expect, test } from '../../support/back-office-fixture.js';
import { getFirstService } from '../../support/book-over-http.js';
import { blockDay, findEmptyDay } from '../../support/empty-day.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';

test('the desk sees who waits and books them', async ({ admin, shop }) => {
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
  await admin.goto('/bookings?view=requests');
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
  await admin.goto(`/bookings?view=table&date=${date}`);
  await expect(admin.getByText('Olga Desk').first()).toBeVisible();
});
