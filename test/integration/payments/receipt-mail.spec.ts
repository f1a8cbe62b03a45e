import { CommandBus } from '@nestjs/cqrs';
import { ErasePersonalData } from '../../../src/booking/index.js';
import { system } from '../../../src/kernel/actor.js';
import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { releaseDeliveries, waitForOrder } from '../../support/deliveries.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let smtp: SmtpSink;

const receipts = (address: string) => smtp.to(address).filter(({ subject }) => subject?.startsWith('Your Receipt'));
/** The receipts and credit notes that somebody was mailed. */
const papers = (address: string) =>
  smtp.to(address).filter(({ subject }) => /^Your (Receipt|Adjustment note) from/.test(subject ?? ''));
const release = () => releaseDeliveries(office.worker);

beforeAll(async () => {
  smtp = await startSmtpSink();
  office = await startPaymentsOffice({ SMTP_URL: smtp.url, OFFICE_MAIL_DELAY_SECONDS: '600' });
  await office.shop.saveSetting('sales_settings', {
    ...{
      legalName: 'Harbour Wellness Pty Ltd',
      taxNumber: '51 824 753 556',
      isTaxRegistered: true,
      refundLimit: 200,
      giftCertificateYears: 0,
    },
  });
});

it('a client is mailed their receipt as PDF, after the time in which the payment can be taken back', async () => {
  const address = 'georgia@example.test';
  const booking = await office.addBooking('09:00', { client_email: address });
  const { body: sale } = await office.pay(booking, { amount: 99.5, tip: 10 });
  await waitForOrder(office.shop.em);
  expect(receipts(address)).toEqual([]);
  await release();
  const [mail, ...more] = receipts(address);
  expect(more).toEqual([]);
  expect(mail!.subject).toMatch(/^Your Receipt from .+: \$99\.50$/);
  expect(mail!.text).toContain('Swedish *, $89.50');
  expect(mail!.text).toContain('GST included in lines marked *, $8.14');
  const file = mail!.attachments.find(({ mimeType }) => mimeType === 'application/pdf')!;
  expect(file.filename).toBe(`receipt-${sale.papers[0]!.number}.pdf`);
  const lines = readPdfLines(Buffer.from(file.content as ArrayBuffer));
  expect(lines).toEqual(expect.arrayContaining(['Tax invoice', `Number ${sale.papers[0]!.number}`, 'Card$99.50']));

  expect(mail!.text).toMatch(/\/receipt#token=[\w-]{72}/);
  // The client has the original: what the desk prints after it is a copy.
  const { number } = sale.papers[0]!;
  const printed = await office.desk.post<Buffer>(`/sales/${sale.id}/papers/files`, {
    ...{ kind: 'receipt', number, format: 'a4' },
  });
  expect(readPdfLines(printed.body)).toContain(`Number ${number}, copy`);
});

it('nobody is mailed the receipt of a sale that was voided meanwhile, nor the credit note for it', async () => {
  const address = 'voided@example.test';
  const booking = await office.addBooking('10:00', { client_email: address });
  const { body: sale } = await office.pay(booking, { amount: 89.5 });
  expect((await office.desk.post(`/sales/${sale.id}/void`, { reason: 'Wrong client' })).status).toBe(200);
  await release();
  expect(papers(address)).toEqual([]);
  // Paid again, it has a receipt of its own.
  await office.pay(booking, { amount: 89.5 });
  await release();
  expect(receipts(address)).toHaveLength(1);
});

it('nobody is mailed the receipt of a payment that was undone: its number is kept, and voided by a credit note', async () => {
  const address = 'undone@example.test';
  const booking = await office.addBooking('16:00', { client_email: address });
  const { body: sale } = await office.pay(booking, { amount: 89.5 });
  const undo = () => office.desk.post<SaleDto>(`/sales/${sale.id}/payments/${sale.payments[0]!.id}/undo`);
  const { status, body: undone } = await undo();
  expect(status).toBe(200);
  expect(undone).toMatchObject({ status: 'voided', void_reason: 'Undone', paid: 0 });
  expect(undone.papers.map(({ kind, total }) => [kind, total])).toEqual([
    ['receipt', 89.5],
    ['credit_note', 89.5],
  ]);
  expect((await undo()).body.version).toBe(undone.version);
  await release();
  expect(receipts(address)).toEqual([]);
  expect((await office.checkout(booking)).sale).toBeNull();
});

it('without an address, or once it is erased, no mail is tried', async () => {
  const address = 'erased@example.test';
  const erased = await office.addBooking('11:00', { client_email: address });
  await office.pay(erased, { amount: 89.5 });
  await office.pay(await office.addBooking('12:00'), { amount: 89.5 });
  await office.server.get(CommandBus).execute(new ErasePersonalData({ onlyIds: [erased] }, system));
  await release();
  expect(receipts(address)).toEqual([]);
  const tried = await sql(
    office.shop.em,
    `select e.data ->> 'number' as number from deliveries d join event_log e using (event_id)
     where d.subscriber = 'email-client-on-paper-issued' and d.attempts > 0`,
  );
  expect(tried).toHaveLength(2);
});

it('a receipt that is refused names its client’s address and booking', async () => {
  const address = 'gone@example.test';
  smtp.refuse(address, '550 5.1.1 No such user');
  const booking = await office.addBooking('13:00', { client_email: address });
  await office.pay(booking, { amount: 89.5 });
  await release();
  const { body } = await office.ada.get<{ refused: object[] }>('/system-status');
  expect(body.refused).toContainEqual(
    expect.objectContaining({ subscriber: 'email-client-on-paper-issued', address, booking_id: booking }),
  );
});

it('a mail that says paid before all of it is: a part brings none, the last one brings it', async () => {
  const address = 'part@example.test';
  const booking = await office.addBooking('14:00', { client_email: address });
  await office.pay(booking, { amount: 50 });
  await release();
  expect(receipts(address)).toEqual([]);
  await office.pay(booking, { amount: 39.5 });
  await release();
  expect(receipts(address).map(({ subject }) => subject)).toEqual([expect.stringMatching(/: \$89\.50$/)]);
});

it('a mail about a booking says what was paid of it, and what is due', async () => {
  const address = 'moved@example.test';
  const booking = await office.addBooking('16:00', { client_email: address, therapist_id: office.tom });
  await office.pay(booking, { amount: 50 });
  expect((await office.ada.post(`/bookings/${booking}/letters`, {})).status).toBe(200);
  await release();
  const mail = smtp.to(address).find(({ text }) => text?.includes('Due at the shop'));
  expect(mail!.text).toContain('Due at the shop: $39.50 AUD (Total paid $50.00.');
});

it('a client is mailed the credit note of a refund as they were the receipt', async () => {
  const address = 'refunded@example.test';
  const booking = await office.addBooking('09:00', { client_email: address, therapist_id: office.tom });
  const { body: sale } = await office.pay(booking, { amount: 89.5 });
  await release();
  const { body: refunded } = await office.refund(sale, { amount: 20 });
  await waitForOrder(office.shop.em);
  expect(papers(address)).toHaveLength(1);
  await release();
  const [, note, ...more] = papers(address);
  expect(more).toEqual([]);
  expect(note!.subject).toMatch(/^Your Adjustment note from .+: \$20\.00$/);
  expect(note!.text).toContain(`Receipt ${sale.papers[0]!.number}`);
  expect(note!.text).toContain('Card, $20.00');
  expect(note!.attachments.map(({ filename }) => filename)).toContain(`credit-note-${refunded.papers[1]!.number}.pdf`);
});

it('a client who has the receipt of a sale that is voided is mailed its credit note', async () => {
  const address = 'corrected@example.test';
  const booking = await office.addBooking('10:00', { client_email: address, therapist_id: office.tom });
  const { body: sale } = await office.pay(booking, { amount: 89.5 });
  await release();
  await office.desk.post(`/sales/${sale.id}/void`, { reason: 'Wrong client' });
  await release();
  expect(papers(address).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your Receipt/),
    expect.stringMatching(/^Your Adjustment note/),
  ]);
});
