import type { Decision } from '../../kernel/aggregate.js';
import { NotFoundError } from '../../kernel/errors.js';
import { toPaperContent } from './paper.js';
import { issuePaper, openSale, type PaymentInput, printPaper, refund, takePayment, voidSale } from './sale.decide.js';
import type { PaperKind, SaleEvent, Seller } from './sale.events.js';
import { type ExistingSale, type Sale, saleAggregate } from './sale.evolve.js';

const day = '2026-03-02';
const registered: Seller = {
  name: 'Harbour Spa',
  legalName: 'Harbour Wellness Pty Ltd',
  taxNumber: '51 824 753 556',
  isTaxRegistered: true,
  addressLines: ['1 Quay St'],
  phone: '(02) 5550 0100',
};

/** Carries out decisions, each with the paper that it owes, numbered from 1 in each kind. */
function after(seller: Seller, ...decisions: Decision<Sale, SaleEvent>[]): ExistingSale {
  let sale: Sale = saleAggregate.initial;
  const follow = (decide: Decision<Sale, SaleEvent>) => {
    for (const event of decide(sale)) sale = saleAggregate.evolve(sale, event);
  };
  for (const decide of decisions) {
    follow(decide);
    const papers = sale.status === 'none' ? [] : sale.papers;
    const hasReceipt = papers.some(({ paper }) => paper === 'receipt');
    follow(issuePaper({ number: hasReceipt ? papers.length : 7, day, seller }));
  }
  return sale as unknown as ExistingSale;
}

const open = (cents: number, currency = 'AUD', taxRate = 1_000) =>
  openSale({
    ...{ locationId: 'main', day, currency, clientId: null, visitId: null, taxRate },
    lines: [{ kind: 'treatment', bookingId: 'b1', serviceName: 'Swedish', therapistId: 'mei', cents }],
  });
const pay = (cents: number, more: Partial<PaymentInput> = {}) =>
  takePayment({ paymentId: 'p1', method: 'card', cents, day, ...more });
const giveBack = (cents: number, refundId: string, reason = 'Unhappy') =>
  refund({ refundId, paymentId: 'p1', method: 'card', cents, reason, day });
const read = (sale: ExistingSale, kind: PaperKind = 'receipt', number = 7) =>
  toPaperContent(sale, { kind, number, buyer: 'Zara Ali' });

