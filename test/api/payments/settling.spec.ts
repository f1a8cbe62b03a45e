import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;

const own = (price_value: number) => ({ price_kind: 'own', price_value, price_reason: 'Agreed' });
const waive = (saleId: string) => office.desk.post<SaleDto>(`/sales/${saleId}/waiver`, { reason: 'Shortened' });
const cashOf = async () => (await office.dayMoney('2026-03-02')).methods.find(({ method }) => method === 'cash')!.net;

/** Changes a booking as its editor does. */
async function edit(id: string, more: object): Promise<void> {
  const { service_id, therapist_id, booking_date, booking_time, client_name, client_phone, version } =
    await office.getBooking(id);
  const body = { service_id, therapist_id, booking_date, booking_time, client_name, client_phone, version, ...more };
  expect(await office.ada.send('PUT', `/bookings/${id}`, { status: 'confirmed', ...body })).toMatchObject({
    status: 200,
  });
}

beforeAll(async () => {
  office = await startPaymentsOffice();
});

it('cash and change counted as 500 where 300 was owed: 300 was taken, and 200 went back', async () => {
  const booking = await office.addBooking('09:00', own(300));
  const { body } = await office.pay(booking, { method: 'cash', amount: 300, tendered: 500 });
  expect(body).toMatchObject({ paid: 300, payments: [{ amount: 300, tendered: 500, change: 200 }] });
  expect(await cashOf()).toBe(300);
});

it('5-cent rounding left unpaid: cash pays all of it, and so it does the cents that a card left', async () => {
  const rounded = await office.addBooking('10:00', own(89.52));
  expect((await office.pay(rounded, { method: 'cash', amount: 89.52 })).body).toMatchObject({
    status: 'paid',
    remaining: 0,
  });
  const booking = await office.addBooking('11:00', own(89.52));
  expect((await office.pay(booking, { amount: 89.5 })).body).toMatchObject({ status: 'open', remaining: 0.02 });
  expect(await office.checkout(booking)).toMatchObject({ cash_due: 0 });
  const before = await cashOf();
  const { status, body } = await office.pay(booking, { method: 'cash', amount: 0.02 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ status: 'paid', remaining: 0, paid: 89.5, papers: [{ total: 89.52 }] },
    payments: [{ amount: 89.5 }, { amount: 0, rounding: 0.02, change: 0 }],
  });
  expect(await cashOf()).toBe(before);
  expect((await office.desk.post<SaleDto>(`/sales/${body.id}/void`, { reason: 'Wrong client' })).body).toMatchObject({
    ...{ status: 'voided', paid: 0 },
    papers: [{ total: 89.52 }, { kind: 'credit_note', total: 89.52 }],
  });
});

it('moving charges again: a paid booking that is moved stays paid, and takes no other payment', async () => {
  const booking = await office.addBooking('12:00');
  const { body: sale } = await office.pay(booking, { amount: 89.5 });
  await edit(booking, { booking_time: '13:00' });
  expect((await office.checkout(booking)).sale).toEqual(sale);
  expect(await office.pay(booking, { amount: 89.5 })).toMatchObject({ status: 409, body: { code: 'sale-paid' } });
});

it('the rest of a sale is waived once its price went down: it is paid, with a receipt of what was paid', async () => {
  const booking = await office.addBooking('14:00', own(110));
  expect(await waive(booking)).toMatchObject({ status: 404 });
  const { body: part } = await office.pay(booking, { amount: 55 });
  await edit(booking, own(55));
  const { status, body } = await waive(part.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ status: 'paid', total: 55, paid: 55, remaining: 0, tax: 5 },
    lines: [{ amount: 110 }, { kind: 'adjustment', amount: -55, reason: 'Shortened' }],
    papers: [{ kind: 'receipt', total: 55, tax: 5 }],
  });
  expect((await waive(part.id)).body).toEqual(body);
  expect(await office.checkout(booking)).toMatchObject({ booked: 55, remaining: 0 });
});

it('a rest is not waived where nothing was paid for the treatments, nor once the sale was voided', async () => {
  const booking = await office.addBooking('16:00');
  const { body: part } = await office.pay(booking, { amount: 10, tip: 10 });
  expect(await waive(part.id)).toMatchObject({ status: 409, body: { code: 'nothing-paid' } });
  await office.desk.post(`/sales/${part.id}/void`, { reason: 'Wrong client' });
  expect(await waive(part.id)).toMatchObject({ status: 409, body: { code: 'sale-voided' } });
});

it('a tip far beyond the bill is asked about once', async () => {
  const date = '2026-03-04';
  await office.shop.shift(office.mei, date, '09:00-17:00');
  const booking = await office.addBooking('09:00', { booking_date: date });
  const payment = { amount: 984.5, tip: 895 };
  expect(await office.pay(booking, payment)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'tip', message: expect.stringContaining('$895.00') }] },
  });
  expect((await office.checkout(booking)).sale).toBeNull();
  expect(await office.pay(booking, { ...payment, tip_confirmed: true })).toMatchObject({
    status: 201,
    body: { status: 'paid', total: 984.5 },
  });
});
