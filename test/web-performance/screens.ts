import { expect, type Page } from '@playwright/test';
import type { ShopWithBookings } from './shop-with-bookings.js';

interface Screen {
  name: string;
  /** Leads to it and returns when it is complete. */
  show: (page: Page, shop: ShopWithBookings) => Promise<unknown>;
}

const at = (path: string) => (page: Page) => page.goto(path, { waitUntil: 'networkidle' });

/** Every public screen outside of the booking dialog. */
export const screens: Screen[] = [
  { name: 'landing', show: at('/') },
  { name: 'mobile menu', show: openMenu },
  { name: 'manage page, confirmed', show: (page, shop) => at(shop.confirmedLink)(page) },
  { name: 'manage page, requested', show: (page, shop) => at(shop.requestedLink)(page) },
  { name: 'booking submitted', show: at('/booking-success') },
  { name: 'verified', show: async (page, shop) => at(await shop.nextVerificationLink())(page) },
  { name: 'verification failed', show: at('/verify-booking#token=used') },
  { name: 'cancelled', show: at('/booking-cancelled') },
  { name: 'auth', show: at('/auth') },
  { name: 'auth, errors', show: failToSignIn },
  { name: 'privacy', show: at('/privacy-policy') },
  { name: 'terms', show: at('/terms-of-service') },
  { name: 'gifts', show: at('/gift-certificates') },
  { name: '404', show: at('/nope') },
  { name: 'crash screen', show: breakPage },
];

async function openMenu(page: Page): Promise<void> {
  await at('/')(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await expect(page.getByRole('button', { name: 'Book Appointment' })).toBeVisible();
}

async function failToSignIn(page: Page): Promise<void> {
  await at('/auth')(page);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

/** An answer that no page can draw. */
async function breakPage(page: Page): Promise<void> {
  await page.route('**/api/shop', async (route) => {
    const shop: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...shop, name: { broken: true } } });
  });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/api/shop');
}
