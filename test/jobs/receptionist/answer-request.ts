import { bookOverHttp } from '../../e2e/support/book-over-http.js';
import { findFreeStart } from '../../e2e/support/booking-dialog.js';
import { atMost, type Figure } from '../../support/figure.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { message } from '../wait-for.js';

/** "Answer a request": two visitors ask for the same hour with anybody; the rows say whether it can be confirmed before any click. */
export async function answerRequest(shop: MeasuredShop): Promise<Figure[]> {
  const anyone = (await (await shop.request.get('/api/therapists/any-available')).json()) as { id: string };
  const free = await findFreeStart(shop.request, { daysAhead: 2 });
  for (const last_name of ['Asker', 'Rival'])
    await bookOverHttp(shop.request, shop, { ...free, therapistId: anyone.id }, { first_name: 'Nell', last_name });
  const desk = await openOffice(shop, 'reception', '/bookings?view=requests');
  const { page } = desk;
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Nell Asker', exact: true }) });
  await row.getByText(/Proposed: .+/).waitFor();
  const saysWho = await row.getByText(/Also wanted by .*Nell Rival/).count();
  await desk.press(row.getByRole('button', { name: /^Assign .+ and confirm/ }));
  await message(page, 'Booking confirmed with').waitFor();
  return [
    atMost('a request assigned and confirmed', desk.presses, 1, ' click'),
    {
      what: 'who else wants it, said before any click',
      value: saysWho ? 'yes' : 'no',
      goal: 'yes',
      isMet: saysWho > 0,
    },
  ];
}
