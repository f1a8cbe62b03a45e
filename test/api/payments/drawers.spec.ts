import { randomUUID } from 'node:crypto';
import type { DayWorkDto } from '../../../src/payments/queries/day-work.dto.js';
import type { ClosedDrawersDto, DrawerDayDto } from '../../../src/payments/queries/drawer-day.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
/** Confirmed bookings of $89.50 that nobody has paid. */
let bookings: string[];

const nextBooking = () => bookings.pop()!;
const open = (float = 200, id: string = randomUUID()) => office.desk.post<DrawerDayDto>('/drawer-days', { id, float });
const change = (id: string, what: string, body: object, by = office.desk) =>
  by.post<DrawerDayDto>(`/drawer-days/${id}/${what}`, body);
/** Counts an amount in coins of 5 cents. */
const count = (id: string, dollars: number, terminal_total = 0) =>
  change(id, 'counts', { coins: [{ value: 0.05, count: Math.round(dollars * 20) }], terminal_total });
const list = async (date: string) => (await office.desk.get<DrawerDayDto[]>(`/drawer-days?date=${date}`)).body;
const verify = async () => (await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);
/** By how much the accounts moved on a day, in cents. */
const moved = async (day: string) =>
  Object.fromEntries(
    (
      await sql<{ account: string; cents: number }>(
        office.shop.em,
        'select account, cents::float8 from ledger_balances where day = $1',
        [day],
      )
    ).map(({ account, cents }) => [account, cents]),
  );

/** Carries something out on another day, on which nobody opened a drawer yet. */
async function onDay(days: number, work: (day: string) => Promise<void>): Promise<void> {
  office.clock.advance({ days });
  await office.signIn();
  try {
    await work(`2026-03-0${2 + days}`);
  } finally {
    office.clock.advance({ days: -days });
    await office.signIn();
  }
}

beforeAll(async () => {
  office = await startPaymentsOffice();
  bookings = await Promise.all(
    ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'].map((time) => office.addBooking(time)),
  );
});

it('a day is closed with $5 missing: counted blind, told after, banked and left in the books', async () => {
  const day = '2026-03-02';
  const { status, body: opened } = await open();
  expect(status).toBe(201);
  expect(opened).toMatchObject({ day, status: 'open', float: 200, is_counted: false, counts: [], closes: [] });
  expect(opened.coins.slice(0, 2)).toEqual([100, 50]);
  const [inCash, byCard] = [nextBooking(), nextBooking()];
  const { body: sale } = await office.pay(inCash, { method: 'cash', amount: 89.5, tendered: 100 });
  await office.refund(sale, { amount: 10 });
  await office.pay(byCard, { amount: 89.5 });

  expect(await change(opened.id, 'close', { banked: 0 })).toMatchObject({ status: 409, body: { code: 'not-counted' } });
  const counted = await count(opened.id, 274.5, 89.5);
  expect(counted.status).toBe(201);
  expect(counted.body.counts).toEqual([
    {
      ...{ counted: 274.5, expected: 279.5, difference: -5 },
      ...{ terminal: 89.5, expected_terminal: 89.5, terminal_difference: 0 },
    },
  ]);
  expect(await change(opened.id, 'close', { banked: 74.5 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'reason' }] },
  });
  const closed = await change(opened.id, 'close', { banked: 74.5, reason: 'Too much change' });
  expect(closed).toMatchObject({
    status: 200,
    body: {
      status: 'closed',
      closes: [{ difference: -5, banked: 74.5, left: 200, reason: 'Too much change', is_reopened: false }],
    },
  });
  expect(await list(day)).toEqual([closed.body]);
  expect((await office.desk.get<DayWorkDto>('/drawer-days/work?date=2026-03-03')).body.left).toBe(200);
  expect(await moved(day)).toMatchObject({ cash: 0, cash_over_short: 500, cash_banked: 7_450, cash_float: 0 });
});

it('a difference that reads 0 after closing: it is read on every later day, and in the accounts', async () => {
  const [drawer] = await list('2026-03-02');
  expect(drawer!.closes).toMatchObject([{ counted: 274.5, expected: 279.5, difference: -5 }]);
  expect(drawer!.counts).toMatchObject([{ difference: -5 }]);
  const { balances } = await office.dayMoney('2026-03-03');
  expect(balances).toContainEqual(expect.objectContaining({ account: 'cash_over_short', balance: 5 }));
});

