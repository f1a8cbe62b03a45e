import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/back-office-fixture.js';
import { shopDateAhead } from '../../support/page-elements.js';

test('a therapist is sick: the plan is there at once, is changed by hand, done and undone, on a phone', async ({
  admin,
  shop,
}) => {
  await admin.setViewportSize({ width: 390, height: 844 });
  const headers = { origin: shop.url };
  const post = async (path: string, data: object) => {
    const answer = await admin.request.post(`/api${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const name = `Ines ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await post('/therapists', { name, hourly_rate: 90 });
  const therapists: { id: string; name: string }[] = await (await admin.request.get('/api/office/therapists')).json();
  const therapist_id = therapists.find((each) => each.name === name)!.id;
  const date = await shopDateAhead(shop, 1);
  await post('/roster-entries', { therapist_id, roster_date: date, start_time: '09:00', end_time: '18:00' });
  const [service] = await (await admin.request.get('/api/services')).json();
  const { slots } = await (
    await admin.request.get(
      `/api/availability/slots?therapist_id=${therapist_id}&date=${date}&service_id=${service.id}`,
    )
  ).json();
  const free: string[] = slots
    .filter(({ available }: { available: boolean }) => available)
    .map(({ start_time }: { start_time: string }) => start_time);
  const bookings: { id: string }[] = [];
  for (const [nth, booking_time] of [free[0], free.at(-1)].entries())
    bookings.push(
      await post('/office-bookings', {
        ...{ service_id: service.id, therapist_id, booking_date: date, booking_time, status: 'confirmed' },
        ...{ client_name: `Client ${nth} of ${name}`, client_phone: '0491 570 156' },
      }),
    );
  const whoHas = async () =>
    Promise.all(
      bookings.map(async ({ id }) => (await (await admin.request.get(`/api/bookings/${id}`)).json()).therapist_id),
    );

  const option = (text: string) =>
    admin.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option:visible', {
      hasText: text,
    });
  await admin.goto(`/bookings?view=day&date=${date}`);
  await admin.getByRole('button', { name: 'Sick', exact: true }).click();
  await admin.getByRole('menuitem', { name }).click();
  const dialog = admin.getByRole('dialog', { name: `${name} is sick` });
  await expect(dialog.getByRole('status').filter({ hasText: 'Moves 2 bookings' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);

  // A plan for other days than those on screen is never sent.
  await admin.route('**/api/what-if', (route) => route.abort());
  await dialog.getByRole('radio', { name: 'Until' }).click();
  const outOfDate = dialog.getByRole('alert').filter({ hasText: 'The plan could not be updated' });
  await expect(outOfDate).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enter Leave, Move 2' })).toBeDisabled();
  await admin.unroute('**/api/what-if');
  await outOfDate.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Enter Leave, Move 2' })).toBeEnabled();
  await expect(outOfDate).toBeHidden();

  await dialog.getByRole('combobox', { name: `Client 1 of ${name}` }).click();
  await option('Keep as it is').click();
  await expect(dialog.getByRole('button', { name: 'Enter Leave, Move 1' })).toBeEnabled();
  await dialog.getByRole('combobox', { name: `Client 0 of ${name}` }).click();
  await admin.route('**/api/what-if/free-places', (route) => route.abort());
  await option('Another place').click();
  await expect(dialog.getByText('The free places could not be loaded.')).toBeVisible();
  await admin.unroute('**/api/what-if/free-places');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('combobox', { name: `Free place for Client 0 of ${name}` }).click();
  await option(' with ').first().click();
  await expect(dialog.getByRole('button', { name: 'Enter Leave, Move 1' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Enter Leave, Move 1' }).click();
  const message = admin.locator('.ant-notification-notice');
  await expect(message).toContainText('1 booking moved');
  expect((await whoHas())[0]).not.toBe(therapist_id);
  expect((await whoHas())[1]).toBe(therapist_id);

  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(message).toContainText('Undone: 1 booking as before');
  expect(await whoHas()).toEqual([therapist_id, therapist_id]);
  for (const { id } of bookings) {
    const { version } = await (await admin.request.get(`/api/bookings/${id}`)).json();
    await post(`/bookings/${id}/cancellation`, { reason: 'The test is over', version });
  }
  const { version } = (await (await admin.request.get('/api/office/therapists')).json()).find(
    (each: { id: string }) => each.id === therapist_id,
  );
  await post(`/therapists/${therapist_id}/deactivation`, { keep: true, version });
});
