import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let sale: SaleDto;

const seller = {
  legalName: 'Harbour Wellness Pty Ltd',
  taxNumber: '51 824 753 556',
  isTaxRegistered: true,
  refundLimit: 200,
  giftCertificateYears: 0,
};

const print = (more: object = {}, of = sale) =>
  office.desk.post<Buffer>(`/sales/${of.id}/papers/files`, { kind: 'receipt', number: 1, format: 'a4', ...more });

beforeAll(async () => {
  office = await startPaymentsOffice();
  await office.shop.saveSetting('sales_settings', seller);
  const booking = await office.addBooking('09:00');
  sale = (await office.pay(booking, { method: 'cash', amount: 99.5, tip: 10, tendered: 100 })).body;
  sale = (await office.refund(sale, { amount: 20 })).body;
});

it('a receipt is a PDF that says all that a tax invoice has to, and a copy from the second print on', async () => {
  const answer = await print();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="receipt-1.pdf"');
  const lines = readPdfLines(answer.body);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Harbour Wellness Pty Ltd',
      'ABN 51 824 753 556',
      'Tax invoice',
      'Number 1',
      'Monday, March 2, 2026',
      'Swedish *$89.50',
      'Tip$10.00',
      'Total in AUD$99.50',
      'GST included in lines marked *$8.14',
      'Cash$99.50',
      'Cash handed over$100.00',
      'Change$0.50',
    ]),
  );
  const again = readPdfLines((await print()).body);
  expect(again).toContain('Number 1, copy');
  const checkCode = (from: string[]) => from.find((line) => line.startsWith('Check code'));
  expect(checkCode(again)).toBe(checkCode(lines));
});

it('a narrow one is as long as its text, on one page', async () => {
  const { body } = await print({ format: '80mm' });
  expect(readPdfLines(body)).toContain('Total in AUD$99.50');
  const boxes = [...body.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes).toHaveLength(1);
  expect(Number(boxes[0]![1])).toBeCloseTo(226.77, 1);
  expect(Number(boxes[0]![2])).toBeLessThan(500);
});

it('a name that is longer than a line is broken, and nothing of it is cut', async () => {
  const legalName = 'Longwater'.repeat(8);
  await office.shop.saveSetting('sales_settings', { ...seller, legalName });
  try {
    const { body: other } = await office.pay(await office.addBooking('12:00'), { amount: 89.5 });
    const lines = readPdfLines((await print({ number: other.papers[0]!.number, format: '80mm' }, other)).body);
    expect(lines.join('')).toContain(legalName);
    expect(lines).not.toContain(legalName);
  } finally {
    await office.shop.saveSetting('sales_settings', seller);
  }
});

it('a credit note is an adjustment note with the receipt that it corrects', async () => {
  const lines = readPdfLines((await print({ kind: 'credit_note' })).body);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Adjustment note',
      'Corrects number 1 of Monday, March 2, 2026',
      'Reason: Unhappy',
      'Total in AUD$20.00',
      'Given back: cash$20.00',
    ]),
  );
});

it('of 32 prints at once one is no copy', async () => {
  const booking = await office.addBooking('10:00');
  const { body: other } = await office.pay(booking, { amount: 89.5 });
  const { number } = other.papers[0]!;
  const answers = await Promise.all(Array.from({ length: 32 }, () => print({ number }, other)));
  const originals = answers.filter(({ body }) => !readPdfLines(body).includes(`Number ${number}, copy`));
  expect(originals).toHaveLength(1);
});

it('a paper says who sold when it was issued, whoever the seller is now', async () => {
  await office.shop.saveSetting('sales_settings', { ...seller, legalName: 'Somebody Else', isTaxRegistered: false });
  try {
    expect(readPdfLines((await print()).body)).toContain('Harbour Wellness Pty Ltd');
    const booking = await office.addBooking('11:00');
    const { body: untaxed } = await office.pay(booking, { amount: 89.5 });
    expect(untaxed).toMatchObject({ tax_rate: 0, tax: 0 });
    const lines = readPdfLines((await print({ number: untaxed.papers[0]!.number }, untaxed)).body);
    expect(lines).toEqual(expect.arrayContaining(['Invoice', 'Somebody Else']));
  } finally {
    await office.shop.saveSetting('sales_settings', seller);
  }
});

it('what it does not have is not found, and what cannot be is refused at its field', async () => {
  expect(await print({ number: 99 })).toMatchObject({ status: 404 });
  expect(await print({ kind: 'bill', number: 0, format: 'a5' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'kind' }, { field: 'number' }, { field: 'format' }] },
  });
});
