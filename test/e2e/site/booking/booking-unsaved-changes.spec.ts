import { BookingDialog, findFreeStart } from '../../support/booking-dialog.js';
import { expect, test } from '../../support/shop-fixture.js';

test('Escape closes an open list first, the page behind cannot be reached, and nothing entered is lost without a question; Cancel empties the form', async ({
  page,
  request,
}) => {
  const { date } = await findFreeStart(request);
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

test('a reload asks first once something was entered, and the form opens again as it was, until it starts over or is left', async ({
  page,
  request,
}) => {
  const free = await findFreeStart(request);
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  const booking = await new BookingDialog(page).open();
  await page.reload();
  expect(asked).toEqual([]);
  await booking.open();
  await booking.fillForm(free, 'Kept');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);

  const { dialog } = booking;
  const openAgain = () => page.getByRole('button', { name: 'Book Your Session' }).click();
  const lastName = dialog.getByLabel('Last Name*');
  const kept = dialog.getByText('We kept what you entered.');
  await openAgain();
  await expect(kept).toBeVisible();
  await expect(lastName).toHaveValue('Kept');
  await expect(booking.time(free.time)).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(kept).toBeHidden();
  await expect(lastName).toHaveValue('');
  await expect(dialog.getByRole('gridcell', { selected: true })).toHaveCount(0);

  await lastName.fill('Discarded');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Discarded');
  await openAgain();
  await expect(lastName).toHaveValue('');
  await expect(kept).toBeHidden();
});
