import { randomUUID } from 'node:crypto';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { editor, timeOptions } from '../../support/booking-editor.js';
import { formatMinutes } from '../../../../web/src/shared/dates/format-minutes.js';
import { holdRequests, shopDateAhead, toast } from '../../support/page-elements.js';

test('finds a caller from any page, writes an alert, and books for them by keyboard', async ({ admin, shop }) => {
  // An address of its own: bookings without one are matched by phone number, which tests share.
  const address = { client_email: `${randomUUID()}@example.com` };
  const { client, slot } = await createBooking(shop, 'Tom Whitford', undefined, address);
  // The list of customers is updated a moment after the bookings.
  const find = async () =>
    (await (await admin.request.get(`/api/clients?text=${encodeURIComponent(client)}`)).json()).items;
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  await admin.goto('/therapists');
  await expect(admin.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  // Typed at once, while the dialog's code is on its way; then letter by letter: none may replace the one before.
  const text = client.toUpperCase();
  await admin.keyboard.type(`/${text.slice(0, 2)}`);
  const finder = admin.getByRole('combobox', { name: 'Search', exact: true });
  await expect(finder).toBeFocused();
  await expect(finder).toHaveValue(text.slice(0, 2));
  await finder.pressSequentially(text.slice(2));
  await expect(finder).toHaveValue(client.toUpperCase());
  await expect(admin.getByRole('option', { name: client }).first()).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/\/clients\/[0-9a-f-]{36}$/);
  await expect(admin.getByRole('heading', { level: 1, name: client })).toBeFocused();

  await admin.getByRole('button', { name: 'Add alert' }).click();
  // What is typed while a save is under way is not saved with it, and stays.
  const alertField = admin.getByRole('textbox', { name: 'Alert' });
  await alertField.fill('Nut oil');
  const saving = await holdRequests(admin, '**/api/clients/*/alert');
  await admin.keyboard.press('Enter');
  await saving.sent;
  await alertField.fill('Nut oil allergy');
  const isReread = admin.waitForResponse((answer) => /\/api\/clients\/[0-9a-f-]{36}$/.test(answer.url()));
  saving.release();
  await expect(toast(admin, 'Alert saved')).toBeVisible();
  await isReread;
  await expect(alertField).toHaveValue('Nut oil allergy');
  await expect(admin.getByText('Someone else changed it')).toHaveCount(0);
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Nut oil allergy')).toBeVisible();

  const note = admin.getByRole('textbox', { name: 'New note' });
  await note.fill('Prefers the quiet room');
  const adding = await holdRequests(admin, '**/api/clients/*/notes');
  await admin.getByRole('button', { name: 'Add Note' }).click();
  await adding.sent;
  await note.fill('Likes a second pillow');
  adding.release();
  await expect(admin.getByRole('region', { name: 'Notes' }).locator('li > p + p')).toHaveText([
    'Prefers the quiet room',
  ]);
  await expect(note).toHaveValue('Likes a second pillow');
  await admin.getByRole('button', { name: 'Add Note' }).click();
  await expect(admin.getByRole('region', { name: 'Notes' }).locator('li > p + p')).toHaveCount(2);
  await expect(note).toHaveValue('');
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
  expect(frame!.width).toBeLessThan(150);
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

  // Whoever is not meant lies over no field and goes away: with the focus, at Escape, at a press, and then for as long as
  // the field is entered.
  await admin.setViewportSize({ width: 1440, height: 900 });
  const nameField = editor(admin).getByLabel('Client name *');
  const offered = admin.locator('.client-suggestions:not(.ant-select-dropdown-hidden)');
  const type = async (text: string) => {
    await nameField.fill(text);
    await expect(offered).toBeVisible();
  };
  const drawer = (await editor(admin).boundingBox())!;
  for (const label of ['Client name *', 'Mobile *', 'Email']) {
    await editor(admin).getByLabel(label).fill(client.slice(0, -2));
    await expect(offered.getByRole('option', { name: new RegExp(client) })).toBeAttached();
    const place = (await offered.boundingBox())!;
    expect(place.x + place.width).toBeLessThanOrEqual(drawer.x);
    await editor(admin).getByLabel('Notes').click();
    await expect(editor(admin).getByLabel('Notes')).toBeFocused();
    await expect(offered).toHaveCount(0);
  }
  await admin.setViewportSize({ width: 390, height: 844 });
  await type(client.slice(0, -4));
  await nameField.press('Tab');
  await expect(offered).toHaveCount(0);
  await type(client.slice(0, -3));
  await nameField.press('Escape');
  await expect(offered).toHaveCount(0);
  // As the keyboard of a phone does, which covers the page without making it smaller.
  const raiseKeyboardTo = (top: number) =>
    admin.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
    }, top);
  const keyboardTop = 508;
  await raiseKeyboardTo(keyboardTop);
  for (const [label, next] of [
    ['Client name *', 'Mobile *'],
    ['Mobile *', 'Email'],
    ['Email', 'Status *'],
  ] as const) {
    await editor(admin).getByLabel(label).fill(client.slice(0, -5));
    await expect(offered.getByRole('option', { name: new RegExp(client) })).toBeAttached();
    const list = (await offered.boundingBox())!;
    expect(list.height).toBeLessThanOrEqual(220);
    expect(list.y + list.height).toBeLessThanOrEqual(keyboardTop);
    for (const field of [label, next]) {
      const { y, height } = (await editor(admin).getByLabel(field).boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(list.y);
    }
    await editor(admin).getByLabel(label).press('Escape');
  }
  // On a short phone even a long list leaves the field that is typed into.
  await raiseKeyboardTo(340);
  const email = editor(admin).getByLabel('Email');
  await email.fill('example');
  await expect(offered).toContainText('@example.com');
  const { y, height } = (await email.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await offered.boundingBox())!.y);
  await email.press('Escape');
  await type(client.slice(0, -2));
  await offered.getByRole('button', { name: 'None of these' }).click();
  await expect(offered).toHaveCount(0);
  await expect(nameField).toBeFocused();
  await nameField.pressSequentially(client.slice(-2));
  await expect(nameField).toHaveValue(client);
  await expect(offered).toHaveCount(0);
});

