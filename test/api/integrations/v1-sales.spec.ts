import { randomUUID } from 'node:crypto';
import { Visitor } from '../../support/clients/visitor.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';

interface Sale {
  id: string;
  status: string;
}

it('sales are listed by day and read with their lines and payments, in cents', async () => {
  const office = await startPaymentsOffice();
  const { body: created } = await office.ada.post<{ key: string }>('/api-keys', { name: 'Books', scopes: ['read'] });
  const calls = new Visitor(office.server.url, { authorization: `Bearer ${created.key}` });
  const bookings = [
    await office.addBooking('09:00'),
    await office.addBooking('11:00'),
    await office.addBooking('13:00'),
  ];
  await office.pay(bookings[0]!, { amount: 89.5 });
  await office.pay(bookings[1]!, { amount: 50 });
  await office.pay(bookings[2]!, { amount: 89.5 });

  const list = (query: string) => calls.get<{ items: Sale[]; next_cursor: string | null }>(`/v1/sales${query}`);
  const { body: first } = await list('?limit=2');
  const { body: second } = await list(`?limit=2&cursor=${first.next_cursor}`);
  const all = [...first.items, ...second.items];
  expect([first.items.length, second.items.length, second.next_cursor]).toEqual([2, 1, null]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  const paid = all.find((sale) => (sale as unknown as { booking_ids: string[] }).booking_ids[0] === bookings[0])!;
  expect(paid).toEqual({
    ...{ id: paid.id, status: 'paid', day: '2026-03-02', currency: 'AUD', total_cents: 8950, paid_cents: 8950 },
    ...{ receipt_number: 1, booking_ids: [bookings[0]] },
  });
  expect(all.filter(({ status }) => status === 'open')).toMatchObject([{ paid_cents: 5000, receipt_number: null }]);
  expect((await list('?from=2026-03-03')).body.items).toEqual([]);
  expect(await list('?cursor=nonsense')).toMatchObject({ status: 422 });

  expect((await calls.get(`/v1/sales/${paid.id}`)).body).toMatchObject({
    ...paid,
    tax_cents: 814,
    lines: [{ kind: 'treatment', amount_cents: 8950, booking_id: bookings[0], service_name: 'Swedish' }],
    payments: [{ method: 'card', amount_cents: 8950, refunded_cents: 0, day: '2026-03-02' }],
  });
  expect(await calls.get(`/v1/sales/${randomUUID()}`)).toMatchObject({ status: 404 });
});
