import type { CheckedPaperDto, ReceiptDto } from '../../../src/payments/queries/receipt.dto.js';
import type { CustomerReceiptDto } from '../../../src/booking/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { Visitor } from '../../support/clients/visitor.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let address = 0;

const seller = {
  legalName: 'Harbour Wellness Pty Ltd',
  taxNumber: '51 824 753 556',
  isTaxRegistered: true,
  refundLimit: 200,
  giftCertificateYears: 0,
};

beforeAll(async () => {
  office = await startPaymentsOffice({ TRUST_PROXY: 'true' });
  await office.shop.saveSetting('sales_settings', seller);
});

/** Books as a client, who has a private link from then on. */
async function book(booking_time: string, therapist_id = office.mei) {
  const slot = { service_id: office.swedish, therapist_id, booking_date: office.date, booking_time };
  const { body } = await office.visitor.post<BookingAnswer>('/bookings', bookingForm(slot));
  return { id: body.booking.id, sessionId: body.session_id };
}

const listReceipts = async (sessionId: string) =>
  (await office.visitor.post<{ booking: { receipts: CustomerReceiptDto[] } }>('/complete-booking', { sessionId })).body
    .booking.receipts;

const read = (token: string) => office.visitor.post<ReceiptDto>('/own-receipt', { token });

/** Checks a paper from an address that nobody has used yet. */
const check = (number: number, code: string, from = `203.0.113.${address++}`) =>
  new Visitor(office.server.url).post<CheckedPaperDto>(
    '/receipt-checks',
    { number, code },
    { 'x-forwarded-for': from },
  );

async function sell(booking_time: string, therapist_id = office.mei) {
  const booking = await book(booking_time, therapist_id);
  const { body: sale } = await office.pay(booking.id, { amount: 99.5, tip: 10 });
  const [receipt] = await listReceipts(booking.sessionId);
  return { ...booking, sale, token: receipt!.token, number: receipt!.number };
}

describe('the private page of a receipt', () => {
  it('is reached from the booking once it is paid, and says what the paper says, credit notes included', async () => {
    const booking = await book('09:00');
    expect(await listReceipts(booking.sessionId)).toEqual([]);
    const { body: sale } = await office.pay(booking.id, { amount: 99.5, tip: 10 });
    const [receipt, ...more] = await listReceipts(booking.sessionId);
    expect(more).toEqual([]);
    expect(receipt!.number).toBe(sale.papers[0]!.number);
    expect(await read(receipt!.token)).toMatchObject({
      status: 200,
      body: {
        is_voided: false,
        has_health_fund_receipt: false,
        papers: [
          {
            ...{ kind: 'receipt', title: 'Tax invoice', number: receipt!.number, day: '2026-03-02', currency: 'AUD' },
            seller: { legal_name: 'Harbour Wellness Pty Ltd', tax_number_name: 'ABN', tax_number: '51 824 753 556' },
            buyer: null,
            lines: [
              { text: 'Swedish', amount: 89.5, is_marked: true },
              { text: 'Tip', amount: 10, is_marked: false },
            ],
            total: 99.5,
            tax: { text: 'GST included in lines marked *', amount: 8.14 },
            money: [{ text: 'Card', amount: 99.5 }],
            corrects: null,
          },
        ],
      },
    });
    await office.refund(sale, { amount: 20 });
    const { body } = await read(receipt!.token);
    expect(body.papers[1]).toMatchObject({
      ...{ kind: 'credit_note', title: 'Adjustment note', total: 20, reason: 'Unhappy' },
      corrects: { number: receipt!.number, day: '2026-03-02' },
    });
  });

  it('opens with the token of a receipt alone', async () => {
    const { token, sessionId } = await sell('10:00');
    for (const other of [sessionId, `${token.slice(0, -4)}AAAA`, 'none'])
      expect(await read(other)).toMatchObject({ status: 404, body: { detail: 'There is no such receipt' } });
    expect(await office.visitor.post('/complete-booking', { sessionId: token })).toMatchObject({ status: 404 });
  });

  it('has each paper as PDF, which counts as a print: the first alone is no copy', async () => {
    const { token, number, id } = await sell('11:00');
    const print = (more: object = {}) =>
      office.visitor.post<Buffer>('/own-receipt/files', { token, kind: 'receipt', number, ...more });
    const first = await print();
    expect(first.headers.get('content-type')).toBe('application/pdf');
    const { body } = await read(token);
    expect(readPdfLines(first.body)).toEqual(
      expect.arrayContaining([`Number ${number}`, `Check code ${body.papers[0]!.check_code}`]),
    );
    expect(readPdfLines((await print()).body)).toContain(`Number ${number}, copy`);
    const prints = await sql(
      office.shop.em,
      `select actor_kind from event_log where type = 'PaperPrinted' and data ->> 'bookingId' = '${id}'`,
    );
    expect(prints).toEqual([{ actor_kind: 'visitor' }, { actor_kind: 'visitor' }]);
    expect(await print({ kind: 'credit_note' })).toMatchObject({ status: 404 });
  });

  it('of a voided sale says so, and its booking leads there no longer', async () => {
    const { sale, token, sessionId } = await sell('12:00');
    await office.desk.post(`/sales/${sale.id}/void`, { reason: 'Wrong client' });
    const { body } = await read(token);
    expect(body.is_voided).toBe(true);
    expect(body.papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt', 99.5],
      ['credit_note', 99.5],
    ]);
    expect(await listReceipts(sessionId)).toEqual([]);
    const { voided_sales: voided, sale: current } = await office.checkout(sale.lines[0]!.booking_id!);
    expect(current).toBeNull();
    expect(voided).toMatchObject([{ id: sale.id, void_reason: 'Wrong client', papers: [{}, { kind: 'credit_note' }] }]);
  });
});

