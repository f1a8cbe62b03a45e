import { startPaymentGateway } from '../../../support/processes/payment-gateway.js';
import { expect, test as base } from '../../support/back-office-fixture.js';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { bookOverHttp, getFirstService } from '../../support/book-over-http.js';
import { findFreeStart } from '../../support/booking-dialog.js';
import { chooseDate, editor, timeOptions } from '../../support/booking-editor.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { selectOption, toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import { openShop, type Shop } from '../../support/shop-fixture.js';

/** A shop that asks for half of the price when somebody books, and its gateway. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const gateway = await startPaymentGateway();
      await openShop(async (shop) => {
        gateway.setWebhookUrl(`${shop.url}/api/gateway-events`);
        const deposit = { depositRequired: true, depositPercentage: 50, acceptOnlinePayment: true };
        await queryShopDatabase(
          shop,
          `insert into business_settings (setting_key, setting_value) values ('payment_settings', $1::jsonb)
           on conflict (setting_key) do update set setting_value = business_settings.setting_value || excluded.setting_value`,
          [JSON.stringify(deposit)],
        );
        // Processes keep settings for some seconds.
        await expect.poll(async () => (await (await fetch(`${shop.url}/api/shop`)).json()).deposit).not.toBeNull();
        await use(shop);
      }, gateway.env);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
});

test('the desk confirms a request, which waits for its deposit, and goes on without it or is confirmed by it', async ({
  admin,
  page,
  shop,
  request,
}) => {
  await BackOfficeClient.signIn(request, shop);
  const start = await findFreeStart(request);
  const headers = { origin: shop.url };
  const { id: service_id } = await getFirstService(request);
  const slot = { service_id, therapist_id: start.therapistId, booking_date: start.date, booking_time: start.time };
  /** A request for a time that was taken, and has come free since. */
  const ask = async (lastName: string) => {
    const client = {
      client_name: 'Ida Long',
      client_phone: '0491 570 110',
      status: 'confirmed',
      without_deposit: 'Paid',
    };
    const taken = await (await request.post('/api/office-bookings', { data: { ...slot, ...client }, headers })).json();
    const person = { first_name: 'Georgia', last_name: lastName, client_phone: '0491 570 157' };
    const email = `${lastName.toLowerCase()}@example.com`;
    const asked = await (await bookOverHttp(page.request, shop, start, { ...person, client_email: email })).json();
    expect(asked).toMatchObject({ reason: 'time_conflict' });
    const cancelled = { reason: 'Plans change', version: taken.version };
    await request.post(`/api/bookings/${taken.id}/cancellation`, { data: cancelled, headers });
    return { id: asked.booking.id as string, email };
  };

  const { id, email } = await ask('Waits');
  await admin.goto(`/bookings?booking=${id}`);
  const panel = admin.getByRole('dialog', { name: /Georgia Waits/ });
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(admin.getByRole('dialog', { name: /^A deposit of \$[\d.]+ is due for this booking$/ })).toBeVisible();
  await expect(admin.getByRole('radio', { name: 'Ask for the deposit' })).toBeChecked();
  expect(await findAxeViolations(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Go On' }).click();
  await expect(toast(admin, 'Held until the deposit is paid')).toBeVisible();
  const deposit = panel.getByRole('region', { name: 'Deposit' });
  await expect(deposit).toContainText(/The deposit of \$[\d.]+ confirms this booking\. Its time is held until/);
  await expect(panel.getByText(/^Waiting for the deposit \(until .+\)$/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
  expect(await findAxeViolations(admin)).toEqual([]);

  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await deposit.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(admin, 'Link copied')).toBeVisible();
  const link = await admin.evaluate(() => navigator.clipboard.readText());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Pay Your Deposit' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay \$[\d.]+ now$/ }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  await expect(deposit).toBeHidden();
  await expect(panel.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expect
    .poll(() => shop.mail.to(email).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('Booking Confirmed'));
  // The time is another one's to ask for.
  const { version } = await (await request.get(`/api/bookings/${id}`)).json();
  await request.post(`/api/bookings/${id}/cancellation`, { data: { reason: 'Ill', version }, headers });

  const { id: other } = await ask('Regular');
  await admin.goto(`/bookings?booking=${other}`);
  const otherPanel = admin.getByRole('dialog', { name: /Georgia Regular/ });
  await otherPanel.getByRole('button', { name: 'Confirm', exact: true }).click();
  await admin.getByRole('button', { name: 'Go On' }).click();
  const otherDeposit = otherPanel.getByRole('region', { name: 'Deposit' });
  await otherDeposit.getByRole('button', { name: 'Confirm without deposit' }).click();
  await expect(otherDeposit.getByLabel('Reason *')).toBeFocused();
  await otherDeposit.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(otherDeposit.getByText('Please give a reason')).toBeVisible();
  expect(await findAxeViolations(admin)).toEqual([]);
  await otherDeposit.getByLabel('Reason *').fill('A regular of ours');
  await otherDeposit.getByLabel('Reason *').press('Enter');
  await expect(toast(admin, 'Booking confirmed')).toBeVisible();
  await expect(otherDeposit).toBeHidden();
});

test('the desk sees a deposit before it books, asks for it, and has the code for the client’s phone', async ({
  admin,
}) => {
  const { date } = await findFreeStart(admin.request, { therapist: 'Mei Tanaka' });
  await admin.goto(`/bookings?date=${date}&new`);
  await editor(admin).getByLabel('Client name *').fill('Walter Innes');
  await editor(admin).getByLabel('Mobile *').fill('0491 570 006');
  await selectOption(editor(admin), 'Service *', 'Deep Tissue Massage');
  await selectOption(editor(admin), 'Therapist *', 'Mei Tanaka');
  await chooseDate(admin, date);
  await timeOptions(admin).locator('label').last().click();
  const due = editor(admin).getByRole('region', { name: 'Deposit' });
  await expect(due).toContainText('A deposit of $64.75 is due for this booking.');
  await due.getByRole('radio', { name: 'Book without it' }).check();
  await expect(due.getByLabel('Reason *')).toBeVisible();
  expect(await findAxeViolations(admin)).toEqual([]);
  await due.getByRole('radio', { name: 'Ask for the deposit' }).check();
  await editor(admin).getByRole('button', { name: 'Save and ask for the deposit' }).click();
  await expect(toast(admin, 'Held until the deposit is paid')).toBeVisible();
  const panel = admin.getByRole('dialog', { name: /Walter Innes/ });
  await panel.getByRole('button', { name: 'Code for their phone' }).click();
  await expect(panel.getByRole('img', { name: 'QR code of the client’s page' })).toBeVisible();
  expect(await findAxeViolations(admin, '[aria-label=Deposit]')).toEqual([]);
});