describe('a receipt', () => {
  it('of a registered seller is a tax invoice; where every line is taxable its total includes GST', () => {
    const content = read(after(registered, open(16_500), pay(16_500)));
    expect(content).toMatchObject({
      title: 'Tax invoice',
      ...{ number: 7, day, isCopy: false, totalCents: 16_500, taxNumberName: 'ABN' },
      seller: registered,
      lines: [{ text: 'Swedish', cents: 16_500, isMarked: false }],
      tax: { text: 'Total price includes GST', cents: 1_500 },
      money: [{ text: 'Card', cents: 16_500 }],
      buyer: null,
    });
  });

  it('marks the lines that bear tax beside a tip, which bears none', () => {
    const tipped = pay(14_500, { tipCents: 1_000, adjustment: { cents: -3_000, reason: 'Late' } });
    const content = read(after(registered, open(16_500), tipped));
    expect(content.lines).toEqual([
      { text: 'Swedish', cents: 16_500, isMarked: true },
      { text: 'Adjustment', cents: -3_000, isMarked: true },
      { text: 'Tip', cents: 1_000, isMarked: false },
    ]);
    expect(content.tax).toEqual({ text: 'GST included in lines marked *', cents: 1_227 });
  });

  it.each([
    ['is not registered', { ...registered, isTaxRegistered: false }, 0],
    ['has no tax number yet', { ...registered, taxNumber: '' }, 1_000],
    ['sells what bears no tax', registered, 0],
  ])('of a seller who %s is an invoice', (_, seller, rate) => {
    const content = read(after(seller, open(16_500, 'AUD', rate), pay(16_500)));
    expect(content.title).toBe('Invoice');
    expect(content.tax === null).toBe(rate === 0);
    expect(content.lines[0]!.isMarked).toBe(false);
  });

  it('names the buyer from $1,000 on', () => {
    expect(read(after(registered, open(99_999), pay(99_999))).buyer).toBeNull();
    expect(read(after(registered, open(100_000), pay(100_000))).buyer).toBe('Zara Ali');
  });

  it('shows cash with its change and rounding, which sum to the total', () => {
    const { money, totalCents } = read(
      after(registered, open(16_498), pay(16_498, { method: 'cash', tenderedCents: 20_000 })),
    );
    expect(money).toEqual([
      { text: 'Cash', cents: 16_500 },
      { text: 'Cash handed over', cents: 20_000 },
      { text: 'Change', cents: 3_500 },
      { text: 'Rounding', cents: -2 },
    ]);
    expect(money[0]!.cents + money[3]!.cents).toBe(totalCents);
  });

  it('leaves out what went back before it, and stays as it was after a refund', () => {
    const payments = [pay(5_000), giveBack(5_000, 'r1'), pay(16_500, { paymentId: 'p2' })];
    const sale = after(registered, open(16_500), ...payments);
    expect(read(sale).money).toEqual([{ text: 'Card', cents: 16_500 }]);
    const later = after(registered, open(16_500), pay(16_500), giveBack(4_000, 'r1'));
    expect(read(later)).toEqual(read(after(registered, open(16_500), pay(16_500))));
  });

  it('is a copy from the second print on', () => {
    const print = printPaper({ paper: 'receipt', number: 7, format: 'a4', day });
    const printed = [open(16_500), pay(16_500), print];
    expect(read(after(registered, ...printed)).isCopy).toBe(false);
    expect(read(after(registered, ...printed, print)).isCopy).toBe(true);
  });

  it('calls the tax as the currency’s country does', () => {
    const taxOf = (currency: string) => read(after(registered, open(16_500, currency), pay(16_500))).tax!.text;
    expect(['GBP', 'USD'].map(taxOf)).toEqual(['Total price includes VAT', 'Total price includes tax']);
  });
});

describe('a credit note', () => {
  it('is an adjustment note of each refund, with the receipt that it corrects and its reason', () => {
    const sale = after(
      registered,
      ...[open(11_000), pay(12_000, { tipCents: 1_000 })],
      ...[giveBack(4_000, 'r1'), giveBack(8_000, 'r2', 'Ill')],
    );
    expect(read(sale, 'credit_note', 1)).toMatchObject({
      title: 'Adjustment note',
      ...{ totalCents: 4_000, reason: 'Unhappy', corrects: { number: 7, day } },
      lines: [{ text: 'Treatments', cents: 4_000 }],
      tax: { text: 'Total price includes GST', cents: 364 },
      money: [{ text: 'Card', cents: 4_000 }],
    });
    expect(read(sale, 'credit_note', 2)).toMatchObject({
      ...{ totalCents: 8_000, reason: 'Ill' },
      lines: [
        { text: 'Treatments', cents: 7_000, isMarked: true },
        { text: 'Tip', cents: 1_000, isMarked: false },
      ],
      tax: { cents: 636 },
    });
  });

  it('of a void takes back all of it', () => {
    const sale = after(
      { ...registered, taxNumber: '' },
      ...[open(11_000), pay(12_000, { tipCents: 1_000 }), voidSale({ reason: 'Wrong client', day })],
    );
    expect(read(sale, 'credit_note', 1)).toMatchObject({
      title: 'Credit note',
      ...{ totalCents: 12_000, reason: 'Wrong client' },
      tax: { cents: 1_000 },
      money: [{ text: 'Card', cents: 12_000 }],
    });
  });
});

it('what a sale has no paper of is not found', () => {
  const sale = after(registered, open(16_500), pay(16_500));
  expect(() => read(sale, 'credit_note', 7)).toThrow(NotFoundError);
  expect(() => printPaper({ paper: 'receipt', number: 8, format: 'a4', day })(sale)).toThrow(NotFoundError);
});
