import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { formatDollars } from '../../../src/kernel/money.js';
import { sql } from '../../../src/platform/database/sql.js';
import type { DifferenceCause } from '../../../src/payments/queries/money-difference.dto.js';
import type { MoneyBookingsDto, MoneyReportDto } from '../../../src/reporting/money/money-report.dto.js';
import type { TodayDto } from '../../../src/reporting/today/today.dto.js';
import { eventually } from '../../support/eventually.js';
import { officeBookingForm } from '../../support/fixtures/booking-form.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';

type Office = Awaited<ReturnType<typeof startPaymentsOffice>>;

/** The shop's days: the bookings are of the second one, and paid on all three. */
const [before, day, after] = ['2026-03-02', '2026-03-03', '2026-03-04'];
let office: Office;
const ids: Record<string, string> = {};

const read = async (from: string, to: string, asOf = ''): Promise<MoneyReportDto> => {
  const { status, body } = await office.ada.get<MoneyReportDto>(
    `/reports/money?start_date=${from}&end_date=${to}${asOf && `&as_of=${asOf}`}`,
  );
  expect(status).toBe(200);
  return body;
};
const causes = ({ booked }: MoneyReportDto) =>
  Object.fromEntries(booked.differences.map(({ cause, amount }) => [cause, amount]));
const cents = (amount: number) => Math.round(amount * 100);
const total = (rows: { net: number }[]) => rows.reduce((sum, { net }) => sum + cents(net), 0);

/** Sums ledger lines by hand. @param condition SQL */
async function sumLedger(condition: string, sign = 1): Promise<number> {
  const rows = await sql<{ cents: number }>(
    office.shop.em,
    `select coalesce(sum(cents * ${sign}), 0)::int as cents from ledger_entries
     where stream in (select id from sales) and ${condition}`,
  );
  return rows[0]!.cents;
}

async function complete(id: string): Promise<void> {
  const { version } = await office.getBooking(id);
  expect((await office.desk.post(`/bookings/${id}/completion`, { version })).status).toBe(200);
}

async function nextDay(hours = 0): Promise<void> {
  office.clock.advance({ days: 1, hours });
  await office.signIn();
  await office.ada.post('/auth/refresh');
}

/** Ten bookings of one day at $89.50, but for the second, with what goes right and wrong at a desk. */
beforeAll(async () => {
  office = await startPaymentsOffice();
  const own = { price_kind: 'own', price_reason: 'Agreed' };
  const more: Record<string, object> = {
    early: {},
    coins: { ...own, price_value: 164.98 },
    tipped: {},
    voided: {},
    corrected: {},
    refunded: {},
    unpaid: {},
  };
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00'];
  for (const [index, [name, form]] of Object.entries(more).entries())
    ids[name] = await office.addBooking(times[index]!, form);
  ids.half = await office.addBooking('09:00', { therapist_id: office.tom });

  ids.toCome = await office.addBooking('11:00', { therapist_id: office.tom });
  ids.cancelled = await office.addBooking('10:00', { therapist_id: office.tom });

  expect((await office.desk.post('/drawer-days', { id: randomUUID(), float: 150 })).status).toBe(201);
  for (const name of ['early', 'cancelled']) expect((await office.pay(ids[name]!, { amount: 89.5 })).status).toBe(201);
  const { version: early } = await office.getBooking(ids.early!);
  const edited = await office.ada.send('PUT', `/bookings/${ids.early}`, {
    ...officeBookingForm(office, day, { booking_time: '09:00' }),
    ...{ version: early, price_kind: 'own', price_value: 80, price_reason: 'Regular' },
  });
  expect(edited).toMatchObject({ status: 200 });
  const { version } = await office.getBooking(ids.cancelled);
  const cancellation = { reason: 'Ill', version };
  expect((await office.ada.post(`/bookings/${ids.cancelled}/cancellation`, cancellation)).status).toBe(200);

  await nextDay(7);
  expect((await office.pay(ids.coins!, { method: 'cash', amount: 164.98, tendered: 200 })).status).toBe(201);
  expect(
    (await office.pay(ids.tipped!, { amount: 99.5, tip: 20, adjustment: { amount: -10, reason: 'Waited' } })).status,
  ).toBe(201);
  const voided = (await office.pay(ids.voided!, { amount: 99.5, tip: 10 })).body;
  expect((await office.desk.post(`/sales/${voided.id}/void`, { reason: 'Not theirs' })).status).toBe(200);
  const corrected = (await office.pay(ids.corrected!, { amount: 94.5, tip: 5 })).body;
  const { status } = await office.desk.send(
    'PUT',
    `/sales/${corrected.id}/payments/${corrected.payments[0]!.id}/method`,
    {
      method: 'cash',
      reason: 'It was cash',
    },
  );
  expect(status).toBe(200);
  const refunded = (await office.pay(ids.refunded!, { amount: 89.5 })).body;
  expect((await office.refund(refunded, { amount: 40 })).status).toBe(201);
  expect((await office.pay(ids.half!, { method: 'other', amount: 50 })).status).toBe(201);
  for (const name of ['coins', 'tipped', 'unpaid', 'half', 'voided']) await complete(ids[name]!);

  await nextDay();
  expect((await office.pay(ids.half!, { amount: 30 })).status).toBe(201);
  expect((await office.refund(refunded, { amount: 9.5, method: 'other' })).status).toBe(201);
});

