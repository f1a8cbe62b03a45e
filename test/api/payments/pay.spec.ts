import { randomUUID } from 'node:crypto';
import type { PayReportDto, TherapistPayDetailDto } from '../../../src/payments/pay/pay.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';

/** Bookings are of Mei and cost $89.50, $81.36 before tax. */
let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
const day = '2026-03-02';
const whole = { from: day, to: '2026-03-15' };

const query = ({ from, to }: { from: string; to: string }) => `from=${from}&to=${to}`;
const read = async (period = whole) => (await office.ada.get<PayReportDto>(`/pay?${query(period)}`)).body;
const readMei = async (period = whole, by = office.ada) =>
  (await by.get<TherapistPayDetailDto>(`/therapists/${office.mei}/pay?${query(period)}`)).body;
const setRate = (rate: number | null, more: object = {}, therapist = office.mei) =>
  office.ada.post(`/therapists/${therapist}/commission-rates`, {
    ...{ id: randomUUID(), service_id: null, rate, from: day },
    ...more,
  });
const payOut = (amount: number, more: object = {}) =>
  office.ada.post(`/therapists/${office.mei}/tip-payouts`, { id: randomUUID(), method: 'cash', amount, ...more });
const verify = async () => (await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);
const ledgerOf = async (account: string) =>
  (
    await sql<{ amount: number }>(
      office.shop.em,
      'select coalesce(sum(cents), 0)::float8 / 100 as amount from ledger_balances where account = $1',
      [account],
    )
  )[0]!.amount;

async function advance(days: number): Promise<void> {
  office.clock.advance({ days });
  await office.signIn();
  await office.ada.post('/auth/sign-in', { email: 'ada@spa.test', password: 'twelve characters' });
  await office.staff.post('/auth/sign-in', { email: 'mei@spa.test', password: 'twelve characters' });
}

beforeAll(async () => {
  office = await startPaymentsOffice();
});

it('commission is that of the rate of the day, and a treatment has a rate of its own', async () => {
  expect((await setRate(40)).status).toBe(204);
  expect((await setRate(50.25, { from: '2026-03-03' })).status).toBe(204);
  expect((await setRate(10, { service_id: office.cupping })).status).toBe(204);
  await office.pay(await office.addBooking('09:00'), { amount: 99.5, tip: 10 });
  const cupping = await office.addBooking('10:00', { service_id: office.cupping });
  const { remaining } = await office.checkout(cupping);
  await office.pay(cupping, { amount: remaining });
  await advance(1);
  await office.pay(await office.addBooking('11:00'), { amount: 79.5, adjustment: { amount: -10, reason: 'Late' } });
  const { lines, sums } = await readMei();
  const base = lines[2]!.base;
  expect(
    lines.map(({ day: on, kind, rate, base: sold, commission, tip }) => [on, kind, rate, sold, commission, tip]),
  ).toEqual([
    ['2026-03-02', 'treatment', 40, 81.36, 32.54, 0],
    ['2026-03-02', 'tip', null, 0, 0, 10],
    ['2026-03-02', 'treatment', 10, base, Math.round(base * 10) / 100, 0],
    ['2026-03-03', 'treatment', 50.25, 81.36, 40.88, 0],
    ['2026-03-03', 'adjustment', 50.25, -9.09, -4.56, 0],
  ]);
  expect(sums).toMatchObject({ treatments: 3, rate: 50.25, tips_earned: 10, tips_paid_out: 0, tips_owed: 10 });
  const { therapists, total } = await read();
  expect(therapists.find(({ therapist_id }) => therapist_id === office.mei)).toEqual(sums);
  expect(therapists.find(({ therapist_id }) => therapist_id === office.tom)).toMatchObject({
    treatments: 0,
    rate: null,
  });
  expect(total).toEqual(expect.objectContaining({ commission: sums.commission, tips_owed: 10 }));
  expect(await verify()).toEqual([]);
});

it('a refund takes its part back in the period in which it happens, with the rate of the sale', async () => {
  const { lines } = await readMei({ from: day, to: day });
  const sale = (await office.desk.get<{ payments: { id: string }[] }>(`/sales/${lines[0]!.sale_id}`)).body;
  const before = (await readMei()).sums;
  await advance(20);
  const refunded = await office.desk.post(`/sales/${lines[0]!.sale_id}/refunds`, {
    ...{ id: randomUUID(), payment_id: sale.payments[0]!.id, method: 'card', amount: 44.75, reason: 'Unhappy' },
  });
  expect(refunded.status).toBe(201);
  const later = await readMei({ from: '2026-03-16', to: '2026-03-29' });
  expect(later.lines).toMatchObject([
    { day: '2026-03-23', kind: 'refund', sale_id: lines[0]!.sale_id, rate: 40, base: -40.68, commission: -16.27 },
  ]);
  expect((await readMei()).sums).toEqual(before);
  expect(await verify()).toEqual([]);
});

