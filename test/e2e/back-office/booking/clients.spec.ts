import { randomUUID } from 'node:crypto';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { editor } from '../../support/booking-editor.js';

test('finds a caller from any page, writes an alert, and books for them by keyboard', async ({ admin, shop }) => {
  // An address of its own: bookings without one are matched by phone number, which tests share.
  const address = { client_email: `${randomUUID()}@example.com` };
  const { client, slot } = await createBooking(shop, 'Tom Whitford', undefined, address);
  // The list of customers is updated a moment after the bookings.
  const find = async () =>
    (await (await admin.request.get(`/api/clients?text=${encodeURIComponent(client)}`)).json()).items;
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  await admin.goto('/therapists');
  await expect(admin.getByRole('button', { name: 'Find a client' })).toBeVisible();
  // Typed at once, while the dialog's code is on its way; then letter by letter: none may replace the one before.
  const text = client.toUpperCase();
  await admin.keyboard.type(`/${text.slice(0, 2)}`);
  const finder = admin.getByRole('combobox', { name: 'Find a client' });
  await expect(finder).toBeFocused();
  await expect(finder).toHaveValue(text.slice(0, 2));
  await finder.pressSequentially(text.slice(2));
  await expect(finder).toHaveValue(client.toUpperCase());
  await expect(admin.getByRole('option', { name: client }).first()).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/\/clients\/[0-9a-f-]{36}$/);
  await expect(admin.getByRole('heading', { level: 1, name: client })).toBeFocused();

  await admin.getByRole('button', { name: 'Add alert' }).click();
  await admin.getByRole('textbox', { name: 'Alert' }).fill('Nut oil allergy');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Nut oil allergy')).toBeVisible();
  const record = admin.url();

  // Read on the card without a press, below the name.
  await admin.setViewportSize({ width: 1000, height: 900 });
  await admin.goto(`/bookings?view=day&date=${slot.date}`);
  const card = admin.locator('.card').filter({ has: admin.getByRole('button', { name: `${client}, ` }) });
  await expect(card.locator('.card-alert')).toBeVisible();
  const [frame, icon, name, alert] = await card.evaluate((element) =>
    [element, ...['.card-alert-icon', '.card-name', '.card-alert'].map((part) => element.querySelector(part)!)].map(
      (each) => each.getBoundingClientRect(),
    ),
  );
  expect(frame!.width).toBeLessThan(130);
  expect(icon!.top).toBeLessThan(name!.bottom);
  expect(name!.left).toBeGreaterThan(icon!.left);
  expect(alert!.left).toBeLessThan(frame!.right);
  expect(alert!.bottom).toBeLessThanOrEqual(frame!.bottom);
  await admin.goto(record);

  await admin.getByRole('button', { name: 'Add Booking' }).click();
  await expect(editor(admin).getByLabel('Client name *')).toBeFocused();
  await expect(editor(admin).getByLabel('Client name *')).toHaveValue(client);
  await expect(editor(admin).getByText('Nut oil allergy')).toBeVisible();
  await editor(admin).getByLabel('Client name *').fill(client.slice(0, -1));
  await expect(admin.getByRole('option', { name: new RegExp(client) })).toBeAttached();
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Enter');
  await expect(editor(admin).getByLabel('Client name *')).toHaveValue(client);

  // Typed by hand, with the number alone: the address that they are known by is offered, or there would be two records.
  const { phone } = (await find())[0];
  await editor(admin).getByLabel('Mobile *').fill(phone);
  await editor(admin).getByLabel('Email').fill('');
  await editor(admin).getByRole('button', { name: 'Use this address' }).click();
  await expect(editor(admin).getByLabel('Email')).toHaveValue(address.client_email);
  await expect(editor(admin).getByText('is known by')).toHaveCount(0);

  // Whoever is not meant goes away: with the focus, at Escape, at a press, and then for as long as the field is entered.
  await admin.setViewportSize({ width: 390, height: 844 });
  const nameField = editor(admin).getByLabel('Client name *');
  const offered = admin.locator('.client-suggestions:not(.ant-select-dropdown-hidden)');
  const type = async (text: string) => {
    await nameField.fill(text);
    await expect(offered).toBeVisible();
  };
  await type(client.slice(0, -2));
  await nameField.press('Tab');
  await expect(offered).toHaveCount(0);
  await type(client.slice(0, -3));
  await nameField.press('Escape');
  await expect(offered).toHaveCount(0);
  await type(client.slice(0, -2));
  expect((await offered.boundingBox())!.height).toBeLessThanOrEqual(220);
  await offered.getByRole('button', { name: 'None of these' }).click();
  await expect(offered).toHaveCount(0);
  await expect(nameField).toBeFocused();
  await nameField.pressSequentially(client.slice(-2));
  await expect(nameField).toHaveValue(client);
  await expect(offered).toHaveCount(0);
});
