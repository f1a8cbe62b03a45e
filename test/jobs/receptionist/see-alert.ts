import type { Locator } from '@playwright/test';
import { eventually } from '../../support/eventually.js';
import type { Figure } from '../../support/figure.js';
import { OfficeRequest } from '../data/office-request.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { bookClient } from './booked-client.js';

const ALERT = 'Nut oil allergy';

/** "Know what matters": a client's alert is read on the card, in the summary and in the list without a click for it. */
export async function seeAlert(shop: MeasuredShop): Promise<Figure[]> {
  const { name, date } = await bookClient(shop, 'Alva Alerted', { daysAhead: 6 });
  const office = await OfficeRequest.signIn(shop.url);
  const { id } = await eventually(async () => {
    const { items } = await office.get<{ items: { id: string; name: string }[] }>(
      `/clients?text=${encodeURIComponent(name)}`,
    );
    return items.find((each) => each.name === name);
  }, 'the client to be found');
  await office.send('put', `/clients/${id}/alert`, { alert: ALERT });
  await office.close();
  const { page } = await openOffice(shop, 'reception', `/bookings?view=day&date=${date}`);
  const card = page.getByRole('button', { name: `${name}, ` });
  const onCard = await isSeen(card.getByText(ALERT));
  await card.click();
  const inSummary = await isSeen(page.getByRole('dialog', { name }).getByText(ALERT));
  await page.goto(`/bookings?date=${date}&name=${encodeURIComponent(name)}`);
  const inList = await isSeen(page.getByRole('main').getByText(ALERT));
  const said = (where: string, isSaid: boolean): Figure => ({
    ...{ what: `a client's alert, ${where}`, value: isSaid ? 'seen' : 'not seen', goal: 'no click', isMet: isSaid },
  });
  return [said('on the card', onCard), said('in the summary', inSummary), said('in the list, at arrival', inList)];
}

const isSeen = (line: Locator): Promise<boolean> =>
  line
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
