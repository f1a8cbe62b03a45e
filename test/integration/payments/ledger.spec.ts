import { CommandBus } from '@nestjs/cqrs';
import { ErasePersonalData } from '../../../src/booking/index.js';
import { system } from '../../../src/kernel/actor.js';
import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { eventually } from '../../support/eventually.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let booking: string;
let sale: SaleDto;

const inDatabase = <Row = Record<string, unknown>>(statement: string) => sql<Row>(office.shop.em, statement);
const rebuild = () => office.worker.get(ProjectionRebuilder).runAll(ownProjections());
const ownProjections = () =>
  office.worker
    .get(ProjectionRegistry)
    .all()
    .filter(({ name }) => ['sales', 'ledger'].includes(name));
const verify = async () => (await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);
const readBalances = () =>
  inDatabase('select account, day::text, cents::float8 from ledger_balances where cents <> 0 order by account, day');

beforeAll(async () => {
  office = await startPaymentsOffice();
  booking = await office.addBooking('09:00');
  sale = (await office.pay(booking, { method: 'cash', amount: 99.5, tip: 10, tendered: 100 })).body;
  await office.refund(sale, { amount: 20 });
  const voided = await office.addBooking('10:00');
  const { body } = await office.pay(voided, { amount: 79.5, adjustment: { amount: -10, reason: 'Began late' } });
  await office.desk.post(`/sales/${body.id}/void`, { reason: 'Wrong client' });
  await waitForDeliveries(office.shop.em);
});

it('the database refuses an entry that does not sum to zero', async () => {
  const line = (account: string, cents: number) =>
    `insert into ledger_entries select gen_random_uuid(), 1, '${account}', 'main', 'AUD', '2026-03-02', ${cents}, now()`;
  await expect(inDatabase(line('cash', 500))).rejects.toThrow('does not sum to zero');
  await expect(inDatabase(`delete from ledger_entries where account = 'cash'`)).rejects.toThrow('does not sum to zero');
  await expect(inDatabase(`update ledger_entries set cents = cents + 1 where account = 'cash'`)).rejects.toThrow(
    'does not sum to zero',
  );
});

it('balances are what the sales come to', async () => {
  expect(await readBalances()).toEqual([
    { account: 'cash', day: '2026-03-02', cents: 7_950 },
    { account: 'refunds', day: '2026-03-02', cents: 1_818 },
    { account: 'tax_owed', day: '2026-03-02', cents: -632 },
    { account: 'tips_owed', day: '2026-03-02', cents: -1_000 },
    { account: 'treatment_sales', day: '2026-03-02', cents: -8_136 },
  ]);
});

it('nothing is found in sound books, and a rebuild changes no row', async () => {
  expect(await verify()).toEqual([]);
  const before = await readBalances();
  expect(await rebuild()).toEqual({ sales: 0, sale_bookings: 0, payments: 0, pay_lines: 0, ledger_entries: 0 });
  expect(await readBalances()).toEqual(before);
});

it('an entry that was tampered with is found although it balances, and put right by a rebuild with its balances', async () => {
  const before = await readBalances();
  await inDatabase(
    `update ledger_entries set cents = cents + case account when 'cash' then -500 else 500 end
     where stream = '${sale.id}' and account in ('cash', 'unpaid_sales')
       and version = (select min(version) from ledger_entries where stream = '${sale.id}' and account = 'cash')`,
  );
  expect(await verify()).toEqual([expect.stringContaining('rows of ledger_entries that the log tells otherwise')]);
  expect(await rebuild()).toMatchObject({ ledger_entries: 2 });
  expect(await readBalances()).toEqual(before);
  expect(await verify()).toEqual([]);
});

it('a balance that was tampered with is found, and a number that no paper has', async () => {
  await inDatabase(`update ledger_balances set cents = cents + 1 where account = 'cash'`);
  await inDatabase(`update paper_numbers set last_number = last_number + 1 where paper = 'receipt'`);
  expect(await verify()).toEqual([
    expect.stringContaining('balances that the entries do not come to: main cash AUD 2026-03-02'),
    expect.stringContaining('kinds of papers with a number missing or used twice: receipt'),
  ]);
  await inDatabase(`update ledger_balances set cents = cents - 1 where account = 'cash'`);
  await inDatabase(`update paper_numbers set last_number = last_number - 1 where paper = 'receipt'`);
  expect(await verify()).toEqual([]);
});

it('erasing a client leaves every amount, and no reason', async () => {
  const before = await readBalances();
  await office.server.get(CommandBus).execute(new ErasePersonalData({ onlyIds: [booking] }, system));
  const { body } = await office.desk.get<SaleDto>(`/sales/${sale.id}`);
  expect(body.refunds).toMatchObject([{ amount: 20, reason: null }]);
  expect(body).toMatchObject({ total: 99.5, paid: 79.5 });
  expect(await readBalances()).toEqual(before);
  await eventually(async () => ((await verify()).length === 0 ? true : undefined), 'the reports to follow the log');
});
