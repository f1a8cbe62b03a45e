import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { measureSeconds } from '../wait-for.js';
import { bookClient } from './booked-client.js';

/** "Open a booking": from a press in the list and in the calendar to its summary, with its history. */
export async function openBooking(shop: MeasuredShop): Promise<Figure[]> {
  const { name, date } = await bookClient(shop, 'Olga Opened', { daysAhead: 6 });
  const open = async (where: string, path: string): Promise<Figure[]> => {
    const desk = await openOffice(shop, 'reception', path);
    const opened = desk.page.getByRole('dialog', { name });
    const seconds = await measureSeconds(async () => {
      await desk.press(desk.page.getByRole('button', { name }).first());
      await opened.getByText(/^Booked by/).waitFor();
    });
    return [
      atMost(`the summary from the ${where}`, desk.presses, 1, ' click'),
      atMost(`its seconds, from the ${where}`, seconds, 1, ' s'),
    ];
  };
  return [
    ...(await open('list', `/bookings?date=${date}&name=${encodeURIComponent(name)}`)),
    ...(await open('calendar', `/bookings?view=day&date=${date}`)),
  ];
}
