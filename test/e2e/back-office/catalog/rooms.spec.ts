import type { Page } from '@playwright/test';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { DEMO_DAYS, findFreeStart, formatClockTime } from '../../support/booking-dialog.js';
import { editor, timeOptions } from '../../support/booking-editor.js';
import { holdRequests, selectOption, tableRow, toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';

const card = (page: Page) => page.getByRole('region', { name: 'Rooms', exact: true });

async function addRooms(page: Page, ...names: string[]) {
  await page.goto('/admindashboard?tab=settings');
  await card(page).getByRole('button', { name: 'Add Rooms' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Add Rooms' });
  await dialog.getByLabel('Names, one per line').fill(names.join('\n'));
  await dialog.getByRole('button', { name: /^Add (\d+ )?Rooms?$/ }).click();
  await expect(dialog).toBeHidden();
}

// Removed again: later tests expect a shop without rooms, and lists short enough to show all of theirs.
test.afterEach(async ({ shop }) => {
  await queryShopDatabase(
    shop,
    `with held as (update reservations set room_id = null), booked as (update bookings set room_id = null)
     delete from rooms`,
    [],
  );
});

test('a booking is refused for want of a room, and given one once there is another', async ({ admin, shop }) => {
  // A day on which the demo shop leaves somebody else free at the same time, whatever the weekday.
  const free = await findFreeStart(admin.request, { therapist: 'Mei Tanaka', daysAhead: DEMO_DAYS + 1 });
  const { id, slot } = await createBooking(shop, 'Mei Tanaka', free);
  await admin.goto('/admindashboard?tab=settings');
  await expect(card(admin)).toContainText('No rooms yet: bookings need no room.');
  await addRooms(admin, 'Oak');
  await expect(toast(admin, 'Oak has been added')).toBeVisible();
  await expect(card(admin).getByRole('listitem').filter({ hasText: 'Oak' })).toContainText(/\d+ upcoming bookings?/);

  // Whoever is booked besides may have had it first: it is hers.
  await queryShopDatabase(
    shop,
    `with held as (update reservations set room_id = null) update bookings set room_id = null`,
    [],
  );
  await queryShopDatabase(
    shop,
    `with oak as (select id from rooms where name = 'Oak'),
     held as (update reservations set room_id = oak.id from oak where booking_id = $1)
     update bookings b set room_id = oak.id from oak where b.id = $1`,
    [id],
  );

  const [other] = await queryShopDatabase<{ id: string; name: string }>(
    shop,
    `select t.id, t.name from therapists t join therapist_roster r on r.therapist_id = t.id and r.roster_date = $1
     where t.name <> 'Mei Tanaka' and t.is_active and r.shift_start <= $2::time and $2::time < r.shift_end
       and not exists (select from reservations x where x.therapist_id = t.id and x.during && tsrange($1::date + $2::time - interval '2 h', $1::date + $2::time + interval '2 h'))
       and not exists (select from blocked_time_slots b where b.therapist_id = t.id and b.blocked_date = $1)
     order by t.name limit 1`,
    [slot.date, slot.time],
  );
  const form = `/bookings?new&therapist=${other!.id}&for=${slot.date}&time=${slot.time}`;
  const start = timeOptions(admin).getByRole('radio', { name: formatClockTime(slot.time), exact: true });
  const fillIn = async () => {
    await admin.goto(form);
    await editor(admin).getByLabel('Client name *').fill('Walter Oakes');
    await editor(admin).getByLabel('Mobile *').fill('0491 570 006');
    await editor(admin).getByLabel('Mobile *').press('Tab');
    await selectOption(editor(admin), 'Service *', 'Deep Tissue Massage');
  };
  await fillIn();
  await expect(editor(admin)).toContainText(`No room is free at ${formatClockTime(slot.time)}`);
  await expect(start).toHaveCount(0);

  const more = ['Elm', 'Fir', 'Larch', 'Pine', 'Yew'];
  await addRooms(admin, ...more);
  const given = new RegExp(more.join('|'));
  await fillIn();
  await expect(start).toBeChecked();
  await expect(editor(admin).locator('.ant-form-item').filter({ hasText: /^Room/ })).toContainText(given);
  await editor(admin).getByRole('button', { name: 'Save and confirm' }).click();
  await expect(toast(admin, 'Success')).toContainText('Booking confirmed');
  await admin.goto(`/bookings?date=${slot.date}&name=Walter%20Oakes`);
  await expect(tableRow(admin, 'Walter Oakes')).toContainText(given);

  // Both remaining rooms are taken then.
  await queryShopDatabase(
    shop,
    `update rooms set is_active = name = 'Oak' or id = (select room_id from bookings where client_name = 'Walter Oakes')`,
    [],
  );
  await admin.goto('/admindashboard?tab=settings');
  await card(admin).getByRole('button', { name: 'Edit Oak' }).press('Enter');
  const editing = admin.getByRole('dialog').filter({ hasText: 'Edit Room' });
  await editing.getByLabel('In use').click();
  await editing.getByRole('button', { name: 'Save' }).click();
  const question = admin
    .getByRole('dialog')
    .filter({ hasText: /No other room is free for (one|\d+) upcoming bookings?/ });
  await question.getByRole('button', { name: 'Move Them First' }).click();
  await expect(editing.getByRole('link', { name: 'Open booking 1 to move it' })).toBeVisible();
  await editing.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Keep bookings and save' }).click();
  await expect(toast(admin, 'Oak has been updated')).toBeVisible();
  const [kept] = await queryShopDatabase<{ room: string }>(
    shop,
    'select r.name as room from bookings b join rooms r on r.id = b.room_id where b.id = $1',
    [id],
  );
  expect(kept).toEqual({ room: 'Oak' });
});

test('rooms are ordered, renamed and taken out of use; a treatment is given in some', async ({ admin }) => {
  await addRooms(admin, 'Ash', 'Beech', 'Cedar');
  await expect(toast(admin, '3 rooms have been added')).toBeVisible();
  const rooms = card(admin)
    .getByRole('list', { name: /^Rooms, in the order/ })
    .getByRole('listitem');
  await card(admin).getByRole('button', { name: 'Assign Cedar earlier' }).press('Enter');
  await expect(rooms.nth(-2)).toContainText('Cedar');
  await card(admin).getByRole('button', { name: 'Edit Cedar' }).press('Enter');
  const dialog = admin.getByRole('dialog').filter({ hasText: 'Edit Room' });
  await dialog.getByLabel('Name *').fill('Ash');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(admin, 'There is already a room called Ash')).toBeVisible();
  await dialog.getByLabel('Name *').fill('Couples');
  await dialog.getByLabel('Places').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(rooms.nth(-2)).toContainText(/Couples.*up to 2 at a time/);

  // The next choice builds on the one before, also while the list is read again.
  const saved: number[] = [];
  admin.on('response', (answer) => answer.request().method() === 'PUT' && saved.push(answer.status()));
  const reading = await holdRequests(admin, '**/api/rooms', ['GET']);
  await selectOption(card(admin), 'Swedish Relaxation Massage', 'Ash');
  await reading.sent;
  await selectOption(card(admin), 'Swedish Relaxation Massage', 'Beech');
  reading.release();
  await expect.poll(() => saved).toEqual([200, 200]);
  await expect(toast(admin, 'Changed Meanwhile')).toHaveCount(0);

  await selectOption(card(admin), 'Deep Tissue Massage', 'Couples');
  await expect(toast(admin, 'Rooms of Deep Tissue Massage saved')).toBeVisible();
  await admin.reload();
  const treatments = card(admin).getByRole('list', { name: 'Rooms of treatments' });
  await expect(treatments.getByRole('listitem').filter({ hasText: 'Deep Tissue Massage' })).toContainText('Couples');
});
