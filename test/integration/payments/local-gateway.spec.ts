import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { openGateway } from '../../../scripts/gateway/gateway.mjs';
import { eventually } from '../../support/eventually.js';
import { registerCleanup } from '../../support/register-cleanup.js';

const SECRET_KEY = 'sk_test_local';
const WEBHOOK_SECRET = 'whsec_local';
const MINUTE_MS = 60_000;

const moment = { ms: 0 };
const now = () => moment.ms;
const inMinutes = (minutes: number) => Math.floor(now() / 1000) + minutes * 60;

beforeEach(() => {
  moment.ms = Date.now();
});

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  registerCleanup(() => rm(folder, { recursive: true }));
  return folder;
};

/** A running gateway, and Stripe's own library that talks to it. */
async function startGateway(folder?: string) {
  const gateway = await openGateway({
    folder: folder ?? (await newFolder()),
    port: 0,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    now,
  });
  registerCleanup(gateway.stop);
  return { ...gateway, stripe: connect(gateway.url) };
}

const connect = (url: string, key = SECRET_KEY) =>
  new Stripe(key, {
    host: 'localhost',
    port: new URL(url).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

/** Where webhooks arrive: only what is signed counts. */
async function startShop(answer: () => number = () => 200) {
  const events: Stripe.Event[] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const signature = String(request.headers['stripe-signature']);
      const event = Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
      const status = answer();
      if (status === 200) events.push(event);
      else refused.push(event.type);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registerCleanup(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const types = () => events.map(({ type }) => type);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    events,
    refused,
    types,
    received: (count: number) =>
      eventually(() => (events.length >= count ? types() : undefined), `${count} webhooks`, 10_000),
  };
}

const checkout = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}, amount = 4_500) => ({
  mode: 'payment' as const,
  payment_method_types: ['card' as const],
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'aud',
        unit_amount: amount,
        product_data: { name: 'Deposit <Hot Stone>', description: 'Friday & 9:30 AM' },
      },
    },
  ],
  client_reference_id: 'booking-1',
  customer_email: 'georgia@example.com',
  metadata: { payment: 'payment-1' },
  payment_intent_data: { metadata: { payment: 'payment-1' } },
  success_url: 'http://localhost:3000/booking-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/booking-cancelled',
  expires_at: inMinutes(31),
  ...changes,
});

type Gateway = Awaited<ReturnType<typeof startGateway>>;

const press = (gateway: Gateway, path: string) =>
  fetch(`${gateway.url}${path}`, { method: 'POST', redirect: 'manual' });

async function payOnce(gateway: Gateway, changes?: Partial<Stripe.Checkout.SessionCreateParams>) {
  const { id } = await gateway.stripe.checkout.sessions.create(checkout(changes));
  await press(gateway, `/pay/${id}/pay`);
  const session = await gateway.stripe.checkout.sessions.retrieve(id);
  return { session, intent: session.payment_intent as string };
}

const readPage = async (url: string) => (await fetch(url)).text();

const seen = ({ url }: Gateway, text: string) =>
  eventually(async () => ((await readPage(url)).includes(text) ? true : undefined), text, 10_000);

