import { CommandBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import {
  CancelBooking,
  CompleteBooking,
  ConfirmBooking,
  ErasePersonalData,
  RequestBooking,
} from '../../../src/booking/index.js';
import { EditBooking } from '../../../src/booking/commands/back-office/edit-booking.js';
import { sql } from '../../../src/platform/database/sql.js';
import { system } from '../../../src/kernel/actor.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { RevenueSumsCheck } from '../../../src/reporting/revenue/revenue-sums.check.js';
import { startApp, type TestProcess } from '../../support/processes/start-app.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';

const days = ['2026-03-03', '2026-03-04', '2026-03-05'];
const times = ['10:00', '11:00', '12:00'];
const people = [
  { firstName: 'Georgia', lastName: 'Marsh', phone: '0491 570 156', email: 'Georgia@example.test' },
  { firstName: 'G.', lastName: 'Marsh', phone: '0491 570 157', email: 'georgia@EXAMPLE.test' },
  { firstName: 'Kamala', lastName: 'Rao', phone: '+61 491 570 158', email: null },
  { firstName: 'Kamala', lastName: 'Rao', phone: '0491570158', email: null },
];
const tables = [
  ...[
    'bookings',
    'clients',
    'client_identities',
    'client_notes',
    'client_tags',
    'revenue_contributions',
    'revenue_totals',
  ],
  'performance_bookings',
  ...['client_bookings', 'client_sales', 'client_figures'],
  ...['customer_bookings', 'customer_clients', 'customers', 'waiting_list'],
  ...['sales', 'sale_bookings', 'payments', 'drawer_days', 'ledger_entries', 'online_payments'],
  'gift_certificates',
  ...['journal_exports', 'journal_export_lines', 'book_entries'],
  ...['pay_lines', 'commission_rates', 'tip_payouts'],
];

const which = fc.nat({ max: 1000 });
const step = fc.record({
  act: fc.constantFrom(
    'request',
    'request',
    'request',
    'confirm',
    'move',
    'edit',
    'reopen',
    'cancel',
    'complete',
    'erase',
    'follow',
  ),
  booking: which,
  therapist: which,
  service: which,
  person: which,
  day: which,
  time: which,
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

let server: TestProcess;
let shop: ReturnType<typeof createShopBuilder>;
let clock: FixedClock;

beforeEach(async () => {
  clock = new FixedClock();
  server = await startApp({ clock });
  shop = createShopBuilder(server);
  await shop.timeSlots(...times);
});

it.each([1, 2, 3])(
  'what followed the log and what is read from it again are the same, row by row (history %i)',
  async (seed) => {
    await play(fc.sample(step, { numRuns: 120, seed }));
    await follow();
    const live = await content();
    expect(live.customers).not.toEqual([]);
    expect(await rebuildAll()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
    expect(await content()).toEqual(live);
    expect(await sumsThatDiffer()).toEqual([]);
  },
);

it('a customer is known by address or phone, with what they spent and the status of the latest booking', async () => {
  const [therapist, service] = [await shop.therapist('Mei Tanaka'), await shop.service('Swedish')];
  for (const date of days) await shop.shift(therapist, date, '09:00-17:00');
  const slots = [
    [days[1], '10:00'],
    [days[2], '10:00'],
    [days[0], '10:00'],
    [days[1], '11:00'],
  ] as [string, string][];
  const ids = await Promise.all(
    slots.map(([date, time], nth) => request({ therapist, service, person: people[nth]!, date, time })),
  );
  await run(new CancelBooking({ bookingId: ids[0]! }, 'Ill', system));
  // The same phone but another address, so another person; their latest appointment is cancelled.
  const person = { ...people[2]!, email: 'kamala@example.test' };
  await request({ therapist, service, person, date: days[0]!, time: '11:00' });
  await run(
    new CancelBooking(
      { bookingId: await request({ therapist, service, person, date: days[2]!, time: '11:00' }) },
      'Ill',
      system,
    ),
  );
  await follow();
  expect((await content()).customers).toMatchObject([
    { customer_key: '0491570158', total_bookings: 2, spent: { USD: 17900 } },
    {
      customer_key: 'georgia@example.test',
      name: 'G. Marsh',
      total_bookings: 2,
      spent: { USD: 8950 },
      latest_status: 'confirmed',
    },
    { customer_key: 'kamala@example.test', total_bookings: 2, spent: { USD: 8950 }, latest_status: 'cancelled' },
  ]);
});

it('a rebuild puts right what went wrong, while bookings go on', async () => {
  await play(fc.sample(step, { numRuns: 60, seed: 4 }));
  await follow();
  const live = await content();
  await sql(
    shop.em,
    `update bookings set client_name = 'Somebody else' where id = (select min(id::text)::uuid from bookings)`,
  );
  await sql(shop.em, `delete from customers where customer_key = (select min(customer_key) from customers)`);
  await sql(shop.em, `update revenue_totals set cents = cents + 1`);
  const totals = live.revenue_totals!.length;
  expect(await rebuildAll()).toMatchObject({ bookings: 1, customers: 1, revenue_totals: totals, customer_bookings: 0 });
  expect(await content()).toEqual(live);
  expect(await sumsThatDiffer()).toEqual([]);

  const [therapist, service] = [await shop.therapist('Ines Duarte'), await shop.service('Hot Stone')];
  const booking = Promise.all(
    days.flatMap((date) => times.map((time) => request({ therapist, service, person: people[0]!, date, time }))),
  );
  const corrections = await rebuildAll();
  await booking;
  expect(corrections).toMatchObject({ bookings: 0 });
  await follow();
  expect(await rebuildAll()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
});

async function play(steps: Step[]): Promise<void> {
  const therapists = [
    await shop.therapist('Mei Tanaka'),
    await shop.therapist('Aroha Tane'),
    await shop.anyAvailable(),
  ];
  const services = [await shop.service('Swedish'), await shop.service('Cupping', { priceCents: 12005 })];
  for (const therapist of therapists.slice(0, 2))
    for (const date of days) await shop.shift(therapist, date, '09:00-17:00');
  const ids: string[] = [];
  for (const { act, ...chosen } of steps) {
    const id = ids[chosen.booking % ids.length];
    const therapist = therapists[chosen.therapist % therapists.length]!;
    const [date, time] = [days[chosen.day % days.length]!, times[chosen.time % times.length]!];
    if (act === 'follow') await follow();
    else if (act === 'request') {
      const service = services[chosen.service % services.length]!;
      ids.push(await request({ therapist, service, person: people[chosen.person % people.length]!, date, time }));
    } else if (id) await unlessRefused(change(act, id, { therapistId: therapist, date, time }));
  }
}

async function change(act: string, id: string, to: { therapistId: string; date: string; time: string }): Promise<void> {
  if (act === 'confirm') return run(new ConfirmBooking(id, system));
  if (act === 'move') return run(new EditBooking(id, { slot: to }, system));
  if (act === 'reopen') return run(new EditBooking(id, { status: 'pending' }, system));
  if (act === 'edit') {
    const client = { name: 'Georgia Lowe', phone: '0491 570 999', email: null, notes: null };
    return run(new EditBooking(id, { slot: to, client, status: 'confirmed' }, system));
  }
  if (act === 'cancel') return run(new CancelBooking({ bookingId: id }, 'Ill', system));
  if (act === 'erase') return run(new ErasePersonalData({ onlyIds: [id] }, system));
  clock.set('2026-03-10T00:00:00.000Z');
  await unlessRefused(run(new CompleteBooking(id, system)));
  clock.set('2026-03-01T23:00:00.000Z');
}

async function request(of: {
  therapist: string;
  service: string;
  person: (typeof people)[number];
  date: string;
  time: string;
}) {
  const { therapist: therapistId, service: serviceId, person, date, time } = of;
  const parts = [{ serviceId, therapistId, guest: 1 }];
  const wanted = { date, time, parts, client: { ...person, notes: null } };
  return (await server.get(CommandBus).execute(new RequestBooking(wanted, system))).id;
}

async function run(
  command: ConfirmBooking | EditBooking | CancelBooking | CompleteBooking | ErasePersonalData,
): Promise<void> {
  await server.get(CommandBus).execute(command);
}

async function unlessRefused(work: Promise<void>): Promise<void> {
  await work.catch((error: Error) => {
    if (error.name !== 'BusinessRuleError') throw error;
  });
}

async function follow(): Promise<void> {
  while (await server.get(Relay).step());
  while (await server.get(Projector).step());
}

function rebuildAll(): Promise<Record<string, number>> {
  return server.get(ProjectionRebuilder).runAll(server.get(ProjectionRegistry).all());
}

async function content(): Promise<Record<string, unknown[]>> {
  const read = (table: string) => sql(shop.em, `select * from ${table} t order by t::text`);
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await read(table)] as const)));
}

/** Wrong sums, which differ from the totals. */
async function sumsThatDiffer(): Promise<string[]> {
  return (await server.get(RevenueSumsCheck).run(shop.em)).violations;
}
