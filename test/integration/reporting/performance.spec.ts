import { CommandBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { EditBooking } from '../../../src/booking/commands/back-office/edit-booking.js';
import { ChangeDayState } from '../../../src/booking/commands/back-office/change-day-state.js';
import { CancelBooking, CompleteBooking, ConfirmBooking, RequestBooking } from '../../../src/booking/index.js';
import { system } from '../../../src/kernel/actor.js';
import { parseSetting } from '../../../src/catalog/settings/setting-definitions.js';
import { sql } from '../../../src/platform/database/sql.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import type { PerformanceReportDto } from '../../../src/reporting/performance/performance.dto.js';
import { PerformanceQuery } from '../../../src/reporting/performance/performance.query.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp, type TestProcess } from '../../support/processes/start-app.js';
import { computeExpectedFigures } from './expected-figures.js';

/** Daylight saving ends on Sunday, 2026-04-05. */
const DAYS = ['2026-03-30', '2026-04-02', '2026-04-04', '2026-04-05', '2026-04-06'];
const TIMES = ['09:00', '10:30', '12:00', '13:30', '15:00'];
const PERIOD = { start_date: '2026-03-30', end_date: '2026-04-05' };
/** When every booking has ended. */
const ALL_OVER = '2026-04-06T09:00:00.000Z';
const PEOPLE = Array.from({ length: 4 }, (_, nth) => ({
  firstName: 'Georgia',
  lastName: 'Marsh',
  phone: `0491 570 15${nth}`,
  email: nth === 3 ? null : `georgia.${nth}@example.test`,
}));

const which = fc.nat({ max: 1_000 });
const step = fc.record({
  act: fc.constantFrom('request', 'request', 'confirm', 'move', 'cancel', 'complete', 'no-show', 'wait'),
  ...{ booking: which, therapist: which, service: which, person: which, day: which, time: which },
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

let server: TestProcess;
let shop: ReturnType<typeof createShopBuilder>;
let clock: FixedClock;

beforeEach(async () => {
  clock = new FixedClock('2026-03-28T22:00:00.000Z');
  server = await startApp({ clock });
  shop = createShopBuilder(server);
  await shop.timeSlots(...TIMES);
  await shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 });
});

it.each([1, 2, 3])('every figure is what counting its bookings one by one comes to (history %i)', async (seed) => {
  await play(fc.sample(step, { numRuns: 160, seed }), await openShop());
  const report = await read();
  const byHand = await computeExpectedFigures(shop.em, PERIOD, { timeZone: 'Australia/Sydney', cancellationHours: 24 });
  expect(byHand.total.bookings + byHand.total.no_shows + byHand.total.late_cancellations).toBeGreaterThan(10);
  expect(report.total).toMatchObject(byHand.total);
  for (const part of ['therapists', 'services', 'weekdays', 'hours'] as const)
    for (const row of report[part]) expect({ [row.key]: row }).toMatchObject({ [row.key]: byHand[part](row.key) });
  expectSums(report);
  for (const figure of [
    'bookings',
    'completed',
    'no_shows',
    'late_cancellations',
    'new_clients',
    'rebooked',
    'lead_bookings',
  ] as const)
    expect((await server.get(PerformanceQuery).listBookings({ ...PERIOD, figure, page: 1 })).total).toBe(
      report.total[figure],
    );
});

it('a report of an earlier minute stays what it was, whatever happens and whatever rules change', async () => {
  const opened = await openShop();
  await play(fc.sample(step, { numRuns: 60, seed: 4 }), opened);
  const as_of = '2026-04-08T08:00';
  clock.set('2026-04-07T22:00:00.000Z');
  const asTold = await read({ as_of });
  clock.advance({ minutes: 5 });
  await play(fc.sample(step, { numRuns: 40, seed: 5 }), opened);
  await shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 30 });
  await shop.saveSetting('cancellation_policy', { hoursBeforeBooking: 48, refundPercentage: 100, policyText: 'No' });
  await shop.saveSetting('payment_settings', parseSetting('payment_settings', { currency: 'AUD' }));
  const again = await read({ as_of });
  expect(closed(again)).toEqual(closed(asTold));
  expect(closed(await read())).not.toEqual(closed(asTold));
});

it('who was new, returning or rebooked at an earlier minute stays so, whatever visits are known since', async () => {
  const { therapists, services } = await openShop();
  const commands = server.get(CommandBus);
  const book = (date: string) => {
    const parts = [{ serviceId: services[0]!, therapistId: therapists[0]!, guest: 1 }];
    const wanted = { date, time: '09:00', parts };
    return commands.execute(new RequestBooking({ ...wanted, client: { ...PEOPLE[0]!, notes: null } }, system));
  };
  const [first, second] = [await book('2026-03-30'), await book('2026-04-02')];
  clock.set('2026-04-06T09:00:00.000Z');
  await commands.execute(new CompleteBooking(second.id, system));
  clock.set('2026-04-06T10:05:00.000Z');
  const earlier = { as_of: '2026-04-06T20:00' };
  const asTold = await read(earlier);
  expect(asTold.total).toMatchObject({ completed: 1, new_clients: 1, returning: 0, rebooked: 0 });

  await commands.execute(new CompleteBooking(first.id, system));
  await book('2026-04-10');
  expect(closed(await read(earlier))).toEqual(closed(asTold));
  for (const figure of ['new_clients', 'returning', 'rebooked'] as const) {
    const listed = await server.get(PerformanceQuery).listBookings({ ...PERIOD, ...earlier, figure, page: 1 });
    expect({ [figure]: listed.total }).toEqual({ [figure]: asTold.total[figure] });
  }
  expect((await read()).total).toMatchObject({ completed: 2, new_clients: 1, returning: 1, rebooked: 2 });
});

