import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { BookingDialog, findFreeStart } from '../../support/booking-dialog.js';
import { findBookings } from '../../support/shop-database.js';
import { expect, test } from '../../support/shop-fixture.js';

test('a visitor books with the keyboard alone', async ({ page, shop }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Book Your Session' }).focus();
  await page.keyboard.press('Enter');
  const { dialog } = new BookingDialog(page);
  await expect(dialog.getByRole('gridcell').first()).toBeVisible();

  const tabTo = async (name: RegExp) => {
    const target = dialog.locator(':focus');
    for (let pressed = 0; pressed < 12; pressed++) {
      if (name.test((await target.count()) ? await target.first().evaluate(nameOf) : '')) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await tabTo(/\d{4}$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(dialog.locator('.booking-slots button:enabled').first()).toBeVisible();
  await tabTo(/[AP]M( on request)?$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[aria-pressed=true]')).toHaveCount(1);
  for (const field of [/Type of Massage/, /Preferred Therapist/]) {
    await tabTo(field);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await tabTo(/First Name/);
  await page.keyboard.type('Georgia');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0491570156');
  await expect(dialog.getByLabel('Mobile Number*')).toHaveValue('0491 570 156');
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('heading', { name: /Request Received|Booking created successfully/ })).toBeFocused();
  expect(await findBookings(shop, 'Keyboard')).toHaveLength(1);
});

/** The accessible name of the element that has the focus. */
function nameOf(element: Element): string {
  const label = element.id && document.querySelector(`label[for="${element.id}"]`)?.textContent;
  return label || element.getAttribute('aria-label') || element.textContent || '';
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const byFinger = (page: Page) => new BookingDialog(page, (target) => target.tap());

  test('the whole booking fits, one thing at a time, its button always in reach', async ({ page, request, shop }) => {
    const free = await findFreeStart(request);
    const booking = await byFinger(page).open();
    const { dialog, confirm } = booking;
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await booking.chooseDate(free.date);
    await dialog.getByRole('button', { name: 'Next: choose a time' }).tap();
    await booking.chooseTherapist(free.therapist);
    await booking.time(free.time).tap();
    // What comes next is led to, what was chosen stays in sight.
    await expect(dialog.getByRole('heading', { name: 'Choose Your Service' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator('.booking-chosen')).toContainText(`with ${free.therapist}`);
    await expect(booking.time(free.time)).not.toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Next: choose your service' })).toBeInViewport();
    await booking.chooseService('Swedish');
    await booking.fillDetails('Phone');
    await expect(confirm).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await confirm.tap();
    await expect(dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();
    await expect(dialog.getByText('What happens next.')).toBeInViewport({ ratio: 1 });
    expect(await findBookings(shop, 'Phone')).toMatchObject([{ status: 'confirmed' }]);
  });

  for (const [held, viewport] of [
    ['upright', { width: 390, height: 844 }],
    ['sideways', { width: 844, height: 390 }],
  ] as const)
    test(`held ${held}, it shows times beside the days or below, and a message covers nothing`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const { dialog, confirm, toasts } = await byFinger(page).open();
      await expect(dialog.locator('[data-start]:enabled').first()).toBeInViewport({ ratio: 1 });
      await confirm.tap();
      await expect(async () => {
        const message = (await toasts.boundingBox())!;
        const places = ['.booking-title', '.booking-steps', '.booking-page', '.booking-footer'];
        for (const place of places) {
          const { y, height } = (await dialog.locator(place).boundingBox())!;
          expect(y + height <= message.y || y >= message.y + message.height, `it covers ${place}`).toBe(true);
        }
      }).toPass();
    });

  test('an on-screen keyboard leaves the field and the button in sight', async ({ page }) => {
    const { dialog, confirm } = await byFinger(page).open();
    const field = dialog.getByLabel('Special Requests or Health Conditions');
    await field.tap();
    // A test cannot open the keyboard; it simulates the only thing that a page learns of it.
    const left = await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 460, configurable: true });
      window.visualViewport!.dispatchEvent(new Event('resize'));
      return 460;
    });
    const bottomOf = async (element: Locator) => {
      const { y, height } = (await element.boundingBox())!;
      return y + height;
    };
    await expect.poll(() => bottomOf(confirm)).toBeLessThanOrEqual(left);
    await expect
      .poll(async () => (await bottomOf(field)) - (await confirm.boundingBox())!.y, 'the button lies over the field')
      .toBeLessThan(0);
  });
});

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every state of the dialog can be used by everybody', async ({ page, request }) => {
      const serious = async () =>
        (await findAxeViolations(page))
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      const free = await findFreeStart(request);
      const booking = await new BookingDialog(page).open();
      await booking.confirm.click();
      expect(await serious()).toEqual([]);
      await booking.chooseDate(free.date);
      await booking.dialog.getByRole('combobox', { name: 'Preferred Therapist *' }).click();
      expect(await serious()).toEqual([]);
      await page.keyboard.press('Escape');
      await booking.fillForm(free, device);
      // So low that the summary beside the form scrolls.
      await page.setViewportSize({ ...viewport, height: 560 });
      expect(await serious()).toEqual([]);
      await page.setViewportSize(viewport);
      await booking.confirm.click();
      await expect(page.getByRole('dialog', { name: 'Payment Processing' })).toBeVisible();
      expect(await serious()).toEqual([]);
    });
  });
}
