import { randomUUID } from 'node:crypto';
import type {
  CodedCertificateDto,
  GiftCertificateDto,
  GiftCertificatesDto,
} from '../../../src/payments/gift-certificates/gift-certificate.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import type { MoneyReportDto } from '../../../src/reporting/money/money-report.dto.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';

/** Bookings cost $89.50. */
let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
const day = '2026-03-02';
const HOURS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00'];
let slots: { hour: string; therapist_id: string }[];

beforeAll(async () => {
  office = await startPaymentsOffice();
  slots = [office.mei, office.tom].flatMap((therapist_id) => HOURS.map((hour) => ({ hour, therapist_id })));
});

const sell = (more: object = {}) =>
  office.desk.post<CodedCertificateDto>('/gift-certificates', {
    ...{ id: randomUUID(), amount: 100, method: 'card', buyer_name: 'Ann Low', recipient_name: 'Bea Low' },
    ...more,
  });
/** Sells one that the buyer takes along. */
async function newCertificate(more: object = {}) {
  const { body, status } = await sell(more);
  expect(status).toBe(201);
  return { id: body.certificate.id, code: body.code! };
}
const find = async (id: string) => (await office.desk.get<GiftCertificateDto>(`/gift-certificates/${id}`)).body;
const balanceOf = async (id: string) => (await find(id)).balance;
const newBooking = () => {
  const { hour, therapist_id } = slots.pop()!;
  return office.addBooking(hour, { therapist_id });
};
const payWith = (booking: string, code: string, amount: number, more: object = {}) =>
  office.pay(booking, { method: 'gift_certificate', code, amount, ...more });
const owed = async () =>
  (
    await sql<{ amount: number }>(
      office.shop.em,
      `select coalesce(-sum(cents), 0)::float8 / 100 as amount from ledger_balances where account = 'gift_certificates_owed'`,
    )
  )[0]!.amount;
const verify = async () => (await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);

it('a certificate is sold once under an id, and its code is shown once', async () => {
  const id = randomUUID();
  const before = await owed();
  const first = await sell({ id });
  const again = await sell({ id });
  expect(first.body).toMatchObject({
    code: expect.stringMatching(/^([A-HJ-NP-Z2-9]{4}-){4}[A-HJ-NP-Z2-9]$/),
    certificate: { status: 'issued', amount: 100, balance: 100, recipient_name: 'Bea Low', expires_on: null },
  });
  expect(again.body).toEqual({ certificate: first.body.certificate, code: null });
  expect((await owed()) - before).toBe(100);
  expect((await sell({ id, amount: 50 })).body).toMatchObject({ code: 'payment-id-reused' });
});

it('nothing that is stored or listed has a code', async () => {
  const { code } = await newCertificate();
  const plain = code.replaceAll('-', '');
  const { body: list } = await office.desk.get<GiftCertificatesDto>('/gift-certificates');
  expect(JSON.stringify(list)).not.toContain(code);
  const stored = await sql<{ found: number }>(
    office.shop.em,
    `select count(*)::int as found from event_log where data::text like any ($1)`,
    [[`%${code}%`, `%${plain}%`]],
  );
  expect(stored).toEqual([{ found: 0 }]);
});

it('wrong fields are refused each at its place', async () => {
  const refused = async (more: object) => (await sell(more)).body;
  expect(await refused({ amount: 9.99 })).toMatchObject({ errors: [{ field: 'amount' }] });
  expect(await refused({ method: 'gift_certificate' })).toMatchObject({ errors: [{ field: 'method' }] });
  expect(await refused({ recipient_email: 'no' })).toMatchObject({ errors: [{ field: 'recipient_email' }] });
  expect(await refused({ deliver_on: '2026-03-09' })).toMatchObject({ errors: [{ field: 'recipient_email' }] });
  expect(await refused({ deliver_on: '2026-03-01', recipient_email: 'bea@example.com' })).toMatchObject({
    errors: [{ field: 'deliver_on' }],
  });
  expect(await refused({ service_id: office.swedish, amount: 50 })).toMatchObject({ errors: [{ field: 'amount' }] });
  expect(await refused({ amount: 50.01, method: 'cash' })).toMatchObject({ errors: [{ field: 'amount' }] });
});