it('shifts count less leave and what is blocked, also on the day that has 25 hours', async () => {
  const mei = await shop.therapist('Mei');
  for (const date of ['2026-04-04', '2026-04-05']) await shop.shift(mei, date, '09:00-17:30');
  await shop.shift(mei, '2026-04-05', '17:45-19:00');
  await sql(
    shop.em,
    `insert into blocked_time_slots (id, therapist_id, blocked_date, start_time, end_time)
     values (gen_random_uuid(), $1, '2026-04-04', '12:15', '13:00')`,
    [mei],
  );
  await sql(
    shop.em,
    `insert into leave (id, therapist_id, first_date, last_date, start_time, end_time, kind, status)
     select gen_random_uuid(), $1, '2026-04-05', '2026-04-05', '09:00', '10:00', 'training', status from unnest('{approved,asked}'::text[]) status`,
    [mei],
  );
  const { total, cells, therapists } = await read();
  expect(total.rostered_minutes).toBe(8.5 * 60 - 45 + 7.5 * 60 + 75);
  expect(therapists).toMatchObject([{ name: 'Mei', rostered_minutes: total.rostered_minutes, utilisation: 0 }]);
  expect(cells.find(({ weekday, hour }) => weekday === 6 && hour === 12)).toMatchObject({ rostered_minutes: 15 });
  expect(cells.find(({ weekday, hour }) => weekday === 7 && hour === 17)).toMatchObject({ rostered_minutes: 45 });
});

/** Parts sum to the whole, money to the cent. */
function expectSums({ total, therapists, services, weekdays, hours, cells }: PerformanceReportDto): void {
  const cents = (rows: { revenue: number }[]) => rows.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0);
  for (const rows of [therapists, services, weekdays, hours]) {
    expect(cents(rows)).toBe(cents([total]));
    for (const figure of ['bookings', 'completed', 'no_shows', 'rebooked', 'booked_minutes'] as const)
      expect(rows.reduce((sum, row) => sum + row[figure], 0)).toBe(total[figure]);
  }
  expect(cells.reduce((sum, { booked_minutes }) => sum + booked_minutes, 0)).toBe(total.booked_minutes);
  expect(cells.reduce((sum, { rostered_minutes }) => sum + rostered_minutes, 0)).toBe(total.rostered_minutes);
}

const closed = ({ total, services, weekdays, hours }: PerformanceReportDto) => [
  total,
  ...services,
  ...weekdays,
  ...hours,
];

async function read(more: { as_of?: string } = {}): Promise<PerformanceReportDto> {
  while (await server.get(Relay).step());
  while (await server.get(Projector).step());
  return server.get(PerformanceQuery).read({ ...PERIOD, ...more });
}

async function openShop() {
  const therapists = [await shop.therapist('Mei'), await shop.therapist('Tom'), await shop.anyAvailable()];
  const services = [
    await shop.service('Swedish'),
    await shop.service('Cupping', { priceCents: 12_005, durationMinutes: 75, cleanupMinutes: 20 }),
  ];
  for (const therapist of therapists.slice(0, 2))
    for (const date of DAYS) await shop.shift(therapist, date, '09:00-17:00');
  return { therapists, services, ids: [] as string[] };
}

/** @param ids of the bookings so far; new ones are added */
async function play(steps: Step[], { therapists, services, ids }: Awaited<ReturnType<typeof openShop>>): Promise<void> {
  for (const { act, ...chosen } of steps) {
    const id = ids[chosen.booking % ids.length];
    const pick = <Value>(values: readonly Value[], nth: number) => values[nth % values.length]!;
    const slot = {
      therapistId: pick(therapists, chosen.therapist),
      date: pick(DAYS, chosen.day),
      time: pick(TIMES, chosen.time),
    };
    if (act === 'wait') clock.advance({ minutes: chosen.time % 90 });
    else if (act === 'request') {
      const client = { ...pick(PEOPLE, chosen.person), notes: null };
      const { therapistId, date, time } = slot;
      const parts = [{ serviceId: pick(services, chosen.service), therapistId, guest: 1 }];
      const wanted = { date, time, parts, client };
      await unlessRefused(
        server
          .get(CommandBus)
          .execute(new RequestBooking(wanted, system))
          .then((made) => void ids.push(made.id)),
      );
    } else if (id) await unlessRefused(change(act, id, slot));
  }
}

async function change(act: string, id: string, slot: { therapistId: string; date: string; time: string }) {
  const commands = server.get(CommandBus);
  if (act === 'confirm') return commands.execute(new ConfirmBooking(id, system));
  if (act === 'move') return commands.execute(new EditBooking(id, { slot }, system));
  if (act === 'cancel') return commands.execute(new CancelBooking({ bookingId: id }, 'Ill', system));
  const now = clock.now().toISOString();
  if (now < ALL_OVER) clock.set(ALL_OVER);
  if (act === 'complete') await unlessRefused(commands.execute(new CompleteBooking(id, system)));
  else await unlessRefused(commands.execute(new ChangeDayState(id, 'no_show', system)));
  clock.set(now);
}

async function unlessRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: Error) => {
    if (error.name !== 'BusinessRuleError' && error.name !== 'InvalidInputError') throw error;
  });
}
