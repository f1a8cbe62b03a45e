import type { CustomerReceiptDto } from '../../../src/booking/index.js';
import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import type { ReceiptDto } from '../../../src/payments/queries/receipt.dto.js';
import { ShopDetails } from '../../../src/catalog/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;

const addressLines = ['1 Quay Street', 'Sydney NSW 2000'];
const phone = '(02) 5550 0100';

beforeAll(async () => {
  office = await startPaymentsOffice();
  await office.shop.saveSetting('shop_details', Object.assign(new ShopDetails(), { addressLines, phone }));
  const records = (await office.ada.get<{ id: string; version: number }[]>('/office/therapists')).body;
  const { version } = records.find(({ id }) => id === office.mei)!;
  const known = { association: ' Massage & Myotherapy Australia ', provider_number: 'MM-204518' };
  const { status, body } = await office.ada.send('PATCH', `/therapists/${office.mei}`, { ...known, version });
  expect(status).toBe(200);
  expect(body).toMatchObject({ association: 'Massage & Myotherapy Australia', provider_number: 'MM-204518' });
});

const print = (sale: SaleDto) => office.desk.post<Buffer>(`/sales/${sale.id}/health-fund-files`);
const readSale = async ({ id }: SaleDto) => (await office.desk.get<SaleDto>(`/sales/${id}`)).body;

async function sell(booking_time: string, therapist_id = office.mei) {
  const slot = { service_id: office.swedish, therapist_id, booking_date: office.date, booking_time };
  const { body } = await office.visitor.post<BookingAnswer>('/bookings', bookingForm(slot));
  const { body: sale } = await office.pay(body.booking.id, { amount: 99.5, tip: 10 });
  return { id: body.booking.id, sale, sessionId: body.session_id };
}

it('says what a health fund asks for, once the treatment has begun; a second one is a copy', async () => {
  const { id, sale, sessionId } = await sell('09:00');
  expect(sale.has_health_fund_receipt).toBe(false);
  expect(await print(sale)).toMatchObject({ status: 404 });
  office.clock.set('2026-03-02T22:00:00.000Z');
  await office.signIn();
  expect((await readSale(sale)).has_health_fund_receipt).toBe(true);
  const answer = await print(sale);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="health-fund-receipt-${sale.papers[0]!.number}.pdf"`,
  );
  const lines = readPdfLines(answer.body);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...[...addressLines, phone],
      'Health-fund receipt',
      `Receipt number ${sale.papers[0]!.number}`,
      'Client Georgia Marsh',
      'Swedish, 60 minutes$89.50',
      'Tuesday, March 3, 2026',
      'Mei, Massage & Myotherapy Australia, provider number MM-204518',
      'Paid in AUD$89.50',
    ]),
  );

  const { body } = await office.visitor.post<{ booking: { receipts: CustomerReceiptDto[] } }>('/complete-booking', {
    sessionId,
  });
  const { token } = body.booking.receipts[0]!;
  expect((await office.visitor.post<ReceiptDto>('/own-receipt', { token })).body.has_health_fund_receipt).toBe(true);
  const own = await office.visitor.post<Buffer>('/own-receipt/health-fund-files', { token });
  expect(readPdfLines(own.body)).toContain(`Receipt number ${sale.papers[0]!.number}, copy`);
  const prints = await sql(
    office.shop.em,
    `select actor_kind, data -> 'treatments' as treatments from event_log
     where type = 'HealthFundReceiptPrinted' and data ->> 'bookingId' = '${id}' order by version`,
  );
  const treatment = { bookingId: id, association: 'Massage & Myotherapy Australia', providerNumber: 'MM-204518' };
  expect(prints).toEqual([
    { actor_kind: 'user', treatments: [{ ...treatment, paidCents: 8_950 }] },
    { actor_kind: 'visitor', treatments: [{ ...treatment, paidCents: 8_950 }] },
  ]);
});

it('tells what stays paid after a refund, and is none once all of it went back', async () => {
  const { sale } = await sell('10:00');
  office.clock.set('2026-03-02T23:30:00.000Z');
  await office.signIn();
  await office.refund(sale, { amount: 20 });
  const lines = readPdfLines((await print(sale)).body);
  expect(lines).toEqual(expect.arrayContaining(['Swedish, 60 minutes$89.50', 'Paid of it$69.50', 'Paid in AUD$69.50']));
  await office.refund(sale, { amount: 79.5 });
  expect((await readSale(sale)).has_health_fund_receipt).toBe(false);
  expect(await print(sale)).toMatchObject({ status: 404 });
});

it('is offered for nobody without a provider number', async () => {
  const { sale } = await sell('11:00', office.tom);
  office.clock.set('2026-03-03T00:30:00.000Z');
  await office.signIn();
  expect((await readSale(sale)).has_health_fund_receipt).toBe(false);
  expect(await print(sale)).toMatchObject({ status: 404 });
});