describe('a checkout session', () => {
  it('is open with a page of its own, and paid by a press there', async () => {
    const gateway = await startGateway();
    const shop = await startShop();
    gateway.setWebhookUrl(shop.url);
    const open = await gateway.stripe.checkout.sessions.create(checkout());
    expect(open).toMatchObject({
      object: 'checkout.session',
      amount_total: 4_500,
      currency: 'aud',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: 'booking-1',
      metadata: { payment: 'payment-1' },
      livemode: false,
      url: `${gateway.url}/pay/${open.id}`,
    });
    expect(open.id).toMatch(/^cs_test_/);
    expect(open).not.toHaveProperty('hidden');
    const page = await readPage(open.url!);
    expect(page).toContain('no money moves, and no card is entered');
    expect(page).toContain('Deposit &#60;Hot Stone&#62;<small>Friday &#38; 9:30 AM</small>');
    expect(page).toContain('Pay $45.00');

    const pressed = await press(gateway, `/pay/${open.id}/pay`);
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toBe(`http://localhost:3000/booking-success?session_id=${open.id}`);
    const paid = await gateway.stripe.checkout.sessions.retrieve(open.id, {
      expand: ['payment_intent.latest_charge.balance_transaction', 'line_items'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      line_items: { object: 'list', data: [{ description: 'Deposit <Hot Stone>', quantity: 1, amount_total: 4_500 }] },
      payment_intent: {
        status: 'succeeded',
        amount_received: 4_500,
        metadata: { payment: 'payment-1' },
        latest_charge: { paid: true, balance_transaction: { amount: 4_500, fee: 107, net: 4_393 } },
      },
    });
    expect(await readPage(open.url!)).toContain('This is paid');
    // A second press does not pay twice.
    await press(gateway, `/pay/${open.id}/pay`);
    expect(await shop.received(1)).toEqual(['checkout.session.completed']);
    expect(shop.events[0]).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id: open.id, payment_status: 'paid', metadata: { payment: 'payment-1' } } },
    });
    expect((await gateway.stripe.events.list()).data).toHaveLength(1);
  });

  it('stays open when the card is declined or the page is left', async () => {
    const gateway = await startGateway();
    const { id, url } = await gateway.stripe.checkout.sessions.create(checkout());
    await press(gateway, `/pay/${id}/decline`);
    expect(await readPage(url!)).toContain('The card was declined');
    const session = await gateway.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
    });
    const left = await press(gateway, `/pay/${id}/leave`);
    expect(left.headers.get('location')).toBe('http://localhost:3000/booking-cancelled');
    await press(gateway, `/pay/${id}/pay`);
    expect((await gateway.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });

  it('expires when it is asked to, or by itself, and takes no payment then', async () => {
    const gateway = await startGateway();
    const shop = await startShop();
    gateway.setWebhookUrl(shop.url);
    const asked = await gateway.stripe.checkout.sessions.create(checkout());
    const left = await gateway.stripe.checkout.sessions.create(checkout({ expires_at: inMinutes(40) }));
    expect(await gateway.stripe.checkout.sessions.expire(asked.id)).toMatchObject({ status: 'expired', url: null });
    await expect(gateway.stripe.checkout.sessions.expire(asked.id)).rejects.toMatchObject({ statusCode: 400 });
    moment.ms += 39 * MINUTE_MS;
    expect((await gateway.stripe.checkout.sessions.retrieve(left.id)).status).toBe('open');
    moment.ms += MINUTE_MS;
    const pressed = await press(gateway, `/pay/${left.id}/pay`);
    expect(pressed.headers.get('location')).toBe(`/pay/${left.id}`);
    expect(await readPage(left.url!)).toContain('This payment page has expired. Nothing was paid.');
    expect(await gateway.stripe.checkout.sessions.retrieve(left.id)).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
    });
    expect(await shop.received(2)).toEqual(['checkout.session.expired', 'checkout.session.expired']);
    expect(shop.events.map(({ data }) => (data.object as { id: string }).id)).toEqual([asked.id, left.id]);
  });

  it.each([
    ['expires_at', { expires_at: 29 }, 'at least 30 minutes'],
    ['expires_at', { expires_at: 24 * 60 + 1 }, 'less than 24 hours'],
    ['line_items', { line_items: [] }, 'Missing required param'],
    ['success_url', { success_url: '' }, 'Missing required param'],
    ['line_items', { unit_amount: 49 }, 'at least $0.50'],
    ['line_items[0][price_data][unit_amount]', { unit_amount: 10.5 }, 'Invalid integer'],
    ['metadata', { metadata: { note: 'long '.repeat(101) } }, 'up to 500'],
  ])('is refused without a right %s (%#)', async (param, wrong: Record<string, unknown>, message) => {
    const { stripe } = await startGateway();
    const { expires_at: minutes, unit_amount: amount, ...changes } = wrong;
    const expiry = minutes ? { expires_at: inMinutes(minutes as number) } : {};
    const given = checkout({ ...changes, ...expiry }, amount as number | undefined);
    await expect(stripe.checkout.sessions.create(given)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param,
      message: expect.stringContaining(message) as string,
    });
  });

  it('is found in lists, page by page and by the time it was created', async () => {
    const { stripe } = await startGateway();
    const ids: string[] = [];
    for (let nth = 0; nth < 5; nth++) {
      ids.unshift((await stripe.checkout.sessions.create(checkout())).id);
      moment.ms += 10_000;
    }
    const first = await stripe.checkout.sessions.list({ limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] });
    const all: string[] = [];
    for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(ids);
    const since = await stripe.checkout.sessions.list({ created: { gte: first.data[1]!.created } });
    expect(since.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await expect(stripe.checkout.sessions.list({ starting_after: 'cs_test_0' })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('a call', () => {
  it('needs the key', async () => {
    const { url, stripe } = await startGateway();
    await expect(connect(url, 'sk_test_other').checkout.sessions.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    await expect(stripe.checkout.sessions.retrieve('cs_test_0')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('is done once for each idempotency key, which is forgotten after a day', async () => {
    const gateway = await startGateway();
    const { stripe } = gateway;
    const given = checkout();
    const idempotencyKey = 'event-1';
    const first = await stripe.checkout.sessions.create(given, { idempotencyKey });
    const second = await stripe.checkout.sessions.create(given, { idempotencyKey });
    expect(second).toEqual(first);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    const other = stripe.checkout.sessions.create(checkout({ client_reference_id: 'booking-2' }), { idempotencyKey });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    moment.ms += 24 * 60 * MINUTE_MS;
    const later = checkout();
    expect((await stripe.checkout.sessions.create(later, { idempotencyKey })).id).not.toBe(first.id);
  });

  it('that was refused for its parameters leaves its key free', async () => {
    const { stripe } = await startGateway();
    const idempotencyKey = 'event-1';
    const wrong = stripe.checkout.sessions.create(checkout({ expires_at: inMinutes(1) }), { idempotencyKey });
    await expect(wrong).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.checkout.sessions.create(checkout(), { idempotencyKey })).toMatchObject({ status: 'open' });
  });

  it('may be answered late, with its key in use until then', async () => {
    const gateway = await startGateway();
    const given = checkout();
    const idempotencyKey = 'event-1';
    gateway.switches.answerLateMs = 400;
    const late = gateway.stripe.checkout.sessions.create(given, { idempotencyKey, timeout: 100 });
    await expect(late).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await expect(gateway.stripe.checkout.sessions.create(given, { idempotencyKey })).rejects.toMatchObject({
      statusCode: 409,
    });
    gateway.switches.answerLateMs = 0;
    await sleep(400);
    const replayed = await gateway.stripe.checkout.sessions.create(given, { idempotencyKey });
    const { data } = await gateway.stripe.checkout.sessions.list();
    expect(data).toMatchObject([{ id: replayed.id }]);
  });

  it('finds nobody while the gateway is down, though its own pages answer', async () => {
    const gateway = await startGateway();
    gateway.switches.gateway = 'down';
    await expect(gateway.stripe.checkout.sessions.list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await fetch(gateway.url)).status).toBe(200);
    const turned = await fetch(`${gateway.url}/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gateway: 'up' }),
    });
    expect(await turned.json()).toMatchObject({ gateway: 'up', webhook: 'once' });
    expect((await gateway.stripe.checkout.sessions.list()).data).toEqual([]);
  });

  it.each([
    ['fails' as const, 0],
    ['fails-after' as const, 1],
  ])('that is answered 500 (%s) is answered so again, and has opened %i sessions', async (mode, opened) => {
    const gateway = await startGateway();
    const given = checkout();
    const create = () =>
      gateway.stripe.checkout.sessions.create(given, { idempotencyKey: 'event-1', maxNetworkRetries: 2 });
    gateway.switches.gateway = mode;
    await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    gateway.switches.gateway = 'up';
    await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect((await gateway.stripe.checkout.sessions.list()).data).toHaveLength(opened);
  });
});

describe('a refund', () => {
  it('gives back a part, then the rest, and never more', async () => {
    const gateway = await startGateway();
    const shop = await startShop();
    gateway.setWebhookUrl(shop.url);
    const { intent } = await payOnce(gateway);
    const { refunds } = gateway.stripe;
    const part = await refunds.create({
      payment_intent: intent,
      amount: 1_500,
      reason: 'requested_by_customer',
      metadata: { refund: 'refund-1' },
    });
    expect(part).toMatchObject({
      object: 'refund',
      status: 'succeeded',
      amount: 1_500,
      metadata: { refund: 'refund-1' },
    });
    const tooMuch = refunds.create({ payment_intent: intent, amount: 3_001 });
    await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    const rest = await refunds.create({ payment_intent: intent });
    expect(rest.amount).toBe(3_000);
    await expect(refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect(await refunds.retrieve(part.id)).toMatchObject({
      id: part.id,
      balance_transaction: expect.any(String) as string,
    });
    const list = await refunds.list({ payment_intent: intent, limit: 10 });
    expect(list.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    const { latest_charge: charge } = await gateway.stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({ amount_refunded: 4_500, refunded: true });
    expect(await shop.received(5)).toEqual([
      'checkout.session.completed',
      ...['refund.created', 'refund.updated', 'refund.created', 'refund.updated'],
    ]);
  });

  it('is refused for a payment that was not made or is disputed', async () => {
    const gateway = await startGateway();
    const shop = await startShop();
    gateway.setWebhookUrl(shop.url);
    const { refunds } = gateway.stripe;
    await expect(refunds.create({ payment_intent: 'pi_0' })).rejects.toMatchObject({ code: 'resource_missing' });
    const { session, intent } = await payOnce(gateway);
    await press(gateway, `/sessions/${session.id}/dispute`);
    await press(gateway, `/sessions/${session.id}/dispute`);
    await expect(refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    const opening = ['checkout.session.completed', 'charge.dispute.created', 'charge.dispute.funds_withdrawn'];
    expect(await shop.received(3)).toEqual(opening);
    expect(shop.events[1]!.data.object).toMatchObject({ object: 'dispute', payment_intent: intent, amount: 4_500 });
    expect(await readPage(gateway.url)).toContain('disputed');
    await press(gateway, `/sessions/${session.id}/win-dispute`);
    await press(gateway, `/sessions/${session.id}/lose-dispute`);
    expect(await shop.received(5)).toEqual([...opening, 'charge.dispute.closed', 'charge.dispute.funds_reinstated']);
    const moved = [
      { amount: -4_500, fee: 2_500 },
      { amount: 4_500, fee: 0 },
    ];
    expect(shop.events[4]!.data.object).toMatchObject({ status: 'won', balance_transactions: moved });
  });

  it('fails, stays pending until somebody decides, or fails later: what failed can be refunded again', async () => {
    const gateway = await startGateway();
    const shop = await startShop();
    gateway.setWebhookUrl(shop.url);
    const { intent } = await payOnce(gateway);
    const { refunds } = gateway.stripe;
    const refund = () => refunds.create({ payment_intent: intent });

    gateway.switches.refund = 'fails';
    expect(await refund()).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });

    gateway.switches.refund = 'pending';
    const pending = await refund();
    expect(pending.status).toBe('pending');
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await press(gateway, `/refunds/${pending.id}/fail`);
    expect((await refunds.retrieve(pending.id)).status).toBe('failed');

    gateway.switches.refund = 'fails-later';
    const later = await refund();
    expect(later.status).toBe('succeeded');
    moment.ms += 2_000;
    expect((await refunds.retrieve(later.id)).status).toBe('failed');

    gateway.switches.refund = 'pending';
    const last = await refund();
    await press(gateway, `/refunds/${last.id}/succeed`);
    expect((await refunds.retrieve(last.id)).status).toBe('succeeded');
    expect((await shop.received(13)).slice(1)).toEqual([
      ...['refund.created', 'refund.updated', 'refund.failed'],
      ...['refund.created', 'refund.updated', 'refund.failed'],
      ...['refund.created', 'refund.updated', 'refund.updated', 'refund.failed'],
      ...['refund.created', 'refund.updated'],
    ]);
  });
});

describe('a webhook', () => {
  it('is tried again until it is taken, and holds back what follows about the same payment', async () => {
    const gateway = await startGateway();
    let isBroken = true;
    const shop = await startShop(() => (isBroken ? 503 : 200));
    gateway.setWebhookUrl(shop.url);
    const { session, intent } = await payOnce(gateway);
    await gateway.stripe.refunds.create({ payment_intent: intent });
    await seen(gateway, 'not delivered yet after 1 attempt, last answer HTTP 503');
    isBroken = false;
    moment.ms += 999;
    await sleep(250);
    expect(shop.types()).toEqual([]);
    moment.ms += 1;
    expect(await shop.received(3)).toEqual(['checkout.session.completed', 'refund.created', 'refund.updated']);
    expect(shop.refused).toEqual(['checkout.session.completed']);
    expect(await readPage(gateway.url)).toContain('delivered after 2 attempts, last answer HTTP 200');

    await press(gateway, `/sessions/${session.id}/send-again`);
    expect((await shop.received(6)).slice(3)).toEqual(shop.types().slice(0, 3));
    expect(shop.events[3]!.id).toBe(shop.events[0]!.id);
  });

  it('is given up after three days', async () => {
    const gateway = await startGateway();
    const shop = await startShop(() => 500);
    gateway.setWebhookUrl(shop.url);
    await payOnce(gateway);
    await seen(gateway, 'not delivered yet after 1 attempt');
    moment.ms += 3 * 24 * 60 * MINUTE_MS + 1_000;
    await seen(gateway, 'given up after 2 attempts');
  });

  it('that was not delivered leaves after a restart, and everything else is as it was', async () => {
    const folder = await newFolder();
    const before = await startGateway(folder);
    const { session, intent } = await payOnce(before);
    const given = checkout();
    const open = await before.stripe.checkout.sessions.create(given, { idempotencyKey: 'event-1' });
    await before.stop();

    const after = await startGateway(folder);
    const shop = await startShop();
    after.setWebhookUrl(shop.url);
    expect(await shop.received(1)).toEqual(['checkout.session.completed']);
    expect(await after.stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    expect((await after.stripe.checkout.sessions.create(given, { idempotencyKey: 'event-1' })).id).toBe(open.id);
    expect(await after.stripe.refunds.create({ payment_intent: intent })).toMatchObject({ status: 'succeeded' });
    await shop.received(3);
    await after.stop();

    const again = await startGateway(folder);
    again.setWebhookUrl(shop.url);
    await sleep(250);
    expect(shop.events).toHaveLength(3);
  });

  it('comes twice, never, late or in the wrong order', async () => {
    const gateway = await startGateway();
    const shop = await startShop();
    gateway.setWebhookUrl(shop.url);
    gateway.switches.webhook = 'twice';
    const { session, intent } = await payOnce(gateway);
    expect(await shop.received(2)).toEqual(['checkout.session.completed', 'checkout.session.completed']);
    expect(shop.events[0]).toEqual(shop.events[1]);

    gateway.switches.webhook = 'never';
    await gateway.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    gateway.switches.webhook = 'late';
    gateway.switches.webhookLateSeconds = 60;
    await press(gateway, `/sessions/${session.id}/dispute`);
    await sleep(250);
    expect(shop.types()).toHaveLength(2);
    moment.ms += MINUTE_MS;
    expect((await shop.received(4)).slice(2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);

    gateway.switches.webhook = 'reversed';
    const other = await payOnce(gateway);
    await gateway.stripe.refunds.create({ payment_intent: other.intent });
    moment.ms += 1_000;
    expect((await shop.received(7)).slice(4)).toEqual([
      'refund.updated',
      'refund.created',
      'checkout.session.completed',
    ]);
  });
});

describe('the overview', () => {
  it('shows payments newest first, and turns the switches', async () => {
    const gateway = await startGateway();
    expect(await readPage(gateway.url)).toContain('Nothing yet.');
    await gateway.stripe.checkout.sessions.create(checkout({ customer_email: 'first@example.com' }));
    await gateway.stripe.checkout.sessions.create(checkout({ customer_email: 'second@example.com' }));
    const page = await readPage(gateway.url);
    expect(page.indexOf('second@example.com')).toBeLessThan(page.indexOf('first@example.com'));
    const turn = (form: Record<string, string>) =>
      fetch(`${gateway.url}/switches`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
    expect((await turn({ webhook: 'twice', refund: 'fails-later', answerLateMs: '20' })).status).toBe(303);
    expect(gateway.switches).toMatchObject({ webhook: 'twice', refund: 'fails-later', answerLateMs: 20 });
    expect(await readPage(gateway.url)).toContain('<option value="twice" selected>');
    expect((await turn({ webhook: 'thrice', refund: 'fails' })).status).toBe(400);
    expect(gateway.switches).toMatchObject({ webhook: 'twice', refund: 'fails-later' });
  });

  it('opens to this machine only, and to no form of another site', async () => {
    const gateway = await startGateway();
    const { id } = await gateway.stripe.checkout.sessions.create(checkout());
    const foreign = await fetch(`${gateway.url}/pay/${id}/pay`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    const rebound = await new Promise<IncomingMessage>((resolve, reject) =>
      get(gateway.url, { headers: { host: 'attacker.test' } }, resolve).once('error', reject),
    );
    rebound.resume();
    expect(rebound.statusCode).toBe(403);
    expect((await gateway.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });
});