it('it pays a part, then the rest of another sale, and never more than is left', async () => {
  const { id, code } = await newCertificate({ service_id: office.swedish, amount: 89.5 });
  const booking = await newBooking();
  const typed = code.toLowerCase().replaceAll('-', ' ');
  const { body: part } = await payWith(booking, typed, 60);
  expect(part).toMatchObject({ status: 'open', remaining: 29.5, payments: [{ amount: 60 }] });
  expect((await office.pay(booking, { amount: 29.5 })).body).toMatchObject({ status: 'paid' });
  const other = await newBooking();
  expect((await payWith(other, code, 29.51)).body).toMatchObject({
    ...{ code: 'over-balance', detail: 'Only $29.50 is left on this gift certificate' },
  });
  expect((await payWith(other, code, 29.5)).body).toMatchObject({ status: 'open', remaining: 60 });
  expect(await find(id)).toMatchObject({
    ...{ balance: 0, service_name: 'Swedish' },
    redemptions: [{ amount: 60 }, { amount: 29.5 }],
  });
});

it('only a code of a certificate pays, and only with that method', async () => {
  const booking = await newBooking();
  const { code } = await newCertificate();
  const wrong = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const more of [{ code: wrong }, { code: '' }, { code: undefined }, { method: 'card', code }])
    expect((await office.pay(booking, { method: 'gift_certificate', amount: 10, ...more })).body).toMatchObject({
      errors: [{ field: 'code' }],
    });
  expect((await office.desk.post('/gift-certificates/by-code', { code: wrong })).status).toBe(422);
  expect((await office.desk.post<GiftCertificateDto>('/gift-certificates/by-code', { code })).body).toMatchObject({
    balance: 100,
  });
});

it('what a sale gives back goes to the certificate, and nowhere else', async () => {
  const { id, code } = await newCertificate();
  const booking = await newBooking();
  const { body: sale } = await payWith(booking, code, 89.5);
  const [payment] = sale.payments;
  expect((await office.refund(sale, { amount: 10, method: 'cash' })).body).toMatchObject({
    errors: [{ field: 'method' }],
  });
  expect((await office.refund(sale, { amount: 20 })).status).toBe(201);
  expect(await balanceOf(id)).toBe(30.5);
  const correction = { method: 'card', reason: 'Typed wrongly' };
  expect(
    (await office.desk.send('PUT', `/sales/${sale.id}/payments/${payment!.id}/method`, correction)).body,
  ).toMatchObject({
    code: 'paid-with-certificate',
  });
  const next = await newBooking();
  const { body: voided } = await payWith(next, code, 30.5);
  expect(await balanceOf(id)).toBe(0);
  expect((await office.desk.post(`/sales/${voided.id}/void`, { reason: 'Wrong client' })).status).toBe(200);
  expect(await balanceOf(id)).toBe(30.5);
  expect(await verify()).toEqual([]);
});

it('32 payments of eight sales at once take no more than there is', async () => {
  const { id, code } = await newCertificate({ amount: 50 });
  const bookings: string[] = [];
  for (let nth = 0; nth < 8; nth++) bookings.push(await newBooking());
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, nth) => payWith(bookings[nth % bookings.length]!, code, 5)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(await balanceOf(id)).toBe(0);
  expect(await verify()).toEqual([]);
});

it('another code takes the place of a lost one, and the balance stays', async () => {
  const { id, code: lost } = await newCertificate();
  expect((await office.desk.post(`/gift-certificates/${id}/codes`, {})).status).toBe(422);
  const { body } = await office.desk.post<CodedCertificateDto>(`/gift-certificates/${id}/codes`, { reason: 'Lost' });
  expect(body).toMatchObject({ certificate: { id, balance: 100 } });
  expect((await office.desk.post('/gift-certificates/by-code', { code: lost })).status).toBe(404);
  expect((await office.desk.post('/gift-certificates/by-code', { code: body.code })).status).toBe(200);
  expect((await office.desk.post(`/gift-certificates/${id}/files`, { code: lost, format: 'a4' })).status).toBe(422);
  const file = await office.desk.post<Buffer>(`/gift-certificates/${id}/files`, { code: body.code, format: 'a4' });
  expect(readPdfLines(file.body)).toEqual(
    expect.arrayContaining(['Gift certificate', 'For Bea Low', `Code${body.code}`, 'No expiry date']),
  );
});

