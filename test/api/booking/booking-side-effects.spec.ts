import { CommandBus } from '@nestjs/cqrs';
import { CancelBooking, ConfirmBooking } from '../../../src/booking/index.js';
import { ShopDetails, ShopSettings } from '../../../src/catalog/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { system } from '../../../src/kernel/actor.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { type BookingAnswer, type BookingForm, bookingForm } from '../../support/fixtures/booking-form.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { startRedisServer } from '../../support/processes/start-redis.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { Visitor } from '../../support/clients/visitor.js';
import { mailTitle } from '../../support/mail-title.js';

const date = '2026-03-03';
const client = 'georgia@example.test';
const shopAddress = 'hello@longwater.test';

describe.each(['PostgreSQL', 'Redis'])('what follows a booking, with queues on %s', (backend) => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  let clock: FixedClock;
  let visitor: Visitor;
  let swedish: string, mei: string;

  const book = async (more: Partial<BookingForm> = {}) => {
    const slot = { service_id: swedish, therapist_id: mei, booking_date: date, booking_time: '10:00' };
    const answer = await visitor.post<BookingAnswer>('/bookings', bookingForm(slot, { client_email: client, ...more }));
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const subjects = (address: string) => smtp.to(address).map(mailTitle);
  const tokenIn = (text: string, link: string) => new RegExp(`http://\\S+${link}=([\\w.-]+)`).exec(text)![1];
  const mailState = async (session_id: string) =>
    (await visitor.post<{ state: string }>('/booking-mail-state', { sessionId: session_id })).body.state;

  beforeEach(async () => {
    smtp = await startSmtpSink();
    clock = new FixedClock();
    const database = await createDatabase();
    const env: Record<string, string> = {
      SMTP_URL: smtp.url,
      ...(backend === 'Redis' && { REDIS_URL: (await startRedisServer()).url }),
    };
    server = await startApp({ database, clock, env });
    await startWorker({ database, clock, env });
    shop = createShopBuilder(server);
    visitor = new Visitor(server.url, { origin: 'http://localhost:3000' });
    const details = await server.get(ShopSettings).read(ShopDetails);
    await shop.saveSetting('shop_details', { ...details, name: 'Longwater', email: shopAddress });
    await shop.timeSlots('10:00', '11:00', '12:00');
    swedish = await shop.service('Swedish');
    mei = await shop.therapist('Mei Tanaka');
    await shop.shift(mei, date, '09:00-17:00');
  });

  it('confirmed at once: one email to the client with the calendar file, one to the shop', async () => {
    const { session_id } = await book();
    await smtp.received(2);
    expect(subjects(client)).toEqual(['Booking Confirmed']);
    expect(subjects(shopAddress)).toEqual(['New Booking']);
    const [mail] = smtp.to(client);
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    const sessionId = tokenIn(mail!.text!, '/booking-success#session_id');
    const seen = await visitor.post('/complete-booking', { sessionId });
    expect(seen).toMatchObject({ status: 200, body: { booking: { client_name: 'Georgia Marsh' } } });
    await eventually(
      async () => ((await mailState(session_id)) === 'sent' ? true : undefined),
      'the mails to count as sent',
    );
  });

  it('a request: the link in its email verifies the address once, confirms when the slot is free, and shows the booking ever after', async () => {
    const first = await book();
    const second = await book({ client_email: 'second@example.test' });
    expect(second.booking.status).toBe('pending');
    await smtp.received(4);
    expect(subjects('second@example.test')).toEqual(['Booking Request Received']);
    await server.get(CommandBus).execute(new CancelBooking({ bookingId: first.booking.id }, 'Ill', system));
    const token = tokenIn(smtp.to('second@example.test')[0]!.text!, '/verify-booking#token');
    const verify = () => visitor.post('/verify-booking-email', { token });
    expect(await verify()).toMatchObject({
      status: 200,
      body: { is_already_verified: false, booking: { status: 'confirmed', service_name: 'Swedish' } },
    });
    const again = { status: 200, body: { is_already_verified: true, booking: { service_name: 'Swedish' } } };
    expect(await verify()).toMatchObject(again);
    await eventually(() => (subjects('second@example.test').length === 2 ? true : undefined), 'the confirmation');
    expect(subjects('second@example.test')).toEqual(['Booking Request Received', 'Booking Confirmed']);
    await server.get(CommandBus).execute(new CancelBooking({ bookingId: second.booking.id }, 'Ill', system));
    clock.advance({ hours: 49 });
    expect(await verify()).toMatchObject({ ...again, body: { ...again.body, booking: { status: 'cancelled' } } });
  });

  it('a link that is older than 48 hours has expired', async () => {
    await book();
    await book({ client_email: 'second@example.test' });
    await smtp.received(4);
    const token = tokenIn(smtp.to('second@example.test')[0]!.text!, '/verify-booking#token');
    clock.advance({ hours: 49 });
    expect(await visitor.post('/verify-booking-email', { token })).toMatchObject({
      status: 410,
      body: { code: 'link-expired' },
    });
    expect(await visitor.post('/verify-booking-email', { token: 'bad' })).toMatchObject({ status: 404 });
  });

  it('without an address only the shop is written to', async () => {
    const { booking } = await book({ client_email: null });
    await server.get(CommandBus).execute(new CancelBooking({ bookingId: booking.id }, 'Ill', system));
    await smtp.received(2);
    expect(subjects(shopAddress).toSorted()).toEqual(['Booking Cancelled', 'New Booking']);
    expect(smtp.mails).toHaveLength(2);
  });

  it('moved by the shop, which may choose not to tell the client', async () => {
    const { browser: admin } = await createSignedInUser(server, 'ada@spa.test', 'admin_staff');
    const { booking } = await book();
    await smtp.received(2);
    const move = async (booking_time: string, version: unknown, notify_client?: boolean) => {
      const to = { therapist_id: mei, booking_date: date, booking_time, version, notify_client };
      const answer = await admin.send<{ version: number }>('PUT', `/bookings/${booking.id}/appointment`, to);
      expect(answer.status).toBe(200);
      return answer.body.version;
    };
    const version = await move('11:00', booking.version, false);
    await smtp.received(3);
    expect(subjects(shopAddress)).toContain('Moved to');
    await move('12:00', version);
    await smtp.received(5);
    expect(subjects(client)).toHaveLength(2);
    // The mail names the time that the client knew, not the one in between that was never mailed.
    expect(smtp.to(client).at(-1)!.text).toContain('10:00 AM');
    expect(smtp.to(client).at(-1)!.text).not.toContain('11:00 AM');
  });

  it('moved and cancelled by its client: an email each, whose file changes the entry in the calendar', async () => {
    const { session_id, booking } = await book();
    await smtp.received(2);
    const to = { therapist_id: mei, booking_date: date, booking_time: '12:00' };
    const sent = { sessionId: session_id, version: booking.version };
    clock.advance({ hours: -12 });
    const moved = await visitor.post<{ booking: { version: number } }>('/own-booking-move', { ...sent, ...to });
    await smtp.received(4);
    await visitor.post('/own-booking-cancellation', { sessionId: session_id, version: moved.body.booking.version });
    await smtp.received(6);
    expect(subjects(client)).toEqual(['Booking Confirmed', 'Moved to', 'Booking Cancelled']);
    expect(smtp.to(client)[1]!.subject).toBe('Moved to Tue Mar 3, 12:00 PM (was 10:00 AM)');
    expect(subjects(shopAddress)).toEqual(['New Booking', 'Moved to', 'Booking Cancelled']);
    const files = smtp.to(client).map(({ attachments }) => {
      const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')!.content;
      const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
      return text.replace(/^BEGIN:VTIMEZONE.*END:VTIMEZONE/ms, '');
    });
    const line = (file: string, name: string) => new RegExp(`^${name}[:;].*`, 'm').exec(file)![0].trim();
    expect(new Set(files.map((file) => line(file, 'UID'))).size).toBe(1);
    expect(files.map((file) => ['METHOD', 'STATUS', 'SEQUENCE', 'DTSTART'].map((name) => line(file, name)))).toEqual([
      ['METHOD:REQUEST', 'STATUS:CONFIRMED', 'SEQUENCE:2', 'DTSTART;TZID=Australia/Sydney:20260303T100000'],
      ['METHOD:REQUEST', 'STATUS:CONFIRMED', 'SEQUENCE:3', 'DTSTART;TZID=Australia/Sydney:20260303T120000'],
      ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4', 'DTSTART;TZID=Australia/Sydney:20260303T120000'],
    ]);
  });

  it('a request that its client moves to a free slot: one email to each, that it is confirmed', async () => {
    await book();
    await smtp.received(2);
    const { session_id, booking } = await book({ client_email: 'second@example.test' });
    await smtp.received(4);
    clock.advance({ hours: -12 });
    const to = { therapist_id: mei, booking_date: date, booking_time: '12:00' };
    const moved = await visitor.post('/own-booking-move', { sessionId: session_id, version: booking.version, ...to });
    expect(moved).toMatchObject({ status: 200, body: { booking: { status: 'confirmed' } } });
    await smtp.received(6);
    expect(subjects('second@example.test')).toEqual(['Booking Request Received', 'Booking Confirmed']);
    expect(subjects(shopAddress)).toEqual(['New Booking', 'New Booking Request', 'Moved to']);
  });

  it('while the mail server is away nothing is lost: the emails arrive once it is back, once', async () => {
    await smtp.stop();
    const { session_id } = await book();
    await eventually(
      async () => ((await mailState(session_id)) === 'failing' ? true : undefined),
      'the failure to show',
    );
    await smtp.start();
    await eventually(async () => ((await mailState(session_id)) === 'sent' ? true : undefined), 'the emails');
    expect(smtp.mails).toHaveLength(2);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('every event has its entry in the action log, personal values sealed', async () => {
    const { booking } = await book();
    await server.get(CommandBus).execute(new CancelBooking({ bookingId: booking.id }, 'Ill today', system));
    const refused = server.get(CommandBus).execute(new ConfirmBooking(booking.id, system));
    await expect(refused).rejects.toMatchObject({ code: 'not-pending' });
    const entries = await eventually(async () => {
      const rows = await sql<{ action_type: string; actor_kind: string; details: Record<string, string> }>(
        shop.em,
        `select action_type, actor_kind, admin_email, details from admin_action_logs where details ->> 'booking_id' = $1 order by seq`,
        [booking.id],
      );
      return rows.length === 3 ? rows : undefined;
    }, 'three entries');
    expect(entries.map(({ action_type, actor_kind }) => [action_type, actor_kind])).toEqual([
      ['booking_create', 'visitor'],
      ['booking_confirm', 'visitor'],
      ['booking_cancel', 'system'],
    ]);
    expect(entries[2]?.details).toEqual({
      booking_id: booking.id,
      client_name: expect.stringMatching(/^sealed:/),
      link_used_in: null,
      notify_client: null,
      reason: expect.stringMatching(/^sealed:/),
    });
    expect(await rowsAndEvents()).toEqual({ events: expect.any(Number), missing: 0 });
  });

  const rowsAndEvents = () =>
    eventually(async () => {
      const [row] = await sql<{ events: number; missing: number }>(
        shop.em,
        `select count(*)::int as events, (count(*) - count(l.seq))::int as missing
         from log_order o left join admin_action_logs l using (seq)`,
      );
      return row?.missing === 0 ? row : undefined;
    }, 'an entry for every event');
});
