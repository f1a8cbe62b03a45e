import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/find-axe-violations.js';
import { expect, test } from '../support/back-office-fixture.js';
import { pickTime, shopDateAhead } from '../support/page-elements.js';

/** The page behind the dialog was inspected before. */
const dialog = '[role=dialog]';

/** Each page is opened once, and inspected in the light and the dark look. */
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

type Look = (typeof looks)[number];

test('an entry that is fainter than those before it is found', async ({ page }) => {
  const entries = '<li><b>Swedish</b> <span>60 min</span></li>'.repeat(30);
  await page.setContent(`<main><h1>Services</h1><ul>${entries}</ul></main>`);
  const faint = async () => (await findAxeViolations(page)).filter(({ id }) => id === 'color-contrast');
  expect(await faint()).toEqual([]);
  await page
    .locator('span')
    .last()
    .evaluate(({ style }) => void (style.color = '#bbb'));
  expect(await faint()).toHaveLength(1);
});
test('anybody can sign in', ({ page }) => check(page, '/auth'));
test('anybody can get a new password', async ({ page }) => {
  await check(page, '/forgot-password');
  await check(page, '/reset-password');
  await check(page, '/accept-invitation#token=none');
});
test('admins can keep the time slots, and manage accounts', async ({ admin }) => {
  await check(admin, '/admindashboard?tab=settings');
  await applyLook(admin, looks[0]);
  await admin
    .getByRole('button', { name: /^Edit \d\d:/ })
    .first()
    .click();
  await expect(admin.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await inspect(admin, '.slots');
  await admin.getByRole('button', { name: 'Invite' }).click();
  await expect(admin.getByRole('dialog', { name: 'Invite someone' })).toBeVisible();
  await inspect(admin, dialog);
});
test('owners can follow the business', async ({ admin }) => {
  for (const tab of ['today', 'performance', 'bookings', 'revenue', 'money', 'customers'])
    await check(admin, `/admindashboard?tab=${tab}`);
  await admin.getByRole('table', { name: 'Customers' }).getByRole('button').first().click();
  await expect(admin.getByRole('table', { name: 'Booking history' })).toBeVisible();
  await inspect(admin);
});
test('staff can find their way', ({ mei }) => check(mei, '/staff'));
test('staff can read their bookings, and nothing more', async ({ mei }) => {
  await check(mei, '/bookings');
  await applyLook(mei, looks[0]);
  await expect(mei.getByText('Viewing your assigned bookings (read-only access)')).toBeVisible();
  await expect(mei.getByRole('table', { name: 'Bookings' }).getByText('Confirmed').first()).toBeVisible();
  await expect(mei.getByRole('button', { name: /^(Confirm|Cancel) the booking/ })).toHaveCount(0);
});
test('therapists can read their appointments', async ({ mei }) => {
  await check(mei, '/staff/appointments');
  await check(mei, '/staff/appointments?view=day');
});
test('auditors can read the log', async ({ admin }) => {
  await check(admin, '/admindashboard?tab=action-logs&kind=update');
  await admin
    .getByRole('button', { name: /^View details of/ })
    .first()
    .click();
  await expect(admin.getByRole('dialog', { name: 'Action details' }).getByText('Place in the log')).toBeVisible();
  await inspect(admin, 'html');
});
test('a dialog opens with its first control in focus, and gives the focus back', async ({ admin }) => {
  const open = async (opener: string, dialog: string) => {
    await admin.getByRole('button', { name: opener }).press('Enter');
    return admin.getByRole('dialog', { name: dialog });
  };
  const close = async (opener: string) => {
    await admin.keyboard.press('Escape');
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    await expect(admin.getByRole('button', { name: opener })).toBeFocused();
  };
  await admin.goto('/bookings');
  const walkIn = await open('Walk-in', 'Walk-in');
  await expect(walkIn.getByRole('list', { name: 'Treatment' }).getByRole('button').first()).toBeFocused();
  await close('Walk-in');
  await admin.goto('/admindashboard?tab=roster&view=plan');
  const templates = await open('Templates…', 'Templates');
  await expect(templates.getByRole('textbox')).toBeFocused();
  await close('Templates…');
  // What is to be pressed comes once it is loaded.
  await admin.goto('/therapists');
  const link = await open('Calendar link of Clare Devlin', 'Calendar link of Clare Devlin');
  await expect(link.getByRole('button', { name: 'Make a link' })).toBeFocused();
  await close('Calendar link of Clare Devlin');
});
test('operators can look at the system', ({ admin }) => check(admin, '/system'));
test('staff can read the services', ({ mei }) => check(mei, '/staff/services'));
test('therapists can edit their profile', ({ mei }) => check(mei, '/staff/profile'));
test('staff can look up therapists', ({ mei }) => check(mei, '/admindashboard?tab=therapists&show=all'));
test('admins can edit services', async ({ admin }) => {
  await check(admin, '/services');
  await admin.getByRole('button', { name: 'Add Service' }).click();
  await expect(admin.getByRole('dialog', { name: 'Add Service' })).toBeVisible();
  await inspect(admin, dialog);
});
test('admins can edit records in the dashboard', async ({ admin }) => {
  await check(admin, '/admindashboard?tab=therapists');
  await admin.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect(admin.getByRole('dialog', { name: 'Edit Therapist' })).toBeVisible();
  await inspect(admin, dialog);
});
test('admins can edit therapists', async ({ admin }) => {
  await check(admin, '/therapists');
  await admin.getByRole('button', { name: 'Deactivate Mei Tanaka' }).click();
  await expect(admin.getByText('Reassign them first')).toBeVisible();
  await inspect(admin, dialog);
  await admin.getByRole('button', { name: 'Keep Active' }).click();
  await admin.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect(admin.getByRole('dialog', { name: 'Edit Therapist' })).toBeVisible();
  await inspect(admin, dialog);
});
test('admins can look at a day', ({ admin }) => check(admin, '/bookings?view=day'));
test('admins can look at a week', ({ admin }) => check(admin, '/bookings?view=day&span=week'));
test('staff can read the roster', ({ mei }) => check(mei, '/admindashboard?tab=roster'));
test('admins can keep the roster of a week', async ({ admin }) => {
  await check(admin, '/admindashboard?tab=roster&view=week');
  await admin.getByRole('button', { name: 'Add Shift', exact: true }).click();
  await expect(admin.getByRole('dialog', { name: 'Add Shift' })).toBeVisible();
  await inspect(admin, dialog);
});
test('admins can plan the roster', ({ admin }) => check(admin, '/admindashboard?tab=roster&view=plan'));
test('admins can keep the roster of a day', async ({ admin }) => {
  await check(admin, '/admindashboard?tab=roster');
  await admin.getByRole('button', { name: 'Copy Previous Week to Current Week' }).click();
  await expect(admin.getByRole('dialog', { name: 'Copy the previous week?' })).toBeVisible();
  await inspect(admin, dialog);
  await admin.getByRole('button', { name: 'Cancel' }).click();
  await admin
    .getByRole('button', { name: /^Delete shift of/ })
    .first()
    .click();
  await expect(admin.getByRole('dialog', { name: 'Delete this shift?' })).toBeVisible();
  await inspect(admin, dialog);
  await admin.getByRole('button', { name: 'Keep Shift' }).click();
});
test('therapists can keep their schedule', async ({ mei, shop }) => {
  await check(mei, '/staff/schedule');
  await mei.getByRole('button', { name: 'Block Slot' }).click();
  await expect(mei.getByRole('dialog', { name: 'Block Slot' })).toBeVisible();
  await inspect(mei, dialog);
  await mei.getByRole('button', { name: 'Cancel' }).click();
  await mei.getByRole('button', { name: 'Shop’s start times' }).click();
  await mei.getByRole('button', { name: 'Add Time Slot' }).click();
  await expect(mei.getByRole('dialog', { name: 'Add Time Slot' })).toBeVisible();
  await inspect(mei, dialog);
  await mei.getByRole('button', { name: 'Cancel' }).click();
  await mei.goto(`/staff/schedule?date=${await shopDateAhead(shop, 39)}`);
  await mei.getByRole('button', { name: 'Block Slot' }).click();
  await pickTime(mei, 'Start time', '14:00');
  await pickTime(mei, 'End time', '15:00');
  await mei.getByRole('dialog').getByRole('button', { name: 'Block Slot' }).click();
  await mei.getByRole('button', { name: 'Unblock 2:00 PM – 3:00 PM' }).click();
  await expect(mei.getByRole('dialog', { name: /^Unblock/ })).toBeVisible();
  await inspect(mei, dialog);
  await mei.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
});
test('admins can manage bookings', async ({ admin }) => {
  await check(admin, '/bookings');
  await admin
    .getByRole('button', { name: /^Cancel the booking/ })
    .last()
    .click();
  await expect(admin.getByRole('dialog', { name: 'Cancel Booking' })).toBeVisible();
  await inspect(admin, dialog);
});

test('admins can read and edit bookings beside their list', async ({ admin }) => {
  // The list beside it is inspected with it.
  await admin.goto('/bookings?status=pending');
  await admin.locator('.booking-row').first().click();
  await expect(admin.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
  await inspect(admin);
  await admin.keyboard.press('e');
  await expect(admin.getByLabel('Client name *')).toBeFocused();
  await inspect(admin);
  await admin.getByRole('combobox', { name: 'Status *' }).click();
  await expect(admin.getByRole('listbox', { name: 'Status *' })).toBeAttached();
  expect(await findAxeViolations(admin, '.ant-select-dropdown, .booking-panel')).toEqual([]);
  await check(admin, '/bookings?new');
});
test('admins can answer requests', async ({ admin }) => {
  await check(admin, '/bookings?view=requests');
  await admin.keyboard.press('?');
  await expect(admin.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await inspect(admin, dialog);
});

/** Opens a page, and inspects it in each look. */
async function check(page: Page, path: string) {
  await applyLook(page, looks[0]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await inspect(page);
}

/** Open dialogs stay open while the look changes, as when somebody turns a tablet. */
async function inspect(page: Page, part = 'body') {
  for (const look of looks) {
    await applyLook(page, look);
    // As high as the page, since a control that lies half under a fixed bar is scrolled to, and axe would not know.
    if (part === 'body') {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: look.width, height });
    }
    expect(await findAxeViolations(page, part), `${look.colorScheme}, ${look.width} pixels`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
  }
}

async function applyLook(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 844 });
  // A browser that is short of time says so later, and only then is the page drawn in its new colours.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