it('a closed day takes no new entry, prints its papers, and takes money once it is open again', async () => {
  const [drawer] = await list('2026-03-02');
  const booking = nextBooking();
  const dayClosed = { status: 409, body: { code: 'day-closed' } };
  expect(await office.pay(booking, { amount: 89.5 })).toMatchObject(dayClosed);
  expect((await office.checkout(booking)).sale).toBeNull();
  const { sale } = await office.checkout(
    await sql<{ id: string }>(office.shop.em, 'select booking_id as id from sale_bookings limit 1').then(
      ([row]) => row!.id,
    ),
  );
  expect(await office.refund(sale!, { amount: 1 })).toMatchObject(dayClosed);
  expect(await office.desk.post(`/sales/${sale!.id}/void`, { reason: 'Late' })).toMatchObject({ status: 409 });
  const { kind, number } = sale!.papers[0]!;
  expect((await office.desk.post(`/sales/${sale!.id}/papers/files`, { kind, number, format: 'a4' })).status).toBe(200);

  const reopened = await change(drawer!.id, 'reopening', { reason: 'Late guest' });
  expect(reopened.body).toMatchObject({
    status: 'open',
    is_counted: false,
    closes: [{ difference: -5, is_reopened: true }],
  });
  expect(await moved('2026-03-02')).toMatchObject({ cash: 27_950, cash_over_short: 0, cash_banked: 0 });
  expect((await office.pay(booking, { amount: 89.5 })).status).toBe(201);
  await count(drawer!.id, 279.5, 179);
  const { body } = await change(drawer!.id, 'close', { banked: 79.5 });
  expect(body.counts.map(({ counted }) => counted)).toEqual([274.5, 279.5]);
  expect(body.closes.map(({ difference }) => difference)).toEqual([-5, 0]);
});

const printZReport = (id: string, number: number, format = 'a4') =>
  office.desk.post<Buffer>(`/drawer-days/${id}/z-reports/files`, { number, format });

it('each close has a Z-report, numbered without a gap; that of a reopened day has both counts', async () => {
  const [drawer] = await list('2026-03-02');
  expect(drawer!.closes.map((close) => close.z_report)).toEqual([1, 2]);
  const first = await printZReport(drawer!.id, 1);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-disposition')).toBe('attachment; filename="z-report-1.pdf"');
  const lines = readPdfLines(first.body);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Number 1',
      'Monday, March 2, 2026',
      'Opened Monday, March 2, 2026, 10:00 AM by rita@spa.test',
      'Cash$89.50',
      'Card$89.50',
      'Refunds-$10.00',
      'Voids$0.00',
      'Money taken$169.00',
      'Cash, net$79.50',
      'Card, net$89.50',
      'Float$200.00',
      'Expected$279.50',
      'Counted$274.50',
      'Difference-$5.00',
      'Total of the terminal$89.50',
      'Reason for the difference: Too much change',
      '5490 × $0.05$274.50',
      'To the bank$74.50',
      'Left in the drawer$200.00',
      'This close was taken back: Late guest',
    ]),
  );
  expect(lines).not.toContain('Counts and closes so far');
  const second = readPdfLines((await printZReport(drawer!.id, 2, '80mm')).body);
  expect(second).toContain('Money taken$258.50');
  // A narrow paper breaks its lines.
  const text = second.join(' ');
  expect(text).toContain('Count 1: cash $274.50 of $279.50, terminal $89.50 of $89.50');
  expect(text).toContain('Count 2: cash $279.50 of $279.50, terminal $179.00 of $179.00');
  expect(text).toContain('Z-report 1: $74.50 to the bank, $200.00 left. Too much change. Taken back: Late guest');
  expect(readPdfLines((await printZReport(drawer!.id, 1)).body)).toContain('Number 1, copy');
  expect((await printZReport(drawer!.id, 3)).status).toBe(404);
  expect((await printZReport(drawer!.id, 1, 'a5')).status).toBe(422);
  const { body } = await office.desk.get<ClosedDrawersDto>('/drawer-days/closed');
  expect(body).toMatchObject({ total: 1, pages: 1, items: [{ id: drawer!.id, closes: [{}, { z_report: 2 }] }] });
});

it('a later correction lies in the open day', () =>
  onDay(1, async (day) => {
    const before = await moved('2026-03-02');
    const [row] = await sql<{ id: string }>(
      office.shop.em,
      `select sale_id as id from payments where method = 'card' limit 1`,
    );
    const { body: sale } = await office.desk.get<Parameters<typeof office.refund>[0]>(`/sales/${row!.id}`);
    expect((await office.refund(sale, { amount: 9.5 })).body.refunds).toMatchObject([{ day }]);
    expect(await moved('2026-03-02')).toEqual(before);
  }));