it('the money of a day is that of the ledger, by method, day and person', async () => {
  const { taken } = await read(day, day);
  expect(taken).toMatchObject({
    total: { payments: 598, refunds: 139.5, net: 458.5, tips: 25 },
    currency: 'AUD',
    other_currencies: [],
  });
  const byName = (one: { method: string }, other: { method: string }) => one.method.localeCompare(other.method);
  expect(taken.methods.toSorted(byName)).toEqual([
    { method: 'card', payments: 288.5, refunds: 139.5, net: 149, tips: 20 },
    { method: 'cash', payments: 259.5, refunds: 0, net: 259.5, tips: 5 },
    { method: 'other', payments: 50, refunds: 0, net: 50, tips: 0 },
  ]);
  expect(taken.people.map(({ person, net }) => ({ person, net }))).toEqual([{ person: 'rita@spa.test', net: 458.5 }]);

  const whole = (await read(before, after)).taken;
  const accounts = {
    cash: 'cash',
    card: 'card_terminal',
    online: 'gateway',
    deposit: 'deposits_held',
    gift_certificate: 'gift_certificates_owed',
    other: 'other_payments',
  };
  for (const { method, net } of whole.methods)
    expect([method, cents(net)]).toEqual([method, await sumLedger(`account = '${accounts[method]}'`)]);
  for (const { day: of, net, tips } of whole.days) {
    const money = "account in ('cash', 'card_terminal', 'other_payments')";
    expect([of, cents(net)]).toEqual([of, await sumLedger(`${money} and day = '${of}'`)]);
    expect([of, cents(tips)]).toEqual([of, await sumLedger(`account = 'tips_owed' and day = '${of}'`, -1)]);
  }
  expect(whole.days.map((each) => each.day)).toEqual([before, day, after]);
  expect([total(whole.methods), total(whole.days), total(whole.people)]).toEqual(Array(3).fill(cents(whole.total.net)));
});

