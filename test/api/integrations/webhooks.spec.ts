import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { startWebhookSink } from '../../support/processes/webhook-sink.js';

interface Message {
  event_id: string;
  type: string;
  state: string;
  attempts: number;
  status: number | null;
  reply: string | null;
  due_at_local: string | null;
}

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let sink: Awaited<ReturnType<typeof startWebhookSink>>;

beforeEach(async () => {
  office = await startPaymentsOffice({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' });
  sink = await startWebhookSink();
});

afterEach(() => office.server.close());

async function add(types: string[], url = sink.url) {
  const { status, body } = await office.ada.post<{ id: string; secret: string }>('/webhooks', { url, types });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

const messages = async (id: string) =>
  (await office.ada.get<{ items: Message[] }>(`/webhooks/${id}/messages`)).body.items;

/** Waits for the messages to be in these states, newest first. */
const settled = (id: string, ...states: string[]) =>
  eventually(
    async () => {
      const found = await messages(id);
      return String(found.map(({ state }) => state)) === String(states) ? found : undefined;
    },
    `messages to be ${states.join(', ')}`,
  );

/** Reads a message as its receiver does, at the time of the test's clock. */
function open({ headers, body }: { headers: Record<string, string>; body: string }, secret: string): object {
  const now = jest.spyOn(Date, 'now').mockReturnValue(office.clock.now().getTime());
  try {
    return new Webhook(secret).verify(body, headers) as object;
  } finally {
    now.mockRestore();
  }
}

it('tells what it was asked for, signed, with ids and nothing about the client', async () => {
  const { id, secret } = await add(['booking.confirmed', 'payment.taken']);
  const booking = await office.addBooking('09:00');
  await settled(id, 'delivered');
  const { body: sale } = await office.pay(booking, { amount: 89.5 });
  await settled(id, 'delivered', 'delivered');

  const told = sink.received.map((each) => open(each, secret));
  expect(told).toEqual([
    { type: 'booking.confirmed', timestamp: expect.any(String), data: { booking_id: booking } },
    { type: 'payment.taken', timestamp: expect.any(String), data: { sale_id: sale.id } },
  ]);
  expect(() => open(sink.received[0]!, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow();
  expect(JSON.stringify(sink.received)).not.toMatch(/Georgia|9999/);
});

it('tries again, later each time, under the same id, until it is taken', async () => {
  const { id } = await add(['booking.confirmed']);
  sink.answerNext({ status: 500, body: 'Busy' }, { status: 302, headers: { location: sink.url } });
  await office.addBooking('09:00');
  const [first] = await settled(id, 'waiting');
  expect(first).toMatchObject({ attempts: 1, status: 500, reply: 'Busy', due_at_local: '2026-03-02T10:00:05' });
  office.clock.advance({ minutes: 1 });
  const [second] = await eventually(async () => {
    const found = await messages(id);
    return found[0]!.attempts === 2 ? found : undefined;
  }, 'the second attempt');
  expect(second).toMatchObject({ state: 'waiting', status: 302, due_at_local: '2026-03-02T10:06:00' });
  expect(sink.received).toHaveLength(2);
  office.clock.advance({ minutes: 5 });
  const [last] = await settled(id, 'delivered');
  expect(last).toMatchObject({ attempts: 3, status: 204, due_at_local: null });
  expect(new Set(sink.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([last!.event_id]));
}, 60_000);

it('keeps what one endpoint has taken from being told it again for another', async () => {
  const other = await startWebhookSink();
  const [taken, busy] = [await add(['booking.confirmed']), await add(['booking.confirmed'], other.url)];
  other.answerNext({ status: 503 });
  await office.addBooking('09:00');
  await settled(taken.id, 'delivered');
  await settled(busy.id, 'waiting');
  office.clock.advance({ minutes: 1 });
  await settled(busy.id, 'delivered');
  expect([sink.received.length, other.received.length]).toEqual([1, 2]);
}, 60_000);

it('gives up after three days, and sends again what somebody asks for', async () => {
  const { id } = await add(['booking.confirmed']);
  sink.answerNext({ status: 500 });
  await office.addBooking('09:00');
  const [message] = await settled(id, 'waiting');
  sink.answerNext({ status: 500 });
  await sql(office.shop.em, 'update webhook_messages set attempts = 9, due_at = null where endpoint_id = $1', [id]);
  expect((await settled(id, 'failed'))[0]).toMatchObject({ attempts: 10, due_at_local: null });
  const again = (eventId: string) => office.ada.post(`/webhooks/${id}/messages/${eventId}/retries`);
  expect(await again(randomUUID())).toMatchObject({ status: 404 });
  expect(await again(message!.event_id)).toMatchObject({ status: 204 });
  await settled(id, 'delivered');
  expect(sink.received.at(-1)!.headers['webhook-id']).toBe(message!.event_id);
}, 60_000);

it('ends with 410', async () => {
  const { id } = await add(['booking.confirmed']);
  sink.answerNext({ status: 410 });
  await office.addBooking('09:00');
  expect((await settled(id, 'failed'))[0]).toMatchObject({ attempts: 1, status: 410 });
  const ended = await eventually(async () => {
    const { body } = await office.ada.get<{ items: { ended_at_local: string | null }[] }>('/webhooks');
    return body.items[0]!.ended_at_local ?? undefined;
  }, 'the webhook to end');
  expect(ended).toBe('2026-03-02T10:00:00');
  expect(await office.ada.post(`/webhooks/${id}/tests`)).toMatchObject({ status: 404 });
  await office.addBooking('11:00');
  await office.addBooking('13:00');
  expect(sink.received).toHaveLength(1);
});

it('signs with two secrets for a day after a new one was made', async () => {
  const { id, secret: former } = await add(['booking.confirmed']);
  const test = async (count: number) => {
    expect(await office.ada.post(`/webhooks/${id}/tests`)).toMatchObject({ status: 204 });
    return eventually(() => sink.received[count - 1], 'the test event');
  };
  expect(open(await test(1), former)).toMatchObject({ type: 'webhook.test', data: {} });
  const { body } = await office.ada.post<{ secret: string }>(`/webhooks/${id}/rotation`);
  const both = await test(2);
  for (const secret of [former, body.secret]) expect(open(both, secret)).toMatchObject({ type: 'webhook.test' });
  await sql(office.shop.em, `update webhook_endpoints set former_until = '2026-03-01' where id = $1`, [id]);
  const one = await test(3);
  expect(open(one, body.secret)).toMatchObject({ type: 'webhook.test' });
  expect(() => open(one, former)).toThrow();
  const [stored] = await sql<{ text: string }>(office.shop.em, 'select e::text as text from webhook_endpoints e');
  expect(stored!.text).not.toContain(body.secret);
});

it('is removed with its messages, and told nothing more', async () => {
  const { id } = await add(['booking.confirmed']);
  await office.addBooking('09:00');
  await settled(id, 'delivered');
  expect(await office.ada.send('DELETE', `/webhooks/${id}`)).toMatchObject({ status: 204 });
  expect(await messages(id)).toEqual([]);
  expect(await office.ada.send('DELETE', `/webhooks/${id}`)).toMatchObject({ status: 404 });
  expect(await office.ada.post(`/webhooks/${id}/rotation`)).toMatchObject({ status: 404 });
});

it.each([
  [{ url: 'ftp://example.com/', types: ['booking.confirmed'] }, 'url'],
  [{ url: 'https://example.com/', types: [] }, 'types'],
  [{ url: 'https://example.com/', types: ['client.created'] }, 'types'],
])('%j is refused at %s', async (wanted, field) => {
  expect(await office.ada.post('/webhooks', wanted)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
});
