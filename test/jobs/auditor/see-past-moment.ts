import { addDays } from '../../../src/kernel/local-time.js';
import { typeTime } from '../../e2e/support/page-elements.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { shopNow } from '../shop-days.js';
import { measureSeconds } from '../wait-for.js';

/** "Any moment": a full day as it was an hour ago and as it was yesterday, the lists of bookings and customers, and why a start was not free then. */
export async function seePastMoment(shop: MeasuredShop): Promise<Figure[]> {
  const { date, time } = await shopNow(shop);
  const auditor = await openOffice(shop, 'admin', '/admindashboard?tab=action-logs');
  const { page } = auditor;
  const day = page.getByRole('table', { name: 'The day as it was' });
  const rows = day.getByRole('row');
  const today = await measureSeconds(async () => {
    await auditor.press(page.getByRole('button', { name: 'View as of…' }));
    await rows.nth(1).waitFor();
  });
  const bookings = await day.getByRole('listitem').count();
  const openAt = async (shownDay: string, at: string): Promise<number> => {
    await page.goto('/bookings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return measureSeconds(async () => {
      await page.goto(`/past?day=${shownDay}&at=${at}`);
      await rows.nth(1).waitFor();
    });
  };
  const earlier = await openAt(addDays(date, 3), `${date}T${time}`);
  const longAgo = await openAt(addDays(date, -7), `${addDays(date, -8)}T12:00`);
  const openList = (view: 'bookings' | 'customers'): Promise<number> =>
    measureSeconds(async () => {
      await page.goto(`/past?view=${view}&at=${date}T${time}`);
      await page
        .getByRole('table', { name: / as they were$/ })
        .getByRole('button')
        .first()
        .waitFor();
    });
  const bookingList = await openList('bookings');
  const customerList = await openList('customers');
  await page.goto(`/past?day=${date}&at=${date}T${time}`);
  await rows.nth(1).waitFor();
  const why = await measureSeconds(async () => {
    await typeTime(page, 'Start', '03:00');
    await page.locator('.past-causes li').first().waitFor();
  });
  return [
    atMost(`today's ${bookings} bookings as they were, after one press`, today, 2, ' s'),
    atMost('a day to come as it was this minute, from its address', earlier, 2, ' s'),
    atMost('a day of last week as it was the day before', longAgo, 2, ' s'),
    atMost('the list of bookings as it was this minute, from its address', bookingList, 2, ' s'),
    atMost('the list of customers as it was this minute, from its address', customerList, 2, ' s'),
    atMost('why a start was not free then', why, 2, ' s'),
  ];
}
