import {
  BookingDialog,
  DEMO_DAYS,
  formatClockTime,
  findFreeStart,
  formatLongDate,
} from '../../support/booking-dialog.js';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { blockLiveUpdates } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import { expect, test } from '../../support/shop-fixture.js';
import { timeLimit } from '../../../support/time-limits.mjs';

test('a time first, then a therapist who does not work then: kept, said, and the nearest one offered', async ({
  page,
  request,
  shop,
}) => {
  const free = await findFreeStart(request);
  // On that day the therapist starts one minute too late for the time that will be picked.
  const start = `${free.time.slice(0, 4)}${Number(free.time.slice(4)) + 1}`;
  await queryShopDatabase(
    shop,
    'update therapist_roster set shift_hours = $3 where therapist_id = $1 and roster_date = $2',
    [free.therapistId, free.date, `${start}-22:00`],
  );
  const booking = await new BookingDialog(page).open();
  await booking.time(free.time).click();
  await booking.chooseTherapist(free.therapist);
  await booking.chooseDate(free.date);

  const { dialog } = booking;
  await expect(
    dialog.getByText(`${free.therapist} does not work at ${formatClockTime(free.time)} that day.`),
  ).toBeVisible();
  await expect(booking.time(free.time)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('combobox', { name: 'Preferred Therapist *' })).toContainText(free.therapist);
  await dialog.getByRole('button', { name: 'Take ' }).first().click();
  await expect(dialog.locator('[aria-pressed=true]')).toBeEnabled();
  await expect(booking.time(free.time)).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText('does not work at')).toBeHidden();
});

test('a therapist first, then a day off: said, and the next free start is one press away', async ({
  page,
  request,
  shop,
}) => {
  const free = await findFreeStart(request);
  await queryShopDatabase(shop, 'delete from therapist_roster where therapist_id = $1 and roster_date < $2', [
    free.therapistId,
    free.date,
  ]);
  const today = (await (await request.get('/api/shop')).json()).local_now.slice(0, 10);
  await blockLiveUpdates(page);
  const booking = await new BookingDialog(page).open();
  await booking.time('12:00').click();
  await booking.chooseTherapist(free.therapist);
  const day = booking.dialog.getByRole('button', { name: formatLongDate(today) });
  await expect(day).toHaveAttribute('aria-description', `${free.therapist} does not work that day`);
  await day.hover();
  await expect(page.locator('.hint')).toHaveText(`${free.therapist} does not work that day`);
  await booking.chooseDate(today);
  // Said once, beside the calendar, to which the button leads.
  const said = booking.dialog.getByText(new RegExp(`^${free.therapist} (does not work|is off|has nothing free)`));
  await expect(said).toHaveText([new RegExp(`^${free.therapist} does not work on`)]);
  await expect(booking.dialog.locator('.booking-times [aria-pressed]')).toHaveCount(0);
  await booking.dialog.getByRole('button', { name: 'Next: choose another day or therapist' }).click();
  await expect(booking.dialog.getByRole('group', { name: 'Time' })).toBeFocused();
  await expect(booking.dialog.getByText('Free that day:').getByRole('button')).not.toHaveCount(0);
  await booking.dialog.getByText('Next free:').getByRole('button').click();
  await expect(said).toBeHidden();
  await expect(booking.dialog.locator('[aria-pressed=true]')).toBeEnabled();
});

test('a closed day is one sentence in place of its times, whoever is chosen, and opens again at once', async ({
  page,
  request,
  shop,
}) => {
  const free = await findFreeStart(request);
  const open = await (await BackOfficeClient.signIn(request, shop)).close(free.date);
  const booking = await new BookingDialog(page).open();
  await booking.chooseDate(free.date);
  const sentence = booking.dialog.getByText(/^We are closed on \w+, \w+ \d+\.$/);
  await expect(sentence).toBeVisible();
  await expect(booking.time(free.time)).toHaveCount(0);
  await booking.confirm.click();
  await expect(booking.dialog.getByRole('group', { name: 'Time' })).toBeFocused();

  await booking.chooseTherapist(free.therapist);
  await booking.expectDayWatched(free);
  await expect(sentence).toBeVisible();
  await expect(booking.banner).toHaveCount(0);
  await booking.dialog.getByText('Next free:').getByRole('button').click();
  await expect(booking.dialog.locator('[aria-pressed=true]')).toBeEnabled();
  await expect(sentence).toBeHidden();

  await booking.chooseDate(free.date);
  await expect(sentence).toBeVisible();
  // In view wherever one has scrolled, as a time was picked before.
  await expect(booking.dialog.locator('.booking-footer')).toContainText('that day. Choose another day.');
  await open();
  await expect(booking.time(free.time)).toBeEnabled();
  await expect(sentence).toBeHidden();
});

