import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../../support/fixtures/booking-form.js';
import { registerCleanup } from '../../../support/register-cleanup.js';
import { eventually } from '../../../support/eventually.js';
import { queryRows } from '../../../support/database/query-rows.js';
import { startProduct } from '../../../support/processes/start-product.js';
import { createShopBuilder } from '../../../support/fixtures/shop-builder.js';
import { startSmtpSink } from '../../../support/processes/smtp-sink.js';
import { findTerms } from '../../../support/database/dump-text.js';
import { type ReceivedSpan, startTraceSink } from '../../../support/processes/trace-sink.js';
import { Visitor } from '../../../support/clients/visitor.js';

const client = { first_name: 'Zebedee', last_name: 'Quillfeather', notes: 'Bunions', client_email: 'zq@first.example' };

/** One booking in real processes; the tests search their logs for the id of its request. */
describe('the id of a request', () => {
  const requestId = randomUUID();
  let database: string;
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  let log: string;
  let lines: Record<string, unknown>[];
  let spans: ReceivedSpan[];

  beforeAll(async () => {
    smtp = await startSmtpSink();
    const traces = await startTraceSink();
    ({ spans } = traces);
    const server = await startApp();
    ({ database } = server);
    const shop = createShopBuilder(server);
    await shop.timeSlots('10:00');
    const [service, anybody] = [await shop.service('Swedish'), await shop.anyAvailable()];
    const folder = await mkdtemp(join(tmpdir(), 'request-id-'));
    registerCleanup(() => rm(folder, { recursive: true }));
    const logFile = join(folder, 'product.log');
    const env = { SMTP_URL: smtp.url, LOG_LEVEL: 'debug', OTEL_EXPORTER_OTLP_ENDPOINT: traces.url };
    const product = await startProduct({ database, env, logFile });
    registerCleanup(() => product.stop());
    const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
    const slot = { service_id: service, therapist_id: anybody, booking_date: tomorrow, booking_time: '10:00' };
    const visitor = new Visitor(product.url);
    const sent = await visitor.post<BookingAnswer>('/bookings', bookingForm(slot, client), {
      'x-request-id': requestId,
    });
    expect(sent).toMatchObject({ status: 201 });
    expect(sent.headers.get('x-request-id')).toBe(requestId);
    await smtp.received(1);
    log = await eventually(async () => {
      const text = await readFile(logFile, 'utf8');
      return ['customer', 'write-action-log'].every((name) => new RegExp(`${name}.*Delivered`).test(text))
        ? text
        : undefined;
    }, 'the deliveries to be told of');
    // A line that is still being written does not count.
    const entries = log
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'));
    lines = entries.map((line) => JSON.parse(line) as Record<string, unknown>);
    await product.stop();
  });

  it('is stored with the events that it led to', async () => {
    const events = await queryRows<{ request_id: string }>(
      database,
      `select request_id from event_log where type = 'BookingRequested'`,
    );
    expect(events).toEqual([{ request_id: requestId }]);
  });

  it('is in the log of the web process, of the relay and of each delivery', () => {
    const own = lines.filter((line) => line.request_id === requestId);
    const said = own.map(({ msg, subscriber, event }) => [msg, subscriber ?? event].filter(Boolean).join(' '));
    for (const line of ['POST /api/bookings 201', 'Sequenced BookingRequested', 'Delivered write-action-log'])
      expect(said).toContain(line);
    expect(said.some((line) => line.startsWith('Delivered email-customer-on-'))).toBe(true);
  });

  it('is in the header of the mail', () => {
    const [mail] = smtp.to(client.client_email);
    expect(mail?.headers.find(({ key }) => key === 'x-request-id')?.value).toBe(requestId);
  });

  it('makes one trace of it all, with the statements and the mail', () => {
    const own = spans.filter(({ traceId }) => traceId === requestId.replaceAll('-', ''));
    const named = (name: string) => own.find((span) => span.name === name)!;
    const booking = named('POST /api/bookings');
    expect(booking.process).toBe('spa-booking-web');
    const statements = own.filter((span) => span.parentSpanId === booking.spanId).map(({ name }) => name);
    expect(statements).toEqual(expect.arrayContaining(['begin', 'with', 'commit']));
    const delivery = own.find(({ spanId }) => spanId === named('send mail').parentSpanId)!;
    expect(delivery).toMatchObject({ process: 'spa-booking-worker', name: expect.stringMatching(/^deliver email-/) });
    expect(named('order')).toMatchObject({ process: 'spa-booking-worker' });
  });

  it('comes with nothing personal, in the logs and in the traces', () => {
    expect(spans.length).toBeGreaterThan(5);
    for (const told of [log, JSON.stringify(spans)]) expect(findTerms(told, Object.values(client))).toEqual([]);
  });
});