it('each cent between the booked value and the money taken has its cause', async () => {
  const ofDay = await read(day, day);
  expect(ofDay.booked.booked_value).toBe(871.48);
  expect(causes(ofDay)).toEqual({
    unpaid: -188.5,
    to_come: -89.5,
    paid_on_other_days: -119.5,
    changed_since: 9.5,
    tips: 25,
    adjustments: -10,
    refunds: -40,
    rounding: 0.02,
  });
  expect(causes(await read(after, after))).toEqual({ other_visits: 30, refunds: -9.5 });
  expect(causes(await read(before, before))).toEqual({ other_visits: 179 });

  const days = [before, day, after];
  for (const from of days)
    for (const to of days.filter((each) => each >= from)) {
      const report = await read(from, to);
      const explained = report.booked.differences.reduce(
        (sum, { amount }) => sum + cents(amount),
        cents(report.booked.booked_value),
      );
      expect([from, to, explained]).toEqual([from, to, cents(report.taken.total.net)]);
    }
});

it('each cause opens its bookings', async () => {
  const list = async (cause: DifferenceCause, of = day) => {
    const query = `start_date=${of}&end_date=${of}&cause=${cause}`;
    const { items, total: all } = (await office.ada.get<MoneyBookingsDto>(`/reports/money/bookings?${query}`)).body;
    expect(all).toBe(items.length);
    return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).sort();
  };
  expect(await list('unpaid')).toEqual(['half', 'unpaid', 'voided']);
  expect(await list('to_come')).toEqual(['toCome']);
  expect(await list('paid_on_other_days')).toEqual(['early', 'half']);
  expect(await list('changed_since')).toEqual(['early']);
  expect(await list('tips')).toEqual(['corrected', 'tipped']);
  expect(await list('refunds')).toEqual(['refunded']);
  expect(await list('rounding')).toEqual(['coins']);
  expect(await list('other_visits', before)).toEqual(['cancelled', 'early']);
});

it('what is owed is that of the ledger, now and as of a moment', async () => {
  const { owed } = await read(day, day);
  expect(cents(owed.tips)).toBe(await sumLedger(`account = 'tips_owed'`, -1));
  expect(cents(owed.tax)).toBe(await sumLedger(`account = 'tax_owed' and day = '${day}'`, -1));
  expect(owed.tips).toBe(25);
  const asOf = (moment: string) =>
    eventually(async () => {
      const report = await read(before, after, moment);
      return report.as_of && report.as_of.seq > 0 ? report : undefined;
    }, 'a report of that moment');
  const early = await asOf(`${before}T23:59`);
  expect(early).toMatchObject({ owed: { tips: 0, tax: 16.28 }, taken: { total: { net: 179, tips: 0 } } });
  const late = await asOf(`${day}T23:59`);
  expect(late).toMatchObject({ owed: { tips: 25 }, taken: { total: { net: 637.5, tips: 25 } } });
  expect(cents(late.owed.tax)).toBe(await sumLedger(`account = 'tax_owed' and day <= '${day}'`, -1));
});

it('the way from the booked value to the money taken is told as of a moment, too, to the cent', async () => {
  await eventually(async () => {
    const { booked } = await read(before, after, `${after}T23:59`);
    return booked.differences.length > 0 ? booked : undefined;
  }, 'a report of bookings');
  const early = await read(before, after, `${before}T23:59`);
  expect(early.booked.booked_value).toBe(871.48);
  expect(causes(early)).toEqual({ to_come: -791.48, changed_since: 9.5, other_visits: 89.5 });
  const late = await read(before, after, `${after}T23:59`);
  expect(late.booked).toEqual((await read(before, after)).booked);
  const moments = [`${before}T23:59`, `${day}T17:00`, `${day}T17:01`, `${day}T23:59`, `${after}T23:59`];
  for (const moment of moments)
    for (const [from, to] of [
      [before, after],
      [before, before],
      [day, day],
    ] as const) {
      const { booked, taken } = await read(from, to, moment);
      const explained = booked.differences.reduce((sum, { amount }) => sum + cents(amount), cents(booked.booked_value));
      expect([moment, from, to, explained]).toEqual([moment, from, to, cents(taken.total.net)]);
    }
  const query = `start_date=${before}&end_date=${after}&cause=to_come&as_of=${before}T23:59`;
  const { total: open } = (await office.ada.get<MoneyBookingsDto>(`/reports/money/bookings?${query}`)).body;
  expect(open).toBe(8);
});

