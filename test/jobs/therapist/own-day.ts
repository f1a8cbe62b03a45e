import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { findAccount } from '../open-office.js';
import { openPhone } from '../open-phone.js';
import { message, measureSeconds } from '../wait-for.js';

/** From the sign-in on her phone to her day, and through it. */
export async function ownDay(shop: MeasuredShop): Promise<Figure[]> {
  const hers = await openPhone(shop.browser, shop.url);
  const { page } = hers;
  const { email, password } = findAccount('mei');
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const next = page.locator('.appointment-next').first();
  const seconds = await measureSeconds(async () => {
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await next.waitFor();
  });
  const isInView = (await next.boundingBox())!.y < page.viewportSize()!.height;
  const settings = await page.getByText(/start times|Business Hours|Booking Rules/i).count();
  const arrived = page.getByRole('button', { name: /^Arrived: / }).first();
  const name = (await arrived.getAttribute('aria-label'))!.replace('Arrived: ', '');
  await hers.press(arrived);
  await message(page, `${name} has arrived`).waitFor();
  const toArrive = hers.presses;
  await hers.press(page.getByRole('button', { name: `Done: ${name}` }));
  await message(page, `Appointment of ${name} completed`).waitFor();
  return [
    atMost('her day after the sign-in', 0, 0, ' taps'),
    atMost('its seconds', seconds, 3, ' s'),
    { what: 'now or next without a swipe', value: isInView ? 'seen' : 'below', goal: 'seen', isMet: isInView },
    atMost('settings of the shop on it', settings, 0),
    atMost('a client has arrived', toArrive, 1, ' tap'),
    atMost('an appointment is done', hers.presses - toArrive, 1, ' tap'),
  ];
}