test('who does not give the treatment is not offered; minutes and price are those of the chosen therapist', async ({
  page,
  request,
  shop,
}) => {
  const free = await findFreeStart(request);
  const live = await BackOfficeClient.signIn(request, shop);
  const services: { id: string; name: string }[] = await (await request.get('/api/services')).json();
  const idOf = (name: string) => services.find((service) => service.name.startsWith(name))!.id;
  await live.setTreatments(free.therapistId, [{ service_id: idOf('Remedial'), duration: 75, price: 133.5 }]);
  const booking = await new BookingDialog(page).open();
  const { dialog } = booking;

  await booking.chooseService('Swedish');
  const therapists = dialog.getByRole('combobox', { name: 'Preferred Therapist *' });
  await expect(therapists).toBeEnabled();
  await therapists.click();
  await expect(dialog.getByRole('option', { name: 'Any Available' })).toBeVisible();
  await expect(dialog.getByRole('option', { name: free.therapist })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await booking.chooseService('Remedial');
  await booking.chooseTherapist(free.therapist);
  await booking.chooseDate(free.date);
  await booking.time(free.time).click();
  await expect(dialog.getByText('75 minutes, $133.50')).toBeVisible();
  await expect(dialog.locator('.booking-due')).toContainText('$133.50');
  await expect(dialog.getByText('Duration: 75 minutes')).toBeVisible();

  await booking.chooseService('Swedish');
  // For the day, and in view wherever one has scrolled.
  for (const place of ['.booking-when', '.booking-footer'])
    await expect(dialog.locator(place)).toContainText(`${free.therapist} doesn't offer this treatment.`);
  await expect(booking.time(free.time)).toHaveCount(0);

  // The change is pushed, and the open dialog follows.
  await booking.expectDayWatched(free);
  await live.setTreatments(free.therapistId, []);
  await expect(booking.time(free.time)).toBeEnabled();
  await expect(dialog.getByText("doesn't offer")).toHaveCount(0);
});

test('the variants of a treatment are one entry on the page and in the dialog, chosen by one more press', async ({
  page,
  request,
  shop,
}) => {
  const live = await BackOfficeClient.signIn(request, shop);
  const add = (duration: number, price: number) =>
    live.addService('Watsu in water', { group: 'Watsu', duration, price });
  const removals = [await add(90, 115), await add(60, 80)];
  try {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Watsu' }) });
    await expect(async () => {
      await page.goto('/');
      await expect(card).toContainText('from $80.00 60 to 90 mins', { timeout: timeLimit(1_000) });
    }).toPass();
    await card.getByRole('button', { name: 'Book 90 minutes, $115.00' }).click();

    const { dialog } = new BookingDialog(page);
    const list = dialog.getByRole('combobox', { name: 'Type of Massage *' });
    await expect(list).toContainText('Watsu - from $80.00 - 60 to 90 min');
    await expect(dialog.getByText('90 minutes, $115.00', { exact: true })).toBeVisible();
    await dialog.getByRole('radio', { name: '90 minutes $115.00' }).press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: '60 minutes $80.00' })).toBeChecked();
    await expect(dialog.getByText('60 minutes, $80.00', { exact: true })).toBeVisible();
    await list.click();
    await expect(dialog.getByRole('option', { name: 'Watsu' })).toHaveCount(1);
  } finally {
    for (const remove of removals) await remove();
  }
});

test('the banner tells each therapist’s own slots, and hides for Any Available', async ({ page, request, shop }) => {
  // On a day with more free starts than the banner is to say.
  const free = await findFreeStart(request, { daysAhead: DEMO_DAYS + 1 });
  const booking = await new BookingDialog(page).openAt(free);
  const { slots_remaining: taken } = await (
    await request.get(`/api/availability/slots?therapist_id=${free.therapistId}&date=${free.date}`)
  ).json();
  const { banner } = booking;
  const slotsLeft = async (left: number, text: string) => {
    await queryShopDatabase(shop, 'update therapists set available_slots = available_slots + $2 where id = $1', [
      free.therapistId,
      left - current,
    ]);
    current = left;
    await booking.chooseTherapist('Any Available');
    await expect(banner).toHaveCount(0);
    await booking.chooseTherapist(free.therapist);
    await expect(banner).toHaveText(text);
  };
  let current: number = taken;
  await slotsLeft(4, '4 slots available');
  await slotsLeft(0, 'Fully booked for this date');
  // A full day leaves its times to be asked for.
  await booking.time(free.time).click();
  await expect(booking.dialog.getByRole('button', { name: 'Send as a Request' })).toBeVisible();
  await slotsLeft(5, '5 slots available');
  await expect(booking.confirm).toBeVisible();
});

test('lists and times wait for their data, and say so', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(services|therapists|time-slots)$/, async (route) => {
    await held;
    await route.continue();
  });
  const { dialog } = await new BookingDialog(page).open();
  await expect(dialog.getByText('Loading available times...')).toBeVisible();
  for (const name of ['Type of Massage *', 'Preferred Therapist *'])
    await expect(dialog.getByRole('combobox', { name })).toBeDisabled();
  release();
  await expect(dialog.getByRole('button', { name: formatClockTime('09:00') })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Type of Massage *' }).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const names = await dialog.getByRole('option').allTextContents();
  expect(names[0]).toMatch(/^.+ - \$\d+\.\d\d - \d+ min$/);
  expect(names).toEqual([...names].sort((one, other) => other.localeCompare(one)));
  expect((await dialog.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(240);
});
