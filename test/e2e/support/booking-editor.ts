import type { Page } from '@playwright/test';
import { expect } from './back-office-fixture.js';
import { openLive, tableRow } from './page-elements.js';

export const editor = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Client name *') });
export const timeOptions = (page: Page) => editor(page).getByRole('group', { name: /^Time/ });

/** Types the date as people here write it; Enter takes it. */
export async function chooseDate(page: Page, date: string): Promise<void> {
  const field = editor(page).getByLabel('Date *');
  await field.fill(date.split('-').reverse().join('/'));
  await field.press('Enter');
}

/** Opens a client's booking from the list, and waits until its time is shown. */
export async function openBooking(page: Page, client: string): Promise<void> {
  await openLive(page, `/bookings?status=all&name=${client}`);
  await tableRow(page, client)
    .getByRole('button', { name: /^Edit the booking/ })
    .click();
  await expect(editor(page).getByLabel('Client name *')).toHaveValue(client);
  await expect(timeOptions(page).getByRole('radio', { checked: true })).toBeAttached();
}