test('books a client again as last time, and takes them in at the desk under their record', async ({
  admin,
  shop,
  request,
}) => {
  const [today, next] = [await shopDateAhead(shop, 0), await shopDateAhead(shop, 7)];
  const office = await BackOfficeClient.signIn(request, shop);
  const therapist = await office.addTherapistOnDuty('Ines Ferreira', today);
  const headers = { origin: shop.url };
  const shift = { therapist_id: therapist.id, roster_date: next, start_time: '00:00', end_time: '23:59' };
  expect((await admin.request.post('/api/roster-entries', { data: shift, headers })).status()).toBe(201);
  const read = async (path: string) => (await admin.request.get(`/api${path}`)).json();
  const [service] = await read('/services');
  const addTherapist = async (name: string, minutes: number) => {
    const added = await office.addTherapistOnDuty(name, next);
    await office.setTreatments(added.id, [{ service_id: service.id, duration: minutes, price: null }]);
    return added;
  };
  const [longer, asLong] = [
    await addTherapist('Lena Long', service.duration + 15),
    await addTherapist('Asta Short', service.duration - 15),
  ];
  const client = `Wren ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const contact = { client_phone: '0491 570 158', client_email: `${randomUUID()}@example.com` };
  const before = {
    ...{ service_id: service.id, therapist_id: therapist.id, client_name: client, ...contact, status: 'confirmed' },
    ...{ booking_date: today, booking_time: '09:00', booking_duration: service.duration - 15 },
    ...{ price_kind: 'own', price_value: 71.5, price_reason: 'Regular' },
  };
  expect((await admin.request.post('/api/office-bookings', { data: before, headers })).status()).toBe(201);
  const find = async () => (await read(`/clients?text=${encodeURIComponent(client)}`)).items[0]?.id;
  await expect.poll(find).toBeTruthy();

  const bookAgain = async () => {
    await admin.goto(`/clients/${await find()}`);
    await admin.getByRole('button', { name: 'Book Again' }).click();
    await expect(editor(admin).getByText(`${service.name} with Ines Ferreira`)).toBeVisible();
  };
  await bookAgain();
  const select = (name: string) =>
    editor(admin)
      .locator('.ant-select')
      .filter({ has: admin.getByRole('combobox', { name }) });
  const chooseTherapist = async (name: string) => {
    await select('Therapist *').click();
    await admin.getByTitle(name, { exact: true }).last().click();
  };
  const length = (minutes: number) => editor(admin).getByRole('button', { name: `Book ${formatMinutes(minutes)}` });
  await expect(length(service.duration)).toBeVisible();
  await chooseTherapist(longer.name);
  await expect(length(service.duration + 15)).toBeVisible();
  await chooseTherapist(asLong.name);
  await expect(editor(admin).getByText('as last time')).toHaveCount(0);
  await chooseTherapist('Ines Ferreira');
  await expect(editor(admin).getByLabel('Client name *')).toHaveValue(client);
  await expect(select('Service *')).toContainText(service.name);
  await expect(select('Therapist *')).toContainText('Ines Ferreira');
  await expect(editor(admin).getByLabel('Price')).toHaveText('$71.50');
  await expect(editor(admin).getByLabel('Date *')).toHaveValue(next.split('-').reverse().join('/'));
  await timeOptions(admin).locator('label').first().click();
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await expect(toast(admin, 'Booking confirmed')).toBeVisible();
  const { items } = await read(`/bookings?date=${next}&name=${encodeURIComponent(client)}`);
  const { booking_duration, total_price, client_email } = items[0];
  expect({ booking_duration, total_price, client_email }).toEqual({
    ...{ booking_duration: service.duration - 15, total_price: 71.5, client_email: contact.client_email },
  });

  await admin.goto('/bookings');
  await admin.getByRole('button', { name: 'Walk-in', exact: true }).click();
  const dialog = admin.getByRole('dialog', { name: 'Walk-in' });
  await dialog.getByLabel('Name').fill(client);
  const known = admin.getByRole('option', { name: new RegExp(client) });
  await expect(known).toBeAttached();
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toHaveValue(contact.client_email);
  await dialog.getByRole('list', { name: 'Treatment' }).getByText(service.name).click();
  await dialog.getByRole('button', { name: 'Ines Ferreira' }).click();
  await expect(toast(admin, `${client} is here`)).toBeVisible();
  await expect.poll(async () => (await read(`/clients/${await find()}`)).bookings).toBe(3);

  await office.deactivate(therapist.id);
  await bookAgain();
  await expect(editor(admin)).toContainText(`Ines Ferreira doesn't offer ${service.name} any more.`);
  await expect(select('Service *')).toContainText(service.name);
  await expect(select('Therapist *')).not.toContainText('Ines Ferreira');
  // Free all day, but not for each treatment: tests that look for somebody free would find them.
  for (const { id } of [longer, asLong]) await office.deactivate(id);
});
