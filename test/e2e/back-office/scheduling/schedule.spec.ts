import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { formatClockTime } from '../../support/booking-dialog.js';
import { clearTime, dismissToast, failRequests, pickTime, shopDateAhead, toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';

test('therapists block a time and unblock it', async ({ mei, admin, shop }) => {
  const [yesterday, day] = [await shopDateAhead(shop, -1), await shopDateAhead(shop, 37)];
  await mei.goto('/staff/schedule');
  await expect(mei.locator('.calendar [aria-current=date]')).toBeEnabled();
  await mei.goto(`/staff/schedule?date=${day}`);
  await expect(mei.getByText('Nothing is blocked on this day.')).toBeVisible();
  await mei.getByRole('button', { name: 'Block Slot' }).click();
  const dialog = mei.getByRole('dialog', { name: 'Block Slot' });
  const submit = dialog.getByRole('button', { name: 'Block Slot' });
  await submit.click();
  await expect(toast(mei, 'Missing Information')).toContainText('Please fill in all required fields');
  await dialog.getByRole('combobox', { name: 'Start time' }).click();
  await expect(mei.locator('.ant-select-item-option[title="9:00 AM"]')).toBeInViewport();
  await pickTime(dialog, 'Start time', '15:00');
  await expect(dialog.locator('.ant-select').filter({ has: mei.getByLabel('End time') })).toContainText('4:00 PM');
  await clearTime(dialog, 'End time');
  await dismissToast(mei, 'Missing Information');
  await submit.click();
  await expect(toast(mei, 'Missing Information')).toContainText('Please fill in all required fields');
  await expect(mei.getByText('Nothing is blocked on this day.')).toBeVisible();
  await pickTime(dialog, 'End time', '15:30');
  await dialog.getByLabel('Date', { exact: true }).fill(toAustralianDate(yesterday));
  await submit.click();
  await expect(toast(mei, 'Cannot set availability for past dates')).toBeVisible();
  await dialog.getByLabel('Date', { exact: true }).fill(toAustralianDate(day));
  await dialog.getByLabel('Reason').fill('Lunch');
  await submit.click();
  await expect(toast(mei, 'Time slot blocked successfully')).toBeVisible();
  const blocked = mei.getByRole('listitem').filter({ hasText: '3:00 PM – 3:' });
  await expect(blocked).toContainText('Lunch');
  await blocked.getByRole('button', { name: /^Edit/ }).click();
  const editing = mei.getByRole('dialog', { name: 'Edit Blocked Time' });
  await pickTime(editing, 'End time', '15:45');
  // Somebody else saves first: both are shown, and theirs is replaced by a second press.
  const [stored] = await queryShopDatabase<{ id: string; version: number }>(
    shop,
    `select id, version from blocked_time_slots where blocked_date = $1`,
    [day],
  );
  const { id, version } = stored!;
  const theirs = { blocked_date: day, start_time: '15:00', end_time: '16:00', reason: 'Lunch', version };
  const faster = await admin.request.put(`/api/blocks/${id}`, { data: theirs, headers: { origin: shop.url } });
  expect(faster.status()).toBe(200);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing.getByRole('alert')).toContainText('3:00 PM – 4:00 PM');
  await expect(editing.getByRole('alert')).toContainText('yours: 3:00 PM – 3:45 PM');
  await editing.getByRole('button', { name: 'Replace Theirs' }).click();
  await expect(toast(mei, 'Blocked time updated successfully')).toBeVisible();
  await expect(mei.getByText('3:00 PM – 3:45 PM')).toBeVisible();

  await blocked.getByRole('button', { name: /^Unblock/ }).click();
  await mei.getByRole('button', { name: 'Keep Blocked' }).click();
  await expect(mei.getByRole('dialog')).toHaveCount(0);
  await expect(blocked).toBeVisible();
  await blocked.getByRole('button', { name: /^Unblock/ }).click();
  await mei.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(toast(mei, 'Time slot unblocked successfully')).toBeVisible();
  await expect(blocked).toHaveCount(0);
});

test('names the bookings at the time that a therapist would block', async ({ mei, shop }) => {
  const { client, slot } = await createBooking(shop, 'Mei Tanaka');
  await mei.goto(`/staff/schedule?date=${slot.date}`);
  await mei.getByRole('button', { name: 'Block Slot' }).click();
  const dialog = mei.getByRole('dialog', { name: 'Block Slot' });
  await pickTime(dialog, 'Start time', slot.time);
  await pickTime(dialog, 'End time', '23:59');
  await dialog.getByRole('button', { name: 'Block Slot' }).click();
  await expect(dialog.getByRole('alert').getByRole('listitem').filter({ hasText: client })).toBeVisible();
});

