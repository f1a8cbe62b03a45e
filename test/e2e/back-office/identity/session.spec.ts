import type { Page } from '@playwright/test';
import {
  createBooking,
  expect,
  findDemoAccount,
  signIn,
  submitSignInForm,
  test,
} from '../../support/back-office-fixture.js';
import { holdRequests } from '../../support/page-elements.js';

const avatar = (page: Page, person: Parameters<typeof findDemoAccount>[0]) =>
  page.getByRole('button', { name: `Account of ${findDemoAccount(person).email}` }).first();
const signedOut = (page: Page) => page.getByRole('button', { name: 'Staff Sign In' });

test('other tabs follow whoever signs in and out, and a tab opened later finds the session', async ({ page }) => {
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(signedOut(other)).toBeVisible();
  await signIn(page, 'desk');
  await expect(avatar(other, 'desk')).toBeVisible();
  await page.close();

  const later = await other.context().newPage();
  await later.goto('/staff');
  await later.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signedOut(other)).toBeVisible();
});

test('whoever signs in while another tab signs out stays signed in, in both tabs', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/staff');
  const other = await page.context().newPage();
  await other.goto('/staff');
  const signOut = await holdRequests(page, '**/api/auth/sign-out');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signOut.sent;
  await other.waitForURL(/\/auth$/);
  const { email, password } = findDemoAccount('mei');
  const signedIn = other.waitForResponse((response) => response.url().endsWith('/auth/sign-in'));
  await submitSignInForm(other, email, password);
  signOut.release();
  expect((await signedIn).status()).toBe(200);
  for (const tab of [other, page]) await expect(avatar(tab, 'mei')).toBeVisible();
  await other.reload();
  await expect(avatar(other, 'mei')).toBeVisible();
});

test('signing out shows at once, and a refusal by the server is only noted', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-out', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 503 });
  });
  const noted = page.waitForEvent('console', (entry) => entry.text().startsWith('Signing out on the server failed'));
  await avatar(page, 'admin').click();
  // Screen readers announce what is put into an element that they know.
  await expect(page.locator('p[role=status]')).toBeEmpty();
  await page.locator('#account-menu').getByRole('button', { name: 'Log out' }).click();
  await expect(signedOut(page)).toBeVisible();
  await expect(avatar(page, 'admin')).toHaveCount(0);
  // Also on a phone, whose header shows no account.
  await page.setViewportSize({ width: 390, height: 844 });
  const note = page.getByRole('status').filter({ hasText: 'You are signed out.' });
  await expect(note).toBeInViewport();

  // A late answer does not take away what was opened meanwhile.
  await page.getByRole('banner').getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await expect(dialog).toBeVisible();
  await expect(note).toHaveCount(0);
  const loaded: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()));
  answered.resolve();
  await noted;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loaded).toEqual([]);
});

test('signing out on the home page needs no line', async ({ page, mei, admin }) => {
  const signOutOffline = async (tab: Page, person: 'mei' | 'admin') => {
    await avatar(tab, person).click();
    const logOut = tab.locator('#account-menu').getByRole('button', { name: 'Log out' });
    await expect(logOut).toBeVisible();
    await tab.context().setOffline(true);
    await logOut.click();
  };
  const goHome = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Home', exact: true }).click();
    // The office has a button of the same name.
    await expect(tab.getByRole('heading', { name: 'Find Your Inner Peace' })).toBeVisible();
  };
  // Drawn by the server.
  await mei.goto('/');
  await signOutOffline(mei, 'mei');
  // Drawn by the browser, which has the code of the form only where somebody has signed in by it.
  await admin.goto('/staff');
  await goHome(admin);
  await signOutOffline(admin, 'admin');
  for (const tab of [mei, admin]) {
    await expect(signedOut(tab)).toBeVisible();
    await expect(tab).toHaveURL(/\d\/$/);
  }
  await signIn(page, 'mei');
  await goHome(page);
  await signOutOffline(page, 'mei');
  await expect(page.getByRole('heading', { name: 'Staff Sign In' })).toBeVisible();
});

