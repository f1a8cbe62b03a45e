import { expect, test } from '../../support/back-office-fixture.js';
import { test as visitors } from '../../support/shop-fixture.js';

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

test('the header stays in sight, its anchors lead to their sections, and one press leads back up', async ({ page }) => {
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
});

// In a shop of the visitors' tests: those of the office change the opening hours of theirs.
visitors('the rest of the page says what the shop promises', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('#contact');
  for (const words of ['Mon-Fri 9am-10pm', 'Saturday 9am-10pm', 'Sunday 9am-5pm'])
    await expect(contact).toContainText(words);
  await expect(contact).toContainText('Walk-ins welcome, but appointments are recommended');
  await expect(contact).toContainText('within 24 hours');
  await expect(contact.locator('address')).toContainText('Surry Hills');
  await expect(contact.locator('map')).toHaveCount(1);
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  const reasons = [
    'Over 15 years of experience',
    'Licensed therapists',
    'Personalised plans',
    'Flexible evenings and weekends',
  ];
  await expect(page.locator('.reasons').getByRole('heading', { level: 3 })).toHaveText(reasons);
  await expect(page.getByRole('blockquote')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const label of ['Privacy Policy', 'Terms of Service', 'Gift Certificates'])
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/${label.toLowerCase().replaceAll(' ', '-')}`,
    );

  await page
    .locator('#about')
    .getByRole('button', { name: /consult/i })
    .click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
});
