import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { newSwitches } from '../../../scripts/gateway/switches.mjs';
import { CompleteBooking } from '../../../src/booking/index.js';
import { ReleaseLapsedHolds } from '../../../src/booking/tasks/release-lapsed-holds.task.js';
import { ShopDetails } from '../../../src/catalog/index.js';
import type { ShopDto } from '../../../src/catalog/storefront/shop.dto.js';
import { system } from '../../../src/kernel/actor.js';
import type { CodedCertificateDto } from '../../../src/payments/gift-certificates/gift-certificate.dto.js';
import { AskGateway } from '../../../src/payments/online/ask-gateway.task.js';
import { SettleDeposits } from '../../../src/payments/online/settle-deposits.task.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { releaseDeliveries, waitForDeliveries } from '../../support/deliveries.js';
import { eventually } from '../../support/eventually.js';
import { type DepositSlot, startDepositOffice } from '../../support/fixtures/start-deposit-office.js';

let its: Awaited<ReturnType<typeof startDepositOffice>>;
let office: (typeof its)['office'];
let gateway: (typeof its)['gateway'];
let slots: DepositSlot[];

beforeAll(async () => {
  its = await startDepositOffice();
  ({ office, gateway, slots } = its);
});

beforeEach(() => Object.assign(gateway.switches, newSwitches()));

type Its = typeof its;
const book = (...asked: Parameters<Its['book']>) => its.book(...asked);
const own = (...asked: Parameters<Its['own']>) => its.own(...asked);
const show = (session: string) => its.show(session);
const payments = (session: string) => its.payments(session);
const becomes = (...asked: Parameters<Its['becomes']>) => its.becomes(...asked);
const press = (url: string) => its.press(url);
const refunded = (...asked: Parameters<Its['refunded']>) => its.refunded(...asked);
const runTasks = (minutes: number) => its.runTasks(minutes);

/** Books, and opens the gateway's page. */
async function hold(slot = slots.pop()!, more: object = {}) {
  const { status, body, email } = await book(slot, more);
  expect(status).toBe(201);
  expect(body.booking).toMatchObject({ status: 'pending', pending_reason: 'unpaid', deposit: 44.75 });
  const { session_id: session, booking } = body;
  const asked = await office.desk.post(`/bookings/${booking.id}/online-payments`, { id: randomUUID(), amount: 44.75 });
  expect(asked.status).toBe(202);
  const { url, id } = await its.seen(session, (each) => each.url !== null, 'the page');
  return { session, booking: booking.id, email, slot, url: url!, id };
}

async function holdAndPay(slot = slots.pop()!) {
  const held = await hold(slot);
  await press(held.url);
  await becomes(held.session, 'confirmed');
  return held;
}

/** Completes a booking of the next days, as if they had come. */
async function complete(booking: string) {
  office.clock.advance({ days: 14 });
  await office.server.get(CommandBus).execute(new CompleteBooking(booking, system));
  office.clock.advance({ minutes: 2 });
  await office.worker.get(SettleDeposits).run();
  office.clock.advance({ minutes: -2 });
  office.clock.advance({ days: -14 });
}
const balance = async (account: string) =>
  (
    await sql<{ cents: number }>(
      office.shop.em,
      'select coalesce(sum(cents), 0)::float8 as cents from ledger_entries where account = $1',
      [account],
    )
  )[0]!.cents;
