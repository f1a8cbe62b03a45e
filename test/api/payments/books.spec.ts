import { randomUUID } from 'node:crypto';
import type { SettingsDto } from '../../../src/catalog/index.js';
import type { BookEntryDto } from '../../../src/payments/books/entries/book-entry.dto.js';
import type { JournalExportDto } from '../../../src/payments/books/journal-export.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
const day = '2026-03-02';

const exportDays = (start_date = day, end_date = day, id: string = randomUUID()) =>
  office.ada.post<JournalExportDto>('/journal-exports', { id, start_date, end_date });
const readFile = async (number: number, format = 'general') =>
  (await office.ada.get<string>(`/journal-exports/${number}/file?format=${format}`)).body;
/** The signed amounts of Xero's file by the names of their accounts. */
const amounts = async (number: number) =>
  Object.fromEntries(
    (await readFile(number, 'xero'))
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
      .map(([, , account, , , amount]) => [account!, Number(amount)]),
  );
const sum = (of: Record<string, number>) =>
  Math.round(Object.values(of).reduce((total, each) => total + each, 0) * 100);

beforeAll(async () => {
  office = await startPaymentsOffice();
});

it('a day leaves once: the same number gives the same bytes, and later movements have a number of their own', async () => {
  const booking = await office.addBooking('09:00');
  const { body: sale } = await office.pay(booking, { method: 'cash', amount: 89.5, tip: 10 });
  const id = randomUUID();

  const { status, body: first } = await exportDays(day, day, id);

  expect(status).toBe(201);
  expect(first).toMatchObject({ number: 1, id, start_date: day, end_date: day, currency: 'AUD' });
  const before = [await readFile(1), await readFile(1, 'xero')];
  expect(before[0]!.split('\r\n')[0]).toBe('Journal,Date,Account code,Account,Debit,Credit,Currency');
  expect(await amounts(1)).toMatchObject({ 'Treatment sales': -81.36, 'Tax owed': -8.14 });
  expect((await exportDays(day, day, id)).body.number).toBe(1);
  expect(await exportDays()).toMatchObject({ status: 409, body: { code: 'nothing-to-export' } });

  await office.refund(sale, { amount: 20 });
  const { account_codes: codes } = (await office.ada.get<SettingsDto>('/settings')).body;
  await office.shop.saveSetting('account_codes', { ...codes.value, cash: '099' });
  const { body: second } = await exportDays();

  expect(second.number).toBe(2);
  expect(await amounts(2)).toMatchObject({ Cash: -20 });
  expect(await readFile(2)).toContain('2,2026-03-02,099,Cash,,20.00,AUD');
  expect([await readFile(1), await readFile(1, 'xero')]).toEqual(before);
});

it('debits are credits in every export, and all exports of a day come to its ledger', async () => {
  const { body: all } = await office.ada.get<JournalExportDto[]>('/journal-exports');
  expect(all.map(({ number }) => number)).toEqual([2, 1]);
  const exported = await Promise.all(all.map(({ number }) => amounts(number)));
  expect(exported.map(sum)).toEqual([0, 0]);

  const ledger = await sql<{ account: string; cents: number }>(
    office.shop.em,
    'select account, sum(cents)::float8 as cents from ledger_entries where day = $1 group by account having sum(cents) <> 0',
    [day],
  );
  for (const { account, cents } of ledger) {
    const name = account.charAt(0).toUpperCase() + account.slice(1).replaceAll('_', ' ');
    expect(Math.round(exported.reduce((total, each) => total + (each[name] ?? 0), 0) * 100)).toBe(cents);
  }
});

