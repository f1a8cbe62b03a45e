import type { Page } from '@playwright/test';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { PressCounter } from '../press-counter.js';
import { message, measureSeconds } from '../wait-for.js';

/** "Walk-in" and "Run the day": from the calendar of today, with its two hundred bookings. */
export async function runDay(shop: MeasuredShop): Promise<Figure[]> {
  const { page } = await openOffice(shop, 'reception', '/bookings?view=day');
  let walkIn = 0;
  const seconds = await measureSeconds(async () => (walkIn = await takeInWalkIn(page)));
  // It lies over the calendar's upper right corner.
  await message(page, 'Walk-in is here').waitFor({ state: 'hidden' });
  const expected = page.getByRole('button', { name: /^Arrived: / }).first();
  const name = (await expected.getAttribute('aria-label'))!.replace('Arrived: ', '');
  return [
    atMost('a walk-in: booked, confirmed and arrived', walkIn, 3, ' clicks'),
    atMost('its seconds', seconds, 10, ' s'),
    atMost('somebody has arrived, from the card', await step(page, name, 'Arrived', 'Start'), 1, ' click'),
    atMost('the treatment begins', await step(page, 'Walk-in', 'Start', 'Done'), 1, ' click'),
    atMost('it is done', await step(page, 'Walk-in', 'Done'), 1, ' click'),
  ];
}

async function takeInWalkIn(page: Page): Promise<number> {
  const counter = new PressCounter(page);
  await counter.press(page.getByRole('button', { name: 'Walk-in', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Walk-in' });
  await counter.press(dialog.getByRole('list', { name: 'Treatment' }).getByText('Neck in Half an Hour'));
  const free = dialog.getByRole('region', { name: 'Therapist' }).getByRole('button').first();
  await counter.press(free);
  await page.getByText('Walk-in is here').waitFor();
  return counter.presses;
}

/** The steps of a card come forward while one points at it. */
async function step(page: Page, name: string, take: string, next?: string): Promise<number> {
  const counter = new PressCounter(page);
  const button = page.getByRole('button', { name: `${take}: ${name}`, exact: true }).first();
  await page
    .locator('.card')
    .filter({ has: page.getByRole('button', { name: `${take}: ${name}`, exact: true }) })
    .first()
    .hover();
  await counter.press(button);
  if (next)
    await page
      .getByRole('button', { name: `${next}: ${name}`, exact: true })
      .first()
      .waitFor();
  else await button.waitFor({ state: 'hidden' });
  return counter.presses;
}
