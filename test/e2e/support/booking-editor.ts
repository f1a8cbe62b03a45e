import type { Page } from '@playwright/test';
import { expect } from './back-office-fixture.js';
import { openLive, tableRow } from './page-elements.js';

export const editor = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Client name *') });
/** The open booking at a glance. */
export const summary = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Edit', exact: true }) });
export const timeOptions = (page: Page) => editor(page).getByRole('group', { name: /^Time/ });

/** Types the date as people here write it; Enter takes it. */
export async function chooseDate(page: Page, date: string): Promise<void> {
  const field = editor(page).getByLabel('Date *');
  await field.fill(date.split('-').reverse().join('/'));
  await field.press('Enter');
}

/** Chooses one of the less frequent actions of the open booking. */
export async function chooseMore(page: Page, action: string): Promise<void> {
  await summary(page).getByRole('button', { name: 'More' }).click();
  await summary(page).getByRole('menuitem', { name: action }).click();
}

/** Opens a client's booking for editing from the list, and waits until its time is shown. */
export async function openBooking(page: Page, client: string): Promise<void> {
  await openLive(page, `/bookings?status=all&name=${client}`);
  await tableRow(page, client)
    .getByRole('button', { name: /^Edit the booking/ })
    .click();
  await expect(editor(page).getByLabel('Client name *')).toHaveValue(client);
  await expect(timeOptions(page).getByRole('radio', { checked: true })).toBeAttached();
}
