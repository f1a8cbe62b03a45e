import type { Locator, Page } from '@playwright/test';
import { addDays, toMonday } from '../../../../src/kernel/local-time.js';
import { createBooking, expect, findDemoAccount, test } from '../../support/back-office-fixture.js';
import { dragBetween } from '../../support/drag-cells.js';
import { blockLiveUpdates, shopDateAhead, toast } from '../../support/page-elements.js';
import { queryShopDatabase } from '../../support/shop-database.js';
import type { Shop } from '../../support/shop-fixture.js';

/** A Monday some weeks ahead, behind the demo's roster. */
async function mondayAhead(shop: Shop, weeks: number): Promise<string> {
  return toMonday(await shopDateAhead(shop, weeks * 7));
}

const cell = (page: Page, row: number, column: number): Locator =>
  page.locator(`[data-row="${row}"][data-column="${column}"]`);
const choose = (page: Page, brush: RegExp) =>
  page.getByRole('radiogroup', { name: 'Paint with' }).getByText(brush).click();
const openPlan = async (page: Page, week: string) => {
  // All rows are visible, however many therapists other tests have added.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto(`/admindashboard?tab=roster&view=plan&week=${week}`);
  await expect(page.getByRole('grid', { name: 'Plan' })).toBeVisible();
};
const countShifts = async (shop: Shop, from: string, to: string, table = 'therapist_roster') => {
  const [row] = await queryShopDatabase<{ n: number }>(
    shop,
    `select count(*)::int as n from ${table} where roster_date between $1 and $2`,
    [from, to],
  );
  return row!.n;
};

test('a plan that could not be read does not look empty, and is read again', async ({ admin, shop }) => {
  await blockLiveUpdates(admin);
  const address = /\/api\/office\/therapists/;
  await admin.route(address, (route) => route.abort());
  await admin.goto(`/admindashboard?tab=roster&view=plan&week=${await mondayAhead(shop, 6)}`);
  const failure = admin.getByRole('alert').filter({ hasText: 'The plan could not be loaded.' });
  await expect(failure).toBeVisible();
  await admin.unroute(address);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(admin.getByRole('grid', { name: 'Plan' })).toBeVisible();

  // Drafts have a toast of their own, which is read out instead.
  await admin.route(/\/api\/roster-drafts$/, (route) => route.abort());
  await admin.reload();
  await expect(toast(admin, 'Failed to load drafts')).toBeVisible();
  await expect(admin.getByText('The plan could not be loaded.')).toBeVisible();
  await expect(admin.getByRole('alert')).toHaveText([/Failed to load drafts/]);
});

