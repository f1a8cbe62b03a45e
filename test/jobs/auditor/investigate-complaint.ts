import { addDays } from '../../../src/kernel/local-time.js';
import { eventually } from '../../support/eventually.js';
import { atMost, type Figure } from '../../support/figure.js';
import { OfficeRequest } from '../data/office-request.js';
import type { MeasuredShop } from '../measured-shop.js';
import { openOffice } from '../open-office.js';
import { bookClient } from '../receptionist/booked-client.js';
import { toAustralianDate, shopNow } from '../shop-days.js';
import { measureSeconds } from '../wait-for.js';

/** A complaint: "somebody cancelled my mother's booking". From the name to the sentence, the history, and who could. */
export async function investigateComplaint(shop: MeasuredShop): Promise<Figure[]> {
  const { id, name } = await bookClient(shop, 'Cora Complaint', { daysAhead: 7 });
  const office = await OfficeRequest.signIn(shop.url);
  const { version } = await office.get<{ version: number }>(`/bookings/${id}`);
  await office.post(`/bookings/${id}/cancellation`, { reason: 'No one free', version });
  await eventually(
    async () => {
      const logs = await office.get<{ items: unknown[] }>(`/admin-action-logs?search=${encodeURIComponent(name)}`);
      return logs.items.length > 1 ? true : undefined;
    },
    'the log to follow',
    60_000,
  );
  await office.close();
  const auditor = await openOffice(shop, 'admin', '/admindashboard?tab=action-logs');
  const { page } = auditor;
  const row = page
    .getByRole('table', { name: 'Admin Action Logs' })
    .locator('tbody tr[data-row]')
    .filter({ hasText: 'booking_cancel' })
    .first();
  const seconds = await measureSeconds(async () => {
    await page.getByRole('searchbox', { name: 'Search logs' }).fill(name);
    await row.filter({ hasText: 'Cora C.' }).waitFor();
  });
  const sentence = await row.innerText();
  const isInWords = /Cancelled Cora C[^\n]*\d [AP]M.*No one free/.test(sentence) && sentence.includes('@');
  const roles = await readRoles(shop);
  const history = await readHistory(shop, name);
  return [
    atMost('the sentence after the name is typed', seconds, 2, ' s'),
    { what: 'who, whom, when and why in words', value: isInWords ? 'yes' : 'no', goal: 'yes', isMet: isInWords },
    ...history,
    atMost('who held which role on a day, presses', roles, 2),
  ];
}

async function readHistory(shop: MeasuredShop, name: string): Promise<Figure[]> {
  const auditor = await openOffice(shop, 'admin', `/bookings?status=all&name=${encodeURIComponent(name)}`);
  const { page } = auditor;
  const history = page.getByRole('region', { name: 'History' });
  const seconds = await measureSeconds(async () => {
    await auditor.press(page.getByRole('button', { name: new RegExp(`^${name}`) }).first());
    await history
      .getByText(/Cancelled/)
      .first()
      .waitFor();
  });
  const mails = await history.getByText(/mail/i).count();
  return [
    atMost("a booking's whole history", auditor.presses, 1, ' click'),
    atMost('its seconds', seconds, 2, ' s'),
    { what: 'its mails, in the same place', value: String(mails), goal: '≥ 1', isMet: mails > 0 },
  ];
}

async function readRoles(shop: MeasuredShop): Promise<number> {
  const auditor = await openOffice(shop, 'admin', '/admindashboard?tab=action-logs');
  const { page } = auditor;
  const day = toAustralianDate(addDays((await shopNow(shop)).date, -1));
  await auditor.press(page.getByRole('button', { name: 'Roles on a Day' }));
  await page.getByLabel('Day', { exact: true }).fill(day);
  await auditor.key('Enter');
  await page
    .getByRole('table', { name: 'Accounts on that day' })
    .getByRole('row', { name: /Administrator/ })
    .waitFor();
  return auditor.presses;
}
