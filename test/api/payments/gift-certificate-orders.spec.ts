import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGateway } from '../../../scripts/gateway/gateway.mjs';
import { newSwitches } from '../../../scripts/gateway/switches.mjs';
import type { GiftCertificateDto } from '../../../src/payments/gift-certificates/gift-certificate.dto.js';
import type {
  CertificateBalanceDto,
  GiftCertificateOfferDto,
  OwnOrderDto,
} from '../../../src/payments/gift-certificates/own-gift-certificate.dto.js';
import { AskGateway } from '../../../src/payments/online/ask-gateway.task.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { eventually } from '../../support/eventually.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { registerCleanup } from '../../support/register-cleanup.js';

const [secretKey, webhookSecret] = ['sk_test_local', 'whsec_of_the_local_gateway'];

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let gateway: Awaited<ReturnType<typeof openGateway>>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  gateway = await openGateway({ folder, port: 0, secretKey, webhookSecret });
  registerCleanup(async () => {
    await gateway.stop();
    await rm(folder, { recursive: true });
  });
  office = await startPaymentsOffice({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: gateway.url,
  });
  gateway.setWebhookUrl(`${office.server.url}/api/gateway-events`);
});

beforeEach(() => Object.assign(gateway.switches, newSwitches()));

const order = (more: object = {}) =>
  office.visitor.post<OwnOrderDto>('/own-gift-certificates', {
    ...{ id: randomUUID(), amount: 120, buyer_name: 'Ann Low', buyer_email: 'ann@example.test' },
    ...more,
  });
const check = async (token: string) =>
  (await office.visitor.post<OwnOrderDto>('/own-gift-certificates/check', { token })).body;
/** Waits for the page of an order, without the limit of those who ask for themselves. */
const findPage = (id: string) =>
  eventually(async () => {
    const pageSql = `select data ->> 'url' as url from event_log where type = 'CheckoutStarted' and data ->> 'certificateId' = $1`;
    return (await sql<{ url: string }>(office.shop.em, pageSql, [id]))[0]?.url;
  }, 'the page');
const press = (url: string, action = 'pay') => fetch(`${url}/${action}`, { method: 'POST', redirect: 'manual' });
const find = async (id: string) => (await office.desk.get<GiftCertificateDto>(`/gift-certificates/${id}`)).body;
const verify = async () => (await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations);

/** Orders a certificate and waits for its page. */
async function openPage(more: object = {}) {
  const id = randomUUID();
  const { status, body } = await order({ id, ...more });
  expect(status).toBe(202);
  return { id, token: body.token, url: await findPage(id) };
}
const issued = (id: string) =>
  eventually(async () => ((await find(id)).status === 'issued' ? true : undefined), 'the certificate');

it('an order is issued once it is paid, whichever comes first: page, webhook or both at once', async () => {
  for (const [webhook, asks] of [
    ['twice', false],
    ['never', true],
    ['late', true],
  ] as const) {
    Object.assign(gateway.switches, newSwitches(), { webhook });
    const { id, token, url } = await openPage();
    expect(await find(id)).toMatchObject({ status: 'ordered', balance: 0, number: null });
    await press(url);
    office.clock.advance({ minutes: 2 });
    if (asks) await Promise.all([check(token), check(token), office.worker.get(AskGateway).run()]);
    await issued(id);
    expect(await check(token)).toMatchObject({
      status: 'paid',
      amount: 120,
      number: expect.any(Number),
      deliver_on: '2026-03-02',
    });
    expect(await find(id)).toMatchObject({
      ...{ status: 'issued', balance: 120, method: 'online', recipient_email: 'ann@example.test' },
    });
  }
  expect(await verify()).toEqual([]);
});

it('a page that is left or declined issues nothing, and another order has a page of its own', async () => {
  const id = randomUUID();
  const first = await order({ id });
  const again = await order({ id });
  expect(again.body.token).toBe(first.body.token);
  await press(await findPage(id), 'decline');
  expect(await check(first.body.token)).toMatchObject({ number: null });
  expect(await find(id)).toMatchObject({ status: 'ordered', balance: 0 });
  expect((await order({ id, amount: 60 })).body).toMatchObject({ code: 'payment-id-reused' });
});

it('what was paid online goes back online', async () => {
  const { id, token, url } = await openPage({ recipient_email: 'bea@example.test', deliver_on: '2026-03-20' });
  await press(url);
  await issued(id);
  expect(await check(token)).toMatchObject({ deliver_on: '2026-03-20' });
  const refund = { id: randomUUID(), amount: 20, reason: 'Moved away' };
  const path = `/gift-certificates/${id}/refunds`;
  expect((await office.ada.post(path, { ...refund, method: 'cash' })).body).toMatchObject({
    errors: [{ field: 'method' }],
  });
  expect((await office.ada.post(path, { ...refund, method: 'online' })).body).toMatchObject({ balance: 100 });
  expect(await verify()).toEqual([]);
});

it('each wrong field is refused at its place, and nothing is sold where the shop takes no money online', async () => {
  const refused = async (more: object) => (await order(more)).body;
  expect(await refused({ buyer_email: undefined })).toMatchObject({ errors: [{ field: 'buyer_email' }] });
  expect(await refused({ amount: 5 })).toMatchObject({ errors: [{ field: 'amount' }] });
  expect(await refused({ deliver_on: '2026-03-01' })).toMatchObject({ errors: [{ field: 'deliver_on' }] });
  expect((await office.visitor.post('/own-gift-certificates/check', { token: 'made up' })).status).toBe(404);
  await office.changeSettings({ acceptOnlinePayment: false });
  expect((await office.visitor.get<GiftCertificateOfferDto>('/gift-certificate-offer')).body).toMatchObject({
    ...{ can_pay_online: false, currency: 'AUD' },
  });
  expect(await refused({})).toMatchObject({ code: 'method-not-accepted' });
});

it('whoever has the code sees what is left; a wrong one is refused, and soon any', async () => {
  const { body } = await office.desk.post<{ code: string }>('/gift-certificates', {
    ...{ id: randomUUID(), amount: 75, method: 'card' },
  });
  const look = (code: string) => office.visitor.post<CertificateBalanceDto>('/gift-certificate-balances', { code });
  expect((await look(body.code)).body).toEqual({
    ...{ balance: 75, currency: 'AUD', last_four: body.code.replaceAll('-', '').slice(-4) },
    ...{ expires_on: null, is_expired: false },
  });
  expect((await look('AAAA-AAAA-AAAA-AAAA-A')).status).toBe(404);
  expect((await look('AAAA-AAAA-AAAA-AAAA-B')).status).toBe(422);
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await look('no code')).status));
  expect(statuses).toContain(429);
});
