import type { Locator, Page, Route } from '@playwright/test';
import { findFreeStart, formatLongDate } from '../../support/booking-dialog.js';
import { findAxeViolations } from '../../support/find-axe-violations.js';
import { expect, test } from '../../support/shop-fixture.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book Your Appointment' });

/** Delays a script, as on a slow connection, until the returned function is called. */
async function delayScript(page: Page, name: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const delayApplication = (page: Page) => delayScript(page, 'hydrate-landing');

/** The first of the days in the page that has a free time. */
const readDrawnDay = (page: Page): Promise<string> =>
  page.locator('#first-step').evaluate((step) => {
    const drawn = [...(step as HTMLTemplateElement).content.querySelectorAll<HTMLTemplateElement>('[data-days]')];
    return drawn.find(({ content }) => content.querySelector('[data-start]:enabled'))!.dataset.days!.split(' ')[0]!;
  });

/** Days beyond the roster have times on request alone: in the first days of a month that is all of the next one. */
const TIME = /^\d+:\d\d [AP]M( on request)?$/;

const bookNow = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Book Now' });

/** Opens the dialog while the application's code is still on its way. Returns its first free day, and lets the code come. */
async function openBeforeApplication(page: Page) {
  const release = await delayApplication(page);
  await page.goto('/');
  const date = await readDrawnDay(page);
  await bookNow(page).click();
  const day = dialog(page).getByRole('button', { name: formatLongDate(date) });
  return { release, day, dayOfMonth: String(Number(date.slice(8))) };
}

const chosenDay = (page: Page) => dialog(page).locator('td[aria-selected=true]');

/** Waits until the application has taken over the dialog: the server draws no lists of services and therapists. */
const expectTakeover = (page: Page) => expect(dialog(page).getByRole('combobox')).toHaveCount(2);

/**
 * Collects the browser's errors and warnings, such as a mismatch between the server's markup and React's. None is that
 * preloaded data has waited for some seconds: tests hold back the application that uses it.
 */
function collectConsoleErrors(page: Page): string[] {
  const complaints: string[] = [];
  const note = (text: string) => !text.includes('preloaded using link preload but not used') && complaints.push(text);
  page.on('console', (entry) => ['error', 'warning'].includes(entry.type()) && note(entry.text()));
  page.on('pageerror', (error) => note(error.message));
  return complaints;
}

test.describe('with empty caches', () => {
  test.use({ isContextNew: true });

  test('brings the whole page, and next to no script', async ({ page }) => {
    const sizes: { path: string; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      sizes.push({ path: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Book This Service' })).toHaveCount(8);
    const sum = (list: typeof sizes) => list.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum(sizes.filter(({ path }) => path.endsWith('.js')))).toBeLessThan(20_000);
    expect(sum(sizes)).toBeLessThan(300_000);
    expect(sizes.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  });

  test('needs nothing of the line to show the first step of the dialog', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    // The browser brings them when it has nothing else to do.
    await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /first-step-|DialogChunk.*\.css/.test(name))
          .length >= 2,
    );
    const now = await page.evaluate(() => performance.now());
    await bookNow(page).click();
    await expect(dialog(page)).toBeVisible();
    const bytes = await page.evaluate(
      (pressed) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => startTime > pressed && /first-step-|DialogChunk.*\.css/.test(name))
          .map(({ transferSize }) => transferSize),
      now,
    );
    expect(bytes).toEqual([0, 0]);
  });

  test('comes to life where the visitor is, without a jump', async ({ page }) => {
    const complaints = collectConsoleErrors(page);
    await page.goto('/#expert-team');
    await expect(page.locator('#expert-team')).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    const read = page.waitForResponse('**/api/landing');
    await page.mouse.move(300, 300, { steps: 2 });
    await (await read).finished();
    await page.getByRole('button', { name: 'Book This Service' }).first().hover();
    expect(await page.evaluate(() => scrollY)).toBe(700);
    expect(complaints).toEqual([]);
  });
});

const beforeAnyScript: { of: string; press: (page: Page) => Promise<void>; opens: (page: Page) => Locator }[] = [
  { of: 'Book Your Session', press: (page) => pressButton(page, 'Book Your Session'), opens: dialog },
  {
    of: 'Book This Service, for its service',
    press: (page) =>
      page.locator('#services').getByRole('button', { name: 'Book This Service' }).first().press('Enter'),
    opens: (page) => dialog(page).getByRole('combobox', { name: 'Type of Massage *' }).getByText('min'),
  },
  {
    of: 'Book Appointment in the menu',
    press: async (page) => {
      await pressButton(page, 'Menu');
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Book Appointment' }).click();
    },
    opens: dialog,
  },
];

