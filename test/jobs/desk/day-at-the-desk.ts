import type { Page } from '@playwright/test';
import { atMost, type Figure } from '../../support/figure.js';
import { openSignedIn, signInAsAdmin } from '../../web-performance/back-office/back-office-session.js';
import type { MeasuredShop } from '../measured-shop.js';
import { PressCounter } from '../press-counter.js';

/** "Walk-in" and "Run the day": from the calendar of today. */
export async function dayAtTheDesk(shop: MeasuredShop): Promise<Figure[]> {
  const page = await openSignedIn(shop.browser, shop.url, await signInAsAdmin(shop.url));
  await page.goto('/bookings?view=day');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const walkIn = await takeInWalkIn(page);
  const step = await startTreatment(page);
  await page.context().close();
  return [
    atMost('a walk-in: booked, confirmed and arrived', walkIn, 3, ' clicks'),
    atMost('a step of the day, from the card', step, 1, ' click'),
  ];
}

async function takeInWalkIn(page: Page): Promise<number> {
  const counter = new PressCounter(page);
  await counter.press(page.getByRole('button', { name: 'Walk-in', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await counter.press(dialog.getByRole('list', { name: 'Treatment' }).getByRole('button').first());
  const free = dialog.getByRole('region', { name: 'Therapist' }).getByRole('button').first();
  await counter.press(free);
  await page.getByText('Walk-in is here').waitFor();
  return counter.presses;
}

async function startTreatment(page: Page): Promise<number> {
  const counter = new PressCounter(page);
  // The steps of a card come forward while one points at it.
  await page
    .getByRole('button', { name: /^Walk-in, .* arrived$/ })
    .first()
    .hover();
  await counter.press(page.getByRole('button', { name: 'Start: Walk-in' }).first());
  await page.getByRole('button', { name: 'Done: Walk-in' }).first().waitFor();
  return counter.presses;
}