const exportAs = (format: string, more: object = {}, by = office.ada) =>
  by.post<Buffer>('/reports/money/files', { start_date: before, end_date: after, format, ...more });

it('leaves as CSV and as PDF, with the figures of the ledger, and is logged', async () => {
  const csv = await exportAs('csv');
  expect(csv.status).toBe(200);
  expect(csv.headers.get('content-disposition')).toMatch(/filename="money-.*\.csv"/);
  const rows: string[][] = parse(csv.body.toString(), { bom: true, relax_column_count: true });
  const find = (part: string, name = '') => rows.find((row) => row[0] === part && row[1] === name)!;
  const inCents = (amount: string) => Math.round(Number(amount) * 100);
  const money = "account in ('cash', 'card_terminal', 'other_payments')";
  expect(inCents(find('Total')[5]!)).toBe(await sumLedger(money));
  expect(inCents(find('Method', 'cash')[5]!)).toBe(await sumLedger("account = 'cash'"));
  expect(inCents(find('Day', day)[5]!)).toBe(await sumLedger(`${money} and day = '${day}'`));
  expect(inCents(find('Owed', 'Tips')[2]!)).toBe(await sumLedger("account = 'tips_owed'", -1));
  const way = rows.filter(([part]) => part === 'Booked Value' || part === 'Difference');
  expect(way.reduce((sum, [, , amount]) => sum + inCents(amount!), 0)).toBe(inCents(find('Money Taken')[2]!));
  // A negative amount is a number, and no formula.
  expect(find('Difference', 'Bills were refunded.')[2]).toBe('-49.50');
  expect(find('Person', 'rita@spa.test')).toHaveLength(7);

  const pdf = await exportAs('pdf');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const lines = readPdfLines(pdf.body);
  const { taken } = await read(before, after);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Money report',
      `Money taken${formatDollars(cents(taken.total.net))}`,
      'Bills were refunded.-$49.50',
      'Tips came on top.+$25.00',
      'From booked value to money taken',
    ]),
  );
  const early = readPdfLines((await exportAs('pdf', { as_of: `${before}T23:59` })).body);
  expect(early).toContain('Money taken$179.00');
  const [logged] = await sql<{ n: number }>(
    office.shop.em,
    `select count(*)::int as n from event_log where type = 'ReportExported' and data ->> 'report' = 'money'`,
  );
  expect(logged!.n).toBe(3);
  expect((await exportAs('csv', {}, office.desk)).status).toBe(403);
  expect((await exportAs('xlsx')).status).toBe(422);
});

it('today tells what was paid today, and what was booked', async () => {
  const { body } = await office.ada.get<TodayDto>('/reports/today');
  expect(body.paid).toMatchObject({ total: { payments: 30, refunds: 9.5, net: 20.5 }, currency: 'AUD' });
  expect(body.paid.methods.map(({ method, net }) => [method, net]).sort()).toEqual([
    ['card', 30],
    ['other', -9.5],
  ]);
  expect(body.booked_value).toMatchObject({ done: 0, to_come: 0 });
});

it('an impossible period, cause or page is refused, and reception sees no money in sum', async () => {
  const refused = async (path: string) => (await office.ada.get(path)).status;
  expect(await refused(`/reports/money?start_date=${day}&end_date=${before}`)).toBe(422);
  expect(await refused(`/reports/money?start_date=2020-01-01&end_date=${day}`)).toBe(422);
  const period = `start_date=${day}&end_date=${day}`;
  expect(await refused(`/reports/money/bookings?${period}&cause=none`)).toBe(422);
  expect(await refused(`/reports/money/bookings?${period}&cause=tips&page=0`)).toBe(422);
  expect((await office.desk.get(`/reports/money?${period}`)).status).toBe(403);
});
