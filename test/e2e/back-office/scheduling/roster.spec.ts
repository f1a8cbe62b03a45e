import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import {
  blockLiveUpdates,
  failRequests,
  openLive,
  selectOption,
  shopDateAhead,
  toast,
} from '../../support/page-elements.js';

const tab = '/admindashboard?tab=roster';
const written = (date: string) => date.split('-').toReversed().join('/');
const shown = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00Z`));

interface Entry {
  id: string;
  therapist_id: string;
  therapist_name: string;
  roster_date: string;
  start_time: string;
  end_time: string;
  version: number;
}

const shiftOf = ({ therapist_id, roster_date, start_time, end_time }: Entry) => ({
  therapist_id,
  roster_date,
  start_time,
  end_time,
});

test('adds a shift, really edits it, and deletes it', async ({ admin, shop }) => {
  // Behind the demo's roster, and before the weeks that the tests of the plan fill.
  const day = await shopDateAhead(shop, 30);
  await admin.goto(tab);
  await expect(admin.getByRole('columnheader', { name: 'Hours' })).toBeVisible();
  await admin.getByRole('button', { name: 'Add Shift' }).click();
  const adding = admin.getByRole('dialog', { name: 'Add Shift' });
  await expect(adding.getByText('Custom')).toBeVisible();
  await adding.getByRole('button', { name: 'Add Shift' }).click();
  await expect(toast(admin, 'Please fill in all required fields.')).toBeVisible();
  await expect(adding.getByRole('textbox', { name: 'Date' })).toBeFocused();
  await expect(adding.getByRole('textbox', { name: 'Date' })).toHaveAccessibleDescription('Please fill in this field');
  await adding.getByRole('textbox', { name: 'Date' }).fill(written(day));
  await adding.getByRole('textbox', { name: 'Date' }).press('Tab');
  await selectOption(adding, 'Therapist', 'Mei Tanaka');
  await selectOption(adding, 'Start time', '9:30 AM');
  await selectOption(adding, 'End time', '11:30 AM');
  await adding.getByRole('button', { name: 'Add Shift' }).click();
  await expect(toast(admin, 'Shift Added')).toBeVisible();
  const row = admin.getByRole('row').filter({ hasText: shown(day) });
  await expect(row).toContainText('9:30 AM – 11:30 AM');

  await row.getByRole('button', { name: /^Edit shift/ }).click();
  const editing = admin.getByRole('dialog', { name: 'Edit Shift' });
  await selectOption(editing, 'End time', '9:30 AM');
  await editing.getByRole('button', { name: 'Save Shift' }).click();
  await expect(toast(admin, 'End time must be after start time')).toBeVisible();
  await expect(editing.getByLabel('End time')).toBeFocused();
  // An earlier start settles it as well.
  await selectOption(editing, 'Start time', '9:00 AM');
  await expect(editing.getByText('End time must be after start time')).toHaveCount(0);
  await selectOption(editing, 'Start time', '9:30 AM');
  await selectOption(editing, 'End time', '12:00 PM');
  await editing.getByRole('button', { name: 'Save Shift' }).click();
  await expect(toast(admin, 'Shift Updated')).toBeVisible();
  await expect(row).toContainText('9:30 AM – 12:00 PM');
  // The newest comes first in the message that holds them all.
  await toast(admin, 'Shift Updated').getByRole('button', { name: 'Undo' }).first().click();
  await expect(row).toContainText('9:30 AM – 11:30 AM');
  await toast(admin, 'Undone').getByRole('button', { name: 'Undo' }).first().click();
  await expect(row).toContainText('9:30 AM – 12:00 PM');

  await admin.goto(`${tab}&view=week&week=${day}`);
  const shift = admin.getByRole('button', { name: /^Edit shift of Mei Tanaka.*9:30 AM – 12:00 PM/ });
  await shift.click();
  await editing.getByRole('button', { name: 'Delete Shift' }).click();
  await admin.getByRole('dialog', { name: 'Delete this shift?' }).getByRole('button', { name: 'Delete Shift' }).click();
  await expect(shift).toHaveCount(0);
  await toast(admin, 'Shift Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(shift).toBeVisible();
  await toast(admin, 'Undone').getByRole('button', { name: 'Undo' }).click();
  await expect(shift).toHaveCount(0);
});

test('a shift half entered is not lost by Back or Escape', async ({ admin }) => {
  await admin.goto('/admindashboard');
  await admin.getByRole('tab', { name: 'Daily Roster' }).click();
  await admin.getByRole('button', { name: 'Add Shift' }).click();
  const adding = admin.getByRole('dialog', { name: 'Add Shift' });
  await selectOption(adding, 'Therapist', 'Mei Tanaka');
  const question = admin.getByRole('dialog', { name: 'Discard your changes?' });
  await admin.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(admin).toHaveURL(/tab=roster/);
  await adding.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(adding).toBeHidden();

  // The second press of a double click falls on the mask of what the first has opened.
  await admin.getByRole('button', { name: 'Add Shift' }).click();
  await expect(adding).toBeVisible();
  for (const press of ['down', 'up'] as const) await admin.mouse[press]({ clickCount: 2 });
  await selectOption(adding, 'Therapist', 'Mei Tanaka');
});

test('names the bookings that would lose their shift, and keeps them when told to', async ({ admin, shop }) => {
  const { client, slot } = await createBooking(shop, 'Clare Devlin');
  const listed = await admin.request.get(`/api/roster-entries?from=${slot.date}&to=${slot.date}`);
  // Other tests of this shop may have given her a second shift that day.
  const entry = ((await listed.json()) as Entry[]).find(
    ({ therapist_name, start_time, end_time }) =>
      therapist_name === 'Clare Devlin' && start_time <= slot.time && slot.time < end_time,
  )!;
  await openLive(admin, `${tab}&shift=${entry.id}`);
  const editing = admin.getByRole('dialog', { name: 'Edit Shift' });
  await editing.getByRole('textbox', { name: 'Date' }).fill('26/11/2030');
  // An entry by somebody else reloads the list behind the dialog, but keeps what is being typed.
  const headers = { origin: shop.url };
  const listedAgain = admin.waitForResponse('**/api/roster-entries?*');
  const beside = await admin.request.post('/api/roster-entries', {
    headers,
    data: { ...shiftOf(entry), roster_date: '2030-11-27' },
  });
  await (await listedAgain).finished();
  await expect(editing.getByRole('textbox', { name: 'Date' })).toHaveValue('26/11/2030');
  await editing.getByRole('textbox', { name: 'Date' }).press('Tab');
  const { id, version } = (await beside.json()) as Entry;
  await admin.request.delete(`/api/roster-entries/${id}?version=${version}`, { headers });
  await editing.getByRole('button', { name: 'Save Shift' }).click();
  const question = admin.getByRole('dialog').filter({ hasText: 'would be without a shift' });
  await expect(question.getByText(/^Moves \d+ bookings?, .* at risk/)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep bookings and save' })).toBeVisible();
  await question.getByRole('button', { name: "Don't change" }).click();
  await expect(question).toBeHidden();
  await editing.getByRole('button', { name: 'Delete Shift' }).click();
  const asking = admin.getByRole('dialog', { name: 'Delete this shift?' });
  await asking.getByRole('button', { name: 'Delete Shift' }).click();
  await expect(asking.getByRole('listitem').filter({ hasText: client })).toBeVisible();
  await asking.getByRole('button', { name: 'Keep bookings and delete' }).click();
  await expect(toast(admin, 'Shift Deleted')).toBeVisible();
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  const again = { data: shiftOf(entry), headers };
  expect((await admin.request.post('/api/roster-entries', again)).status()).toBe(201);
});

test('shows what the quick actions would do before they do it', async ({ admin, shop }) => {
  const [from, to] = [await shopDateAhead(shop, 1), await shopDateAhead(shop, 6)];
  const entries = (await (await admin.request.get(`/api/roster-entries?from=${from}&to=${to}`)).json()) as Entry[];
  const gone = entries.find(({ therapist_name }) => therapist_name === 'Tom Whitford')!;
  const headers = { origin: shop.url };
  await admin.request.delete(`/api/roster-entries/${gone.id}?version=${gone.version}&keep=true`, { headers });
  await admin.goto(tab);
  await admin.getByRole('button', { name: 'Copy Previous Week to Current Week' }).click();
  const copying = admin.getByRole('dialog', { name: 'Copy the previous week?' });
  await expect(copying.getByRole('list', { name: 'Will be added' })).toContainText('Tom Whitford');
  await expect(copying.getByText(/^\d+ new/)).toBeVisible();
  await expect(copying.getByText(/^No booking uncovered|uncovered, .* at risk/)).toBeVisible();
  await copying.getByRole('button', { name: /^Copy \d+ Shift/ }).click();
  await expect(toast(admin, 'Week Copied')).toBeVisible();

  const plan = await admin.request.get('/api/roster-plans/generated-week');
  const [standing] = ((await plan.json()) as { skipped: Entry[] }).skipped;
  const days = `from=${standing!.roster_date}&to=${standing!.roster_date}&therapist_id=${standing!.therapist_id}`;
  const [there] = (await (await admin.request.get(`/api/roster-entries?${days}`)).json()) as Entry[];
  await admin.request.delete(`/api/roster-entries/${there!.id}?version=${there!.version}&keep=true`, { headers });
  await admin.getByRole('button', { name: 'Auto-Generate Next Week' }).click();
  const generating = admin.getByRole('dialog', { name: 'Generate next week?' });
  await expect(generating.getByText(/^No booking uncovered|uncovered, .* at risk/)).toBeVisible();
  await generating.getByRole('button', { name: /^Add \d+ Shift/ }).click();
  await expect(toast(admin, 'Roster Generated')).toBeVisible();
  await admin.request.post('/api/roster-entries', { data: shiftOf(there!), headers });
});

test('says which part of keeping the roster failed', async ({ admin }) => {
  await blockLiveUpdates(admin);
  await admin.goto(tab);
  await expect(admin.getByRole('columnheader', { name: 'Hours' })).toBeVisible();
  await failRequests(admin, '**/api/roster-entries/*', 'DELETE');
  await admin
    .getByRole('button', { name: /^Delete shift/ })
    .first()
    .click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(toast(admin, 'Failed to delete shift')).toBeVisible();

  await failRequests(admin, '**/api/roster-plans/*', 'POST');
  for (const [name, text] of [
    ['Copy Previous Week to Current Week', "Failed to copy previous week's roster"],
    ['Auto-Generate Next Week', 'Failed to generate roster'],
  ] as const) {
    // There may be nothing left to add: the plan that is shown is one that has something.
    const shift = { therapist_id: 'a', therapist_name: 'Mei Tanaka', roster_date: '2026-11-26', skipped: null };
    const added = [{ ...shift, shift_type: 'custom', shift_hours: '09:00 - 17:00' }];
    await admin.route('**/api/roster-plans/*', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { added, skipped: [] } }) : route.fallback(),
    );
    await admin.getByRole('button', { name }).click();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /1 Shift$/ })
      .click();
    await expect(toast(admin, text)).toBeVisible();
    await expect(admin.getByRole('dialog')).toHaveCount(0);
  }
  await failRequests(admin, '**/api/roster-plans/*', 'GET');
  await admin.getByRole('button', { name: 'Copy Previous Week to Current Week' }).click();
  await expect(toast(admin, "Failed to fetch previous week's roster")).toBeVisible();
  await admin.route('**/api/roster-plans/copied-week', (route) =>
    route.fulfill({
      status: 409,
      json: { status: 409, code: 'no-shifts-to-copy', detail: 'The last seven days have no shifts' },
    }),
  );
  await admin.getByRole('button', { name: 'Copy Previous Week to Current Week' }).click();
  await expect(toast(admin, 'No Data')).toBeVisible();

  await failRequests(admin, '**/api/roster-entries', 'POST');
  await admin.getByRole('button', { name: 'Add Shift' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add Shift' });
  await dialog.getByRole('textbox', { name: 'Date' }).fill('26/11/2030');
  await dialog.getByRole('textbox', { name: 'Date' }).press('Tab');
  await selectOption(dialog, 'Therapist', 'Mei Tanaka');
  await selectOption(dialog, 'Start time', '9:30 AM');
  await selectOption(dialog, 'End time', '11:30 AM');
  await dialog.getByRole('button', { name: 'Add Shift' }).click();
  await expect(toast(admin, 'Failed to add shift')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);

  await failRequests(admin, '**/api/roster-entries*', 'GET');
  await admin.reload();
  await expect(toast(admin, 'Failed to load roster')).toBeVisible();
  await admin.route('**/api/roster-entries*', (route) => route.fulfill({ json: [] }));
  await admin.getByRole('button', { name: 'Try again' }).click();
  await expect(admin.getByText('No shifts scheduled')).toBeVisible();
});

test('staff read the roster without its controls, and hear of changes', async ({ mei, admin, shop }) => {
  await mei.goto(`${tab}&view=week`);
  await expect(mei.getByRole('heading', { name: 'Daily Roster' })).toBeVisible();
  await expect(mei.locator('.week-shift').first()).toBeVisible();
  await expect(mei.getByRole('button', { name: 'Add Shift' })).toHaveCount(0);
  // A time after every pattern that other tests have made.
  const day = await shopDateAhead(shop, 200);
  await openLive(mei, `${tab}&view=week&week=${day}`);
  await expect(mei.locator('.week-grid')).toBeVisible();
  const therapists = (await (await admin.request.get('/api/office/therapists')).json()) as {
    id: string;
    name: string;
  }[];
  const therapist_id = therapists.find(({ name }) => name === 'Mei Tanaka')!.id;
  const data = { therapist_id, roster_date: day, start_time: '13:10', end_time: '14:10' };
  const headers = { origin: shop.url };
  const answer = await admin.request.post('/api/roster-entries', { data, headers });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as Entry;
  await expect(mei.locator('.week-grid').getByText('1:10 PM – 2:10 PM')).toBeVisible();
  await admin.request.delete(`/api/roster-entries/${id}?version=1`, { headers });
  await expect(mei.getByText('1:10 PM – 2:10 PM')).toHaveCount(0);
});
