import { editor, chooseDate, timeOptions } from '../../support/booking-editor.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { selectOption, shopDateAhead, toast } from '../../support/page-elements.js';

test('from the page of a client the next free time of a treatment is booked in five presses', async ({
  admin,
  shop,
}) => {
  const { client } = await createBooking(shop, 'Tom Whitford');
  const find = async () =>
    (await (await admin.request.get(`/api/clients?text=${encodeURIComponent(client)}`)).json()).items[0]?.id;
  await expect.poll(find).toBeTruthy();
  await admin.goto(`/clients/${await find()}`);

  await admin.getByRole('button', { name: 'Add Booking' }).click();
  await expect(editor(admin).getByLabel('Client name *')).toHaveValue(client);
  await selectOption(editor(admin), 'Service *', 'Deep Tissue Massage');
  const next = editor(admin).getByRole('region', { name: 'Next free' });
  await expect(next.getByRole('button')).toHaveCount(5);
  await next.getByRole('button').nth(1).click();
  await expect(next.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(timeOptions(admin).getByRole('radio', { checked: true })).toBeAttached();
  // What was picked does not narrow the list, and another one takes its place.
  await expect(next.getByRole('button')).toHaveCount(5);
  await next.getByRole('button').first().click();
  await expect(next.getByRole('button', { pressed: true })).toHaveCount(1);
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await expect(toast(admin, 'Success')).toContainText('Booking confirmed');
});

test('a therapist and a date that are chosen by hand narrow the next free times', async ({ admin, shop }) => {
  const date = await shopDateAhead(shop, 9);
  await admin.goto(`/bookings?new&for=${date}`);
  await selectOption(editor(admin), 'Service *', 'Deep Tissue Massage');
  const next = editor(admin).getByRole('region', { name: 'Next free' });
  await expect(next.getByRole('button')).toHaveCount(5);
  await selectOption(editor(admin), 'Therapist *', 'Mei Tanaka');
  await expect(next.getByRole('button', { name: /Mei Tanaka/ })).toHaveCount(5);
  const first = await next.getByRole('button').first().innerText();
  await chooseDate(admin, await shopDateAhead(shop, 20));
  await expect(next.getByRole('button').first()).not.toHaveText(first);
  await next.getByRole('button').first().focus();
  await admin.keyboard.press('Enter');
  await expect(timeOptions(admin).getByRole('radio', { checked: true })).toBeAttached();
  if (process.env.PICTURES) {
    await admin.screenshot({ path: `${process.env.PICTURES}/next-1440.png` });
    await admin.setViewportSize({ width: 390, height: 844 });
    await next.scrollIntoViewIfNeeded();
    await admin.screenshot({ path: `${process.env.PICTURES}/next-390.png` });
  }
});
