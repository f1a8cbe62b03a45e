import { startCalendarServer } from '../../../support/processes/calendar-server.js';
import { expect, test as base } from '../../support/back-office-fixture.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { shopDateAhead, toast } from '../../support/page-elements.js';
import { openShop, type Shop } from '../../support/shop-fixture.js';

/** A shop that reads calendars from this machine, and a server that has one. */
const test = base.extend<object, { shop: Shop; calendars: Awaited<ReturnType<typeof startCalendarServer>> }>({
  shop: [({}, use) => openShop(use, { CALENDARS_FROM_PRIVATE_ADDRESSES: 'true' }), { scope: 'worker' }],
  calendars: [
    async ({}, use) => {
      const server = await startCalendarServer((_, response) => void response.writeHead(404).end());
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const toFile = (date: string, from: string, to: string) => {
  const day = date.replaceAll('-', '');
  const event = ['BEGIN:VEVENT', 'SUMMARY:Dentist', `DTSTART:${day}T${from}00`, `DTEND:${day}T${to}00`, 'END:VEVENT'];
  return ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n');
};

test('a therapist connects her own calendar: the office sees when she is busy, and she when it cannot be read', async ({
  mei,
  admin,
  shop,
  calendars,
}, info) => {
  const date = await shopDateAhead(shop, 3);
  await mei.goto('/staff/profile');
  const region = mei.getByRole('region', { name: 'Own calendar' });
  const address = region.getByLabel('Secret address');
  await region.getByRole('button', { name: 'Connect' }).click();
  await expect(region.getByText('Please enter the address of the calendar')).toBeVisible();
  await address.fill('file:///etc/passwd');
  await region.getByRole('button', { name: 'Connect' }).click();
  await expect(region.getByText('Please enter an address that begins with https://')).toBeVisible();
  await expect(address).toBeFocused();
  await region.screenshot({ path: info.outputPath('empty.png') });

  calendars.answer((_, response) => void response.end(toFile(date, '1300', '1430')));
  await address.fill(`${calendars.url}/private-k3y/basic.ics`);
  await address.press('Enter');
  await expect(toast(mei, 'The calendar has been connected')).toBeVisible();
  await expect(region).toContainText('address ending in “.ics”');
  await expect(region).toContainText('1 busy time in the next 12 weeks');
  await expect(region).not.toContainText('k3y');
  await expect(address).toHaveCount(0);
  expect(await findAxeViolations(mei)).toEqual([]);

  await mei.goto(`/staff/schedule?date=${date}`);
  await expect(mei.getByRole('listitem').filter({ hasText: '1:00 PM – 2:30 PM' })).toBeVisible();
  await mei.screenshot({ path: info.outputPath('schedule.png') });
  await admin.goto(`/bookings?view=day&date=${date}`);
  const busy = admin.getByText('Busy (own calendar)');
  await expect(busy).toHaveCount(1);
  await admin.screenshot({ path: info.outputPath('day.png') });

  calendars.answer((_, response) => void response.writeHead(404).end());
  await mei.goto('/staff/profile');
  await region.getByRole('button', { name: 'Read now' }).click();
  await expect(region.getByRole('status').filter({ hasText: 'the address answers 404' })).toContainText(
    'The times known then stay busy.',
  );
  for (const width of [1440, 390]) {
    await mei.setViewportSize({ width, height: 900 });
    await region.scrollIntoViewIfNeeded();
    await mei.screenshot({ path: info.outputPath(`failing-${width}.png`), fullPage: true });
    expect(await mei.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await findAxeViolations(mei)).toEqual([]);
  await admin.goto('/system');
  await expect(admin.getByRole('region', { name: 'Calendars that cannot be read' })).toContainText(
    /The own calendar of .+ could not be read since .+: the address answers 404\./,
  );

  await region.getByRole('button', { name: 'Remove' }).click();
  const question = mei.getByRole('dialog', { name: 'Remove the own calendar?' });
  await question.getByRole('button', { name: 'Remove Calendar' }).click();
  await expect(address).toBeVisible();
  await admin.goto(`/bookings?view=day&date=${date}`);
  await expect(admin.locator('.day-column').first()).toBeVisible();
  await expect(busy).toHaveCount(0);
});

test('an admin connects the calendar of a therapist', async ({ admin, shop, calendars }, info) => {
  const date = await shopDateAhead(shop, 3);
  calendars.answer((_, response) => void response.end(toFile(date, '1000', '1100')));
  await admin.goto('/therapists');
  await admin.getByRole('button', { name: 'Own calendar of Linh Pham' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Own calendar of Linh Pham' });
  await dialog.getByLabel('Secret address').fill(`${calendars.url}/linh.ics`);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog).toContainText('1 busy time in the next 12 weeks');
  await dialog.screenshot({ path: info.outputPath('dialog.png') });
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog.getByLabel('Secret address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Secret address')).toHaveCount(0);
});
