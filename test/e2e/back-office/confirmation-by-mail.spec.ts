import { BookingDialog, findFreeStart } from '../support/booking-dialog.js';
import { findAxeViolations } from '../support/find-axe-violations.js';
import { expect, test } from '../support/back-office-fixture.js';

test('with confirmation by mail on, a booking waits for the link and is confirmed by it', async ({
  admin,
  page,
  request,
  shop,
}) => {
  const rule = admin.getByRole('switch', { name: 'Confirm by email before a time is held' });
  const card = admin.getByRole('region', { name: 'Booking Rules' });
  const turn = async (isOn: boolean) => {
    await admin.goto('/admindashboard?tab=settings');
    await rule.click();
    await card.getByRole('button', { name: /Save/ }).click();
    await expect(admin.getByText('Booking Rules Updated').first()).toBeVisible();
    // A process may use the rules of a few seconds ago.
    await expect.poll(async () => (await (await request.get('/api/shop')).json()).confirms_by_mail).toBe(isOn);
  };
  await turn(true);
  try {
    const email = 'holder-of-a-time@example.com';
    const booking = await new BookingDialog(page).open();
    await expect(booking.dialog.getByText('Its link confirms your booking')).toBeVisible();
    await booking.fillForm(await findFreeStart(request, { daysAhead: 3 }), 'Held', email);
    await booking.dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(booking.dialog.getByRole('heading', { name: 'Open the Link in Your Email' })).toBeVisible();
    await expect(booking.dialog.getByText(/Open the link in our email within 1[45] minutes/)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);

    await booking.dialog.getByRole('link', { name: 'View your booking' }).click();
    await expect(page.getByRole('heading', { name: 'Open the Link in Your Email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change time' })).toHaveCount(0);
    await page.getByRole('button', { name: 'send it again' }).click();
    await expect(page.getByText('Another link is on its way.')).toBeVisible();

    await expect.poll(() => shop.mail.to(email).length).toBe(2);
    const link = /\/verify-booking#token=[\w.-]+/.exec(shop.mail.to(email)[0]!.text ?? '')![0];
    const other = await page.context().newPage();
    await other.goto(link);
    await expect(other.getByText('Your booking is confirmed.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible();
  } finally {
    await turn(false);
  }
});