describe('a booking with a deposit', () => {
  it('is shown to visitors before they book, and refused where another deposit was seen', async () => {
    const { body: shop } = await office.visitor.get<ShopDto>('/shop');
    expect(shop.deposit).toEqual({
      percentage: 50,
      amount: 0,
      from_price: 0,
      new_clients_only: false,
      service_ids: [],
    });
    const slot = slots.pop()!;
    const changed = await book(slot, { seen_deposit: 20 });
    expect(changed).toMatchObject({ status: 409, body: { code: 'deposit-changed' } });
    const { session } = await hold(slot, { seen_deposit: 44.75 });
    await own(session, 's/leave');
  });

  it('an unpaid booking that holds nothing: its slot is held as a confirmed one, and the payment confirms it', async () => {
    const { session, slot, url, booking, id } = await hold();
    expect((await book(slot)).body).toMatchObject({ reason: 'time_conflict' });
    // The shop cannot give it away either.
    const given = await office.ada.post('/office-bookings', {
      ...{ service_id: office.swedish, ...slot, status: 'confirmed' },
      ...{ client_name: 'Ida Long', client_phone: '9999 1111' },
    });
    expect(given.status).toBe(409);
    const confirmed = await office.desk.post(`/bookings/${booking}/confirmation`, { version: 1 });
    expect(confirmed).toMatchObject({ status: 409, body: { code: 'payment-awaited' } });
    const before = [await balance('gateway'), await balance('deposits_held')];
    await press(url);
    const paid = await becomes(session, 'confirmed');
    expect(paid).toMatchObject({ total_paid: 44.75, is_email_verified: true, held_until: null });
    expect(await payments(session)).toMatchObject([
      { id, status: 'paid', is_deposit: true, held: 44.75, is_in_sale: false, refunds: [] },
    ]);
    expect([await balance('gateway'), await balance('deposits_held')]).toEqual([
      before[0]! + 4_475,
      before[1]! - 4_475,
    ]);
    const [page] = await its.listCheckouts();
    expect(await show(page!.id)).toMatchObject({ id: booking });
  });

  it.each(['twice', 'late', 'reversed'] as const)('is confirmed once when the webhook comes %s', async (webhook) => {
    Object.assign(gateway.switches, { webhook, webhookLateSeconds: 1 });
    const { session, email } = await holdAndPay();
    await waitForDeliveries(office.shop.em);
    expect(await payments(session)).toMatchObject([{ status: 'paid', held: 44.75, refunds: [] }]);
    expect(its.smtp.to(email).map(({ subject }) => subject)).toEqual([expect.stringContaining('Booking Confirmed')]);
  });

  it('is confirmed without a webhook: by the page that its client comes back to, and by the task', async () => {
    gateway.switches.webhook = 'never';
    const [one, other] = [await hold(), await hold()];
    await press(one.url);
    await own(one.session, 's/check');
    await becomes(one.session, 'confirmed');
    await press(other.url);
    await runTasks(2);
    await becomes(other.session, 'confirmed');
  });

  it('is confirmed once by the page, the webhook and many who look at once', async () => {
    const { session, url, booking } = await hold();
    await press(url);
    await Promise.all(Array.from({ length: 8 }, () => own(session, 's/check')));
    await becomes(session, 'confirmed');
    await waitForDeliveries(office.shop.em);
    const events = await sql<{ type: string }>(
      office.shop.em,
      `select type from event_log where stream = $1 and type = 'BookingConfirmed'`,
      [booking],
    );
    expect(events).toHaveLength(1);
  });

  it('an unpaid booking that blocks its slot for ever: it is free once the gateway says that nobody paid, left or late', async () => {
    const [left, late] = [await hold(), await hold()];
    await own(left.session, 's/leave');
    expect(await becomes(left.session, 'cancelled')).toMatchObject({ total_paid: 0 });
    await runTasks(36);
    await becomes(late.session, 'cancelled');
    expect((await hold(left.slot)).slot).toBe(left.slot);
  });

  it('is free again where nobody ever opened the page', async () => {
    const { body } = await book();
    await runTasks(34);
    expect((await show(body.session_id)).status).toBe('pending');
    await runTasks(36);
    await becomes(body.session_id, 'cancelled');
  });

  it('is never left to the clock: a gateway that cannot be asked keeps the slot held', async () => {
    const { session, url } = await hold();
    gateway.switches.gateway = 'down';
    office.clock.advance({ minutes: 40 });
    await office.worker.get(AskGateway).run();
    await office.worker.get(SettleDeposits).run();
    expect((await show(session)).status).toBe('pending');
    office.clock.advance({ minutes: -40 });
    // The page works all the while; asked to end it only then, the gateway says that it is paid.
    await press(url);
    gateway.switches.gateway = 'up';
    await becomes(session, 'confirmed');
    await releaseDeliveries(office.worker);
  });

  it('that is paid after all is confirmed where its slot is free, and else the money goes back', async () => {
    const [free, taken] = [await hold(), await hold()];
    gateway.switches.webhook = 'never';
    for (const { url } of [free, taken]) await press(url);
    const paid = await its.listCheckouts();
    // As if the gateway had first said that the pages were over.
    for (const { id } of [free, taken])
      await its.tell({
        ...paid.find((each) => each.client_reference_id === id)!,
        payment_status: 'unpaid',
        status: 'expired',
      });
    await becomes(free.session, 'cancelled');
    await becomes(taken.session, 'cancelled');
    const other = await office.ada.post('/office-bookings', {
      ...{ service_id: office.swedish, ...taken.slot, status: 'confirmed' },
      ...{ client_name: 'Ida Long', client_phone: '9999 1111' },
      without_deposit: 'A regular',
    });
    expect(other.status).toBe(201);
    for (const { id } of [free, taken]) await its.tell(paid.find((each) => each.client_reference_id === id)!);
    await becomes(free.session, 'confirmed');
    await refunded(taken.session, 44.75);
    expect((await show(taken.session)).status).toBe('cancelled');
  });

  it('that was cancelled while it was paid gives all of it back', async () => {
    const { session, url, booking } = await hold();
    await office.desk.post(`/bookings/${booking}/cancellation`, { reason: 'Closed', version: 1 });
    await press(url);
    await runTasks(2);
    await refunded(session, 44.75);
  });

  it('is held for two at a time at most', async () => {
    const phone = { client_phone: '0491 570 999' };
    const [one] = [await hold(undefined, phone), await hold(undefined, phone)];
    expect(await book(undefined, phone)).toMatchObject({ status: 409, body: { code: 'too-many-unpaid' } });
    await own(one.session, 's/leave');
    await becomes(one.session, 'cancelled');
    await hold(undefined, phone);
  });

  it('is held for two at a time at most from one network, whoever books there; another one is not concerned', async () => {
    await office.shop.saveSetting('shop_details', Object.assign(new ShopDetails(), { phone: '(02) 5550 4821' }));
    const from = (ip: string) => book(undefined, {}, ip);
    const [one, other] = [await from('203.0.113.7'), await from('203.0.113.99')];
    const refused = await from('203.0.113.201');
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-unpaid' } });
    expect(refused.body.detail).toBe(
      '2 bookings from your network wait for their deposit: try again in a while. Please call us on (02) 5550 4821',
    );
    expect((await from('203.0.114.7')).status).toBe(201);
    expect([(await from('2001:db8:1:2::7')).status, (await from('2001:db8:1:2:ffff::8')).status]).toEqual([201, 201]);
    expect([(await from('2001:db8:1:2::9')).status, (await from('2001:db8:1:3::9')).status]).toEqual([409, 201]);
    // What is paid counts no more, and the network is forgotten with it.
    await press(await its.openPage(one.body.session_id));
    await becomes(one.body.session_id, 'confirmed');
    expect((await from('203.0.113.7')).status).toBe(201);
    await press(await its.openPage(other.body.session_id));
    await becomes(other.body.session_id, 'confirmed');
    await office.worker.get(ReleaseLapsedHolds).run();
    const kept = await sql<{ network: string }>(
      office.shop.em,
      'select network from unpaid_hold_networks where booking_id = any ($1::uuid[])',
      [[one.body.booking.id, other.body.booking.id]],
    );
    expect(kept).toEqual([]);
    expect(await sql(office.shop.em, `select from unpaid_hold_networks where network like '%203%.%'`)).toEqual([]);
  });

  it('is refused with the number to call while the gateway is down; what needs no deposit goes on', async () => {
    gateway.switches.gateway = 'down';
    const slot = slots.pop()!;
    expect(await book(slot)).toMatchObject({ status: 503, body: { code: 'payments-unavailable' } });
    await office.changeSettings({ ...its.deposit, depositFromPrice: 100 });
    expect((await book(slot)).body).toMatchObject({ booking: { status: 'confirmed', deposit: null } });
    await office.changeSettings(its.deposit);
  });

  it('costs a request nothing', async () => {
    const { slot } = await holdAndPay();
    gateway.switches.gateway = 'down';
    // It is due once the shop confirms.
    expect(await book(slot, { seen_deposit: 20 })).toMatchObject({ status: 409, body: { code: 'deposit-changed' } });
    expect((await book(slot, { seen_deposit: 44.75 })).body).toMatchObject({
      reason: 'time_conflict',
      booking: { status: 'pending', deposit: null, held_until: null },
    });
  });
});

