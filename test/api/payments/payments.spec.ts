import { randomUUID } from 'node:crypto';
import { SalesSettings, ShopSettings } from '../../../src/catalog/index.js';
import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import type { OfficeBooking } from '../../support/fixtures/start-office.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
const today = '2026-03-02';

beforeAll(async () => {
  office = await startPaymentsOffice();
});

/** Numbers that were given to papers of a kind, in their order. */
const numbers = async (paper: string) =>
  (
    await sql<{ n: number }>(
      office.shop.em,
      `select (data ->> 'number')::int as n from event_log where type = 'PaperIssued' and data ->> 'paper' = $1 order by n`,
      [paper],
    )
  ).map(({ n }) => n);

it('a booking is read, paid exactly by card, and has a numbered receipt with its tax', async () => {
  const booking = await office.addBooking('09:00');
  expect(await office.checkout(booking)).toMatchObject({
    sale: null,
    lines: [{ kind: 'treatment', amount: 89.5, service_name: 'Swedish' }],
    currency: 'AUD',
    ...{ total: 89.5, paid: 0, remaining: 89.5, cash_due: 89.5 },
    methods: ['cash', 'card', 'other'],
    tips: [
      { percent: 10, amount: 8.95 },
      { percent: 15, amount: 13.43 },
      { percent: 20, amount: 17.9 },
    ],
  });
  const { status, body } = await office.pay(booking, { amount: 98.45, tip: 8.95 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'paid',
    ...{ total: 98.45, tax: 8.14, tax_rate: 10, paid: 98.45, remaining: 0 },
    papers: [{ kind: 'receipt', total: 98.45, tax: 8.14, day: today }],
  });
  expect((await office.desk.get<SaleDto>(`/sales/${body.id}`)).body).toEqual(body);
  expect((await office.checkout(booking)).sale).toEqual(body);
});

it('cash has change, and what has no coin is a rounding: nothing is left to pay', async () => {
  const booking = await office.addBooking('10:00', { price_kind: 'own', price_value: 164.98, price_reason: 'Agreed' });
  expect(await office.checkout(booking)).toMatchObject({ remaining: 164.98, cash_due: 165, smallest_coin: 0.05 });
  const { body } = await office.pay(booking, { method: 'cash', amount: 164.98, tendered: 200 });
  expect(body).toMatchObject({
    status: 'paid',
    remaining: 0,
    payments: [{ amount: 165, rounding: -0.02, tendered: 200, change: 35 }],
  });
});

it('the same payment again is answered as the first time; another one under its id is refused', async () => {
  const booking = await office.addBooking('11:00');
  const other = await office.addBooking('12:00');
  const id = randomUUID();
  const first = await office.pay(booking, { id, amount: 89.5 });
  expect(await office.pay(booking, { id, amount: 89.5 })).toMatchObject({ status: 201, body: first.body });
  const refused = { status: 409, body: { code: 'payment-id-reused' } };
  expect(await office.pay(booking, { id, amount: 80 })).toMatchObject(refused);
  expect(await office.pay(other, { id, amount: 89.5 })).toMatchObject(refused);
  expect(await office.pay(booking, { amount: 5 })).toMatchObject({ status: 409, body: { code: 'sale-paid' } });
  expect((await office.checkout(other)).paid).toBe(0);
});

it('refusals name the field, and a route tells what it does not know', async () => {
  const booking = await office.addBooking('13:00');
  const fields = async (payment: object) =>
    ((await office.pay(booking, payment)).body as unknown as { errors: { field: string }[] }).errors.map(
      ({ field }) => field,
    );
  expect(await fields({ id: 'no id', method: 'cheque', amount: 0 })).toEqual(
    expect.arrayContaining(['id', 'method', 'amount']),
  );
  expect(await fields({ method: 'cash', amount: 89.5, tendered: 80 })).toEqual(['tendered']);
  expect(await fields({ amount: 1, adjustment: { amount: -89.5, reason: 'Free' } })).toEqual(['adjustment']);
  expect(await fields({ amount: 1, adjustment: { amount: 0, reason: 'Nothing' } })).toEqual(['adjustment']);
  expect(await office.pay(booking, { amount: 90 })).toMatchObject({ status: 409, body: { code: 'over-payment' } });
  expect(await office.pay(randomUUID(), { amount: 90 })).toMatchObject({ status: 404 });
  expect(await office.desk.get(`/sales/${randomUUID()}`)).toMatchObject({ status: 404 });
  expect((await office.checkout(booking)).sale).toBeNull();
});