test('signing out offline, where the form is not loaded yet, says why there is none, and is told to the server later', async ({
  page,
  browser,
  shop,
}) => {
  await signIn(page, 'desk');
  const unread = await browser.newContext({ baseURL: shop.url, storageState: await page.context().storageState() });
  const tab = await unread.newPage();
  await tab.goto('/staff');
  const signOut = tab.getByRole('button', { name: 'Sign Out' });
  await expect(signOut).toBeVisible();
  await unread.setOffline(true);
  await signOut.click();
  await expect(tab.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(tab).toHaveURL(/\/auth$/);
  await unread.setOffline(false);
  const told = tab.waitForResponse((response) => response.url().endsWith('/auth/sign-out'));
  await tab.getByRole('button', { name: 'Try again' }).click();
  expect((await told).status()).toBe(204);
  await expect(tab.getByRole('heading', { name: 'Staff Sign In' })).toBeVisible();
  await unread.close();
});

test.describe('on a clock of its own', () => {
  test.use({ isContextNew: true });

  test('a session is renewed before its end, and every tab learns what has changed', async ({ page }) => {
    const other = await page.context().newPage();
    let isRenewed = false;
    await page.context().route(/\/api\/auth\/(refresh|session)$/, async (route) => {
      const answer = await route.fetch();
      isRenewed ||= route.request().url().endsWith('refresh');
      if (!isRenewed || !answer.ok()) return route.fulfill({ response: answer });
      const { user, expires_at } = await answer.json();
      await route.fulfill({
        response: answer,
        json: { user: { ...user, email: 'new@longwater.example' }, expires_at },
      });
    });
    await page.clock.install();
    await signIn(page, 'desk');
    await page.goto('/');
    await other.goto('/');
    for (const tab of [page, other]) await expect(avatar(tab, 'desk')).toBeVisible();

    await page.clock.fastForward('09:05');
    // Within ten seconds, the shortest time that a browser waits, so that a fast clock does not make it renew in a
    // loop.
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Account of new@longwater.example' }).first()).toBeVisible();
    }
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  });
});

/** Signs in by the form, so that ending this session does not end another test's, and shows a client's name. */
async function openBookings(page: Page, shop: Parameters<typeof createBooking>[0]): Promise<string> {
  const { client } = await createBooking(shop, 'Mei Tanaka');
  await signIn(page, 'admin');
  await page.goto(`/bookings?name=${encodeURIComponent(client)}`);
  await expect(page.getByText(client).first()).toBeVisible();
  return client;
}

async function expectToHaveLeft(page: Page, client: string): Promise<void> {
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { name: 'Staff Sign In' })).toBeVisible();
  expect(await page.content()).not.toContain(client);
}

test('signing out in another tab leaves a protected page with all that it shows, and Back does not bring it back', async ({
  page,
  shop,
}) => {
  const client = await openBookings(page, shop);
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out everywhere?' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/staff');
  await other.getByRole('button', { name: 'Sign Out' }).click();

  await expectToHaveLeft(page, client);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const go of [() => page.goBack(), () => page.goForward(), () => page.goBack()]) {
    await go();
    await expectToHaveLeft(page, client);
  }
  const document = await page.request.get('/bookings');
  expect(document.headers()['cache-control']).toBe('no-store');
});

test('a session that is ended elsewhere leaves a protected page without a touch', async ({ page, shop, browser }) => {
  const client = await openBookings(page, shop);
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const other = await elsewhere.newPage();
  await signIn(other, 'admin');
  await other
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  await other.getByRole('menuitem', { name: 'Your sessions' }).click();
  const others = other.getByRole('button', { name: /^End the session in/ });
  await others.first().click();
  await expectToHaveLeft(page, client);
  await elsewhere.close();
});

test('what is entered when a session ends is there again after the next sign-in', async ({ page, shop }) => {
  const { client } = await createBooking(shop, 'Mei Tanaka');
  await signIn(page, 'admin');
  await page.goto(`/bookings?name=${encodeURIComponent(client)}`);
  await page.getByRole('button', { name: `Edit the booking of ${client}` }).click();
  await page.getByLabel('Notes').fill('Left shoulder');
  const save = page.getByRole('button', { name: /^Save/ });
  await expect(save).toBeEnabled();
  await page.context().clearCookies();
  // At once, before another request can tell.
  await save.dispatchEvent('click');
  await expectToHaveLeft(page, client);
  await expect(page.getByText('What you have entered is kept.')).toBeVisible();
  for (const name of ['Forgot your password?', 'Back to sign in', 'Back to Home'])
    await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/$/);
  await signedOut(page).click();
  const { email, password } = findDemoAccount('admin');
  await submitSignInForm(page, email, password);
  await expect(page.getByLabel('Notes')).toHaveValue('Left shoulder');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Booking updated successfully').first()).toBeVisible();
});