describe('a deposit that was paid', () => {
  it('is part of the bill, and held again when that is void', async () => {
    const { booking, session } = await holdAndPay();
    const held = await balance('deposits_held');
    expect(await office.checkout(booking)).toMatchObject({ sale: null, total: 89.5, paid: 44.75, remaining: 44.75 });
    expect(await office.pay(booking, { amount: 89.5 })).toMatchObject({ status: 409, body: { code: 'over-payment' } });
    expect((await office.pay(booking, { amount: 44.75 })).status).toBe(201);
    const { sale } = await office.checkout(booking);
    expect(sale).toMatchObject({
      status: 'paid',
      payments: [
        { method: 'deposit', amount: 44.75 },
        { method: 'card', amount: 44.75 },
      ],
    });
    expect(await balance('deposits_held')).toBe(held + 4_475);
    expect(await show(session)).toMatchObject({ total_paid: 89.5 });
    await office.desk.post(`/sales/${sale!.id}/void`, { reason: 'Wrong client' });
    expect(await balance('deposits_held')).toBe(held);
    expect(await office.checkout(booking)).toMatchObject({ sale: null, paid: 44.75, remaining: 44.75 });
  });

  it('leaves no more to a gift certificate than the rest of the bill', async () => {
    const { booking } = await holdAndPay();
    const people = { buyer_name: 'Ann Low', recipient_name: 'Bea Low' };
    const sold = { id: randomUUID(), amount: 100, method: 'card', ...people };
    const { body } = await office.desk.post<CodedCertificateDto>('/gift-certificates', sold);
    const pay = (amount: number) => office.pay(booking, { method: 'gift_certificate', code: body.code, amount });
    expect(await pay(89.5)).toMatchObject({ status: 409, body: { code: 'over-payment' } });
    expect((await pay(44.75)).status).toBe(201);
    expect(await office.checkout(booking)).toMatchObject({ sale: { status: 'paid' }, remaining: 0, paid: 89.5 });
    const { body: certificate } = await office.desk.get(`/gift-certificates/${body.certificate.id}`);
    expect(certificate).toMatchObject({ balance: 55.25 });
  });

  it('goes back online from the bill, too', async () => {
    const { booking, session } = await holdAndPay();
    await office.pay(booking, { amount: 44.75 });
    const { sale } = await office.checkout(booking);
    expect(await office.refund(sale!, { amount: 10, method: 'cash' })).toMatchObject({ status: 422 });
    expect((await office.refund(sale!, { amount: 10, method: 'online' })).status).toBe(201);
    await refunded(session, 10);
  });

  it('stays with a booking that is moved', async () => {
    const { session } = await holdAndPay();
    const { booking_time, ...to } = slots.pop()!;
    const { version } = await show(session);
    const moved = await office.visitor.post('/own-booking-move', { sessionId: session, booking_time, ...to, version });
    expect(moved).toMatchObject({ status: 200, body: { booking: { status: 'confirmed', total_paid: 44.75 } } });
  });

  it('goes back by the agreed policy when its client cancels in time; the rest is charged or waived', async () => {
    await office.shop.saveSetting('cancellation_policy', {
      hoursBeforeBooking: 24,
      refundPercentage: 40,
      policyText: '',
    });
    const [one, other] = [await holdAndPay(), await holdAndPay()];
    await office.shop.saveSetting('cancellation_policy', {
      hoursBeforeBooking: 24,
      refundPercentage: 100,
      policyText: '',
    });
    const decide = (id: string, decision: string) =>
      office.desk.post(`/online-payments/${id}/deposit`, { decision, reason: 'As agreed' });
    expect(await decide(one.id, 'charge')).toMatchObject({ status: 409, body: { code: 'deposit-needed' } });
    for (const { session } of [one, other]) {
      const { version } = await show(session);
      const cancelled = await office.visitor.post('/own-booking-cancellation', { sessionId: session, version });
      expect(cancelled.status).toBe(200);
    }
    await runTasks(2);
    for (const { session } of [one, other]) await refunded(session, 17.9);
    await runTasks(3);
    expect(await payments(one.session)).toMatchObject([{ held: 26.85, refunds: [{ amount: 17.9 }] }]);
    expect((await decide(one.id, 'charge')).status).toBe(202);
    expect((await decide(other.id, 'waive')).status).toBe(202);
    await refunded(other.session, 26.85);
    expect(await payments(one.session)).toMatchObject([{ held: 0 }]);
    expect(await decide(one.id, 'charge')).toMatchObject({ status: 409, body: { code: 'no-deposit' } });
    expect(await balance('fees')).toBeLessThan(0);
  });

  it('goes back once, with the rest that was paid online, when its client cancels in time', async () => {
    const [one, kept] = [await holdAndPay(), await holdAndPay()];
    for (const { session } of [one, kept]) {
      await press(await its.openPage(session));
      await its.seen(session, ({ is_deposit, status }) => !is_deposit && status === 'paid', 'the rest');
    }
    await waitForDeliveries(office.shop.em);
    const { sale } = await office.checkout(one.booking);
    const rest = sale!.payments.find(({ method }) => method === 'online')!;
    const given = { id: randomUUID(), payment_id: rest.id, method: 'online', amount: 10, reason: 'The oil was cold' };
    expect((await office.ada.post(`/sales/${sale!.id}/refunds`, given)).status).toBe(201);
    const { version } = await show(one.session);
    expect(await office.visitor.post('/own-booking-cancellation', { sessionId: one.session, version })).toMatchObject({
      status: 200,
      body: { booking: { total_paid: 79.5 } },
    });
    await runTasks(2);
    await runTasks(3);
    await waitForDeliveries(office.shop.em);
    // Both payments were asked for at the same moment of this clock, so that neither is the later one.
    const sums = async (session: string) =>
      (await payments(session))
        .map(({ refunds }) => refunds.map(({ amount, outcome }) => [amount, outcome]))
        .toSorted((one, other) => other.length - one.length);
    expect(await sums(one.session)).toEqual([
      [
        [10, 'succeeded'],
        [34.75, 'succeeded'],
      ],
      [[44.75, 'succeeded']],
    ]);
    expect(await sums(kept.session)).toEqual([[], []]);
    expect(await show(one.session)).toMatchObject({ status: 'cancelled', total_paid: 0, total_due: 0 });
  });

  it('goes back whole when the shop cancels, and by the policy where the client wants it', async () => {
    const [mine, theirs] = [await holdAndPay(), await holdAndPay()];
    const cancel = async ({ booking, session }: typeof mine, more: object) => {
      const { version } = await show(session);
      return office.desk.post(`/bookings/${booking}/cancellation`, { reason: 'Plans change', version, ...more });
    };
    await office.shop.saveSetting('cancellation_policy', {
      hoursBeforeBooking: 24,
      refundPercentage: 0,
      policyText: '',
    });
    expect((await cancel(mine, {})).status).toBe(200);
    expect((await cancel(theirs, { by_client: true })).status).toBe(200);
    await runTasks(2);
    for (const { session } of [mine, theirs]) await refunded(session, 44.75);
    const { version } = await show(mine.session);
    const undone = await office.desk.post(`/bookings/${mine.booking}/undo`, { version });
    expect(undone).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
  });

  it('covers a bill of its own once the visit is completed', async () => {
    await office.changeSettings({ ...its.deposit, depositPercentage: 100 });
    const { body } = await book();
    await press(await its.openPage(body.session_id));
    await becomes(body.session_id, 'confirmed');
    await office.changeSettings(its.deposit);
    expect(await office.checkout(body.booking.id)).toMatchObject({ sale: null, remaining: 0, paid: 89.5 });
    await complete(body.booking.id);
    expect(await office.checkout(body.booking.id)).toMatchObject({
      sale: { status: 'paid', payments: [{ method: 'deposit', amount: 89.5 }], papers: [{ kind: 'receipt' }] },
    });
  });
});

it('clients who have been here pay none where only new ones do', async () => {
  await office.changeSettings({ ...its.deposit, depositNewClientsOnly: true });
  const phone = { client_phone: '0491 570 888', client_email: 'regular@example.test' };
  const first = await hold(undefined, phone);
  await press(first.url);
  await becomes(first.session, 'confirmed');
  await complete(first.booking);
  expect((await book(undefined, phone)).body).toMatchObject({ booking: { status: 'confirmed', deposit: null } });
  await office.changeSettings(its.deposit);
});

it('nothing is found in sound books, and a rebuild changes no row', async () => {
  await waitForDeliveries(office.shop.em);
  const verify = async () => (await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);
  await eventually(async () => ((await verify()).length === 0 ? true : undefined), 'the reports to follow the log');
  const projections = office.worker
    .get(ProjectionRegistry)
    .all()
    .filter(({ name }) => ['sales', 'ledger', 'online_payments', 'bookings'].includes(name));
  const differences = await office.worker.get(ProjectionRebuilder).runAll(projections);
  expect(differences).toMatchObject({ online_payments: 0, payments: 0, ledger_entries: 0 });
});
