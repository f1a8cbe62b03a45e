import { BookingDialog, findFreeStart } from '../../support/booking-dialog.js';
import { findBookings, queryShopDatabase } from '../../support/shop-database.js';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { blockLiveUpdates } from '../../support/page-elements.js';
import { expect, test } from '../../support/shop-fixture.js';

const PENDING = 'Your booking will be marked as pending confirmation from the shop.';

/** Presses the last button while pushes are held back, as on a bad connection. */
async function sendWithStaleView(booking: BookingDialog, why: string): Promise<void> {
  await booking.confirm.click();
  await expect(booking.dialog.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  await expect(booking.toasts).toHaveText(`Therapist Not Available${why} ${PENDING}`);
  await expect(booking.toasts).toHaveClass(/toast-destructive/);
}

test.beforeEach(async ({ page }) => blockLiveUpdates(page));

for (const width of [1440, 390]) {
  test(`choosing a therapist whose day is full is answered where one looks, ${width} px wide`, async ({
    page,
    request,
    shop,
  }) => {
    const free = await findFreeStart(request);
    await page.setViewportSize({ width, height: 844 });
    await queryShopDatabase(shop, 'update therapists set available_slots = 0 where id = $1', [free.therapistId]);
    const booking = await new BookingDialog(page).openAt(free);
    const full = booking.dialog.getByText(`${free.therapist} is fully booked on`);
    // On a phone the footer, which says it too, is just below the field.
    await expect(full).toHaveCount(width > 600 ? 2 : 1);
    if (width > 600) await expect(full.first()).toBeInViewport({ ratio: 1 });
    const footer = booking.dialog.locator('.booking-footer');
    await expect(footer.getByRole('status').filter({ hasText: 'is fully booked on' })).toBeInViewport({ ratio: 1 });
    await expect(footer.getByRole('button', { name: 'Send as a Request' })).toBeInViewport();
    // On a phone what is missing is named above the button, in the words of what the button does.
    if (width < 600) await expect(footer.getByText('Next: choose a time to request')).toBeVisible();
    await footer.getByRole('button', { name: 'See other times' }).click();
    await expect(booking.banner).toBeInViewport();
    await queryShopDatabase(shop, 'update therapists set available_slots = 8 where id = $1', [free.therapistId]);
  });
}

test('a time that was blocked meanwhile', async ({ page, request, shop }) => {
  const free = await findFreeStart(request);
  const live = await BackOfficeClient.signIn(request, shop);
  const booking = await new BookingDialog(page).open();
  await booking.fillForm(free, 'Blockedtime');
  await live.block(free);
  await page.setViewportSize({ width: 390, height: 844 });
  await sendWithStaleView(booking, 'This therapist is not available at the selected time.');
  const heading = booking.dialog.getByRole('heading', { name: 'Request Received' });
  // Messages slide to their place.
  await expect(async () => {
    const [title, message] = [await heading.boundingBox(), await booking.toasts.boundingBox()];
    expect(message!.y).toBeGreaterThan(title!.y + title!.height);
  }).toPass();
  expect(await findBookings(shop, 'Blockedtime')).toMatchObject([{ status: 'pending' }]);
});
