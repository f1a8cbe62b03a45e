import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { selectOption, shopDateAhead, toast } from '../../support/page-elements.js';

const tab = '/admindashboard?tab=roster';

/** A shift of its own for each test. */
async function addShift(admin: Page, day: string, start: string, end: string): Promise<string> {
  const [mei] = (await (await admin.request.get('/api/office/therapists')).json()) as { id: string; name: string }[];
  const response = await admin.request.post('/api/roster-entries', {
    headers: { origin: new URL(admin.url()).origin },
    data: { therapist_id: mei!.id, roster_date: day, start_time: start, end_time: end },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test('of two managers with one shift open the slower sees both values, and nothing vanishes', async ({
  admin,
  bea,
  shop,
}) => {
  const day = await shopDateAhead(shop, 247);
  await admin.goto(tab);
  const id = await addShift(admin, day, '10:00', '15:00');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Shift' });
  for (const page of [admin, bea]) {
    await page.goto(`${tab}&shift=${id}`);
    await expect(dialog(page)).toBeVisible();
  }
  await selectOption(dialog(admin), 'End time', '4:00 PM');
  await selectOption(dialog(bea), 'End time', '5:00 PM');
  await dialog(admin).getByRole('button', { name: 'Save Shift' }).click();
  await expect(toast(admin, 'Shift Updated')).toBeVisible();

  await dialog(bea).getByRole('button', { name: 'Save Shift' }).click();
  const conflict = dialog(bea).getByRole('alert');
  await expect(conflict).toContainText('Someone else has changed this shift since you opened it');
  await expect(conflict).toContainText('10:00 AM – 4:00 PM');
  await expect(conflict).toContainText('yours: 10:00 AM – 5:00 PM');
  await expect(conflict).toContainText('Yours is not saved');
  await dialog(bea).getByRole('button', { name: 'Replace Theirs' }).click();
  await expect(toast(bea, 'Shift Updated')).toBeVisible();

  // One that somebody else deletes stays in the dialog, and can be added again.
  const other = await addShift(admin, await shopDateAhead(shop, 248), '10:00', '15:00');
  await bea.goto(`${tab}&shift=${other}`);
  const kept = bea.getByRole('dialog', { name: /Shift$/ });
  await selectOption(kept, 'End time', '5:00 PM');
  await admin.request.delete(`/api/roster-entries/${other}?version=1`, {
    headers: { origin: new URL(admin.url()).origin },
  });
  await kept.getByRole('button', { name: 'Save Shift' }).click();
  await expect(kept.getByRole('alert')).toContainText('Someone else has deleted this shift');
  await kept.getByRole('button', { name: 'Add Shift' }).click();
  await expect(toast(bea, 'Shift Added')).toBeVisible();
});

test('an overlapping shift is refused in words, and a past day is said', async ({ admin, shop }) => {
  const day = await shopDateAhead(shop, 249);
  await admin.goto(tab);
  const id = await addShift(admin, day, '10:00', '15:00');
  const other = await addShift(admin, day, '15:00', '18:00');
  await admin.goto(`${tab}&shift=${other}`);
  const dialog = admin.getByRole('dialog', { name: 'Edit Shift' });
  await selectOption(dialog, 'Start time', '2:00 PM');
  await dialog.getByRole('button', { name: 'Save Shift' }).click();
  await expect(admin.getByText(/already works 10:00 AM – 3:00 PM/)).toBeVisible();
  const past = (await shopDateAhead(shop, -3)).split('-').toReversed().join('/');
  await dialog.getByRole('textbox', { name: 'Date' }).fill(past);
  await dialog.getByRole('textbox', { name: 'Date' }).press('Tab');
  await expect(dialog.getByRole('status')).toContainText('This day has passed');
  expect(id).not.toBe(other);
});

test('a pattern ends over bookings when told to, and of two managers who end it the slower sees both last days', async ({
  admin,
  bea,
  shop,
}) => {
  const today = await shopDateAhead(shop, 0);
  const headers = { origin: shop.url };
  const person = { name: 'Pia Tern', hourly_rate: 80 };
  const added = await admin.request.post('/api/therapists', { data: person, headers });
  const { id, version } = (await added.json()) as { id: string; version: number };
  const shifts = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ week: 1, weekday, start_time: '09:00', end_time: '17:00', shift_type: 'full' },
  }));
  const pattern = { therapist_id: id, weeks: 1, first_date: today, last_date: null, shifts };
  expect((await admin.request.post('/api/roster-patterns', { data: { patterns: [pattern] }, headers })).status()).toBe(
    200,
  );
  const booking = await createBooking(shop, 'Pia Tern');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pattern of Pia Tern' });
  for (const [page, days] of [
    [admin, 0],
    [bea, 20],
  ] as const) {
    await page.goto(`${tab}&view=plan`);
    await page.getByRole('button', { name: 'Pattern of Pia Tern' }).click();
    const field = dialog(page).getByLabel('Last day');
    await field.fill((await shopDateAhead(shop, days)).split('-').toReversed().join('/'));
    await field.press('Tab');
  }
  await dialog(admin)
    .getByRole('button', { name: /^End After/ })
    .click();
  const question = admin.getByRole('dialog').filter({ hasText: 'A booking would be without a shift' });
  await expect(question.getByRole('status')).toContainText('Moves 1 booking');
  await question.getByRole('button', { name: "Don't change" }).click();
  await dialog(admin)
    .getByRole('button', { name: /^End After/ })
    .click();
  await question.getByRole('button', { name: 'Keep bookings and end' }).click();
  await expect(toast(admin, 'Pattern Ends')).toBeVisible();
  await dialog(bea)
    .getByRole('button', { name: /^End After/ })
    .click();
  const conflict = dialog(bea).getByRole('alert');
  await expect(conflict).toContainText('Someone else has changed this pattern since you opened it');
  await expect(conflict).toContainText(toShownDay(await shopDateAhead(shop, 0)));
  await expect(conflict).toContainText(`yours: ${toShownDay(await shopDateAhead(shop, 20))}`);
  await dialog(bea)
    .getByRole('button', { name: /^Replace With/ })
    .click();
  await expect(toast(bea, 'Pattern Ends')).toBeVisible();
  // Restores the shop: the tests after this one know only the demo therapists.
  const { version: seen } = await (await admin.request.get(`/api/bookings/${booking.id}`)).json();
  const cancellation = { data: { reason: 'Pia has left', version: seen }, headers };
  const cancelled = await admin.request.post(`/api/bookings/${booking.id}/cancellation`, cancellation);
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  const gone = await admin.request.post(`/api/therapists/${id}/deactivation`, { data: { version }, headers });
  expect(gone.status()).toBe(200);
});

/** `2026-11-26` → `Thu, Nov 26` */
const toShownDay = (date: string) =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
  });