it('of 32 exports at once one takes the day, and no number is left out', async () => {
  await office.pay(await office.addBooking('10:00'), { method: 'card', amount: 89.5 });

  const answers = await Promise.all(Array.from({ length: 32 }, () => exportDays()));

  const taken = answers.filter(({ status }) => status === 201);
  expect(taken.map(({ body }) => body.number)).toEqual([3]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(31);
});

it('movements in another currency are told of, and leave by themselves', async () => {
  await office.changeSettings({ currency: 'USD' });
  try {
    await office.pay(await office.addBooking('11:00'), { method: 'card', amount: 89.5 });
    await office.changeSettings({ currency: 'AUD' });
    await office.pay(await office.addBooking('12:00'), { method: 'card', amount: 89.5 });

    const { body: inShopCurrency } = await exportDays();
    expect(inShopCurrency).toMatchObject({ currency: 'AUD', total: 89.5, other_currencies: ['USD'] });
    const usd = { id: randomUUID(), start_date: day, end_date: day, currency: 'USD' };
    const { body: other } = await office.ada.post<JournalExportDto>('/journal-exports', usd);

    expect(other).toMatchObject({ currency: 'USD', total: 89.5, other_currencies: [] });
  } finally {
    await office.changeSettings({});
  }
});

it('an id that has exported some days is refused for others', async () => {
  const [{ id }] = (await office.ada.get<JournalExportDto[]>('/journal-exports')).body as [JournalExportDto];

  expect(await exportDays('2026-03-01', day, id)).toMatchObject({
    status: 409,
    body: { code: 'idempotency-key-reused' },
  });
});

it('refunds that never reach the accounts: what is given back after an export leaves with the next one', async () => {
  const { body: sale } = await office.pay(await office.addBooking('14:00'), { amount: 99, tip: 9.5 });
  await exportDays();
  await office.refund(sale, { amount: 45, method: 'cash' });
  await office.refund(sale, { amount: 54 });
  const { body } = await exportDays();
  // What bears tax goes back first, then the tip.
  expect(await amounts(body.number)).toEqual({
    ...{ Cash: -45, 'Card terminal': -54, Refunds: 81.36 },
    ...{ 'Tips owed': 9.5, 'Tax owed': 8.14 },
  });
  expect(await exportDays()).toMatchObject({ status: 409, body: { code: 'nothing-to-export' } });
});

const balance = async (account: string) => {
  const [row] = await sql<{ cents: number }>(
    office.shop.em,
    'select coalesce(sum(cents), 0)::float8 as cents from ledger_balances where account = $1',
    [account],
  );
  return row!.cents;
};
const entries = async () => (await office.ada.get<BookEntryDto[]>('/book-entries')).body;

it('a payout of the gateway leaves as what came to the bank and what was kept, and a void takes both back', async () => {
  const id = randomUUID();
  const payout = { id, date: day, amount: 87, fees: 2.5 };

  const answers = await Promise.all(Array.from({ length: 8 }, () => office.ada.post('/gateway-payouts', payout)));

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
  const { body } = await exportDays();
  expect(await amounts(body.number)).toEqual({ Gateway: -89.5, 'Gateway payouts': 87, 'Gateway fees': 2.5 });
  expect(await entries()).toEqual([
    expect.objectContaining({ id, kind: 'gateway_payout', day, amount: 87, fees: 2.5, is_voided: false }),
  ]);
  // It is money that moved, not money that was taken.
  expect((await office.dayMoney(day)).methods.map(({ method }) => method)).not.toContain('online');
  expect(await office.ada.post('/gateway-payouts', { ...payout, amount: 88 })).toMatchObject({ status: 409 });

  expect((await office.ada.post(`/book-entries/${id}/void`, { reason: 'Another shop' })).status).toBe(204);
  expect((await office.ada.post(`/book-entries/${id}/void`, { reason: 'Another shop' })).status).toBe(204);
  expect([await balance('gateway'), await balance('gateway_payouts'), await balance('gateway_fees')]).toEqual([
    0, 0, 0,
  ]);
  expect(await entries()).toMatchObject([{ id, is_voided: true }]);
});

it('opening balances are entered once, of 32 who do at once by one, and leave with their other side', async () => {
  const before = { date: '2026-02-28', reason: 'From the old books' };
  const balances = [
    { account: 'cash_float', amount: 200 },
    { account: 'tax_owed', amount: -45.25 },
  ];
  const enter = (more: object = {}) =>
    office.ada.post<{ code: string }>('/opening-balances', { id: randomUUID(), ...before, balances, ...more });

  const answers = await Promise.all(Array.from({ length: 32 }, () => enter()));

  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body?.code))).toEqual(new Set([undefined, 'opening-balances-exist']));
  const { body } = await exportDays('2026-02-28', '2026-02-28');
  expect(await amounts(body.number)).toEqual({ 'Cash float': 200, 'Tax owed': -45.25, 'Opening balances': -154.75 });
  const [entered] = (await entries()).filter(({ kind }) => kind === 'opening_balances');
  expect(entered).toMatchObject({ day: '2026-02-28', amount: 154.75, balances });

  expect((await office.ada.post(`/book-entries/${entered!.id}/void`, { reason: 'Mistyped' })).status).toBe(204);
  expect((await enter()).status).toBe(204);
  expect(await enter({ date: '2026-03-03' })).toMatchObject({ status: 422, body: { errors: [{ field: 'date' }] } });
  const held = [{ account: 'deposits_held', amount: 5 }];
  expect(await enter({ balances: held })).toMatchObject({ status: 422 });
  expect((await office.desk.get('/book-entries')).status).toBe(403);
});

it('refusals name the field, and what there is not is not found', async () => {
  expect(await exportDays('2026-03-03', day)).toMatchObject({ status: 422, body: { errors: [{ field: 'end_date' }] } });
  expect(await exportDays('2025-01-01', day)).toMatchObject({ status: 422 });
  expect(await exportDays(day, '2026-03-09')).toMatchObject({ status: 422 });
  expect((await office.ada.get('/journal-exports/99/file?format=xero')).status).toBe(404);
  expect((await office.ada.get('/journal-exports/1/file?format=xero&part=2')).status).toBe(404);
  expect((await office.ada.get('/journal-exports/1/file?format=pdf')).status).toBe(422);
  expect((await office.desk.get('/journal-exports')).status).toBe(403);
});

it('a rebuild changes no row', async () => {
  await waitForDeliveries(office.shop.em);
  const projections = office.worker
    .get(ProjectionRegistry)
    .all()
    .filter(({ name }) => ['journal_exports', 'book_entries', 'ledger'].includes(name));

  expect(await office.worker.get(ProjectionRebuilder).runAll(projections)).toEqual({
    journal_exports: 0,
    journal_export_lines: 0,
    book_entries: 0,
    ledger_entries: 0,
  });
});
