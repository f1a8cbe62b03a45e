import { BookingDialog, findFreeStart, formatLongDate } from '../../e2e/support/booking-dialog.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openPhone, slowDown } from '../open-phone.js';

/** "Book on a phone in the tram": taps of a whole booking, and how long its times take on a slow line. */
export async function phoneBooking({ browser, url, request }: MeasuredShop): Promise<Figure[]> {
  const free = await findFreeStart(request);
  const counter = await openPhone(browser, url);
  const { page, press } = counter;
  const booking = new BookingDialog(page, press);
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Book Now' }));
  await booking.chooseDate(free.date);
  await booking.chooseTherapist(free.therapist);
  await press(booking.time(free.time));
  await booking.chooseService('Swedish');
  await booking.fillDetails('Marsh');
  await press(booking.confirm);
  await page.getByRole('dialog', { name: 'Payment Processing' }).waitFor();
  await page.context().close();
  const further = new Date(Date.parse(free.date) + 9 * 86_400_000).toISOString().slice(0, 10);
  return [
    atMost('a booking on a phone, taps', counter.presses, 12),
    atMost('times usable after the tap, 400 ms and 50 kB/s', await timesOnSlowLine(browser, url, free.date), 3, ' s'),
    atMost('the same of a day that few choose', await timesOnSlowLine(browser, url, further), 3, ' s'),
  ];
}

/** In seconds. */
async function timesOnSlowLine(browser: MeasuredShop['browser'], url: string, date: string): Promise<number> {
  const { page, press } = await openPhone(browser, url);
  await page.goto('/');
  await slowDown(page);
  const start = performance.now();
  await press(page.getByRole('button', { name: 'Book Now' }));
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await dialog.getByRole('grid').getByRole('button').first().waitFor();
  const day = dialog.getByRole('button', { name: formatLongDate(date) });
  if (!(await day.isVisible())) await press(dialog.getByRole('button', { name: 'Next month' }));
  await press(day);
  await dialog
    .getByRole('button', { name: /^\d+:\d\d [AP]M/, disabled: false })
    .first()
    .waitFor();
  const seconds = (performance.now() - start) / 1000;
  await page.context().close();
  return seconds;
}
