import { addDays, toMonday } from '../../../src/kernel/local-time.js';
import { atMost, type Figure } from '../../support/figure.js';
import { THERAPISTS } from '../data/full-shop.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { shopNow } from '../shop-days.js';
import { measureSeconds } from '../wait-for.js';

/** "Hours and coverage" and "Print or share", of a week of twelve people that is full. */
export async function seeCoverage(shop: MeasuredShop): Promise<Figure[]> {
  const monday = addDays(toMonday((await shopNow(shop)).date), 7);
  const { page } = await openOffice(shop, 'admin', '/bookings');
  const coverage = page.getByRole('region', { name: 'Coverage' });
  const people = page.getByText(/ h rostered, .* booked/);
  const seconds = await measureSeconds(async () => {
    await page.goto(`/admindashboard?tab=roster&view=week&week=${monday}`);
    await coverage.getByRole('listitem').nth(6).waitFor();
    await people.nth(THERAPISTS - 1).waitFor({ state: 'attached' });
  });
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [
    atMost('hours per person and hour, from the address', seconds, 2, ' s'),
    atMost('pages of the printed week', pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, 1),
  ];
}