it('a forgotten drawer closed "as perfect": it stays open and is listed until somebody counts it', async () => {
  let forgotten = '';
  await onDay(1, async () => {
    forgotten = (await open(150)).body.id;
    await office.pay(nextBooking(), { method: 'cash', amount: 89.5 });
  });
  await onDay(2, async (day) => {
    expect(await list(day)).toMatchObject([{ id: forgotten, day: '2026-03-03', status: 'open', closes: [] }]);
    expect(await change(forgotten, 'close', { banked: 0 })).toMatchObject({ body: { code: 'not-counted' } });
    await open(100);
    expect((await count(forgotten, 239.5, -9.5)).body.counts).toMatchObject([{ expected: 239.5, difference: 0 }]);
    expect((await change(forgotten, 'close', { banked: 89.5 })).body.status).toBe('closed');
    expect((await list(day)).map(({ id }) => id)).not.toContain(forgotten);
    const late = await change(forgotten, 'reopening', { reason: 'Late' });
    expect(late).toMatchObject({ status: 409, body: { code: 'another-day' } });
  });
});

it('refusals name the field, and a route tells what it does not know', async () => {
  const fields = async (answer: Promise<{ body: object }>) =>
    ((await answer).body as { errors: { field: string }[] }).errors.map(({ field }) => field);
  expect(await fields(office.desk.post('/drawer-days', { id: 'none', float: -1 }))).toEqual(['id', 'float']);
  const [drawer] = await list('2026-03-04');
  const coins = [{ value: 0.03, count: 1 }];
  expect(await fields(change(drawer!.id, 'counts', { coins, terminal_total: 0 }))).toEqual(['coins']);
  expect(await fields(change(drawer!.id, 'counts', { coins: 'many', terminal_total: null }))).toEqual([
    'coins',
    'terminal_total',
  ]);
  expect(await change(randomUUID(), 'close', { banked: 0 })).toMatchObject({ status: 404 });
  expect(await open(200)).toMatchObject({ status: 409, body: { code: 'drawer-exists' } });
});

describe('32 at once', () => {
  it('open one drawer, and close it once', () =>
    onDay(3, async () => {
      const opened = await Promise.all(Array.from({ length: 32 }, () => open(100)));
      expect(opened.filter(({ status }) => status === 201)).toHaveLength(1);
      const { id } = opened.find(({ status }) => status === 201)!.body;
      await count(id, 95);
      const closes = await Promise.all(
        Array.from({ length: 32 }, () => change(id, 'close', { banked: 0, reason: 'Short' })),
      );
      expect(new Set(closes.map(({ status }) => status))).toEqual(new Set([200]));
      expect(closes.at(-1)!.body.closes).toHaveLength(1);
    }));

  it('pay while the day is closed: what was taken was counted, and the rest was refused', () =>
    onDay(4, async (day) => {
      const { id } = (await open(100)).body;
      const booking = nextBooking();
      const pay = () => office.pay(booking, { method: 'cash', amount: 5 });
      let taken = 0;
      let isClosed = false;
      while (!isClosed) {
        await count(id, 100 + taken * 5);
        const answers = await Promise.all(
          Array.from({ length: 16 }, (_, nth) =>
            nth % 4 === 0 && taken < 12 ? pay() : change(id, 'close', { banked: 0 }),
          ),
        );
        const paid = answers.filter(({ status }) => status === 201).length;
        taken += paid;
        isClosed = (await list(day)).find((drawer) => drawer.id === id)!.status === 'closed';
        expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
      }
      expect(await pay()).toMatchObject({ status: 409, body: { code: 'day-closed' } });
      expect(await moved(day)).toMatchObject({ cash: 0, cash_float: taken * 500 });
      expect((await office.checkout(booking)).paid).toBe(taken * 5);
    }));
});

it('nothing is found in sound books; an entry on a closed day is, and a rebuild changes no row', async () => {
  await waitForDeliveries(office.shop.em);
  expect(await verify()).toEqual([]);
  const projections = office.worker
    .get(ProjectionRegistry)
    .all()
    .filter(({ name }) => ['drawer_days', 'ledger'].includes(name));
  expect(await office.worker.get(ProjectionRebuilder).runAll(projections)).toEqual({
    drawer_days: 0,
    ledger_entries: 0,
  });
  await sql(office.shop.em, `update paper_numbers set last_number = last_number + 1 where paper = 'z_report'`);
  expect(await verify()).toEqual([expect.stringContaining('with a number missing or used twice: z_report')]);
  await sql(office.shop.em, `update paper_numbers set last_number = last_number - 1 where paper = 'z_report'`);
  await sql(
    office.shop.em,
    `insert into ledger_entries select '${randomUUID()}'::uuid, 1, account, 'main', 'AUD', '2026-03-02', cents, now()
     from (values ('cash', 500), ('unpaid_sales', -500)) v (account, cents)`,
  );
  expect(await verify()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('closed days whose cash is not what was closed: main 2026-03-02 500'),
    ]),
  );
});
