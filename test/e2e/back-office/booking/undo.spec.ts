import { findFreeStart } from '../../support/booking-dialog.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { tableRow, toast } from '../../support/page-elements.js';

test('takes a cancellation back from its message, and another from the history', async ({ admin, shop }) => {
  const { client } = await createBooking(shop, 'Siosaia Fonua');
  await admin.goto(`/bookings?status=all&name=${client}`);
  const row = tableRow(admin, client);
  const cancel = async () => {
    await row.getByRole('button', { name: /^Cancel the booking/ }).click();
    const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
    await dialog.getByLabel('Reason').fill('The wrong row');
    await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
    await expect(row.locator('.status-cancelled')).toBeVisible();
  };
  await cancel();
  await expect(toast(admin, 'Booking cancelled successfully')).toContainText(client);
  await toast(admin, 'Booking cancelled successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(admin, 'Undone')).toBeVisible();
  await expect(row.locator('.status-confirmed')).toBeVisible();

  await cancel();
  await row.getByRole('cell').first().click();
  const history = admin.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /^Undo: Cancelled/ }).click();
  await expect(history).toContainText('(undone)');
  await expect(row.locator('.status-confirmed')).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
])
  test(`the message lies over no button of a row at ${viewport.width} pixels, however far it is scrolled`, async ({
    admin,
    shop,
  }) => {
    const { client } = await createBooking(shop, 'Siosaia Fonua');
    await admin.setViewportSize(viewport);
    await admin.goto('/bookings');
    await admin.getByRole('button', { name: `Cancel the booking of ${client}` }).click();
    const dialog = admin.getByRole('dialog', { name: 'Cancel Booking' });
    await dialog.getByLabel('Reason').fill('The wrong row');
    await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
    const message = toast(admin, 'Booking cancelled successfully');
    await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
    for (const position of [0, 90, 400, 1000]) {
      await admin.evaluate((top) => window.scrollTo(0, top), position);
      await expect.poll(() => message.evaluate(findCoveredButtons), `scrolled by ${position}`).toEqual([]);
    }
  });

/** Runs in the page. What is scrolled below the top bar is covered by that already. */
function findCoveredButtons(message: Element): (string | null)[] {
  const over = message.getBoundingClientRect();
  const seenFrom = document.querySelector('.office-bar')!.getBoundingClientRect().bottom;
  const buttons = document.querySelectorAll('.booking-actions, .day-state-steps, .unfinished-steps');
  return [...buttons]
    .flatMap((each) => [...each.querySelectorAll('button')])
    .filter((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      return (
        Math.max(top, seenFrom) < Math.min(bottom, over.bottom) &&
        over.top < bottom &&
        left < over.right &&
        over.left < right
      );
    })
    .map((button) => button.getAttribute('aria-label'));
}

test('says before any click whether a request can be confirmed, and assigns at one press', async ({
  admin,
  shop,
  request: api,
}) => {
  // A time at which somebody is free, whatever other tests have booked.
  const { client } = await createBooking(shop, 'Any Available', await findFreeStart(api));
  await admin.goto('/bookings?view=requests');
  // Whoever else asks for that hour names this client, too.
  const own = admin.getByRole('button', { name: client, exact: true });
  const request = admin.getByRole('listitem').filter({ has: own });
  await expect(request).toContainText(/Proposed: .+/);
  await request.getByRole('button', { name: /^Assign .+ and confirm/ }).click();
  await expect(toast(admin, 'Booking confirmed with')).toBeVisible();
  await expect(request).toHaveCount(0);
});
