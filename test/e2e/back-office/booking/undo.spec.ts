import type { Page } from '@playwright/test';
import { findFreeStart } from '../../support/booking-dialog.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { openLive, tableRow, toast } from '../../support/page-elements.js';

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

/** Messages stay: a busy machine takes longer for three changes than the ten seconds in which they can be undone together. */
const holdMessages = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now;
  });

for (const [width, height] of [
  [1440, 900],
  [834, 1112],
  [390, 844],
] as const)
  test(`messages that offer to undo lie over no button, ${width} pixels wide`, async ({ admin, shop }, info) => {
    const together = { last_name: `Line ${width}` };
    for (const therapist of ['Siosaia Fonua', 'Anika Rao', 'Linh Pham'])
      await createBooking(shop, therapist, undefined, together);
    await admin.setViewportSize({ width, height });
    await openLive(admin, `/bookings?name=${encodeURIComponent(together.last_name)}`);
    const message = admin.locator('.ant-notification-notice');
    await holdMessages(admin);
    for (const nth of [1, 2, 3]) {
      await cancelFirst(admin);
      await expect(admin.getByRole('dialog', { name: 'Cancel Booking' })).toBeHidden();
      await expect(message).toContainText(nth === 1 ? 'Booking cancelled successfully' : `${nth} changes`);
      // What others do meanwhile is said afterwards.
      if (nth === 1) await createBooking(shop, 'Mei Tanaka', undefined, together);
      // Until the list is read again the cancelled booking is in it, and moves the others when it goes.
      await expect(admin.locator('.status-cancelled')).toHaveCount(0);
      await expect(admin.locator('.status-confirmed')).toHaveCount(4 - nth);
      await admin.screenshot({ path: info.outputPath(`messages-${nth}.png`) });
      const place = (await message.boundingBox())!;
      if (width >= 768) {
        expect(await admin.evaluate(findCoveredControls)).toEqual([]);
        expect(place.y).toBeLessThan(12);
      }
      // On a phone it lies over the end of the list, which can be scrolled.
      else {
        const bar = (await admin.getByRole('navigation', { name: 'Quick' }).boundingBox())!;
        expect(bar.y - place.y - place.height).toBe(8);
        // Neither does it over what the keyboard reaches.
        await admin.evaluate(() => scrollTo(0, 0));
        const last = admin.getByRole('button', { name: /^Edit the booking/ }).last();
        await last.focus();
        const focused = (await last.boundingBox())!;
        expect(focused.y + focused.height).toBeLessThanOrEqual(place.y);
        await admin.keyboard.press('End');
        await expect.poll(() => admin.evaluate(findCoveredControls)).toEqual([]);
      }
      expect(place.height).toBeLessThanOrEqual(64);
    }
    await message.getByRole('button', { name: 'Show all 3' }).click();
    await expect(message.getByRole('button', { name: 'Undo' })).toHaveCount(3);
    await admin.screenshot({ path: info.outputPath('messages-all.png') });
    await message.getByRole('button', { name: 'Undo' }).last().click();
    await expect(message).toContainText('Undone');

    const dismiss = message.getByRole('button', { name: 'Dismiss message' });
    const target = (await dismiss.boundingBox())!;
    if (width < 992) expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    await dismiss.press('Enter');
    await expect(message).toContainText('New Booking');
    await expect(message).toHaveCount(1);
  });

test('a failure moves no message that offers to undo something, on a phone', async ({ admin, shop }) => {
  const together = { last_name: 'Phone Line' };
  for (const therapist of ['Siosaia Fonua', 'Anika Rao']) await createBooking(shop, therapist, undefined, together);
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto(`/bookings?name=${encodeURIComponent(together.last_name)}`);
  await cancelFirst(admin);
  const done = toast(admin, 'Booking cancelled successfully');
  await expect(done).toBeVisible();
  const before = await done.boundingBox();
  await admin.route('**/cancellation', (route) => route.abort());
  await cancelFirst(admin);
  const failed = admin.locator('.toast-destructive');
  await expect(failed).toBeVisible();
  expect(await done.boundingBox()).toEqual(before);
  const { y, height } = (await failed.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(before!.y);
});

/** Cancels the first booking that is not cancelled: the one before is in the list until that is read again. */
async function cancelFirst(page: Page): Promise<void> {
  await page
    .locator('.booking-row, .booking-card')
    .filter({ has: page.locator('.status-confirmed') })
    .first()
    .getByRole('button', { name: /^Cancel the booking/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Booking' });
  await dialog.getByLabel('Reason').fill('The wrong row');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
}

/** Runs in the page. */
function findCoveredControls(): string[] {
  const covers = [...document.querySelectorAll('.ant-notification-notice')].map((each) => each.getBoundingClientRect());
  const controls = document.querySelectorAll('.office-shell :is(a, button, input, select, [role="radio"])');
  return [...controls]
    .filter((control) => !control.matches('.skip-link') && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { top, bottom, left, right } = control.getBoundingClientRect();
      return covers.some((over) => top < over.bottom && over.top < bottom && left < over.right && over.left < right);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
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
