import { findFreeStart } from '../../e2e/support/booking-dialog.js';
import { atMost, type Figure } from '../../support/figure.js';
import { importedClient } from '../data/import-clients.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { message, measureSeconds } from '../wait-for.js';

/** "Book by phone": a client whom the shop knows, from the list of bookings, by the keyboard alone and as fast as one types. */
export async function bookByPhone(shop: MeasuredShop): Promise<Figure[]> {
  const free = await findFreeStart(shop.request);
  const { name } = importedClient(12_345);
  const desk = await openOffice(shop, 'reception', '/bookings');
  const { page } = desk;
  const seconds = await measureSeconds(async () => {
    await desk.key('n');
    const editor = page.getByRole('dialog', { name: /Add Booking/ });
    await editor.getByLabel('Client name *').waitFor();
    await desk.type(name);
    await page.getByRole('option', { name }).first().waitFor({ state: 'attached' });
    await desk.step('ArrowDown');
    await desk.key('Enter');
    await desk.tabTo(editor.getByLabel('Service *'));
    await desk.type('Swedish');
    await desk.key('Enter');
    await desk.tabTo(editor.getByLabel('Therapist *'));
    await desk.type(free.therapist);
    await desk.key('Enter');
    await desk.tabTo(editor.getByLabel('Date *'));
    await desk.type(free.date.split('-').reverse().join('/'));
    // The times come once the date is taken, behind the buttons of its field.
    await desk.step('Tab');
    const times = editor.getByRole('radio');
    await times.first().waitFor({ state: 'attached' });
    await desk.tabTo(times);
    await desk.key('Space');
    await desk.key('Control+Enter');
    await message(page, 'Booking confirmed').waitFor();
  });
  return [
    atMost('a booking for a known client without a mouse, presses', desk.presses, 6),
    atMost('its seconds, typing included', seconds, 20, ' s'),
    { what: 'Tabs and arrows between the fields', value: String(desk.steps), goal: 'told', isMet: true },
  ];
}