test('a change is taken back once its message is gone, from the latest changes', async ({ admin, shop }) => {
  const monday = await mondayAhead(shop, 11);
  await openPlan(admin, monday);
  await choose(admin, /Full/);
  await dragBetween(cell(admin, 0, 0), cell(admin, 0, 2));
  await expect.poll(() => countShifts(shop, monday, addDays(monday, 6))).toBe(3);
  await admin.reload();
  await admin.getByRole('button', { name: 'Latest Changes…' }).click();
  const change = admin.getByRole('listitem').filter({ hasText: 'Shifts changed: 3 shifts' }).first();
  await expect(change).toContainText(findDemoAccount('admin').email);
  await change.getByRole('button', { name: /^Undo/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Undo this change?' });
  await expect(dialog.getByText('0 new, 3 removed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo 3 Shifts' }).click();
  await expect(toast(admin, 'Undone')).toContainText('The roster is as it was.');
  expect(await countShifts(shop, monday, addDays(monday, 6))).toBe(0);
});

test('a week is painted, taken back, repeated, and the month behind it is there', async ({ admin, shop }) => {
  const monday = await mondayAhead(shop, 6);
  await openPlan(admin, monday);
  await choose(admin, /Full/);
  const people = (await admin.getByRole('grid').locator('tbody').getByRole('row').count()) + 1;
  await dragBetween(cell(admin, 0, 0), cell(admin, people - 2, 4));
  await expect(toast(admin, 'Shifts Added')).toBeVisible();
  const painted = (people - 1) * 5;
  await expect.poll(() => countShifts(shop, monday, addDays(monday, 6))).toBe(painted);
  await toast(admin, 'Shifts Added').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countShifts(shop, monday, addDays(monday, 6))).toBe(0);
  await expect(admin.getByRole('grid').locator('[data-shift]')).toHaveCount(0);

  await dragBetween(cell(admin, 0, 0), cell(admin, people - 2, 4));
  await expect.poll(() => countShifts(shop, monday, addDays(monday, 6))).toBe(painted);
  await admin.getByRole('button', { name: 'Repeat…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Repeat these weeks' });
  await expect(dialog.getByText(/new.*kept/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Repeat and Enter/ }).click();
  await expect(toast(admin, 'Weeks repeated')).toBeVisible();
  expect(await countShifts(shop, addDays(monday, 28), addDays(monday, 34))).toBe(painted);
  await expect(admin.getByRole('button', { name: /^Pattern of/ })).toHaveCount(people - 1);

  // One day of a pattern is moved by hand; then the pattern ends.
  await choose(admin, /Select/);
  await dragBetween(cell(admin, 0, 0).locator('[data-shift]'), cell(admin, 0, 6));
  await expect(cell(admin, 0, 6)).toHaveAccessibleName(/from a pattern/);
  await admin
    .getByRole('button', { name: /^Pattern of/ })
    .first()
    .click();
  await expect(admin.getByRole('dialog').getByText('No booking loses its place')).toBeVisible();
  await admin.getByRole('button', { name: /^End After/ }).click();
  await expect(toast(admin, 'Pattern Ends')).toBeVisible();
  await expect(cell(admin, 0, 1)).toHaveAccessibleName(/free/);
  await expect(cell(admin, 0, 6)).toHaveAccessibleName(/9:00 AM/);
});

test('shifts are moved, stretched, duplicated, selected and deleted, by hand and by keys', async ({ admin, shop }) => {
  const monday = await mondayAhead(shop, 40);
  await openPlan(admin, monday);
  await choose(admin, /Morning/);
  await cell(admin, 1, 1).click();
  await expect(cell(admin, 1, 1)).toHaveAccessibleName(/9:00 AM – 1:00 PM/);
  // A second one beside it, and out again.
  await choose(admin, /Evening/);
  await cell(admin, 1, 1).click();
  await expect(cell(admin, 1, 1)).toHaveAccessibleName(/9:00 AM – 1:00 PM.*5:00 PM – 9:00 PM/);
  await toast(admin, 'Shifts Added').getByRole('button', { name: 'Undo' }).first().click();
  await expect(cell(admin, 1, 1)).not.toHaveAccessibleName(/5:00 PM/);
  await choose(admin, /Select/);
  await dragBetween(cell(admin, 1, 1).locator('[data-shift]'), cell(admin, 2, 3));
  await expect(cell(admin, 2, 3)).toHaveAccessibleName(/9:00 AM – 1:00 PM/);
  await expect(cell(admin, 1, 1)).toHaveAccessibleName(/free/);

  // The grid can be reached by keys, even if the cell that had the focus is gone.
  const tabStop = admin.locator('[data-row][tabindex="0"]');
  await admin.getByText('4 Weeks').click();
  await cell(admin, 1, 20).focus();
  await expect(tabStop).toHaveAttribute('data-column', '20');
  await admin.getByRole('radiogroup', { name: 'Shown' }).getByText('Week', { exact: true }).click();
  await expect(tabStop).toHaveAttribute('data-column', '6');

  await cell(admin, 2, 3).focus();
  await admin.keyboard.press('+');
  await expect(cell(admin, 2, 3)).toHaveAccessibleName(/9:00 AM – 1:30 PM/);
  await admin.keyboard.press('Alt+ArrowUp');
  await expect(cell(admin, 1, 3)).toHaveAccessibleName(/9:00 AM – 1:30 PM/);
  await admin.keyboard.press('3');
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Shift+ArrowRight');
  await admin.keyboard.press('Enter');
  await expect(cell(admin, 2, 4)).toHaveAccessibleName(/5:00 PM – 9:00 PM/);
  await admin.keyboard.press('Escape');

  await dragBetween(cell(admin, 0, 2), cell(admin, 3, 5));
  await expect(admin.getByText('3 shifts selected')).toBeVisible();
  await admin.getByRole('button', { name: 'Duplicate to Next Week' }).click();
  await expect.poll(() => countShifts(shop, addDays(monday, 7), addDays(monday, 13))).toBe(3);
  await admin.getByRole('region', { name: 'Selected shifts' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => countShifts(shop, monday, addDays(monday, 6))).toBe(0);
});

test('drafts are published, days copied and a week kept as a template', async ({ admin, shop }) => {
  const monday = await mondayAhead(shop, 50);
  await openPlan(admin, monday);
  await choose(admin, /Afternoon/);
  await admin.getByRole('switch', { name: 'As drafts' }).click();
  await dragBetween(cell(admin, 0, 0), cell(admin, 1, 1));
  await expect(cell(admin, 1, 1)).toHaveAccessibleName(/1:00 PM – 5:00 PM, draft/);
  expect(await countShifts(shop, monday, addDays(monday, 6))).toBe(0);
  const copying = admin.getByRole('dialog', { name: 'Copy days' });
  await admin.getByRole('button', { name: 'Copy Days…' }).click();
  await expect(copying.getByText('4 new as drafts')).toBeVisible();
  await copying.getByRole('button', { name: 'Cancel' }).click();
  await expect(copying).toHaveCount(0);
  await admin.getByRole('button', { name: 'Publish 4 Drafts…' }).click();
  const publishing = admin.getByRole('dialog', { name: 'Publish drafts' });
  await expect(publishing.getByRole('list', { name: 'What changes for whom' }).getByRole('listitem')).toHaveCount(2);
  await publishing.getByRole('button', { name: 'Publish 4 Shifts' }).click();
  await expect.poll(() => countShifts(shop, monday, addDays(monday, 6))).toBe(4);

  await admin.getByRole('switch', { name: 'As drafts' }).click();
  await admin.getByRole('button', { name: 'Copy Days…' }).click();
  await expect(copying.getByText('4 new')).toBeVisible();
  await expect(copying.getByText('No booking uncovered')).toBeVisible();
  await copying.getByRole('button', { name: 'Copy 4 Shifts' }).click();
  await expect.poll(() => countShifts(shop, addDays(monday, 7), addDays(monday, 13))).toBe(4);

  await admin.getByRole('button', { name: 'Templates…' }).click();
  const templates = admin.getByRole('dialog', { name: 'Templates' });
  const answer = Promise.withResolvers<void>();
  let saves = 0;
  await admin.route('**/api/roster-templates', async (route) => {
    if (route.request().method() === 'POST' && ++saves) await answer.promise;
    await route.continue();
  });
  const name = templates.getByLabel(/^Save/);
  await name.fill('Quiet week');
  await name.press('Enter');
  await expect(templates.getByRole('button', { name: 'Save Template' })).toBeDisabled();
  await name.press('Enter');
  answer.resolve();
  await expect(templates.getByText('4 shifts, 2 therapists')).toBeVisible();
  await expect(name).toHaveValue('');
  expect(saves).toBe(1);
  await templates.getByRole('button', { name: 'Use Quiet week' }).click();
  await expect(admin.getByText('4 kept')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Enter', exact: true })).toBeDisabled();
});

test('shifts that are deleted name the bookings and the money at risk first', async ({ admin, shop }) => {
  const { client, slot } = await createBooking(shop, 'Mei Tanaka');
  await openPlan(admin, toMonday(slot.date));
  const day = Number(slot.date.slice(8));
  const own = admin.getByRole('gridcell', { name: new RegExp(`^Mei Tanaka, \\w+, \\w+ ${day}:`) });
  await own.locator('[data-shift]').first().click();
  await admin.getByRole('region', { name: 'Selected shifts' }).getByRole('button', { name: 'Delete' }).click();
  const question = admin.getByRole('dialog').filter({ hasText: 'would be without a shift' });
  await expect(question.getByText(/^Moves \d+ bookings?, .* at risk/)).toBeVisible();
  await question.getByText('Affected bookings, and where they could move').click();
  await expect(question.getByText(client)).toBeVisible();
  await question.getByRole('button', { name: "Don't change" }).click();
  await expect(question).toBeHidden();
  await expect(own.locator('[data-shift]').first()).toBeVisible();
});