it('what the shop does not accept is refused, as is a booking that is not confirmed', async () => {
  const booking = await office.addBooking('14:00');
  await office.changeSettings({ acceptCash: false });
  expect((await office.checkout(booking)).methods).toEqual(['card', 'other']);
  const inCash = { method: 'cash', amount: 89.5 };
  expect(await office.pay(booking, inCash)).toMatchObject({ status: 409, body: { code: 'method-not-accepted' } });
  await office.changeSettings({});
  const { version } = await office.getBooking(booking);
  await office.ada.post(`/bookings/${booking}/cancellation`, { reason: 'Ill', version });
  expect(await office.pay(booking, inCash)).toMatchObject({ status: 409, body: { code: 'not-confirmed' } });
});

describe('another day', () => {
  const date = '2026-03-04';
  let booking: string;
  let sale: SaleDto;

  beforeAll(async () => {
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  beforeEach(async () => {
    const { body } = await office.ada.get<{ items: OfficeBooking[] }>(`/bookings?date=${date}`);
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00'];
    const free = times.find((time) => !body.items.some(({ booking_time }) => booking_time === time))!;
    booking = await office.addBooking(free, { booking_date: date });
    sale = (await office.pay(booking, { amount: 89.5 })).body;
  });

  it('only one refund per payment: several are given, each with a credit note, up to its amount', async () => {
    expect((await office.refund(sale, { amount: 40 })).body).toMatchObject({ paid: 49.5, status: 'paid' });
    expect(await office.refund(sale, { amount: 49.51 })).toMatchObject({ status: 409, body: { code: 'over-refund' } });
    const { body } = await office.refund(sale, { amount: 49.5 });
    expect(body.paid).toBe(0);
    expect(body.papers.map(({ kind, total, tax }) => ({ kind, total, tax }))).toEqual([
      { kind: 'receipt', total: 89.5, tax: 8.14 },
      { kind: 'credit_note', total: 40, tax: 3.64 },
      { kind: 'credit_note', total: 49.5, tax: 4.5 },
    ]);
    expect(body.refunds.map(({ reason }) => reason)).toEqual(['Unhappy', 'Unhappy']);
  });

  it('reception gives back up to the refund limit of a sale, and an administrator more', async () => {
    await office.shop.saveSetting('sales_settings', {
      ...{ legalName: '', taxNumber: '', isTaxRegistered: true },
      refundLimit: 50,
      giftCertificateYears: 0,
    });
    try {
      expect((await office.refund(sale, { amount: 30 })).status).toBe(201);
      expect(await office.refund(sale, { amount: 20.01 })).toMatchObject({
        status: 409,
        body: { code: 'refund-limit', errors: [{ field: 'amount' }] },
      });
      const input = { id: randomUUID(), payment_id: sale.payments[0]!.id, method: 'card', reason: 'Unhappy' };
      const byAdmin = await office.ada.post<SaleDto>(`/sales/${sale.id}/refunds`, { ...input, amount: 59.5 });
      expect(byAdmin).toMatchObject({ status: 201, body: { paid: 0 } });
    } finally {
      await office.shop.saveSetting('sales_settings', new SalesSettings());
    }
  });

  it('a wrong sale is voided, and the booking can be paid once more', async () => {
    const { status, body } = await office.desk.post<SaleDto>(`/sales/${sale.id}/void`, { reason: 'Wrong client' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'voided', paid: 0, void_reason: 'Wrong client' });
    expect(body.papers.map(({ kind }) => kind)).toEqual(['receipt', 'credit_note']);
    expect(await office.checkout(booking)).toMatchObject({ sale: null, remaining: 89.5 });
    const again = await office.pay(booking, { amount: 89.5 });
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(sale.id);
  });

  it('a wrong method is corrected, and the money of the day follows', async () => {
    const before = await office.dayMoney(today);
    const cashOf = ({ methods }: typeof before) => methods.find(({ method }) => method === 'cash')!.net;
    const [payment] = sale.payments;
    const path = `/sales/${sale.id}/payments/${payment!.id}/method`;
    const { body } = await office.desk.send<SaleDto>('PUT', path, { method: 'cash', reason: 'Slip' });
    expect(body.payments).toMatchObject([{ method: 'cash', noted_as: 'card', amount: 89.5 }]);
    expect(cashOf(await office.dayMoney(today)) - cashOf(before)).toBeCloseTo(89.5);
    await office.changeSettings({ acceptCard: false });
    const back = await office.desk.send('PUT', path, { method: 'card', reason: 'No' });
    await office.changeSettings({});
    expect(back).toMatchObject({ status: 409, body: { code: 'method-not-accepted' } });
  });

  it('on a later day it is neither voided nor corrected, but given back', async () => {
    office.clock.advance({ days: 1 });
    await office.signIn();
    try {
      const anotherDay = { status: 409, body: { code: 'another-day' } };
      expect(await office.desk.post(`/sales/${sale.id}/void`, { reason: 'Late' })).toMatchObject(anotherDay);
      const path = `/sales/${sale.id}/payments/${sale.payments[0]!.id}/method`;
      expect(await office.desk.send('PUT', path, { method: 'other', reason: 'Late' })).toMatchObject(anotherDay);
      expect((await office.refund(sale, { amount: 10 })).body.refunds).toMatchObject([
        { amount: 10, day: '2026-03-03' },
      ]);
    } finally {
      office.clock.advance({ days: -1 });
      await office.signIn();
    }
  });
});

describe('a couple', () => {
  const date = '2026-03-05';
  const book = async (booking_time: string) => {
    const { body } = await office.ada.post<{ id: string; bookings: OfficeBooking[] }>('/office-visits', {
      parts: [office.mei, office.tom].map((therapist_id, nth) => ({
        service_id: office.swedish,
        therapist_id,
        guest: nth + 1,
      })),
      ...{
        booking_date: date,
        booking_time,
        client_name: 'Georgia Marsh',
        client_phone: '9999 8888',
        status: 'confirmed',
      },
    });
    return body.bookings.map(({ id }) => id) as [string, string];
  };

  beforeAll(async () => {
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it('pays together: one sale, whichever booking it is paid from', async () => {
    const [first, second] = await book('09:00');
    expect(await office.checkout(first)).toMatchObject({ total: 179 });
    const { body } = await office.pay(second, { amount: 179 });
    expect((await office.checkout(first)).sale?.id).toBe(body.id);
  });

  it('pays apart: a sale for each', async () => {
    const [first, second] = await book('11:00');
    expect(await office.checkout(first, '?apart=true')).toMatchObject({
      total: 89.5,
      guests: 2,
      next_booking_id: null,
    });
    const one = await office.pay(first, { amount: 89.5, apart: true });
    expect(await office.checkout(first)).toMatchObject({ guests: 1, next_booking_id: second });
    const other = await office.pay(second, { method: 'cash', amount: 89.5, apart: true });
    expect([one.body.status, other.body.status]).toEqual(['paid', 'paid']);
    expect(one.body.id).not.toBe(other.body.id);
  });

  it('32 payments from both bookings at once: one sale, and nothing is over-paid', async () => {
    const bookings = await book('13:00');
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, nth) => office.pay(bookings[nth % 2]!, { amount: 179 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(31);
    expect(await office.checkout(bookings[0])).toMatchObject({ paid: 179, remaining: 0 });
  });
});

it('a bill stays what it was when the price changes or the visit is cancelled, and the checkout tells so', async () => {
  const date = '2026-03-12';
  await office.shop.shift(office.mei, date, '09:00-17:00');
  const booking = await office.addBooking('09:00', { booking_date: date });
  expect((await office.checkout(booking)).booked).toBeNull();
  await office.pay(booking, { amount: 50 });
  expect(await office.checkout(booking)).toMatchObject({ booked: 89.5, total: 89.5 });
  const { service_id, therapist_id, booking_time, client_name, client_phone, version } =
    await office.getBooking(booking);
  const edited = await office.ada.send<{ version: number }>('PUT', `/bookings/${booking}`, {
    ...{ service_id, therapist_id, booking_date: date, booking_time, client_name, client_phone, version },
    ...{ status: 'confirmed', price_kind: 'own', price_value: 120, price_reason: 'Longer' },
  });
  expect(edited.status).toBe(200);
  expect(await office.checkout(booking)).toMatchObject({ booked: 120, total: 89.5, remaining: 39.5 });
  await office.ada.post(`/bookings/${booking}/cancellation`, { reason: 'Ill', version: edited.body.version });
  expect(await office.checkout(booking)).toMatchObject({ booked: 0, total: 89.5 });
});

it('bookings tell what was paid of them: the list, the calendar and each alone', async () => {
  const date = '2026-03-13';
  await office.shop.shift(office.mei, date, '09:00-17:00');
  const bookings = [];
  for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00'])
    bookings.push(await office.addBooking(time, { booking_date: date }));
  const [, part, whole, back, voided] = bookings as [string, string, string, string, string];
  await office.pay(part, { amount: 50 });
  await office.refund((await office.pay(whole, { amount: 89.5 })).body, { amount: 9.5 });
  await office.refund((await office.pay(back, { amount: 89.5 })).body, { amount: 89.5 });
  const { body: sale } = await office.pay(voided, { amount: 89.5 });
  await office.desk.post(`/sales/${sale.id}/void`, { reason: 'Wrong client' });
  const expected = [null, 'partly_paid', 'paid', 'given_back', null];
  for (const path of [`/bookings?date=${date}`, `/bookings/days?from=${date}&to=${date}`]) {
    const { body } = await office.desk.get<{ items: OfficeBooking[] }>(path);
    expect(body.items.map(({ payment }) => payment)).toEqual(expected);
  }
  expect((await Promise.all(bookings.map(office.getBooking))).map(({ payment }) => payment)).toEqual(expected);
});

describe('32 at once', () => {
  const date = '2026-03-06';
  beforeAll(() => office.shop.shift(office.mei, date, '09:00-17:00'));

  it('parts of one sale: as many as fit', async () => {
    const booking = await office.addBooking('09:00', { booking_date: date });
    const answers = await Promise.all(Array.from({ length: 32 }, () => office.pay(booking, { amount: 10 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(await office.checkout(booking)).toMatchObject({ paid: 80, remaining: 9.5 });
  });

  it('the same payment: it is taken once, and all are told so', async () => {
    const booking = await office.addBooking('10:00', { booking_date: date });
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 32 }, () => office.pay(booking, { id, amount: 89.5 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await office.checkout(booking)).toMatchObject({ paid: 89.5, sale: { payments: [{ id }] } });
  });

  it('the same id for two bookings: one is paid, and the other told that the id was used', async () => {
    const [booking_date, id] = ['2026-03-11', randomUUID()];
    await office.shop.shift(office.mei, booking_date, '09:00-17:00');
    const bookings = [
      await office.addBooking('09:00', { booking_date }),
      await office.addBooking('11:00', { booking_date }),
    ];
    // Who has to read the settings first waits for no connection that the others hold.
    office.server.get(ShopSettings).invalidate();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, nth) => office.pay(bookings[nth % 2]!, { id, amount: 89.5 })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(16);
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'payment-id-reused' } });
  });

  it('refunds of one payment: never more than it was', async () => {
    const booking = await office.addBooking('11:00', { booking_date: date });
    const { body: sale } = await office.pay(booking, { amount: 89.5 });
    const answers = await Promise.all(Array.from({ length: 32 }, () => office.refund(sale, { amount: 30 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect((await office.checkout(booking)).sale?.paid).toBe(29.5);
  });

  it('receipts of many sales have numbers without a gap, whatever was refused between', async () => {
    const bookings = await Promise.all(
      ['12:00', '13:00', '14:00', '16:00'].map((time) => office.addBooking(time, { booking_date: date })),
    );
    await Promise.all(
      bookings.flatMap((booking) => Array.from({ length: 8 }, () => office.pay(booking, { amount: 89.5 }))),
    );
    for (const paper of ['receipt', 'credit_note']) {
      const given = await numbers(paper);
      expect(given.length).toBeGreaterThan(2);
      expect(given).toEqual(given.map((_, nth) => nth + 1));
    }
  });
});

it('a booking is told what was paid and is due: a tip makes nothing due, nor does a refund', async () => {
  const date = '2026-03-09';
  await office.shop.shift(office.mei, date, '09:00-17:00');
  const slot = { service_id: office.swedish, therapist_id: office.mei, booking_date: date, booking_time: '09:00' };
  const { body } = await office.visitor.post<BookingAnswer>('/bookings', bookingForm(slot));
  const shown = async () =>
    (await office.visitor.post<BookingAnswer>('/complete-booking', { sessionId: body.session_id })).body.booking;
  expect(body.booking).toMatchObject({ total_paid: 0, total_due: 89.5 });
  await office.pay(body.booking.id, { amount: 40 });
  expect(await shown()).toMatchObject({ total_paid: 40, total_due: 49.5 });
  // A tip is paid, and makes nothing due.
  const paid = await office.pay(body.booking.id, { amount: 59.5, tip: 10 });
  expect(await shown()).toMatchObject({ total_paid: 99.5, total_due: 0 });
  await office.refund(paid.body, { amount: 9.5 });
  expect(await shown()).toMatchObject({ total_paid: 90, total_due: 0 });
});

it('the action log tells of each movement in words, with its reason', async () => {
  const date = '2026-03-10';
  await office.shop.shift(office.mei, date, '09:00-17:00');
  const booking = await office.addBooking('09:00', { booking_date: date });
  const paid = await office.pay(booking, { amount: 89.5 });
  await office.refund(paid.body, { amount: 9.5 });
  const told = await eventually(async () => {
    const entries = await office.findLogEntries(booking);
    return entries.some(({ action_type }) => action_type === 'payment_refund') ? entries : undefined;
  }, 'the refund to be in the log');
  expect(told.map(({ action_type }) => action_type).toSorted()).toEqual([
    'booking_confirm',
    'booking_create',
    'payment_refund',
    'payment_take',
    'sale_issue_paper',
    'sale_issue_paper',
    'sale_open',
  ]);
  expect(told.find(({ action_type }) => action_type === 'payment_refund')!.details).toMatchObject({
    cents: 950,
    reason: 'Unhappy',
  });
});
