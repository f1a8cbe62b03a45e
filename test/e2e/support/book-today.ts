import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { BackOfficeClient } from './back-office-client.js';
import { expect } from './back-office-fixture.js';
import { shopDateAhead } from './page-elements.js';
import { queryShopDatabase } from './shop-database.js';
import type { Shop } from './shop-fixture.js';

/** Books today's treatments for a client of whom no other test knows, at $165.00 each. */
export async function bookToday(
  shop: Shop,
  request: APIRequestContext,
  guests = 1,
): Promise<{ client: string; ids: string[] }> {
  const office = await BackOfficeClient.signIn(request, shop);
  const [date, headers] = [await shopDateAhead(shop, 0), { origin: shop.url }];
  const services: { id: string; name: string }[] = await (await request.get('/api/services')).json();
  const service_id = services.find(({ name }) => name === 'Hot Stone Massage')!.id;
  const client = `Till ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const parts = [];
  for (let guest = 1; guest <= guests; guest++) {
    const { id } = await office.addTherapistOnDuty(`Till ${randomUUID().slice(0, 8)}`, date);
    parts.push({ service_id, therapist_id: id, guest });
  }
  const visit = { client_name: client, client_phone: '0491 570 110', booking_date: date, booking_time: '09:00' };
  const [{ guest: _, ...treatment }] = parts as [(typeof parts)[0]];
  const answer =
    guests > 1
      ? await request.post('/api/office-visits', { data: { ...visit, status: 'confirmed', parts }, headers })
      : await request.post('/api/office-bookings', { data: { ...visit, status: 'confirmed', ...treatment }, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  const rows = await queryShopDatabase<{ id: string }>(
    shop,
    'select id from bookings where client_name = $1 order by visit_part, id',
    [client],
  );
  return { client, ids: rows.map(({ id }) => id) };
}
