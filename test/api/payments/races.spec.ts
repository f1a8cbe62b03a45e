import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import type { Answer } from '../../support/clients/visitor.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00'];

const refund = (sale: SaleDto, amount: number) => office.refund(sale, { amount });
const voidSale = ({ id }: SaleDto) => office.desk.post<SaleDto>(`/sales/${id}/void`, { reason: 'Wrong client' });
const read = async ({ id }: SaleDto) => (await office.desk.get<SaleDto>(`/sales/${id}`)).body;

/** Sends 32 requests at once, each of which is taken or refused under a rule. @returns how many were taken */
async function atOnce(send: (nth: number) => Promise<Answer<unknown>>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 32 }, (_, nth) => send(nth)));
  const taken = answers.filter(({ status }) => status < 300).length;
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(32 - taken);
  return taken;
}

beforeAll(async () => {
  office = await startPaymentsOffice();
});

it('refunds and voids of one sale: all of it goes back once', async () => {
  const { body: sale } = await office.pay(await office.addBooking('09:00'), { amount: 89.5 });
  await atOnce((nth) => (nth % 2 === 0 ? refund(sale, 10) : voidSale(sale)));
  const after = await read(sale);
  const back = after.refunds.reduce((sum, { amount }) => sum + amount, 0);
  // The first one decides: a void leaves nothing to give back, and a refund nothing to void.
  expect([after.status, back, after.paid]).toEqual(after.status === 'voided' ? ['voided', 0, 0] : ['paid', 80, 9.5]);
  const credited = after.papers.filter(({ kind }) => kind === 'credit_note').reduce((sum, { total }) => sum + total, 0);
  expect(credited).toBeCloseTo(89.5 - after.paid);
});

it('corrections of one method: the money is in one place', async () => {
  const { body: sale } = await office.pay(await office.addBooking('10:00'), { amount: 89.5 });
  const path = `/sales/${sale.id}/payments/${sale.payments[0]!.id}/method`;
  await atOnce((nth) => office.desk.send('PUT', path, { method: nth % 2 === 0 ? 'cash' : 'other', reason: 'Slip' }));
  const [{ method, noted_as } = { method: '', noted_as: '' }] = (await read(sale)).payments;
  expect(noted_as).toBe('card');
  const balances = await sql<{ account: string; cents: number }>(
    office.shop.em,
    `select account, sum(cents)::float8 as cents from ledger_entries
     where stream = $1 and account in ('cash', 'card_terminal', 'other_payments')
     group by account having sum(cents) <> 0`,
    [sale.id],
  );
  expect(balances).toEqual([{ account: method === 'cash' ? 'cash' : 'other_payments', cents: 8_950 }]);
});

it('payments of a rest and waivers of it: it is paid or waived, never both', async () => {
  const booking = await office.addBooking('11:00');
  const { body: part } = await office.pay(booking, { amount: 40 });
  const waive = () => office.desk.post(`/sales/${part.id}/waiver`, { reason: 'Shortened' });
  await atOnce((nth) => (nth % 2 === 0 ? office.pay(booking, { amount: 49.5 }) : waive()));
  const after = await read(part);
  expect(after).toMatchObject({ status: 'paid', remaining: 0, papers: [{ kind: 'receipt' }] });
  expect(after.paid).toBe(after.total);
});

it('sales that are paid, given back and voided side by side: no number of a paper is left out or used twice', async () => {
  const date = '2026-03-04';
  await office.shop.shift(office.mei, date, '09:00-17:00');
  const bookings = await Promise.all(times.map((time) => office.addBooking(time, { booking_date: date })));
  await atOnce(async (nth) => {
    const answer = await office.pay(bookings[nth % bookings.length]!, { amount: 89.5 });
    if (answer.status !== 201) return answer;
    return nth % 2 === 0 ? refund(answer.body, 20) : voidSale(answer.body);
  });
  for (const paper of ['receipt', 'credit_note']) {
    const given = await sql<{ n: number }>(
      office.shop.em,
      `select (data ->> 'number')::int as n from event_log where type = 'PaperIssued' and data ->> 'paper' = $1 order by n`,
      [paper],
    );
    expect(given.length).toBeGreaterThanOrEqual(bookings.length);
    expect(given.map(({ n }) => n)).toEqual(given.map((_, nth) => nth + 1));
  }
});

it('the books are sound after all of it', async () => {
  await waitForDeliveries(office.shop.em);
  expect((await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations)).toEqual([]);
  const wrong = await sql(office.shop.em, 'select id from sales where paid_cents < 0 or paid_cents > total_cents');
  expect(wrong).toEqual([]);
});
