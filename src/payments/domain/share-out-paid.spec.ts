import type { ExistingSale, Payment } from './sale.evolve.js';
import type { SaleLine } from './sale.events.js';
import { shareOutPaid } from './share-out-paid.js';

const treatment = (bookingId: string, cents: number): SaleLine => ({
  ...{ kind: 'treatment', bookingId, serviceName: 'Swedish', therapistId: 'mei', cents },
});
const tip: SaleLine = { kind: 'tip', therapistId: 'mei', cents: 1000, paymentId: 'p' };
const payment = (method: Payment['method'], cents: number, refundedCents = 0) => ({ method, cents, refundedCents });

const sale = (lines: SaleLine[], payments: object[], tipCents = 0) =>
  ({ lines, payments, credited: { taxableCents: 0, tipCents, taxCents: 0 } }) as unknown as ExistingSale;

describe('of the money of a sale', () => {
  it('each treatment has the part of its price, and tips are nobody’s', () => {
    const paid = sale([treatment('a', 6000), treatment('b', 3000), tip], [payment('card', 10_000)]);
    expect(shareOutPaid(paid)).toEqual([
      { bookingId: 'a', cents: 6000, methods: ['card'] },
      { bookingId: 'b', cents: 3000, methods: ['card'] },
    ]);
  });

  it('a part that is paid is shared out to the cent', () => {
    const paid = sale([treatment('a', 5000), treatment('b', 5000)], [payment('cash', 2501), payment('cash', 1000)]);
    expect(shareOutPaid(paid).map(({ cents }) => cents)).toEqual([1751, 1750]);
    expect(shareOutPaid(paid)[0]!.methods).toEqual(['cash']);
  });

  it('what was given back is not paid, nor its method a way of paying', () => {
    const returned = sale([treatment('a', 9000), tip], [payment('cash', 5000), payment('card', 5000, 5000)]);
    expect(shareOutPaid(returned)).toEqual([{ bookingId: 'a', cents: 4000, methods: ['cash'] }]);
    const all = sale([treatment('a', 9000), tip], [payment('card', 10_000, 10_000)], 1000);
    expect(shareOutPaid(all)).toEqual([{ bookingId: 'a', cents: 0, methods: [] }]);
  });
});