describe('a paper that somebody holds', () => {
  it('is genuine with its code, however it is typed, and names nobody', async () => {
    const { token, number, sale } = await sell('13:00');
    const code = (await read(token)).body.papers[0]!.check_code;
    const genuine = { kind: 'receipt', title: 'Tax invoice', number, day: '2026-03-02', currency: 'AUD', total: 99.5 };
    for (const typed of [code, code.toLowerCase().replaceAll('-', ' '), ` ${code.replaceAll('-', '')}`])
      expect((await check(number, typed)).body).toMatchObject({ ...genuine, is_voided: false, credited: 0 });
    await office.refund(sale, { amount: 20 });
    const { body } = await check(number, code);
    expect(body).toMatchObject({ ...genuine, is_voided: false, credited: 20 });
    expect(JSON.stringify(body)).not.toMatch(/Georgia|Mei|Unhappy/);
    const note = (await read(token)).body.papers[1]!;
    expect((await check(note.number, note.check_code)).body).toMatchObject({ kind: 'credit_note', credited: 0 });
  });

  it('of a voided sale is genuine, and voided', async () => {
    const { token, number, sale } = await sell('14:00');
    const code = (await read(token)).body.papers[0]!.check_code;
    await office.desk.post(`/sales/${sale.id}/void`, { reason: 'Wrong client' });
    expect((await check(number, code)).body).toMatchObject({ is_voided: true, credited: 99.5 });
  });

  it('has the seal of its entry in the action log, which the log has, too', async () => {
    const { token, number } = await sell('09:00', office.tom);
    const code = (await read(token)).body.papers[0]!.check_code;
    const { seal } = await eventually(async () => {
      const { body } = await check(number, code);
      return body.seal ? body : undefined;
    }, 'the paper to be sealed');
    const [entry] = await sql<{ hash: string; number: number }>(
      office.shop.em,
      `select encode(s.hash, 'hex') as hash, (l.details ->> 'number')::int as number
       from action_log_seals s join admin_action_logs l using (seq) where seq = ${seal!.seq}`,
    );
    expect(entry).toEqual({ hash: seal!.hash, number });
  });

  it('with a wrong code answers as one with a number that is none', async () => {
    const { number } = await sell('10:00', office.tom);
    const wrong = await check(number, 'AAAA-BBBB-CCCC');
    const unknown = await check(99_999, 'AAAA-BBBB-CCCC');
    expect(wrong).toMatchObject({ status: 404 });
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
    expect(await check(number, 'AAAA')).toMatchObject({ status: 422, body: { errors: [{ field: 'code' }] } });
  });

  it('is guessed ten times a minute from one address at most', async () => {
    const statuses = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await check(1, 'AAAA-BBBB-CCCC', '198.51.100.7')).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
  });
});