const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const { of, press, opens } of beforeAnyScript) {
  test(`a press before any script has come counts, and shows at once: ${of}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await delayScript(page, 'lazy-hydration');
    await page.goto('/', { waitUntil: 'commit' });
    await press(page);
    await expect(page.getByRole('status').filter({ hasText: 'Opening…' })).toBeInViewport({ ratio: 1 });
    release();
    await expect(opens(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(page.getByText('Opening…')).toHaveCount(0);
    await expect(page.locator('button[aria-busy]')).toHaveCount(0);
  });
}

test('View Services needs no script at all', async ({ page }) => {
  await delayScript(page, 'lazy-hydration');
  await page.goto('/', { waitUntil: 'commit' });
  await pressButton(page, 'View Services');
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport();
});

test('answers an early Book Now at once, and opens the dialog when it is there', async ({ page }) => {
  const complaints = collectConsoleErrors(page);
  const release = await delayApplication(page);
  const times = page.waitForResponse('**/api/availability/slots?date=*');
  let showStyles = (): void => undefined;
  const held = new Promise<void>((resolve) => (showStyles = resolve));
  await page.route('**/assets/BookingDialogChunk*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const firstStep = page.waitForResponse('**/assets/first-step*.js');
  await bookNow(page).click();
  await (await firstStep).finished();
  await expect(page.locator('.dialog-loading')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  showStyles();
  await expect(dialog(page)).toBeFocused();
  await expect(dialog(page)).toBeInViewport();
  await expect(page.locator('.dialog-loading')).toHaveCount(0);
  // The times of the most chosen day are fetched together with the application.
  expect((await times).ok()).toBe(true);
  const readMonth = async () =>
    (await dialog(page).locator('[data-date]').first().getAttribute('data-date'))!.slice(0, 7);
  const next = dialog(page).getByRole('button', { name: 'Next month' });
  await next.click();
  const following = await readMonth();
  const fieldsThen: number[] = [];
  await page.route(`**/api/availability/days?month=${following}*`, async (route) => {
    fieldsThen.push(await dialog(page).getByRole('combobox').count());
    await route.continue();
  });
  // The server has not drawn the month after it. At the beginning of some months none can be booked.
  const isLast = await next.isDisabled();
  if (!isLast) await next.click();
  expect(await readMonth()).toBe(following);
  release();
  await expectTakeover(page);
  await expect(dialog(page)).toHaveCount(1);
  await expect.poll(async () => (await readMonth()) > following).toBe(!isLast);
  // What is said of the days of the turned month was read before the dialog took the place of the first step.
  expect(fieldsThen[0]).toBe(0);
  expect(complaints).toEqual([]);
});

test('lets a day and a time be chosen before the application is there, and does then what else was pressed', async ({
  page,
}) => {
  const { release, day, dayOfMonth } = await openBeforeApplication(page);
  await dialog(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(bookNow(page)).toBeFocused();
  await bookNow(page).click();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);

  await bookNow(page).click();
  await day.click();
  const free = dialog(page).getByRole('button', { name: TIME, disabled: false });
  const start = await free.last().textContent();
  await free.last().click();
  const time = dialog(page).getByRole('button', { name: start!, exact: true });
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  expect(await findAxeViolations(page)).toEqual([]);
  const month = dialog(page).getByRole('heading', { level: 4 });
  const shown = await month.textContent();
  const next = dialog(page).getByRole('button', { name: 'Next month' });
  await next.click();
  await expect(month).not.toHaveText(shown!);
  // On the last month, too, the button keeps the focus.
  await expect(next).toBeFocused();
  release();
  await expectTakeover(page);
  await expect(dialog(page)).toHaveCount(1);
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  await expect(month).not.toHaveText(shown!);
  await expect(next).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Previous month' }).click();
  await expect(chosenDay(page)).toHaveText(dayOfMonth);
});

test('shows the times of every day of this month and the next before the application is there', async ({ page }) => {
  const complaints = collectConsoleErrors(page);
  const { release } = await openBeforeApplication(page);
  const month = dialog(page).getByRole('heading', { level: 4 });
  const turn = async (where: 'Next' | 'Previous') => {
    const shown = await month.textContent();
    await dialog(page)
      .getByRole('button', { name: `${where} month` })
      .click();
    await expect(month).not.toHaveText(shown!);
  };
  const days = dialog(page).getByRole('grid').getByRole('button', { disabled: false });
  const free = dialog(page).getByRole('button', { name: TIME, disabled: false });
  // The last ones may be those of the next month, where this one is nearly over.
  await days.first().click();
  await expect(free.first()).toBeVisible();
  await expect(chosenDay(page)).toHaveText(await days.first().innerText());
  await turn('Next');
  await expect(chosenDay(page)).toHaveCount(0);
  await days.first().click();
  await expect(free.first()).toBeVisible();
  await free.last().click();
  await turn('Previous');
  const shown = await month.textContent();
  const start = await free.last().textContent();
  await days.last().focus();
  release();
  await expectTakeover(page);
  await expect(month).toHaveText(shown!);
  await expect(days.last()).toBeFocused();
  await turn('Next');
  await expect(chosenDay(page)).toHaveText('1');
  await expect(dialog(page).getByRole('button', { name: start!, exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

test('asks at once for the times of a day that did not come with the page', async ({ page }) => {
  const release = await delayApplication(page);
  await page.goto('/');
  // As if the server had not drawn it.
  const date = await page.locator('#first-step').evaluate((step) => {
    const { content } = step as HTMLTemplateElement;
    const last = [...content.querySelectorAll<HTMLElement>('[role=grid] button[data-date]:enabled')].at(-1)!.dataset
      .date!;
    content.querySelector(`template[data-days~="${last}"]`)?.remove();
    return last;
  });
  // The last day of a month may be tomorrow, whose times are asked for with the dialog.
  const asked = page.waitForResponse(`**/api/availability/slots?date=${date}&*`);
  await bookNow(page).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: formatLongDate(date) })
    .click();
  expect((await asked).ok()).toBe(true);
  release();
  await expectTakeover(page);
  await expect(dialog(page).getByRole('button', { name: TIME }).first()).toBeVisible();
});

test('keeps what was chosen early when Escape is pressed, and asks once it can', async ({ page }) => {
  const { release, day, dayOfMonth } = await openBeforeApplication(page);
  await day.click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  release();
  const question = page.getByRole('dialog', { name: 'Leave without booking?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(chosenDay(page)).toHaveText(dayOfMonth);
});

test('takes a press that is under way while the application takes over', async ({ page }) => {
  const { release, day, dayOfMonth } = await openBeforeApplication(page);
  await day.hover();
  await page.mouse.down();
  release();
  await expectTakeover(page);
  await page.mouse.up();
  await expect(chosenDay(page)).toHaveText(dayOfMonth);
});

test('carries out neither a press that was given up outside of the window nor one of the right button', async ({
  page,
}) => {
  const { release, day } = await openBeforeApplication(page);
  await day.hover();
  await page.mouse.down();
  await page.mouse.move(-20, -20);
  await page.mouse.up();
  await day.hover();
  await page.mouse.down({ button: 'right' });
  release();
  await expectTakeover(page);
  await expect(chosenDay(page)).toHaveCount(0);
});

test('remembers for which service an early press was', async ({ page }) => {
  const release = await delayApplication(page);
  await page.goto('/');
  const stones = page.locator('#services').getByRole('listitem').filter({ hasText: 'Hot Stone Massage' });
  const button = stones.getByRole('button', { name: 'Book This Service' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dialog-loading')).toBeVisible();
  release();
  await expect(dialog(page).getByRole('combobox', { name: 'Type of Massage *' })).toContainText(
    'Hot Stone Massage - $165.00 - 90 min',
  );
});

test('needs no application for its menu, its anchors and View Services', async ({ page }) => {
  await delayApplication(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'View Services' }).click();
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();
});

test('follows an early Staff Sign In from the menu', async ({ page }) => {
  const release = await delayApplication(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Staff Sign In' }).click();
  release();
  await expect(page).toHaveURL(/\/auth$/);
});

test('tries again when the line was down at the first touch', async ({ page }) => {
  await page.route('**/assets/hydrate-landing-*.js', (route) => route.abort());
  await page.goto('/');
  await bookNow(page).click();
  await expect(page.locator('.dialog-loading')).toHaveCount(0);
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'That could not be loaded. Please check your connection.' });
  await expect(failure).toBeVisible();
  await page.context().setOffline(true);
  await failure.evaluate((message) => message.remove());
  await bookNow(page).click();
  await expect(failure).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute('**/assets/hydrate-landing-*.js');
  await bookNow(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('says that its first script did not come, and presses again by itself once it does', async ({ page }) => {
  await page.route('**/assets/lazy-hydration-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await bookNow(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'That could not be loaded.' });
  await expect(failure).toBeVisible();
  await page.unroute('**/assets/lazy-hydration-*.js');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).toBeVisible();
});

test('a page of the application says that its script did not come, and goes on saying so', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/booking-link');
  const failure = page.getByRole('alert').filter({ hasText: 'That could not be loaded.' });
  await expect(failure).toBeVisible();
  // Long enough for a page that is still empty to say that it is loading.
  await page.waitForFunction(() => performance.now() > 2_500);
  await expect(failure).toBeVisible();
  await page.unroute('**/assets/index-*.js');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Send my link again' })).toBeVisible();
});

test('loads the new version once when a deploy took the scripts of the page away', async ({ page, shop }) => {
  const current = await (await fetch(shop.url)).text();
  const script = /<script type="module" src="([^"]+)"/.exec(current)![1]!;
  const starter = await (await fetch(shop.url + script)).text();
  await page.route('**/assets/starter-before.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: starter.replaceAll(/hydrate-landing-[\w-]+\.js/g, 'hydrate-landing-before.js'),
    }),
  );
  const answerAsBefore = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(script, '/assets/starter-before.js');
    await route.fulfill({ response, body });
  };
  await page.route((url) => url.pathname === '/', answerAsBefore, { times: 1 });
  const gone = page.waitForResponse('**/assets/hydrate-landing-before.js');
  await page.goto('/');
  await bookNow(page).click();
  expect((await gone).status()).toBe(404);
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('script[src="/assets/starter-before.js"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tells everything and can be reached by phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Find Your Inner Peace' })).toBeVisible();
    const call = page.locator('[aria-labelledby=hero-title]').getByRole('link', { name: /^Call \(02\)/ });
    await expect(call).toHaveAttribute('href', /^tel:/);
    await expect(call).toBeInViewport({ ratio: 1 });
    // Nothing is drawn that does nothing when it is pressed.
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button')).toHaveText(['']);
    await expect(page.getByRole('button')).toHaveAccessibleName('Menu');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('#contact').getByRole('link', { name: /^\(02\)/ })).toHaveAttribute('href', /^tel:/);
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();
  });
});

test.describe('the sign-in page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says so, with a number to call and nothing to press', async ({ page }) => {
    await page.goto('/auth');
    // Playwright takes what is in a noscript element for hidden from texts and roles.
    const notice = page.locator('noscript > p', { hasText: 'Signing in needs JavaScript' });
    await expect(notice).toBeInViewport();
    await expect(notice.locator('a')).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('button').or(page.getByRole('textbox'))).toHaveCount(0);
  });
});

test('a link opens the page with the dialog filled in, and Back leaves as it came', async ({ page, request }) => {
  const complaints = collectConsoleErrors(page);
  const { therapist, date } = await findFreeStart(request);
  await page.goto('/gift-certificates');
  await page.goto(
    `/book?service=hot-stone-massage&therapist=${therapist.toLowerCase().replaceAll(' ', '-')}&date=${date}`,
  );
  await expect(dialog(page).getByRole('combobox', { name: 'Type of Massage *' })).toContainText('Hot Stone Massage');
  await expect(dialog(page).getByRole('combobox', { name: 'Preferred Therapist *' })).toContainText(therapist);
  await expect(dialog(page).getByText(formatLongDate(date)).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Find Your Inner Peace' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/gift-certificates$/);
  expect(complaints).toEqual([]);
});

test('a link to what is gone says so and goes on', async ({ page }) => {
  await page.goto('/book?service=sauna&date=2020-01-01');
  await expect(dialog(page).getByText('This link names a treatment that we do not have.')).toBeVisible();
  await expect(dialog(page).getByText('The date of this link has passed.')).toBeVisible();
});