test('other forms keep what is entered, too, but no word about anybody’s health', async ({ page, shop }) => {
  await signIn(page, 'admin');
  /** Looks for the session as a page does that comes back from sleep. */
  const signInAgain = async (isKept = true) => {
    await page.context().clearCookies();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.waitForURL(/\/auth$/);
    if (isKept) await expect(page.getByText('What you have entered is kept.')).toBeVisible();
    const { email, password } = findDemoAccount('admin');
    await submitSignInForm(page, email, password);
    await page.waitForURL(({ pathname }) => pathname !== '/auth');
  };
  const service = page.getByRole('dialog', { name: 'Add Service' });
  await page.goto('/services?edit=new');
  await service.getByLabel('Name *').fill('Warm Stones');
  await service.getByLabel('Description *').fill('Stones along the spine, forty minutes.');
  await signInAgain();
  await expect(service.getByLabel('Description *')).toHaveValue('Stones along the spine, forty minutes.');
  const discard = page.getByRole('button', { name: 'Discard changes', exact: true });
  await service.getByRole('button', { name: 'Cancel' }).click();
  await discard.click();

  const closure = page.getByRole('dialog', { name: 'Add Closure' });
  const tagline = page.getByLabel('Tagline', { exact: true });
  await page.goto('/admindashboard?tab=settings');
  await tagline.fill('Quiet rooms');
  await page.getByRole('button', { name: 'Add Closure' }).click();
  await closure.getByLabel('Name *').fill('Renovation');
  await signInAgain();
  await expect(closure.getByLabel('Name *')).toHaveValue('Renovation');
  await expect(tagline).toHaveValue('Quiet rooms');
  await closure.getByRole('button', { name: 'Cancel' }).click();
  await discard.click();
  await page.getByRole('button', { name: 'Discard Changes', exact: true }).click();
  await expect(tagline).not.toHaveValue('Quiet rooms');

  const leave = page.getByRole('dialog', { name: 'Add Leave' });
  await page.goto('/admindashboard?tab=roster');
  await page.getByRole('button', { name: 'Add Leave' }).click();
  await leave.getByLabel('Note').fill('Back on the 4th');
  await signInAgain();
  await expect(leave.getByLabel('Note')).toHaveValue('Back on the 4th');
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await discard.click();

  // Of somebody else than whoever is at work, whose own days come first.
  const therapists: { id: string; is_active: boolean }[] = await (
    await page.request.get('/api/office/therapists')
  ).json();
  const [own, other] = therapists.filter(({ is_active }) => is_active).map(({ id }) => id);
  await page.route('**/api/auth/role', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), therapist_id: own } });
  });
  await page.goto(`/staff/schedule?therapist=${other}`);
  await page.getByRole('button', { name: 'Add Leave' }).click();
  await leave.getByLabel('Note').fill('Back on the 5th');
  const held = await holdRequests(page, '**/api/office/therapists', ['GET']);
  await signInAgain();
  await expect(page.getByRole('heading', { name: 'My Schedule' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Leave' })).toHaveCount(0);
  held.release();
  await expect(leave.getByLabel('Note')).toHaveValue('Back on the 5th');
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await discard.click();
  await page.unroute('**/api/auth/role');

  const { client } = await createBooking(shop, 'Mei Tanaka', undefined, { client_email: 'note@example.com' });
  const findClients = async () => (await (await page.request.get(`/api/clients?text=${client}`)).json()).items;
  await expect.poll(async () => (await findClients()).length).toBeGreaterThan(0);
  const address = `/clients/${(await findClients())[0].id}`;
  const note = page.getByRole('textbox', { name: 'New note' });
  await page.goto(address);
  await note.fill('Prefers the quiet room');
  await signInAgain();
  await expect(note).toHaveValue('Prefers the quiet room');
  await page.getByRole('radio', { name: 'Health note' }).check();
  await signInAgain(false);
  await page.goto(address);
  await expect(note).toHaveValue('');
});

test('a page that the browser kept shows nothing to whoever comes Back after a sign-out', async ({ page, shop }) => {
  const client = await openBookings(page, shop);
  const visibility = () => page.evaluate(() => document.documentElement.style.visibility);
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await leave();
  expect(await visibility()).toBe('hidden');
  const asked = await holdRequests(page, '**/api/auth/session', ['GET']);
  await comeBack();
  await asked.sent;
  expect(await visibility()).toBe('hidden');
  asked.release();
  await expect(page.getByText(client).first()).toBeVisible();

  await leave();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('session'));
  await comeBack();
  await expectToHaveLeft(page, client);
  expect(await visibility()).toBe('');
});
