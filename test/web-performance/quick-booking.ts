import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, request as requests } from '@playwright/test';
import { BookingDialog, findFreeStart } from '../e2e/support/booking-dialog.js';
import { atMost, type Figure } from '../support/figure.js';
import { slowPhone } from './slow-phone.js';

/** Milliseconds that a person needs to find the next thing, and for a key. */
const thought = 1_500;
const key = 150;

/** A whole booking from `/`, at the pace of a person with a slow phone: every touch or field filled is an interaction. */
export async function quickBooking(browser: Browser, baseURL: string): Promise<Figure[]> {
  const request = await requests.newContext({ baseURL });
  const free = await findFreeStart(request);
  await request.dispose();
  const page = await slowPhone(browser, baseURL);
  const booking = new BookingDialog(page);
  const { dialog } = booking;
  await page.goto('/');
  const start = performance.now();
  let interactions = 0;
  const next = async (count: number, act: () => Promise<void>) => {
    interactions += count;
    await sleep(thought * count);
    await act();
  };
  const type = (label: string, text: string) =>
    next(1, () => dialog.getByLabel(label).pressSequentially(text, { delay: key, timeout: 60_000 }));

  await next(1, () => page.getByRole('button', { name: 'Book Now' }).tap());
  // A list is opened, then one of it chosen.
  await next(2, () => booking.chooseService('Swedish'));
  await next(2, () => booking.chooseTherapist(free.therapist));
  await next(1, () => booking.chooseDate(free.date));
  await next(1, () => booking.time(free.time).tap());
  await type('First Name*', 'Georgia');
  await type('Last Name*', 'Marsh');
  await type('Mobile Number*', '0491570156');
  await type('Email Address*', 'georgia@example.com');
  await next(1, () => booking.confirm.tap());
  await page.getByRole('dialog', { name: 'Payment Processing' }).waitFor({ timeout: 60_000 });
  const seconds = (performance.now() - start) / 1000;
  await page.context().close();
  return [
    atMost('a booking from /, at a person’s pace', seconds, 60, ' s'),
    atMost('a booking from /, interactions', interactions, 12),
  ];
}
