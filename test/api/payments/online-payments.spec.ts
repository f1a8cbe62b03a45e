import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { newSwitches } from '../../../scripts/gateway/switches.mjs';
import { BookingLinkService } from '../../../src/booking/index.js';
import { DuePayment } from '../../../src/payments/online/due-payment.js';
import { AskGateway } from '../../../src/payments/online/ask-gateway.task.js';
import type { BookEntryDto } from '../../../src/payments/books/entries/book-entry.dto.js';
import type {
  DisputeDto,
  OnlinePaymentDto,
  OnlinePaymentsDto,
} from '../../../src/payments/online/online-payment.dto.js';
import type { DrawerDayDto } from '../../../src/payments/queries/drawer-day.dto.js';
import type { SaleDto } from '../../../src/payments/queries/sale.dto.js';
import type { MoneyReportDto } from '../../../src/reporting/money/money-report.dto.js';
import type { TodayDto } from '../../../src/reporting/today/today.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { releaseDeliveries, waitForDeliveries } from '../../support/deliveries.js';
import { eventually } from '../../support/eventually.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { startPaymentGateway } from '../../support/processes/payment-gateway.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';
import { readPdfLines } from '../../support/pdf-lines.js';
import { registerCleanup } from '../../support/register-cleanup.js';

const TIMES = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let gateway: Awaited<ReturnType<typeof startPaymentGateway>>;
let smtp: SmtpSink;
let slots: { booking_date: string; booking_time: string; therapist_id: string }[];

beforeAll(async () => {
  gateway = await startPaymentGateway();
  registerCleanup(gateway.stop);
  smtp = await startSmtpSink();
  office = await startPaymentsOffice({ SMTP_URL: smtp.url, ...gateway.env });
  gateway.setWebhookUrl(`${office.server.url}/api/gateway-events`);
  slots = [];
  for (const booking_date of ['2026-03-05', '2026-03-06', '2026-03-09'])
    for (const therapist_id of [office.mei, office.tom]) {
      await office.shop.shift(therapist_id, booking_date, '09:00-17:00');
      slots.push(...TIMES.map((booking_time) => ({ booking_date, booking_time, therapist_id })));
    }
});

beforeEach(() => Object.assign(gateway.switches, newSwitches()));

const newBooking = (more: object = {}) => {
  const { booking_time, ...slot } = slots.pop()!;
  return office.addBooking(booking_time, { ...slot, ...more });
};
const read = async (booking: string) =>
  (await office.desk.get<OnlinePaymentsDto>(`/bookings/${booking}/online-payments`)).body;
const ask = (booking: string, amount = 89.5, id: string = randomUUID()) =>
  office.desk.post<OnlinePaymentsDto>(`/bookings/${booking}/online-payments`, { id, amount });
/** Waits until the payment that was asked for last is as wanted. */
const seen = (booking: string, is: (payment: OnlinePaymentDto) => boolean, what: string) =>
  eventually(async () => (await read(booking)).payments.find(is), what);
const opened = (booking: string) => seen(booking, ({ url }) => url !== null, 'the page');
const press = (url: string, action = 'pay') => fetch(`${url}/${action}`, { method: 'POST', redirect: 'manual' });
const inSale = (booking: string) => seen(booking, (each) => each.status === 'paid', 'the payment');
const answered = (booking: string, outcome: string) =>
  seen(booking, ({ refunds }) => refunds.some((each) => each.outcome === outcome), `a refund that ${outcome}`);

/** Asks for a page and opens it. */
async function openPage(amount = 89.5, more: object = {}) {
  const booking = await newBooking(more);
  expect((await ask(booking, amount)).status).toBe(202);
  const { id, url } = await opened(booking);
  return { booking, id, url: url! };
}

/** Pays a booking online, and returns its sale. */
async function payOnline() {
  const page = await openPage();
  await press(page.url);
  await inSale(page.booking);
  return { ...page, sale: (await office.checkout(page.booking)).sale! };
}

const token = (booking: string) => ({ sessionId: office.server.get(BookingLinkService).createSessionToken(booking) });
const check = (booking: string) =>
  office.visitor.post<OnlinePaymentsDto>('/own-booking-payments/check', token(booking));
