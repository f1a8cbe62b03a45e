import { BookingDialog, findFreeStart } from '../../support/booking-dialog.js';
import { expect, test } from '../../support/shop-fixture.js';

test('Escape and a click outside ask before anything is lost; Cancel empties the form', async ({ page, request }) => {
  const { date } = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  await booking.chooseDate(date);
  const question = page.getByRole('dialog', { name: 'Leave without booking?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await page.mouse.click(10, 400);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(booking.dialog.getByRole('gridcell', { selected: true })).toHaveCount(1);

  await booking.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(booking.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Book Your Session' })).toBeFocused();
  await page.getByRole('button', { name: 'Book Your Session' }).click();
  await expect(booking.dialog.getByRole('gridcell', { selected: true })).toHaveCount(0);
});

test('Back on a phone closes an empty sheet, and asks when something was chosen', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { date } = await findFreeStart(request);
  const booking = await new BookingDialog(page).open();
  await page.goBack();
  await expect(booking.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Book Your Session' })).toBeFocused();

  await page.getByRole('button', { name: 'Book Your Session' }).click();
  await booking.chooseDate(date);
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without booking?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(booking.dialog.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(booking.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a reload asks first once something was entered, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  const booking = await new BookingDialog(page).open();
  await page.reload();
  expect(asked).toEqual([]);
  await booking.open();
  await booking.dialog.getByLabel('First Name*').fill('Georgia');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('Escape closes an open list and nothing else; the page behind cannot be reached', async ({ page }) => {
  const booking = await new BookingDialog(page).open();
  const field = booking.dialog.getByRole('combobox', { name: 'Type of Massage *' });
  await field.click();
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeFocused();
  await expect(booking.dialog).toBeVisible();

  for (let pressed = 0; pressed < 30; pressed++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('#root'))).toBe(false);
  }
});
