import type { Page } from '@playwright/test';
import type { Shop } from '../../support/shop-fixture.js';
import { createBooking, expect, test } from '../../support/back-office-fixture.js';
import { blockLiveUpdates, openLive, shopDateAhead, toast, typeTime } from '../../support/page-elements.js';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const open = (page: Page, key: string, more = '') => page.goto(`/admindashboard?tab=${key}${more}`);

const press = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

/** The download that a press of the button starts: its name, and its lines as cells. */
async function fileFrom(page: Page, button: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return { name: download.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

const heads = '\uFEFFDate,Time,Client Name,Email,Phone,Service,Therapist,Status,Price';

const tabs = [
  'Today',
  'Therapists',
  'Daily Roster',
  'Bookings',
  'Customers',
  'Revenue',
  'Money',
  'Pay',
  'Settings',
  'Action Logs',
  'Performance',
];

test('tabs have addresses, and Back goes through them', async ({ admin, mei }) => {
  await admin.goto('/admindashboard');
  await expect(admin.getByRole('tab')).toHaveText(tabs);
  await mei.goto('/admindashboard');
  await expect(mei.getByRole('tab')).toHaveText(tabs.slice(1, 3));
  await tab(admin, 'Bookings').click();
  await expect(admin).toHaveURL(/tab=bookings/);
  await tab(admin, 'Customers').click();
  await expect(admin.getByRole('table', { name: 'Customers' })).toBeVisible();
  await admin.goBack();
  await expect(tab(admin, 'Bookings')).toHaveAttribute('aria-selected', 'true');
  await admin.getByRole('button', { name: 'Back to Main Site' }).click();
  await expect(admin).toHaveURL(/localhost:\d+\/$/);
});

test('the week and the latest bookings follow what happens, and today’s bookings come as a file', async ({
  admin,
  shop,
}) => {
  await openLive(admin, '/admindashboard?tab=bookings');
  const table = admin.getByRole('table', { name: 'Latest bookings' });
  await expect(table.locator('tbody tr[data-row]')).toHaveCount(10);
  await expect(table.locator('tbody tr[data-row]').first()).toContainText(/\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M/);
  await expect(admin.getByText(/^\d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(admin.getByText(/^Up to date\./)).toBeVisible();
  const read = admin.waitForResponse((answer) => /\/api\/bookings\?/.test(answer.url()) && answer.ok());
  const { client } = await createBooking(shop, 'Siosaia Fonua');
  await read;
  await expect(toast(admin, 'New Booking').first()).toBeVisible();
  const readAgain = admin.waitForResponse((answer) => /\/api\/bookings\?/.test(answer.url()) && answer.ok());
  await cancel(admin, shop, client);
  await expect(toast(admin, 'Booking Cancelled').first()).toHaveClass(/toast-destructive/);
  await readAgain;

  const { name, lines } = await fileFrom(admin, "Export Today's CSV");
  expect(name).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe(heads);
  expect(lines.slice(1).every((line) => line.startsWith(name.slice(9, 19)))).toBe(true);
  await expect(toast(admin, 'Export Successful')).toContainText(`Exported ${lines.length - 1} bookings to CSV`);
  await press(admin, 'Manage All Bookings');
  await expect(admin).toHaveURL(/\/bookings$/);
});

test('customers are found by name, email and phone, and open with their history', async ({ admin }) => {
  await open(admin, 'customers');
  const rows = admin.getByRole('table', { name: 'Customers' }).locator('tbody tr[data-row]');
  const first = rows.filter({ hasText: '@' }).first();
  // Read at once, since another row may be the first one later.
  const [name, email, phone] = await first.evaluate((row) =>
    [row.querySelector('button'), ...[...row.querySelectorAll('td')].slice(1, 3)].map((each) => each!.innerText),
  );
  for (const part of [name!.slice(1), email!.slice(2), phone!.replaceAll(' ', '')]) {
    await admin.getByRole('searchbox', { name: 'Search by name, email or phone' }).fill(part);
    await expect(admin).toHaveURL(new RegExp(`search=`));
    await expect(rows.filter({ hasText: email }).first()).toBeVisible();
  }
  await rows.filter({ hasText: email }).first().getByRole('button').click();
  await expect(admin.getByRole('heading', { name })).toBeFocused();
  await expect(admin.getByRole('link', { name: email })).toBeVisible();
  await expect(admin.getByRole('table', { name: 'Booking history' }).locator('.status-tag').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Back to Customers' }).click();
  await admin.getByRole('searchbox', { name: 'Search by name, email or phone' }).fill('nobody of that name');
  await expect(admin.getByText('No customers found')).toBeVisible();
});

test('a report shows the week, follows its filters, and comes as a file', async ({ admin }) => {
  await open(admin, 'revenue');
  for (const label of ["Week's Bookings", 'Weekly Revenue', "Next Week's Bookings", 'Recurring Customer Base Count']) {
    await expect(admin.getByText(label, { exact: true })).toBeVisible();
    await expect(admin.getByRole('button', { name: label, exact: true })).toHaveAccessibleDescription(/bookings/i);
  }
  await expect(admin.getByRole('table', { name: 'Service analytics' }).locator('tfoot')).toContainText('$');
  await expect(admin.getByRole('figure').locator('svg.recharts-surface').first()).toBeVisible();
  await admin.getByText('Show as a table').click();
  await expect(admin.getByRole('region', { name: 'Revenue by day, table' }).getByRole('row')).toHaveCount(8);

  await admin.getByRole('combobox', { name: 'Status' }).click();
  await expect(admin.locator('.ant-select-item-option')).toHaveText(['All', 'Pending Only', 'Confirmed and Completed']);
  await admin.keyboard.press('Escape');
  const { name, lines } = await fileFrom(admin, 'Generate and Download Report');
  expect(name).toMatch(/^revenue-report-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe(heads);
  const days = lines.slice(1).map((line) => line.slice(0, 10));
  expect(days).toEqual(days.toSorted().reverse());
  await expect(toast(admin, 'Export Successful')).toContainText(`Exported ${days.length} bookings to CSV`);
  const report = admin.getByRole('region', { name: 'Revenue report' });
  await expect(report.getByRole('button', { name: 'Total Revenue' })).toHaveAccessibleDescription(/adds up/);
  await report
    .getByRole('link', { name: String(days.length), exact: true })
    .first()
    .click();
  const title = `Confirmed, completed and pending bookings (${days.length})`;
  await expect(admin.getByRole('heading', { name: title })).toBeFocused();
});

test('a report says what it misses', async ({ admin }) => {
  // Performance, which lists the bookings of a figure, has no page of so many days.
  await open(admin, 'revenue', '&start=2020-01-01&end=2022-12-31');
  await expect(admin.getByText('No bookings in this range')).toBeVisible();
  const report = admin.getByRole('region', { name: 'Revenue report' });
  await expect(report.getByRole('definition').filter({ hasText: /^0$/ })).toBeVisible();
  await expect(report.getByRole('link', { name: '0', exact: true })).toHaveCount(0);
  const generate = () => press(admin, 'Generate and Download Report');
  await generate();
  await expect(toast(admin, 'No Data')).toContainText('No bookings found for the selected date range and status.');
  for (const range of ['&start=&end=2020-01-31', '&start=2020-01-01&end=']) {
    await open(admin, 'revenue', range);
    await generate();
    await expect(toast(admin, 'Error')).toContainText('Please select both start and end dates');
    await expect(admin.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  }
});

test('a date and a time that are typed before the page has followed the date before them are taken', async ({
  admin,
}) => {
  await open(admin, 'revenue');
  await expect(admin.getByRole('region', { name: 'Revenue report' }).getByText(/^Up to date/)).toBeVisible();
  const day = admin.getByLabel('As it was on', { exact: true });
  await day.fill('03/01/2020');
  await day.press('Enter');
  await expect(admin.getByLabel('As it was at', { exact: true })).toHaveValue('23:59');
  const machine = await admin.context().newCDPSession(admin);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 5 });
  for (const date of ['02/01/2020', '01/01/2020']) {
    await day.fill(date);
    await day.press('Enter');
  }
  await typeTime(admin, 'As it was at', '09:30');
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(admin).toHaveURL(/asOf=2020-01-01T09%3A30/);
});

test('a report looks back to how it was', async ({ admin, shop }) => {
  await open(admin, 'revenue');
  await expect(admin.getByRole('region', { name: 'Revenue report' }).getByText(/^Up to date/)).toBeVisible();
  const lookBackTo = async (date: string) => {
    await admin.getByLabel('As it was on', { exact: true }).fill(date.split('-').reverse().join('/'));
    await admin.getByLabel('As it was on', { exact: true }).press('Enter');
    await expect(admin).toHaveURL(new RegExp(`asOf=${date}T`));
  };
  // Of today only what has been is known: that minute is nobody's choice.
  await lookBackTo(await shopDateAhead(shop, 0));
  await lookBackTo('2020-01-01');
  await expect(admin).toHaveURL(/asOf=2020-01-01T23%3A59/);
  // Nobody who types on meets an empty field until the page has followed.
  await admin.getByLabel('As it was on', { exact: true }).fill('02/01/2020');
  const shownAtOnce = await admin
    .getByLabel('As it was on', { exact: true })
    .evaluate(async (field: HTMLInputElement) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await Promise.resolve();
      return field.value;
    });
  expect(shownAtOnce).toBe('02/01/2020');
  await lookBackTo('2020-01-01');
  await typeTime(admin, 'As it was at', '09:30');
  await expect(
    admin.getByText('As it was on Wed, Jan 1, 2020, 9:30 AM: counted up to entry 0 of the log.'),
  ).toBeVisible();
  await expect(admin.getByText('No bookings in this range')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Generate and Download Report' })).toBeDisabled();
  await expect(admin).toHaveURL(/asOf=2020-01-01T09%3A30/);
  const { name, lines } = await fileFrom(admin, 'Download the figures as CSV');
  expect(name).toMatch(/^revenue-.*-as-of-2020-01-01-0930\.csv$/);
  expect(lines).toContain('As Of,2020-01-01T09:30');
  const paper = await fileFrom(admin, 'Download the figures as PDF');
  expect(paper.name).toBe(name.replace('.csv', '.pdf'));
  expect(paper.lines[0]).toMatch(/^%PDF-/);
});

test('a report looks back by the shop’s clock wherever the browser is, and says what is meant where that shows a minute twice or never', async ({
  admin,
}) => {
  await admin.route(/\/api\/shop$/, async (route) => {
    const shop = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...shop, time_zone: 'Australia/Sydney' } });
  });
  const day = admin.getByLabel('As it was on', { exact: true });
  const lookBackTo = async (date: string) => {
    await day.fill(date);
    await day.press('Enter');
  };
  const clock = await admin.context().newCDPSession(admin);
  for (const [timezoneId, skipped] of [
    ['Pacific/Auckland', '27/09/2026'],
    ['America/Los_Angeles', '08/03/2026'],
  ] as const) {
    await clock.send('Emulation.setTimezoneOverride', { timezoneId });
    await open(admin, 'revenue');
    // The browser's own clock leaves that minute out.
    await lookBackTo(skipped);
    await typeTime(admin, 'As it was at', '02:31');
    const iso = skipped.split('/').reverse().join('-');
    await expect(admin.getByText(`${Number(skipped.slice(0, 2))}, 2026, 2:31 AM: counted up to`)).toBeVisible();
    await expect(admin).toHaveURL(new RegExp(`asOf=${iso}T02%3A31`));
    await expect(admin.getByText(/came twice|never came/)).toHaveCount(0);
    await lookBackTo('05/04/2026');
    await expect(admin.getByText('2:31 AM came twice: the first is meant.')).toBeVisible();
    await lookBackTo('04/10/2026');
    await expect(admin.getByText('2:31 AM never came: 3:31 AM is meant.')).toBeVisible();
    await admin.getByRole('link', { name: 'The office then' }).click();
    await expect(admin.getByText('2:31 AM never came: 3:31 AM is meant.')).toBeVisible();
  }
});

test('a report that failed leaves no other report in its place', async ({ admin }) => {
  await blockLiveUpdates(admin);
  await open(admin, 'revenue');
  await expect(admin.getByRole('table', { name: 'Service analytics' })).toBeVisible();
  await admin.route(/\/reports\/revenue\?/, (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await admin.getByRole('combobox', { name: 'Status' }).click();
  await admin.locator('.ant-select-item-option').filter({ hasText: 'Pending Only' }).click();
  await expect(toast(admin, 'Failed to fetch analytics data')).toBeVisible();
  await expect(admin.getByRole('table', { name: 'Service analytics' })).toHaveCount(0);
  await admin.unroute(/\/reports\/revenue\?/);
  await admin.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(admin.getByRole('table', { name: 'Service analytics' })).toBeVisible();
  // The keyboard goes on in the page, not at the beginning of the document.
  await expect(admin.getByRole('main')).toBeFocused();
});

interface Failure {
  path: RegExp;
  text: string;
  button?: string;
}

/** The failures of each visit of a tab: of what is read, and then of what a press asks for. */
const failures: [string, Failure[]][] = [
  [
    'bookings',
    [
      { path: /\/api\/reports\/week/, text: 'Failed to load dashboard metrics' },
      { path: /\/api\/bookings\?/, text: 'Failed to load bookings' },
      { path: /\/exports\/today/, text: 'Could not export bookings', button: "Export Today's CSV" },
    ],
  ],
  ['customers', [{ path: /\/api\/customers(\?|$)/, text: 'Failed to load customers' }]],
  [
    'revenue',
    [
      { path: /\/api\/reports\/week/, text: 'Failed to load revenue metrics' },
      { path: /\/reports\/revenue\?/, text: 'Failed to fetch analytics data', button: 'Generate and Download Report' },
    ],
  ],
  [
    'revenue',
    [
      {
        path: /\/revenue\/exports/,
        text: 'Could not export revenue report',
        button: 'Generate and Download Report',
      },
    ],
  ],
  ['settings', [{ path: /\/api\/settings$/, text: 'Failed to load settings' }]],
];

test('what could not be loaded or exported is said', async ({ admin }) => {
  test.slow();
  await blockLiveUpdates(admin);
  for (const [key, failing] of failures) {
    for (const { path } of failing)
      await admin.route(path, (route) => route.fulfill({ status: 503, json: { status: 503 } }));
    await open(admin, key);
    for (const { text, button } of failing) {
      if (button) await press(admin, button);
      await expect(toast(admin, text).first()).toContainText(
        button?.startsWith('Export') ? 'Export Failed' : /Error|Export Failed/,
      );
    }
    for (const { path } of failing) await admin.unroute(path);
  }
  await open(admin, 'customers');
  // One route for both answers: between two of them the page would be answered by the server.
  let isAway = true;
  await admin.route(/\/api\/customers\/.*\/bookings/, (route) =>
    isAway ? route.abort() : route.fulfill({ json: { items: [], next_cursor: null, previous_cursor: null } }),
  );
  await admin.getByRole('table', { name: 'Customers' }).getByRole('button').first().click();
  await expect(toast(admin, 'Failed to load customer bookings')).toBeVisible();
  // Until then the page reads both again by itself.
  await expect(admin.getByText('Up to date.').first()).toBeVisible();
  isAway = false;
  await press(admin, 'Try again');
  await expect(admin.getByText('No bookings found for this customer')).toBeVisible();
});

/** Changes the shop as another window would: the open page hears of it only by a push. */
async function cancel(admin: Page, shop: Shop, client: string) {
  const { items } = await (await admin.request.get(`/api/bookings?name=${client}`)).json();
  const data = { reason: 'Ill', version: items[0].version };
  const answer = await admin.request.post(`/api/bookings/${items[0].id}/cancellation`, {
    data,
    headers: { origin: shop.url },
  });
  expect(answer.ok()).toBe(true);
}