test('staff keep the time slots', async ({ desk, shop }) => {
  await desk.goto('/staff/schedule');
  await expect(desk.getByRole('heading', { name: 'No Profile Found' })).toBeVisible();
  const startTimes = desk.getByRole('button', { name: 'Shop’s start times' });
  await expect(desk.getByRole('heading', { name: 'Manage Time Slots' })).toHaveCount(0);
  await startTimes.click();
  const region = desk.getByRole('region', { name: 'Manage Time Slots' });
  await region.getByRole('button', { name: 'Add Time Slot' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Add Time Slot' });
  await expect(dialog.getByText('Morning')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Time Slot' }).click();
  await expect(toast(desk, 'Please fill in all required fields')).toBeVisible();
  await pickTime(dialog, 'Start time', '22:40');
  await pickTime(dialog, 'End time', '22:50');
  await clearTime(dialog, 'End time');
  await dismissToast(desk, 'Missing Information');
  await dialog.getByRole('button', { name: 'Add Time Slot' }).click();
  await expect(toast(desk, 'Missing Information')).toContainText('Please fill in all required fields');
  await pickTime(dialog, 'End time', '22:50');
  await dialog.getByRole('button', { name: 'Add Time Slot' }).click();
  await expect(toast(desk, 'Time slot added successfully')).toBeVisible();

  await region.getByRole('button', { name: 'Edit 10:40 PM – 10:50 PM' }).click();
  await region.getByLabel('End time').fill('22:55');
  await region.getByRole('button', { name: 'Save' }).click();
  await expect(region.getByText('10:40 PM – 10:55 PM')).toBeVisible();
  await region.getByRole('switch', { name: 'Offer 10:40 PM – 10:55 PM' }).click();
  await expect(region.getByText('Evening, inactive')).toBeVisible();
  await region.getByRole('switch', { name: 'Offer 10:40 PM – 10:55 PM' }).click();
  await expect(toast(desk, 'Time slot activated')).toBeVisible();

  // Somebody else switches it off: it leaves the grid, and can be looked for to be switched on again.
  const offer = async (is_active: boolean) => {
    const all: { id: string; start_time: string; version: number }[] = await (
      await desk.request.get('/api/office/time-slots')
    ).json();
    const { id, version } = all.find(({ start_time }) => start_time === '22:40')!;
    const data = { is_active, version };
    await desk.request.put(`/api/time-slots/${id}/activity`, { data, headers: { origin: shop.url } });
  };
  await offer(false);
  await desk.reload();
  await expect(region.getByRole('switch').first()).toBeVisible();
  await expect(region.getByRole('switch', { checked: false })).toHaveCount(0);
  await region.getByRole('button', { name: /^\d+ time slots? switched off$/ }).click();
  await expect(region.getByText('Evening, inactive')).toBeVisible();
  await offer(true);
  await desk.reload();
  await region.getByRole('button', { name: 'Delete 10:40 PM – 10:55 PM' }).click();
  await desk.getByRole('button', { name: 'Keep Time Slot' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await region.getByRole('button', { name: 'Delete 10:40 PM – 10:55 PM' }).click();
  await desk.getByRole('button', { name: 'Delete Time Slot' }).click();
  await expect(toast(desk, 'Time slot deleted successfully')).toBeVisible();
});

test('says which part of the schedule failed', async ({ mei, shop }) => {
  await mei.goto(`/staff/schedule?section=start-times&date=${await shopDateAhead(shop, 38)}`);
  const region = mei.getByRole('region', { name: 'Manage Time Slots' });
  await expect(region.getByRole('switch').first()).toBeVisible();
  for (const [path, method] of [
    ['**/api/therapists/*/blocks', 'POST'],
    ['**/api/time-slots', 'POST'],
    ['**/api/time-slots/*', 'PUT'],
    ['**/api/time-slots/*', 'DELETE'],
    ['**/api/time-slots/*/activity', 'PUT'],
    ['**/api/blocks/*', 'DELETE'],
  ] as const)
    await failRequests(mei, path, method);

  const { slot } = await createBooking(shop, 'Mei Tanaka');
  await region.getByRole('switch', { name: new RegExp(`^Offer ${formatClockTime(slot.time)} – `) }).click();
  await mei.getByRole('dialog').getByRole('button', { name: 'Switch Off' }).click();
  await expect(toast(mei, 'Failed to update time slot status')).toBeVisible();
  await region
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await mei.getByRole('button', { name: 'Delete Time Slot' }).click();
  await expect(toast(mei, 'Failed to delete time slot')).toBeVisible();
  await region.getByRole('button', { name: /^Edit/ }).first().click();
  await region.getByRole('button', { name: 'Save' }).click();
  await expect(toast(mei, 'Failed to update time slot').filter({ hasNotText: 'status' })).toBeVisible();
  await region.getByRole('button', { name: 'Add Time Slot' }).click();
  const adding = mei.getByRole('dialog', { name: 'Add Time Slot' });
  await pickTime(adding, 'Start time', '22:10');
  await pickTime(adding, 'End time', '22:20');
  await adding.getByRole('button', { name: 'Add Time Slot' }).click();
  await expect(toast(mei, 'Failed to add time slot')).toBeVisible();
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await mei.getByRole('button', { name: 'Discard' }).click();
  await expect(adding).toHaveCount(0);

  await mei.getByRole('button', { name: 'Block Slot' }).click();
  const blocking = mei.getByRole('dialog', { name: 'Block Slot' });
  await pickTime(blocking, 'Start time', '22:10');
  await pickTime(blocking, 'End time', '22:20');
  await blocking.getByRole('button', { name: 'Block Slot' }).click();
  await expect(toast(mei, 'Failed to block time slot')).toBeVisible();

  await mei.unroute('**/api/therapists/*/blocks');
  await blocking.getByRole('button', { name: 'Block Slot' }).click();
  await expect(toast(mei, 'Time slot blocked successfully')).toBeVisible();
  await mei.getByRole('button', { name: 'Unblock 10:10 PM – 10:20 PM' }).click();
  await mei.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(toast(mei, 'Failed to unblock time slot')).toBeVisible();
});

test('says what of the schedule could not be read', async ({ mei }) => {
  await failRequests(mei, '**/api/office/therapists', 'GET');
  await failRequests(mei, '**/api/office/time-slots', 'GET');
  await failRequests(mei, '**/api/therapists/*/blocks*', 'GET');
  await mei.goto('/staff/schedule?section=start-times');
  await expect(toast(mei, 'Failed to load schedule data').first()).toBeVisible();
  await expect(toast(mei, 'Failed to load time slots').first()).toBeVisible();
  await expect(toast(mei, 'Failed to load blocked time slots').first()).toBeVisible();
});

/** As the field takes it. */
const toAustralianDate = (date: string) => date.split('-').reverse().join('/');
