import { expect, test } from '../../support/back-office-fixture.js';

const management = [
  ['Manage Bookings', '/bookings'],
  ['Manage Therapists', '/therapists'],
  ['Manage Services', '/services'],
  ['Admin Dashboard', '/admindashboard'],
] as const;

test('the account menu says who somebody is and leads into the office', async ({ admin, mei }) => {
  for (const [page, email, role] of [
    [admin, 'admin@longwater.example', 'Administrator'],
    [mei, 'mei@longwater.example', 'Staff Member'],
  ] as const) {
    await page.goto('/');
    const avatar = page.getByRole('button', { name: `Account of ${email}` });
    await expect(avatar).toHaveText(email.charAt(0).toUpperCase());
    await expect(page.getByRole('button', { name: 'Staff Sign In' })).toHaveCount(0);
    await avatar.click();
    const menu = page.locator('#account-menu');
    await expect(menu).toContainText(email);
    await expect(menu).toContainText(role);
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    for (const [label, path] of management)
      await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', path);
    await menu.getByRole('link', { name: 'Manage Bookings' }).click();
    await expect(page).toHaveURL(/\/bookings$/);
  }
});

test('the header stays in sight, its anchors lead to their sections, one press leads back up, and About books', async ({
  page,
}) => {
  await page.goto('/');
  for (const [label, id] of [
    ['Contact', 'contact'],
    ['About', 'about'],
    ['Services', 'services'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page
    .locator('#about')
    .getByRole('button', { name: /consult/i })
    .click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
});

test('the menu opens and closes in a browser that knows no popovers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
    addEventListener('beforetoggle', (event) => event.preventDefault(), true);
  });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  const closeByButton = () => page.getByRole('button', { name: 'Close menu' }).click();
  for (const close of [
    closeByButton,
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => menu.getByRole('link', { name: 'About' }).click(),
    // The application has taken over by now.
    closeByButton,
  ]) {
    await open.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
  await open.click();
  await menu.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
  await expect(menu).toBeHidden();
});
