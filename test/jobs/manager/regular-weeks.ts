import { dragBetween } from '../../e2e/support/drag-cells.js';
import { queryShopDatabase } from '../../e2e/support/shop-database.js';
import { atLeast, atMost, type Figure } from '../../support/figure.js';
import { openSignedIn, signInAsAdmin } from '../../web-performance/back-office/back-office-session.js';
import type { MeasuredShop } from '../measured-shop.js';
import { THERAPISTS } from '../data/full-shop.js';
import { PressCounter } from '../press-counter.js';

const WEEKS_AHEAD = 6;

/**
 * "Regular weeks": from the roster's page to a month of twelve people who work Monday to Friday all day and on Saturday in the
 * morning. A drag counts as one press. The month behind it is there without any.
 */
export async function regularWeeks(shop: MeasuredShop): Promise<Figure[]> {
  const monday = await mondayAhead(shop);
  const page = await openSignedIn(shop.browser, shop.url, await signInAsAdmin(shop.url));
  await page.goto(`/admindashboard?tab=roster&week=${monday}`);
  const counter = new PressCounter(page);
  const cell = (row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`);
  const drag = async (from: [number, number], to: [number, number]) => {
    counter.presses++;
    // Twelve people reach below what is above them leaves room for.
    await cell(...to).scrollIntoViewIfNeeded();
    await dragBetween(cell(...from), cell(...to));
    await page.getByText('Shifts Added').last().waitFor();
  };
  const brushes = page.getByRole('radiogroup', { name: 'Paint with' });

  await counter.press(page.getByRole('radiogroup', { name: 'View' }).getByText('Plan'));
  await counter.press(brushes.getByText('Full'));
  await drag([0, 0], [THERAPISTS - 1, 4]);
  await counter.press(brushes.getByText('Morning'));
  await drag([0, 5], [THERAPISTS - 1, 5]);
  await counter.press(page.getByRole('button', { name: 'Repeat…' }));
  await counter.press(page.getByRole('button', { name: /^Repeat and Enter \d+ Shifts/ }));
  await page.getByText('Weeks repeated').waitFor();
  const presses = counter.presses;
  const [first, second] = [await countShifts(shop, monday, 0), await countShifts(shop, monday, 4)];
  await page.context().close();
  const wanted = THERAPISTS * 6 * 4;
  return [
    atMost(`a month of ${THERAPISTS} people, presses`, presses, 40),
    atLeast('shifts in it', first, wanted),
    atMost('the next month, presses', 0, 0),
    atLeast('shifts in it without a press', second, wanted),
  ];
}

/** Of four weeks, so many weeks after a Monday. */
async function countShifts(shop: MeasuredShop, monday: string, weeks: number): Promise<number> {
  const [row] = await queryShopDatabase<{ n: number }>(
    shop,
    `select count(*)::int as n from therapist_roster
      where roster_date >= $1::date + 7 * $2::int and roster_date < $1::date + 7 * ($2::int + 4)`,
    [monday, weeks],
  );
  return row!.n;
}

async function mondayAhead(shop: MeasuredShop): Promise<string> {
  const [row] = await queryShopDatabase<{ day: string }>(
    shop,
    `select (date_trunc('week', now() at time zone $1)::date + 7 * $2::int)::text as day`,
    [shop.timeZone, WEEKS_AHEAD],
  );
  return row!.day;
}
