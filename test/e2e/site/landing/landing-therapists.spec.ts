import type { Page } from '@playwright/test';
import pg from 'pg';
import { timeLimit } from '../../../support/time-limits.mjs';
import { BackOfficeClient } from '../../support/back-office-client.js';
import { expect, test as base } from '../../support/shop-fixture.js';

type Run = (statement: string, values?: unknown[]) => Promise<unknown>;

const test = base.extend<{ sql: Run; office: BackOfficeClient }>({
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
  office: async ({ request, ownShop }, use) => use(await BackOfficeClient.signIn(request, ownShop)),
  sql: async ({ ownShop }, use) => {
    const client = new pg.Client({ connectionString: ownShop.database });
    await client.connect();
    await use((statement, values) => client.query(statement, values));
    await client.end();
  },
});

const today = `(now() at time zone '${process.env.SHOP_TIME_ZONE}')::date`;
const aroundTheClock = `insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_type, shift_hours)
  select gen_random_uuid(), id, name, ${today}, 'custom', '00:00-23:59' from therapists`;
const team = (page: Page) => page.locator('#expert-team');
const here = (page: Page) =>
  page.locator('[aria-labelledby=available-title] > div').filter({ hasText: 'Meet Our Available Therapists' });
const away = (page: Page) =>
  page.locator('[aria-labelledby=available-title] > div').filter({ hasText: 'Away at the moment' });

/** Reloads until the page shows a change in the database, which nobody hears of; one by the office has it drawn again. */
async function visitUntil(page: Page, office: BackOfficeClient, shows: () => Promise<void>): Promise<void> {
  const remove = await office.addTimeSlot('05:05', '05:10');
  await remove();
  await expect(async () => {
    await page.goto('/');
    await shows();
  }).toPass();
}

test('what cannot be loaded stays empty; nobody is away with everybody in, else they can be asked for another day, and the inactive are nowhere', async ({
  page,
  office,
  sql,
}) => {
  // What cannot be loaded stays empty and quiet, and is there once it can.
  await sql('alter table services rename to services_away');
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  const loadAgain = page.getByRole('button', { name: 'Load again' });
  await visitUntil(page, office, () => expect(loadAgain).toBeVisible({ timeout: timeLimit(1_000) }));
  expect(logged.join()).toContain('could not be loaded');
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book This Service' })).toHaveCount(0);
  await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
  await sql('alter table services_away rename to services');
  await loadAgain.click();
  await expect(page.getByRole('button', { name: 'Book This Service' })).toHaveCount(8);

  await sql(`delete from therapist_roster where roster_date = ${today}`);
  await sql(aroundTheClock);
  const everybody = 'All our therapists are currently available! Check the section above to book with them.';
  await visitUntil(page, office, () => expect(away(page)).toContainText(everybody, { timeout: timeLimit(1_000) }));
  await expect(here(page).getByRole('listitem')).toHaveCount(await team(page).getByRole('listitem').count());
  await team(page).getByRole('button', { name: 'Book Session' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();

  await sql(`delete from therapist_roster where roster_date = ${today}`);
  const nobody =
    'No therapists are currently available. Please check back later or contact us to schedule an appointment.';
  await visitUntil(page, office, () => expect(here(page)).toContainText(nobody, { timeout: timeLimit(1_000) }));
  const cards = await team(page).getByRole('listitem').count();
  await expect(away(page).getByRole('button', { name: 'Request Future Booking' })).toHaveCount(cards);
  await expect(page.locator('[aria-labelledby=available-title]')).not.toContainText('Any Available');
  await away(page).getByRole('button', { name: 'Request Future Booking' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();

  await sql(`update therapists set is_active = false where name = 'Mei Tanaka'`);
  await sql(`delete from therapist_roster where roster_date >= ${today}
    and therapist_id = (select id from therapists where name = 'Linh Pham')`);
  const names = page.getByRole('main').getByRole('heading', { level: 3, name: /Mei Tanaka|Linh Pham/ });
  await visitUntil(page, office, () => expect(names).toHaveText(['Linh Pham'], { timeout: timeLimit(1_000) }));
  const linh = away(page).getByRole('listitem').filter({ hasText: 'Linh Pham' });
  await expect(linh).toContainText('Off todayBack soon. Call us for dates.');
  await expect(team(page).getByRole('listitem').first()).toBeVisible();
});
