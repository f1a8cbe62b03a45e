import { expect, signIn, findDemoAccount, submitSignInForm, test } from '../../support/back-office-fixture.js';

test('admins sign in, stay signed in over a reload, and see what admins may do', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Welcome back!' })).toHaveCount(0);
  await expect(page.getByText('You have been signed in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admindashboard$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.goto('/auth');
  await expect(page).toHaveURL(/\/staff$/);
  await expect(page.getByText('Administrator', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Admin Dashboard/ })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(findDemoAccount('admin').email);
  expect(kept).not.toMatch(/token|eyJ/i);
});

test('a browser whose storage was emptied is signed in on the sign-in page, too, and sees the form only while that fails', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/auth');
  await page.getByLabel('Email').focus();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/auth/'))).toEqual([]);

  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const empty = async () => {
    // No page of the application, which would renew the session.
    await page.goto('/robots.txt');
    await page.context().clearCookies({ name: 'access' });
    await page.evaluate(() => localStorage.clear());
  };
  await empty();
  asked.length = 0;
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/staff$/);
  await expect(page.getByRole('heading', { name: 'Staff Dashboard' })).toBeVisible();
  // The form came with no document, and no code of it was fetched.
  expect(asked.filter((path) => /sign-in|SignIn/.test(path))).toEqual([]);

  await empty();
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Staff Sign In' })).toBeVisible();
  await page.unroute('**/api/auth/refresh');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Staff Dashboard' })).toBeVisible();
});

test('whoever signs in comes to the page where they work, a therapist to her day', async ({ browser, shop }) => {
  for (const [person, path, current] of [
    ['admin', '/admindashboard', 'Today'],
    ['reception', '/bookings?view=day', 'Calendar'],
    ['mei', '/staff', 'My Day'],
    ['auditor', '/admindashboard?tab=action-logs', 'Action Logs'],
  ] as const) {
    const context = await browser.newContext({ baseURL: shop.url });
    const page = await context.newPage();
    const { email, password } = findDemoAccount(person);
    await page.goto('/auth');
    await submitSignInForm(page, email, password);
    await expect(page).toHaveURL(`${shop.url}${path}`);
    const marked = page.getByRole('navigation', { name: 'Office' }).locator('[aria-current=page]');
    await expect(marked).toContainText(current);
    await context.close();
  }
});

test('a wrong password is answered by the service, a malformed email by the form', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await submitSignInForm(page, 'abc', '123');
  await expect(page.getByRole('alert').filter({ hasText: 'Validation Error' })).toContainText('Invalid email address');

  await submitSignInForm(page, 'nobody@longwater.example', '123456');
  await expect(page.getByRole('alert').filter({ hasText: 'Authentication Error' })).toBeVisible();

  await page.route('**/api/auth/sign-in', (route) => route.abort());
  await submitSignInForm(page, 'nobody@longwater.example', '1234567');
  await expect(page.getByText('An unexpected error occurred')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('signing out is done at once, here and in other tabs, even when the server does not answer', async ({ page }) => {
  await signIn(page, 'desk');
  const other = await page.context().newPage();
  await other.goto('/staff');
  await expect(other.getByRole('heading', { name: 'Staff Dashboard' })).toBeVisible();

  await page.route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Staff Sign In' })).toBeVisible();

  // The server hears of it with the next page.
  await page.unroute('**/api/auth/sign-out');
  const told = page.waitForResponse('**/api/auth/sign-out');
  await page.goto('/staff');
  expect((await told).status()).toBe(204);
  await expect(page.getByRole('heading', { name: 'Staff Sign In' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

test('a session near its end is renewed without anybody noticing', async ({ page }) => {
  await signIn(page, 'mei');
  // A pending request of the page before would renew the session, and its answer would be lost with the page.
  await page.goto('about:blank');
  const renewed = page.waitForResponse('**/api/auth/refresh');
  await page.context().clearCookies({ name: 'access' });
  await page.goto('/staff');
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Staff Dashboard' })).toBeVisible();
});

const staffPages = ['/staff/profile', '/staff/appointments', '/staff/schedule', '/staff/services', '/bookings'];

test('the office asks visitors to sign in', async ({ page }) => {
  for (const path of ['/staff', '/bookings']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth$/);
  }
});

test('who has no role is told so, and refused without a loop', async ({ desk }) => {
  await desk.route('**/api/auth/role', (route) => route.fulfill({ json: { role: null, therapist_id: null } }));
  for (const path of staffPages) {
    await desk.goto(path);
    await expect(desk).toHaveURL(/\/staff$/);
    const refusal = desk.getByRole('alert').filter({ hasText: 'Access Denied' });
    await expect(refusal).toContainText("You don't have permission to access this page");
  }
  await expect(desk.getByText("You don't have staff permissions. Please contact an administrator.")).toBeVisible();

  await desk.goto('/admindashboard');
  await expect(desk.getByRole('alert').filter({ hasText: 'Staff access required' })).toBeVisible();
  await expect(desk).toHaveURL(/localhost:\d+\/$/);
});

test('a role that cannot be read counts as none, without a toast', async ({ desk }) => {
  await desk.route('**/api/auth/role', (route) => route.abort());
  for (const path of ['/', '/staff']) {
    const noted = desk.waitForEvent('console', (entry) => entry.text().startsWith('The role could not be read'));
    await desk.goto(path);
    await noted;
    await expect(desk.getByRole('alert')).toHaveCount(0);
  }
  await desk.getByRole('button', { name: 'Return to Home' }).click();
  await expect(desk).toHaveURL(/localhost:\d+\/$/);

  await desk.goto('/admindashboard');
  const refusal = desk.getByRole('alert').filter({ hasText: 'Access Denied' });
  await expect(refusal).toContainText("You don't have permission to access this area");
  await expect(desk).toHaveURL(/localhost:\d+\/$/);
});

test('what is pressed and typed before any script has come counts', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/lazy-sign-in-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password').press('Enter');
  const submit = page.getByRole('button', { name: 'Sign In' });
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeInViewport();
  release();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await expect(submit).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('Loading…')).toHaveCount(0);
});