it('it is voided on its day while it is whole, and refunded by an administrator after that', async () => {
  const { id, code } = await newCertificate({ method: 'cash' });
  expect((await office.desk.post(`/gift-certificates/${id}/void`, { reason: 'Wrong amount' })).body).toMatchObject({
    ...{ status: 'voided', balance: 0 },
  });
  expect((await office.desk.post('/gift-certificates/by-code', { code })).status).toBe(404);
  const { id: other } = await newCertificate();
  const refund = { id: randomUUID(), amount: 40, method: 'card', reason: 'Moved away' };
  expect((await office.desk.post(`/gift-certificates/${other}/refunds`, refund)).status).toBe(403);
  for (const { status } of [
    await office.ada.post(`/gift-certificates/${other}/refunds`, refund),
    await office.ada.post(`/gift-certificates/${other}/refunds`, refund),
  ])
    expect(status).toBe(201);
  expect(await balanceOf(other)).toBe(60);
  const more = { ...refund, id: randomUUID(), amount: 60.01 };
  expect((await office.ada.post(`/gift-certificates/${other}/refunds`, more)).body).toMatchObject({
    code: 'over-balance',
  });
});

it('a certificate’s sale and redemption both counted as sales: it is taken once in the report, and owed', async () => {
  const { body: report } = await office.ada.get<MoneyReportDto>(`/reports/money?start_date=${day}&end_date=${day}`);
  const { taken, booked } = report;
  const differences = booked.differences.reduce((sum, { amount }) => sum + amount, booked.booked_value);
  expect(differences).toBeCloseTo(taken.total.net, 2);
  expect(report.owed.gift_certificates).toBe(await owed());
  expect(taken.methods.map(({ method }) => method)).not.toContain('gift_certificate');
});

it('erasing the people of a certificate keeps its balance and its code', async () => {
  const { id, code } = await newCertificate({ message: 'Rest well' });
  expect((await office.desk.post(`/gift-certificates/${id}/erasure`, {})).status).toBe(403);
  expect((await office.ada.post(`/gift-certificates/${id}/erasure`, {})).status).toBe(204);
  const { body } = await office.desk.post<GiftCertificateDto>('/gift-certificates/by-code', { code });
  expect(body).toMatchObject({ balance: 100, buyer_name: null, recipient_name: null, message: null });
});

it('an expiry is that of the setting at the sale, and past it the certificate pays no more', async () => {
  await office.shop.saveSetting('sales_settings', {
    ...{ legalName: '', taxNumber: '', isTaxRegistered: true, refundLimit: 200, giftCertificateYears: 3 },
  });
  const { id } = await newCertificate();
  expect(await find(id)).toMatchObject({ expires_on: '2029-03-02', is_expired: false });
});

it('the Z-report counts the money of a certificate when it is sold, and names what it paid beside it', async () => {
  const booking = await newBooking();
  office.clock.advance({ days: 1 });
  await office.signIn();
  const drawer = `/drawer-days/${randomUUID()}`;
  const id = drawer.split('/').at(-1);
  expect((await office.desk.post('/drawer-days', { id, float: 100 })).status).toBe(201);
  const { code } = await newCertificate({ method: 'cash' });
  expect((await payWith(booking, code, 40)).status).toBe(201);
  const coins = [{ value: 100, count: 2 }];
  expect((await office.desk.post(`${drawer}/counts`, { coins, terminal_total: 0 })).status).toBe(201);
  expect(await office.desk.post(`${drawer}/close`, { banked: 100 })).toMatchObject({
    ...{ status: 200, body: { closes: [{ difference: 0 }] } },
  });
  const { body } = await office.desk.post<Buffer>(`${drawer}/z-reports/files`, { number: 1, format: 'a4' });
  expect(readPdfLines(body)).toEqual(
    expect.arrayContaining([
      'Cash$100.00',
      'Money taken$100.00',
      'Gift certificates sold within it, owed to their holders$100.00',
      'Paid with gift certificates, beyond it$40.00',
    ]),
  );
  expect((await sell()).body).toMatchObject({ code: 'day-closed' });
});

it('the ledger and the certificates are what the log says', async () => {
  const read = () =>
    sql(
      office.shop.em,
      'select id, version, status, number, balance_cents, code_hash from gift_certificates order by id',
    );
  const before = await read();
  const own = office.worker
    .get(ProjectionRegistry)
    .all()
    .filter(({ name }) => ['sales', 'ledger', 'gift_certificates'].includes(name));
  await office.worker.get(ProjectionRebuilder).runAll(own);
  expect(await read()).toEqual(before);
  expect(await verify()).toEqual([]);
});
