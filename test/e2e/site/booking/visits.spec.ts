import type { APIRequestContext, Locator } from '@playwright/test';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { BookingDialog, DEMO_DAYS, findFreeStarts } from '../../support/booking-dialog.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { holdRequests } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import { expect, type Shop, test } from '../../support/shop-fixture.js';

const offerVisits = async (request: APIRequestContext, shop: Shop, isOffered: boolean) =>
  (await BackOfficeClient.signIn(request, shop)).offerVisits(isOffered);

async function selectListOption(scope: Locator, name: string, option: string): Promise<void> {
  const field = scope.getByRole('combobox', { name });
  await field.click();
  await scope.getByRole('option', { name: option }).first().click();
  await expect(field).toContainText(option);
}

// Days of their own, on which nobody else is booked: whoever the shop chooses for the second person is free at other times, too.
const [COUPLE_DAY, RACE_DAY] = [DEMO_DAYS + 1, DEMO_DAYS + 3];

const [PHONE, DESK] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

test.describe('visits of visitors', () => {
  test.beforeEach(({ request, shop }) => offerVisits(request, shop, true));
  test.afterEach(({ request, shop }) => offerVisits(request, shop, false));

  test('a couple, and a treatment more, is booked whole, and moved, on a phone; a desk shows it as well', async ({
    page,
    request,
    shop,
  }) => {
    const inspectBoth = async () => {
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        expect(await findAxeViolations(page)).toEqual([]);
      }
    };
    await page.setViewportSize(PHONE);
    const [free] = await findFreeStarts(request, 2, { more: 2, daysAhead: COUPLE_DAY });
    const booking = await new BookingDialog(page).open();
    const { dialog } = booking;
    await expect(dialog.getByRole('button', { name: 'For two, at the same time' })).toBeHidden();
    await booking.chooseDate(free.date);
    await booking.chooseService('Swedish');
    await booking.chooseTherapist(free.therapist);
    await dialog.getByRole('button', { name: 'For two, at the same time' }).click();

    const second = dialog.getByRole('group', { name: 'Treatment 2, for the second person' });
    await expect(second.getByRole('combobox', { name: 'Type of Massage *' })).toContainText('Swedish');
    await expect(second.getByRole('combobox', { name: 'Therapist *' })).toContainText('Any Available');
    await dialog.getByRole('button', { name: 'Add another treatment' }).click();
    const third = dialog.getByRole('group', { name: 'Treatment 3, afterwards' });
    await selectListOption(third, 'Type of Massage *', 'Deep Tissue');
    await third.getByRole('button', { name: 'Remove treatment 3' }).click();
    await expect(third).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Add another treatment' })).toBeFocused();

    const times = dialog.locator('.booking-times button:enabled');
    await expect(times.first()).toBeVisible();
    await times.first().click();
    await booking.fillDetails('Pairwise');
    await page.setViewportSize(DESK);
    await expect(dialog.getByRole('complementary', { name: 'Your visit' })).toContainText('second person');
    await page.setViewportSize(PHONE);
    await second.scrollIntoViewIfNeeded();
    await inspectBoth();
    const made = page.waitForResponse('**/api/visits');
    await booking.confirm.click();
    await expect(dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();
    await expect(dialog).toContainText("We'll see you both for 2 treatments on");
    await expect(dialog).toContainText('for your guest');
    const rows = await queryShopDatabase<{ status: string; visit_id: string; booking_time: string }>(
      shop,
      'select status, visit_id, booking_time::text from bookings where client_name = $1',
      ['Georgia Pairwise'],
    );
    expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    expect(new Set(rows.map(({ visit_id }) => visit_id)).size).toBe(1);
    expect(new Set(rows.map(({ booking_time }) => booking_time)).size).toBe(1);

    const { session_id } = (await (await made).json()) as { session_id: string };
    await page.goto(`/booking-success#session_id=${session_id}`);
    await page.getByRole('button', { name: 'Change time' }).click();
    const move = page.getByRole('dialog', { name: 'Change Time' });
    await expect(move).toContainText('All 2 treatments of your visit');
    const other = move.locator('.booking-times button:enabled[aria-pressed=false]').last();
    const label = (await other.textContent())!;
    await other.click();
    await expect(move.getByRole('list', { name: 'Your visit then' }).getByRole('listitem')).toHaveText([
      new RegExp(`^${label}: .+ with ${free.therapist}$`),
      new RegExp(`^${label}: .+, for your guest$`),
    ]);
    await inspectBoth();
    await move.getByRole('button', { name: 'Move visit' }).click();
    await expect(move).toBeHidden();
    await expect(page.getByText('Moved from ')).toContainText(new RegExp(`to .*${label}\\.$`));
  });

  test('a couple who choose nobody see times of anybody, and at the button what is still missing', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [free] = await findFreeStarts(request, 2, { more: 2, daysAhead: RACE_DAY });
    const booking = await new BookingDialog(page).open();
    const { dialog } = booking;
    await booking.chooseService('Swedish');
    await dialog.getByRole('button', { name: 'For two, at the same time' }).click();
    // The form of two has come.
    await expect(dialog.getByRole('group', { name: 'Treatment 2, for the second person' })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Preferred Therapist *' })).toContainText('Any Available');
    await expect(dialog.getByRole('button', { name: 'Next: choose a date' })).toBeInViewport();
    await booking.chooseDate(free.date);
    await expect(dialog.getByRole('button', { name: 'Next: choose a time' })).toBeInViewport();
    const time = dialog.locator('.booking-times button:enabled').first();
    await time.click();
    await expect(dialog.locator('.booking-chosen')).toContainText((await time.textContent())!);
    await expect(dialog.getByRole('button', { name: 'Next: your details' })).toBeInViewport();
  });

  test('whoever loses the race keeps every entry, and is offered the nearest times', async ({ page, request }) => {
    const [free] = await findFreeStarts(request, 2, { more: 2, daysAhead: RACE_DAY });
    const booking = await new BookingDialog(page).openAt(free, 'Swedish');
    const { dialog } = booking;
    await dialog.getByRole('button', { name: 'Add another treatment' }).click();
    const second = dialog.getByRole('group', { name: 'Treatment 2, afterwards' });
    await selectListOption(second, 'Type of Massage *', 'Swedish');
    await selectListOption(second, 'Therapist *', free.therapist);
    const times = dialog.locator('.booking-times button:enabled');
    await expect(times.first()).toBeVisible();
    await times.first().click();
    await booking.fillDetails('Slower');

    const taken = { status: 409, code: 'time_conflict', detail: 'Taken', errors: [{ field: 'parts.1.therapist_id' }] };
    const time = (await dialog.locator('.booking-times [aria-pressed=true]').textContent())!;
    await page.route('**/api/visits', (route) => route.fulfill({ status: 409, json: taken }));
    await page.route('**/api/availability/visit-starts*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { starts: object[] };
      await route.fulfill({ response, json: { ...body, starts: body.starts.slice(1) } });
    });
    await booking.confirm.click();
    await expect(booking.toasts.filter({ hasText: 'Someone else has just booked this time' })).toBeVisible();
    await expect(dialog.getByText(`${time} no longer fits your whole visit.`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Take / }).first()).toBeVisible();
    await expect(dialog.getByRole('complementary', { name: 'Your visit' })).not.toContainText('Free to move or cancel');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dialog.getByText(`${time} no longer fits your whole visit.`)).toBeInViewport();
    await expect(dialog.getByText('Free to move or cancel')).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(dialog.getByLabel('Last Name*')).toHaveValue('Slower');
    await expect(second.getByRole('combobox', { name: 'Therapist *' })).toContainText(free.therapist);

    await page.unrouteAll({ behavior: 'wait' });
    await dialog
      .getByRole('button', { name: /^Take / })
      .first()
      .click();
    await booking.confirm.click();
    await expect(dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();
  });

  test('the next time for all of it is one press, and one answer', async ({ page, request, shop }) => {
    const [free] = await findFreeStarts(request, 2, { more: 2, daysAhead: RACE_DAY });
    const booking = await new BookingDialog(page).open();
    const { dialog } = booking;
    await page.route(`**/api/availability/visit-starts?date=${free.date}*`, (route) =>
      route.fulfill({ json: { date: free.date, starts: [] } }),
    );
    await booking.chooseDate(free.date);
    await booking.chooseService('Swedish');
    await booking.chooseTherapist(free.therapist);
    await dialog.getByRole('button', { name: 'For two, at the same time' }).click();
    await expect(dialog.getByText('No time on this day fits your whole visit.', { exact: true })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (sent) => {
      const { pathname, searchParams } = new URL(sent.url());
      if (pathname.endsWith('/next-visit-starts')) asked.push('next');
      else if (pathname.endsWith('/visit-starts')) asked.push(searchParams.get('date')!);
    });
    const answer = page.waitForResponse('**/api/availability/next-visit-starts*');
    await dialog.getByRole('button', { name: 'Use the next available time' }).click();
    const { date, starts } = (await (await answer).json()) as { date: string; starts: { time: string }[] };
    expect(date > free.date).toBe(true);
    await expect(dialog.locator('td[aria-selected=true]')).toHaveText(String(Number(date.slice(8))));
    await expect(booking.time(starts[0]!.time)).toHaveAttribute('aria-pressed', 'true');
    // No day between is asked for; one on screen is read again once it is watched.
    expect(asked.filter((each) => each === 'next')).toHaveLength(1);
    expect(new Set(asked)).toEqual(new Set([...(asked.includes(free.date) ? [free.date] : []), 'next', date]));

    await booking.chooseDate(free.date);
    await page.route('**/api/availability/next-visit-starts*', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Use the next available time' }).click();
    await expect(dialog.getByText('The days after it could not be loaded.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use the next available time' }).click();
    await expect(booking.time(starts[0]!.time)).toHaveAttribute('aria-pressed', 'true');

    await offerVisits(request, shop, false);
    await expect(dialog.getByText('Please call us to book several treatments in one visit.')).toBeVisible();
    await expect(dialog.locator('.booking-times button')).toHaveCount(0);
    await expect(booking.toasts).toHaveCount(0);
  });

  test('a visit whose answer is lost is booked once, and its time not called taken', async ({
    page,
    request,
    shop,
  }) => {
    const [free] = await findFreeStarts(request, 2, { more: 2, daysAhead: RACE_DAY });
    const booking = await new BookingDialog(page).open();
    const { dialog } = booking;
    await booking.chooseDate(free.date);
    await booking.chooseService('Swedish');
    await booking.chooseTherapist(free.therapist);
    await dialog.getByRole('button', { name: 'For two, at the same time' }).click();
    const times = dialog.locator('.booking-times button:enabled');
    await expect(times.first()).toBeVisible();
    await times.first().click();
    await booking.fillDetails('Lostvisit');
    await page.route('**/api/visits', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await booking.confirm.click();
    await expect(booking.toasts).toHaveText('ErrorFailed to book. Please try again.');
    await expect(dialog.locator('.booking-times [aria-pressed=true]')).toBeDisabled();
    await expect(dialog.getByText('The whole visit is not free')).toHaveCount(0);
    await page.unroute('**/api/visits');
    const tooMany = page.waitForResponse('**/api/visits');
    await page.route('**/api/visits', (route) => route.fulfill({ status: 429, json: { status: 429 } }), { times: 1 });
    await booking.confirm.click();
    await tooMany;
    await expect(booking.confirm).toHaveAttribute('aria-disabled', 'false');
    await expect(dialog.getByText('The whole visit is not free')).toHaveCount(0);
    await booking.confirm.click();
    await expect(dialog.getByRole('heading', { name: 'Booking created successfully' })).toBeVisible();
    const rows = await queryShopDatabase(shop, 'select id from bookings where client_name = $1', ['Georgia Lostvisit']);
    expect(rows).toHaveLength(2);
  });

  test('a treatment that was not chosen, or is no longer offered, is named at its field', async ({
    page,
    request,
    shop,
  }) => {
    const office = await BackOfficeClient.signIn(request, shop);
    const [free] = await findFreeStarts(request, 2, { more: 2, daysAhead: RACE_DAY });
    const booking = await new BookingDialog(page).openAt(free, 'Swedish');
    const { dialog } = booking;
    await booking.time(free.time).click();
    const script = await holdRequests(page, '**/assets/VisitForm-*.js', ['GET']);
    await dialog.getByRole('button', { name: 'Add another treatment' }).click();
    await script.sent;
    const type = dialog
      .getByRole('group', { name: 'Treatment 2, afterwards' })
      .getByRole('combobox', { name: 'Type of Massage *' });
    // Somebody who types on is not interrupted by the form that replaces this one.
    await dialog.getByLabel('First Name*').focus();
    await page.keyboard.type('Geo');
    script.release();
    await expect(type).toBeVisible();
    await page.keyboard.type('rgia');
    await expect(dialog.getByLabel('First Name*')).toHaveValue('Georgia');
    await booking.fillDetails('Unchosen');
    const expectAsked = async () => {
      await booking.confirm.click();
      await expect(booking.toasts).toHaveText('Missing InformationPlease select both a service and therapist');
      await expect(type).toBeFocused();
    };
    await expectAsked();

    const removeService = await office.addService('Aroma Ritual');
    await type.click();
    await dialog.getByRole('option', { name: 'Aroma Ritual' }).click();
    await removeService();
    await expect(type).toHaveText('Select a massage type');
    await expect(type).toHaveAccessibleDescription('This treatment is no longer offered. Choose another one.');
    await expectAsked();
  });
});
