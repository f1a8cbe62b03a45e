import type { Browser } from '@playwright/test';
import { demoAccounts } from '../../src/demo/content/demo-accounts.js';
import { dark, desktop, phone, visit } from './visit.js';

/** Names of the pictures and the addresses that they show. */
const screens = {
  bookings: '/bookings',
  'bookings-new': '/bookings?new',
  day: '/bookings?view=day',
  requests: '/bookings?view=requests',
  overview: '/admindashboard?tab=bookings',
  roster: '/admindashboard?tab=roster&view=week',
  customers: '/admindashboard?tab=customers',
  revenue: '/admindashboard?tab=revenue',
  settings: '/admindashboard?tab=settings',
  'action-log': '/admindashboard?tab=action-logs',
  therapists: '/therapists',
  services: '/services',
  system: '/system',
};
const own = { appointments: '/staff/appointments', schedule: '/staff/schedule', profile: '/staff/profile' };

/** The back office on the devices that people use: the desk on a wide screen, a therapist on a phone. */
export async function takeBackOffice(browser: Browser, address: string): Promise<void> {
  const [admin, therapist] = demoAccounts;
  await tour(browser, address, desktop, admin, Object.entries(screens));
  await tour(browser, address, { ...desktop, ...dark }, admin, [
    ['day-dark', screens.day],
    ['revenue-dark', screens.revenue],
  ]);
  await tour(browser, address, phone, admin, [
    ['bookings-phone', screens.bookings],
    ['requests-phone', screens.requests],
  ]);
  await tour(browser, address, phone, therapist, Object.entries(own));
}

async function tour(
  browser: Browser,
  address: string,
  options: Parameters<typeof visit>[2],
  { email, password }: { email: string; password: string },
  pictures: [name: string, path: string][],
): Promise<void> {
  await visit(browser, address, options, async (page, shot) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/auth');
    for (const [name, path] of pictures) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await shot(name);
    }
  });
}