/** Lets the task ask the gateway so many minutes later; sessions of people would end meanwhile. */
async function askGateway(minutes: number) {
  office.clock.advance({ minutes });
  await office.worker.get(AskGateway).run();
  office.clock.advance({ minutes: -minutes });
}
const refundAtGateway = async () => (await stripe().refunds.list({ limit: 1 })).data[0]!;
const stripe = () =>
  new Stripe(gateway.secretKey, {
    host: 'localhost',
    port: new URL(gateway.url).port,
    protocol: 'http',
    telemetry: false,
  });
const balance = async (account: string, sale?: string) =>
  (
    await sql<{ cents: number }>(
      office.shop.em,
      `select coalesce(sum(cents), 0)::float8 as cents from ledger_entries where account = $1 and ($2::uuid is null or stream = $2)`,
      [account, sale ?? null],
    )
  )[0]!.cents;

/** Sends an event as the gateway does. */
function send(
  object: object,
  { secret = gateway.webhookSecret, type = 'checkout.session.completed', ageSeconds = 0 } = {},
) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return fetch(`${office.server.url}/api/gateway-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
}

describe('a payment that the desk asks for', () => {
  it('is paid on the gateway’s page: in the sale, with a receipt, and in the books', async () => {
    const { booking, id, sale } = await payOnline();
    expect(sale).toMatchObject({
      status: 'paid',
      remaining: 0,
      payments: [{ id, method: 'online', amount: 89.5 }],
      papers: [{ kind: 'receipt', total: 89.5 }],
    });
    expect(await read(booking)).toMatchObject({
      can_pay_online: true,
      due: 0,
      payments: [{ id, status: 'paid', url: null, is_in_sale: true, refunds: [] }],
    });
    expect(await balance('gateway', sale.id)).toBe(8_950);
  });

  it.each(['twice', 'late', 'reversed'] as const)('is taken once when the webhook comes %s', async (webhook) => {
    Object.assign(gateway.switches, { webhook, webhookLateSeconds: 1 });
    const { booking, sale } = await payOnline();
    await waitForDeliveries(office.shop.em);
    expect(await office.checkout(booking)).toMatchObject({ paid: 89.5, sale: { payments: [{ method: 'online' }] } });
    expect(sale.payments).toHaveLength(1);
  });

  it('is found without a webhook: by the page that its client comes back to, and by the task', async () => {
    gateway.switches.webhook = 'never';
    const [one, other] = [await openPage(), await openPage()];
    await press(one.url);
    expect((await check(one.booking)).body).toMatchObject({ due: 0, payments: [{ status: 'paid', is_in_sale: true }] });
    await press(other.url);
    await askGateway(2);
    expect((await read(other.booking)).payments).toMatchObject([{ status: 'paid', is_in_sale: true }]);
  });

  it('return page and webhook both fulfil: with many who look at once there is one payment', async () => {
    const { booking, id, url } = await openPage();
    await press(url);
    const session = (await stripe().checkout.sessions.list({ limit: 100 })).data.find(
      ({ client_reference_id }) => client_reference_id === id,
    )!;
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, async () => (await send(session)).status),
      ...Array.from({ length: 8 }, async () => (await check(booking)).status),
    ]);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await office.checkout(booking)).toMatchObject({ paid: 89.5, sale: { payments: [{ id }] } });
  });

  it('moves no amount from due to paid while it is read: what is shown as paid is asked for no more', async () => {
    const { booking, url } = await openPage();
    const due = office.server.get(DuePayment);
    const find = due.find.bind(due);
    // The payment arrives right after the read of what is due, whatever is read before or after that.
    const spy = jest.spyOn(due, 'find').mockImplementationOnce(async (...of) => {
      const found = await find(...of);
      await press(url);
      await inSale(booking);
      return found;
    });
    const { body } = await office.desk.get<OnlinePaymentsDto>(`/bookings/${booking}/online-payments`);
    spy.mockRestore();
    expect(body).toMatchObject({ due: 89.5, payments: [{ status: 'open', is_in_sale: false }] });
    expect(await read(booking)).toMatchObject({ due: 0, payments: [{ status: 'paid', is_in_sale: true }] });
  });

  it('goes back whole when the bill was paid at the desk meanwhile', async () => {
    const { booking, id, url } = await openPage();
    expect((await office.pay(booking, { amount: 89.5 })).status).toBe(201);
    const before = [await balance('gateway'), await balance('online_refunds_due')];
    await press(url);
    await answered(booking, 'succeeded');
    expect((await read(booking)).payments).toMatchObject([
      { id, status: 'paid', is_in_sale: false, refunds: [{ amount: 89.5, outcome: 'succeeded' }] },
    ]);
    expect(await refundAtGateway()).toMatchObject({ amount: 8_950, status: 'succeeded', metadata: { payment_id: id } });
    expect([await balance('gateway'), await balance('online_refunds_due')]).toEqual(before);
    expect(await office.checkout(booking)).toMatchObject({ paid: 89.5, sale: { payments: [{ method: 'card' }] } });
  });

  it('that goes back is told to its client by mail, once', async () => {
    const client_email = 'twice@example.test';
    const { booking, url } = await openPage(89.5, { client_email });
    await office.pay(booking, { amount: 89.5 });
    await press(url);
    await answered(booking, 'succeeded');
    await releaseDeliveries(office.worker);
    const told = smtp.to(client_email).filter(({ subject }) => subject?.startsWith('Your Payment Goes Back'));
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your Payment Goes Back: \$89\.50 from /),
    ]);
    expect(told[0]!.text).toContain('there was nothing left to pay for your booking');
    expect(told[0]!.text).toMatch(/\/booking-success#session_id=/);
  });

  it('a declined request that was charged: what is cancelled cannot be paid, and money that comes meanwhile goes back', async () => {
    const { booking, url } = await openPage();
    const { version } = await office.getBooking(booking);
    expect((await office.desk.post(`/bookings/${booking}/cancellation`, { version, reason: 'Ill' })).status).toBe(200);
    expect(await ask(booking)).toMatchObject({ status: 409, body: { code: 'not-confirmed' } });
    await press(url);
    await answered(booking, 'succeeded');
    expect((await read(booking)).payments).toMatchObject([{ status: 'paid', is_in_sale: false }]);
  });

  it('a mail that says paid before the gateway does: whoever comes back unpaid is mailed nothing', async () => {
    const client_email = 'early@example.test';
    const { booking, url } = await openPage(89.5, { client_email });
    const receipts = () => smtp.to(client_email).filter(({ subject }) => subject?.startsWith('Your Receipt'));
    await press(url, 'decline');
    expect((await check(booking)).body).toMatchObject({ due: 89.5, payments: [{ status: 'open' }] });
    await releaseDeliveries(office.worker);
    expect(receipts()).toEqual([]);
    await press(url);
    await inSale(booking);
    await releaseDeliveries(office.worker);
    expect(receipts()).toHaveLength(1);
  });

  it('ends with its page, at the desk’s wish, for another page, and after its time', async () => {
    const { booking, id } = await openPage();
    await office.desk.post(`/online-payments/${id}/end`, {});
    await seen(booking, ({ status }) => status === 'expired', 'the end');
    await ask(booking);
    const first = await opened(booking);
    await ask(booking);
    await seen(booking, (each) => each.id === first.id && each.status === 'expired', 'the end of the other page');
    const last = await opened(booking);
    await askGateway(36);
    await seen(booking, (each) => each.id === last.id && each.status === 'expired', 'the end after its time');
    expect(await office.checkout(booking)).toMatchObject({ sale: null, remaining: 89.5 });
  });
});

describe('a refund', () => {
  it('of a part goes back online, and only so', async () => {
    const { booking, sale } = await payOnline();
    const wrong = await office.refund(sale, { amount: 10, method: 'cash' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'method' }] } });
    expect((await office.refund(sale, { amount: 30 })).status).toBe(201);
    expect(await answered(booking, 'succeeded')).toMatchObject({ refunds: [{ amount: 30 }] });
    expect(await office.checkout(booking)).toMatchObject({ sale: { paid: 59.5 } });
    expect(await balance('online_refunds_due')).toBe(0);
  });

  it.each(['fails', 'fails-later'] as const)('that %s is owed until it is tried again', async (refund) => {
    const { booking, id, sale } = await payOnline();
    gateway.switches.refund = refund;
    await office.refund(sale, { amount: 20 });
    const { refunds } = await answered(booking, 'failed');
    expect(await balance('online_refunds_due')).toBe(-2_000);
    gateway.switches.refund = 'succeeds';
    const path = `/online-payments/${id}/refunds/${refunds[0]!.id}/retry`;
    expect((await office.desk.post(path, {})).status).toBe(202);
    await answered(booking, 'succeeded');
    await waitForDeliveries(office.shop.em);
    expect(await balance('online_refunds_due')).toBe(0);
    expect(await office.desk.post(path, {})).toMatchObject({ status: 409, body: { code: 'not-failed' } });
  });

  it('that stays pending is asked about', async () => {
    const { booking, sale } = await payOnline();
    Object.assign(gateway.switches, { refund: 'pending', webhook: 'never' });
    await office.refund(sale, { amount: 20 });
    await answered(booking, 'pending');
    const { id } = await refundAtGateway();
    await fetch(`${gateway.url}/refunds/${id}/succeed`, { method: 'POST', redirect: 'manual' });
    await askGateway(2);
    expect(await answered(booking, 'succeeded')).toMatchObject({ refunds: [{ amount: 20 }] });
  });

  it('of all comes with a void, and a payment on the page has no method to correct', async () => {
    const { booking, id, sale } = await payOnline();
    const path = `/sales/${sale.id}/payments/${id}/method`;
    const corrected = await office.desk.send('PUT', path, { method: 'cash', reason: 'Slip' });
    expect(corrected).toMatchObject({ status: 409, body: { code: 'paid-online' } });
    expect((await office.desk.post<SaleDto>(`/sales/${sale.id}/void`, { reason: 'Wrong client' })).status).toBe(200);
    expect(await answered(booking, 'succeeded')).toMatchObject({ refunds: [{ amount: 89.5 }] });
  });
});

describe('a dispute', () => {
  const disputed = (booking: string, is: (dispute: DisputeDto) => boolean, what: string) =>
    seen(booking, ({ disputes }) => disputes.some(is), what).then(({ disputes }) => disputes[0]!);
  const due = async (booking: string) => {
    const { body } = await office.ada.get<TodayDto>('/reports/today');
    return body.open_work.disputes.items.find(({ booking_id }) => booking_id === booking);
  };
  const pressAtGateway = async (action: string) => {
    const [session] = (await stripe().checkout.sessions.list({ limit: 1 })).data;
    await press(`${gateway.url}/sessions/${session!.id}`, action);
  };
  const balances = () =>
    Promise.all(['gateway', 'disputes', 'dispute_losses', 'gateway_fees'].map((each) => balance(each)));

  /** Reads the cents of disputes in the report of the office's days. */
  const readDisputed = async () => {
    const { body } = await office.ada.get<MoneyReportDto>('/reports/money?start_date=2026-03-01&end_date=2026-03-31');
    return [body.disputed.open, body.disputed.lost, body.disputed.fees].map((amount) => Math.round(amount * 100));
  };

  it.each([
    {
      webhook: 'twice',
      decision: 'lose-dispute',
      end: { stage: 'lost', taken: 89.5, fee: 25 },
      moved: [-11_450, 0, 8_950, 2_500],
    },
    {
      webhook: 'reversed',
      decision: 'win-dispute',
      end: { stage: 'won', taken: 0, fee: 25 },
      moved: [-2_500, 0, 0, 2_500],
    },
  ] as const)(
    'waits for an answer, and is in the books: $decision, told $webhook',
    async ({ webhook, decision, end, moved }) => {
      const { booking } = await payOnline();
      await waitForDeliveries(office.shop.em);
      const before = await balances();
      const disputedBefore = await readDisputed();
      Object.assign(gateway.switches, { webhook });
      await pressAtGateway('dispute');
      const opened = await disputed(booking, ({ taken }) => taken > 0, 'the money that was taken');
      expect(opened).toMatchObject({ amount: 89.5, stage: 'answer_due', reason: 'fraudulent', taken: 89.5, fee: 25 });
      expect(await due(booking)).toMatchObject({ amount: 89.5, answer_by: opened.answer_by });
      await pressAtGateway(decision);
      expect(
        await disputed(booking, ({ stage, taken }) => stage === end.stage && taken === end.taken, end.stage),
      ).toMatchObject({ ...end, answer_by: null });
      expect(await due(booking)).toBeUndefined();
      await waitForDeliveries(office.shop.em);
      expect((await balances()).map((cents, nth) => cents - before[nth]!)).toEqual(moved);
      expect((await readDisputed()).map((cents, nth) => cents - disputedBefore[nth]!)).toEqual(moved.slice(1));
    },
  );

  it('has its evidence in one press, for admins alone, and the log says who took it out', async () => {
    const { booking, id } = await payOnline();
    await pressAtGateway('dispute');
    const dispute = await disputed(booking, () => true, 'the dispute');
    const path = `/online-payments/${id}/disputes/${dispute.id}/evidence-files`;
    const text = readPdfLines((await office.ada.post<Buffer>(path)).body).join('\n');
    for (const part of [
      'Evidence for a dispute',
      'Georgia Marsh',
      'Swedish',
      'It is confirmed',
      'Policy under which it was booked',
      'Receipt',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Log entry \d+, seal [0-9a-f]{64}|Not sealed yet/);
    expect((await office.desk.post(path)).status).toBe(403);
    for (const missing of [`/online-payments/${id}/disputes/dp_0/evidence-files`, path.replace(id, randomUUID())])
      expect((await office.ada.post(missing)).status).toBe(404);
    const [printed] = await sql(
      office.shop.em,
      `select actor_email from event_log where type = 'DisputeEvidencePrinted'`,
    );
    expect(printed).toEqual({ actor_email: 'ada@spa.test' });
  });

  it('is asked about every hour, where the gateway has not told of it', async () => {
    const { booking } = await payOnline();
    gateway.switches.webhook = 'never';
    await pressAtGateway('dispute');
    office.clock.advance({ days: 2 });
    for (let nth = 0; nth < 2; nth++) await office.worker.get(AskGateway).run();
    office.clock.advance({ days: -2 });
    expect(await read(booking)).toMatchObject({ payments: [{ disputes: [{ stage: 'answer_due', taken: 89.5 }] }] });
  });

  it('that comes before the payment it is about is noted with it, and one that cannot be placed comes again', async () => {
    gateway.switches.webhook = 'never';
    const { booking, url } = await openPage();
    await press(url);
    const [{ payment_intent, created }] = (await stripe().checkout.sessions.list({ limit: 1 })).data as [
      Stripe.Checkout.Session,
    ];
    const moved = { amount: -5_990, fee: 1_675, currency: 'usd', exchange_rate: 0.67 };
    const dispute = {
      ...{ id: 'dp_early', object: 'dispute', amount: 8_950, status: 'needs_response', reason: 'general' },
      // The gateway's account is settled in another currency.
      ...{ currency: 'aud', balance_transactions: [{ id: 'txn_1', ...moved }] },
    };
    const tell = (intent: unknown) =>
      send(
        { ...dispute, payment_intent: intent, evidence_details: { due_by: created } },
        { type: 'charge.dispute.created' },
      );
    gateway.switches.gateway = 'fails';
    expect((await tell(payment_intent)).status).toBe(503);
    gateway.switches.gateway = 'up';
    for (const intent of [payment_intent, payment_intent, 'pi_of_nobody', null])
      expect((await tell(intent)).status).toBe(200);
    expect(await read(booking)).toMatchObject({
      payments: [{ status: 'paid', disputes: [{ id: 'dp_early', stage: 'answer_due', taken: 89.5, fee: 25 }] }],
    });
  });
});

describe('a payout', () => {
  const latest = async () => (await stripe().payouts.list({ limit: 1 })).data[0]!;
  const balances = () => Promise.all(['gateway', 'gateway_payouts', 'gateway_fees'].map((each) => balance(each)));
  const entry = (is: (entry: BookEntryDto) => boolean, what: string) =>
    eventually(async () => (await office.ada.get<BookEntryDto[]>('/book-entries')).body.find(is), what);
  /** Pays out what is there, and then one payment alone. */
  async function payOut() {
    gateway.switches.webhook = 'never';
    await press(gateway.url, 'payouts');
    gateway.switches.webhook = 'once';
    await payOnline();
    await waitForDeliveries(office.shop.em);
    return balances();
  }
  const booked = async (before: number[]) => (await balances()).map((cents, nth) => cents - before[nth]!);

  it('is in the books once, however often it is told, with its fees; one that the bank gave back is taken out', async () => {
    const before = await payOut();
    gateway.switches.webhook = 'twice';
    await press(gateway.url, 'payouts');
    const noted = await entry((each) => each.amount === 87.68, 'the payout');
    expect(noted).toMatchObject({ fees: 1.82, is_from_gateway: true, is_voided: false, day: '2026-03-02' });
    const payout = await latest();
    expect((await send(payout, { type: 'payout.paid' })).status).toBe(200);
    expect(await booked(before)).toEqual([-8_950, 8_768, 182]);

    await press(`${gateway.url}/payouts/${payout.id}`, 'fail');
    await entry(({ id, is_voided }) => id === noted.id && is_voided, 'the payout that was given back');
    // What was told first, and comes late, changes nothing.
    expect((await send(payout, { type: 'payout.paid' })).status).toBe(200);
    expect(await booked(before)).toEqual([0, 0, 0]);
  });

  it('is asked about every hour, where the gateway has not told of it', async () => {
    const before = await payOut();
    gateway.switches.webhook = 'never';
    await press(gateway.url, 'payouts');
    office.clock.advance({ days: 4 });
    for (let nth = 0; nth < 2; nth++) await office.worker.get(AskGateway).run();
    office.clock.advance({ days: -4 });
    const [gone, arrived, fees] = await booked(before);
    expect(gone).toBe(-arrived! - fees!);
    expect(arrived).toBeGreaterThan(8_000);
  });
});

describe('what the gateway sends', () => {
  const session = { id: 'cs_1', object: 'checkout.session', status: 'complete', payment_status: 'paid', expires_at: 1 };

  it('counts only with its signature, fresh, and of a usual size', async () => {
    expect((await send(session, { secret: 'whsec_of_somebody_else' })).status).toBe(400);
    expect((await send(session, { ageSeconds: 3_600 })).status).toBe(400);
    // The connection is good for what comes after it.
    expect((await send({ ...session, url: 'x'.repeat(2_000_000) })).status).toBe(413);
    const unsigned = await office.visitor.post('/gateway-events', { type: 'checkout.session.completed' });
    expect(unsigned).toMatchObject({ status: 400, body: { code: 'signature-invalid' } });
  });

  it('about what is none of ours changes nothing', async () => {
    const events = async () =>
      (await sql<{ n: number }>(office.shop.em, 'select count(*)::int as n from event_log'))[0]!.n;
    await waitForDeliveries(office.shop.em);
    const before = await events();
    for (const metadata of [{}, null, { payment_id: randomUUID() }, { payment_id: 'of another system' }]) {
      expect((await send({ ...session, metadata })).status).toBe(200);
      const refund = { id: 're_1', object: 'refund', status: 'failed', metadata: { ...metadata, refund_id: 'r' } };
      expect((await send(refund, { type: 'refund.failed' })).status).toBe(200);
    }
    expect((await send({ id: 'cus_1' }, { type: 'customer.created' })).status).toBe(200);
    expect(await events()).toBe(before);
  });
});

describe('refusals', () => {
  it('name what is wrong with the amount, the id or the bill', async () => {
    const [booking, other] = [await newBooking(), await newBooking()];
    expect(await ask(booking, 90)).toMatchObject({ status: 409, body: { code: 'over-payment' } });
    expect(await ask(booking, 0.3)).toMatchObject({ status: 422, body: { errors: [{ field: 'amount' }] } });
    const reused = { status: 409, body: { code: 'payment-id-reused' } };
    const id = randomUUID();
    await ask(booking, 50, id);
    expect((await ask(booking, 50, id)).body.payments).toHaveLength(1);
    expect(await ask(other, 50, id)).toMatchObject(reused);
    // The id of something else that has a stream of its own.
    expect(await ask(other, 50, booking)).toMatchObject(reused);
    await office.pay(other, { amount: 89.5 });
    expect(await ask(other, 5)).toMatchObject({ status: 409, body: { code: 'sale-paid' } });
    expect(await ask(randomUUID())).toMatchObject({ status: 404 });
    expect(await office.desk.post(`/online-payments/${randomUUID()}/end`, {})).toMatchObject({ status: 404 });
    await office.changeSettings({ acceptOnlinePayment: false });
    expect(await read(booking)).toMatchObject({ can_pay_online: false });
    expect(await ask(booking, 5)).toMatchObject({ status: 409, body: { code: 'method-not-accepted' } });
    await office.changeSettings({});
  });

  it('keep therapists and strangers out', async () => {
    const booking = await newBooking();
    expect(await office.staff.get(`/bookings/${booking}/online-payments`)).toMatchObject({ status: 403 });
    expect(await office.visitor.get(`/bookings/${booking}/online-payments`)).toMatchObject({ status: 401 });
    const forged = { sessionId: booking, id: randomUUID() };
    expect(await office.visitor.post('/own-booking-payment', forged)).toMatchObject({ status: 404 });
  });
});

it('a client pays what is due from the private page', async () => {
  const booking = await newBooking();
  const mine = token(booking);
  const due = await office.visitor.post<OnlinePaymentsDto>('/own-booking-payments', mine);
  expect(due).toMatchObject({ status: 200, body: { can_pay_online: true, due: 89.5, payments: [] } });
  const asked = await office.visitor.post('/own-booking-payment', { ...mine, id: randomUUID() });
  expect(asked.status).toBe(202);
  await press((await opened(booking)).url!);
  await inSale(booking);
  const again = await office.visitor.post('/own-booking-payment', { ...mine, id: randomUUID() });
  expect(again).toMatchObject({ status: 409, body: { code: 'sale-paid' } });
});

it.each(['down', 'fails', 'fails-after'] as const)(
  'a gateway that is %s is asked again when it is back, and whoever looks is told what is known',
  async (state) => {
    const [booking, { booking: open }] = [await newBooking(), await openPage()];
    gateway.switches.gateway = state;
    await ask(booking);
    expect((await check(open)).body).toMatchObject({ payments: [{ status: 'open' }] });
    await askGateway(2);
    expect((await read(booking)).payments).toMatchObject([{ status: 'asked', url: null }]);
    gateway.switches.gateway = 'up';
    await releaseDeliveries(office.worker);
    await press((await opened(booking)).url!);
    expect(await inSale(booking)).toMatchObject({ is_in_sale: true });
  },
);

it('money that comes after the day’s close belongs to the next one', async () => {
  const { booking, url } = await openPage();
  const { body: drawer } = await office.desk.post<DrawerDayDto>('/drawer-days', { id: randomUUID(), float: 0 });
  await office.desk.post(`/drawer-days/${drawer.id}/counts`, { coins: [], terminal_total: 179 });
  const closed = await office.desk.post<DrawerDayDto>(`/drawer-days/${drawer.id}/close`, { banked: 0, reason: 'Late' });
  expect(closed.body.status).toBe('closed');
  await press(url);
  await inSale(booking);
  expect((await office.checkout(booking)).sale).toMatchObject({ payments: [{ method: 'online', day: '2026-03-03' }] });
});

it('nothing is found in sound books, and a rebuild changes no row', async () => {
  await waitForDeliveries(office.shop.em);
  const verify = async () => (await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);
  await eventually(async () => ((await verify()).length === 0 ? true : undefined), 'the reports to follow the log');
  const projections = office.worker
    .get(ProjectionRegistry)
    .all()
    .filter(({ name }) => ['sales', 'ledger', 'online_payments'].includes(name));
  const differences = await office.worker.get(ProjectionRebuilder).runAll(projections);
  expect(differences).toMatchObject({ online_payments: 0, payments: 0, ledger_entries: 0 });
});

it('without a key nothing can be paid online', async () => {
  const without = await startPaymentsOffice();
  const booking = await without.addBooking('09:00');
  const path = `/bookings/${booking}/online-payments`;
  expect((await without.desk.get(path)).body).toMatchObject({ can_pay_online: false, due: 89.5, payments: [] });
  expect(await without.desk.post(path, { id: randomUUID(), amount: 89.5 })).toMatchObject({
    status: 409,
    body: { code: 'method-not-accepted' },
  });
  const payload = JSON.stringify({ type: 'checkout.session.completed' });
  const answer = await fetch(`${without.server.url}/api/gateway-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: payload,
  });
  expect(answer.status).toBe(400);
});