it('32 payouts at once never pay out more than is owed; one comes back on its day', async () => {
  const answers = await Promise.all(Array.from({ length: 32 }, () => payOut(3)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
  expect(
    answers
      .filter(({ status }) => status === 409)
      .every(({ body }) => (body as { code: string }).code === 'over-payout'),
  ).toBe(true);
  const period = { from: '2026-03-23', to: '2026-03-23' };
  const { payouts, sums } = await readMei(period);
  expect(sums).toMatchObject({ tips_paid_out: 9, tips_owed: 1 });
  expect(-(await ledgerOf('tips_owed'))).toBe(1);
  expect(await ledgerOf('cash')).toBe(-9);
  const id = payouts[0]!.id;
  expect((await payOut(3, { id })).status).toBe(204);
  expect(await payOut(1, { id })).toMatchObject({ status: 409, body: { code: 'payment-id-reused' } });
  expect((await office.ada.post(`/tip-payouts/${id}/void`, { reason: 'Twice' })).status).toBe(204);
  expect((await office.ada.post(`/tip-payouts/${id}/void`, { reason: 'Twice' })).status).toBe(204);
  expect((await readMei(period)).sums).toMatchObject({ tips_paid_out: 6, tips_owed: 4 });
  expect(await payOut(0.01)).toMatchObject({ status: 422, body: { errors: [{ field: 'amount' }] } });
  expect(await payOut(4.01, { method: 'other' })).toMatchObject({ status: 409, body: { code: 'over-payout' } });
  expect((await payOut(0.01, { method: 'other' })).status).toBe(204);
  expect(await ledgerOf('other_payments')).toBe(-0.01);
  await advance(1);
  expect(await office.ada.post(`/tip-payouts/${payouts[1]!.id}/void`, { reason: 'Late' })).toMatchObject({
    status: 409,
    body: { code: 'another-day' },
  });
  expect(await verify()).toEqual([]);
});

it('tips paid out are a line of the Z-report, and a day that is closed pays nothing out', async () => {
  const id = randomUUID();
  await office.desk.post('/drawer-days', { id, float: 5 });
  expect((await payOut(1)).status).toBe(204);
  await office.desk.post(`/drawer-days/${id}/counts`, { coins: [{ value: 2, count: 2 }], terminal_total: 0 });
  expect((await office.desk.post(`/drawer-days/${id}/close`, { banked: 0 })).status).toBe(200);
  expect(await payOut(1)).toMatchObject({ status: 409, body: { code: 'day-closed' } });
  const report = await office.desk.post<Buffer>(`/drawer-days/${id}/z-reports/files`, { number: 1, format: 'a4' });
  expect(readPdfLines(report.body)).toEqual(
    expect.arrayContaining(['Money taken$0.00', 'Tips paid out-$1.00', 'Expected$4.00', 'Counted$4.00']),
  );
});

it('rates are checked, and the same id sets one once', async () => {
  const id = randomUUID();
  expect((await setRate(30, { id }, office.tom)).status).toBe(204);
  expect((await setRate(30, { id }, office.tom)).status).toBe(204);
  expect(await setRate(31, { id }, office.tom)).toMatchObject({
    status: 409,
    body: { code: 'idempotency-key-reused' },
  });
  for (const rate of [-1, 100.01, 12.345, null])
    expect(await setRate(rate, {}, office.tom)).toMatchObject({ status: 422, body: { errors: [{ field: 'rate' }] } });
  expect(await setRate(30, { service_id: randomUUID() })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'service_id' }] },
  });
  expect((await setRate(30, {}, office.anybody)).status).toBe(404);
  expect((await setRate(null, { service_id: office.cupping, from: '2026-03-10' })).status).toBe(204);
  expect((await readMei()).rates.map(({ service_name, rate }) => [service_name, rate])).toEqual([
    [null, 40],
    [null, 50.25],
    [expect.any(String), 10],
    [expect.any(String), null],
  ]);
  expect(await office.ada.get(`/pay?${query({ from: day, to: '2026-06-02' })}`)).toMatchObject({ status: 422 });
  expect(await office.ada.get(`/pay?${query({ from: day, to: '2026-03-01' })}`)).toMatchObject({ status: 422 });
});

it('a therapist reads her own pay, and the desk nobody’s', async () => {
  expect((await readMei(whole, office.staff)).sums).toEqual((await readMei()).sums);
  expect((await office.staff.get(`/therapists/${office.tom}/pay?${query(whole)}`)).status).toBe(403);
  expect((await office.desk.get(`/therapists/${office.mei}/pay?${query(whole)}`)).status).toBe(403);
  expect((await office.staff.post(`/therapists/${office.mei}/tip-payouts`, {})).status).toBe(403);
});

it('the export has a row per therapist, and the action log says what was done', async () => {
  const { status, body } = await office.ada.post<string>('/pay/exports', whole);
  expect(status).toBe(200);
  const [headings, ...rows] = String(body).trim().split('\r\n');
  expect(headings).toContain('Therapist,First Day,Last Day,Currency,Treatments');
  expect(rows).toHaveLength((await read()).therapists.length);
  await waitForDeliveries(office.shop.em);
  const types = (await office.listLogEntries()).map(({ action_type }) => action_type);
  expect(types).toEqual(expect.arrayContaining(['commission_rate', 'tips_pay_out', 'tips_void_payout', 'export_pay']));
});

it('a rebuild changes no row', async () => {
  const own = office.worker
    .get(ProjectionRegistry)
    .all()
    .filter(({ name }) => ['sales', 'ledger', 'commission_rates', 'tip_payouts'].includes(name));
  const before = await readMei();
  const rows = () => sql(office.shop.em, 'select * from pay_lines order by sale_id, nth');
  const lines = await rows();
  await office.worker.get(ProjectionRebuilder).runAll(own);
  expect(await readMei()).toEqual(before);
  expect(await rows()).toEqual(lines);
  expect(await verify()).toEqual([]);
});
