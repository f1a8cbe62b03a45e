import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { system } from '../../../src/kernel/actor.js';
import { CancelBooking } from '../../../src/booking/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { startApp, startWorker } from '../../support/processes/start-app.js';
import { type BookingAnswer, type BookingForm, bookingForm } from '../../support/fixtures/booking-form.js';
import { createDatabase } from '../../support/database/create-database.js';
import { eventually } from '../../support/eventually.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { Visitor } from '../../support/clients/visitor.js';

const date = '2026-03-05';
const nextDay = '2026-03-06';
const client = 'georgia@example.test';

describe('mails that clients ask for', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  let clock: FixedClock;
  let visitor: Visitor;
  let massage: string, mei: string;

  const book = async (time: string, more: Partial<BookingForm> = {}) => {
    const slot = { service_id: massage, therapist_id: mei, booking_date: date, booking_time: time };
    return (await visitor.post<BookingAnswer>('/bookings', bookingForm(slot, { client_email: client, ...more }))).body;
  };
  const askForLinks = (email: string) => visitor.post('/booking-links', { email });
  const linkMails = () => smtp.to(client).filter(({ subject }) => subject?.startsWith('The link'));
  const resend = (about: object) => visitor.post<{ code?: string; detail?: string }>('/verification-mails', about);
  const requestMails = () => smtp.to(client).filter(({ subject }) => subject?.startsWith('Booking Request Received'));
  const verificationToken = (mail = requestMails().at(-1)) => /verify-booking#token=([\w.-]+)/.exec(mail!.text!)![1]!;
  const actors = (id: string) =>
    sql<{ type: string; actor_kind: string }>(
      shop.em,
      'select type, actor_kind from event_log where stream = $1 order by version',
      [id],
    );

  beforeEach(async () => {
    smtp = await startSmtpSink();
    clock = new FixedClock();
    const database = await createDatabase();
    const env = { SMTP_URL: smtp.url };
    server = await startApp({ database, clock, env });
    await startWorker({ database, clock, env });
    shop = createShopBuilder(server);
    visitor = new Visitor(server.url, { origin: 'http://localhost:3000' });
    await shop.timeSlots('10:00', '11:00', '12:00');
    massage = await shop.service('Hot Stone');
    mei = await shop.therapist('Mei');
    for (const day of [date, nextDay]) await shop.shift(mei, day, '09:00-17:00');
  });

  it('a client without an address costs no attempt at a mail', async () => {
    const ids = [await book('10:00', { client_email: undefined }), await book('11:00')].map(
      ({ booking }) => booking.id,
    );
    const findDone = () =>
      sql<{ attempts: number }>(
        shop.em,
        `select d.attempts from deliveries d join event_log e using (event_id)
         where d.subscriber = 'email-customer-on-booking-confirmed' and d.state = 'done' and e.stream = any ($1::uuid[])
         order by d.seq`,
        [ids],
      );
    const done = await eventually(async () => {
      const rows = await findDone();
      return rows.length === 2 ? rows : undefined;
    }, 'both deliveries');
    expect(done).toEqual([{ attempts: 0 }, { attempts: 1 }]);
  });

  it('the links to all upcoming bookings arrive in one mail, whoever asks hears the same', async () => {
    const later = await book('10:00', { booking_date: nextDay, client_email: 'Georgia@Example.test' });
    const [next, gone] = [await book('11:00'), await book('12:00')];
    await book('12:00', { client_email: 'other@example.test', booking_date: nextDay });
    await server.get(CommandBus).execute(new CancelBooking({ bookingId: gone.booking.id }, 'Ill', system));
    const answers = [
      await askForLinks(client),
      await askForLinks('nobody@example.test'),
      await askForLinks(` ${client}`),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, answers[0]!.body]));
    const mails = await eventually(() => (linkMails().length === 2 ? linkMails() : undefined), 'both mails');
    const links = [...mails[0]!.text!.matchAll(/session_id=([\w.-]+)/g)].map(([, id]) => id);
    expect(links).toEqual([next.session_id, later.session_id]);
    expect(mails[0]!.subject).toContain('The links to your bookings');
    expect(smtp.to('nobody@example.test')).toEqual([]);
    expect((await actors(next.booking.id)).at(-1)).toEqual({ type: 'BookingLinksRequested', actor_kind: 'visitor' });
  });

  it('an address gets three mails with links an hour, and none when nothing is to come', async () => {
    const own = await book('10:00');
    for (let turn = 0; turn < 5; turn++) expect((await askForLinks(client)).status).toBe(202);
    await eventually(() => (linkMails().length === 3 ? true : undefined), 'three mails');
    const asked = async () =>
      (await actors(own.booking.id)).filter(({ type }) => type === 'BookingLinksRequested').length;
    expect(await asked()).toBe(3);
    clock.advance({ minutes: 61 });
    expect((await askForLinks(client)).status).toBe(202);
    expect(await asked()).toBe(4);
    clock.advance({ hours: 24 * 5 });
    expect((await askForLinks(client)).status).toBe(202);
    expect(await asked()).toBe(4);
  });

  it.each([['not an address'], [''], [{ a: 1 }]])('%j is refused as an address, by name', async (email) => {
    expect(await visitor.post('/booking-links', { email })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email' }] },
    });
  });

  it('a request has its verification link sent again by its holder, three times an hour', async () => {
    await book('10:00', { client_email: 'first@example.test' });
    const own = await book('10:00');
    expect(own.booking).toMatchObject({ status: 'pending', is_email_verified: false });
    for (let turn = 0; turn < 3; turn++) expect((await resend({ sessionId: own.session_id })).status).toBe(202);
    // A token is read whatever is between its letters: it is the booking that is counted.
    for (const sessionId of [own.session_id, `${own.session_id}.`, own.session_id.replace(/^(.{9})/, '$1 ')])
      expect(await resend({ sessionId })).toMatchObject({
        status: 429,
        body: { detail: expect.stringMatching(/^Too many attempts. Please try again in (59|60) minutes$/) },
      });
    await eventually(() => (requestMails().length === 4 ? true : undefined), 'the mails');
    expect((await actors(own.booking.id)).at(-1)).toEqual({ type: 'LetterResent', actor_kind: 'visitor' });
    expect((await visitor.post('/verify-booking-email', { token: verificationToken() })).status).toBe(200);
    const seen = await visitor.post('/complete-booking', { sessionId: own.session_id });
    expect(seen.body).toMatchObject({ booking: { is_email_verified: true } });
    clock.advance({ minutes: 61 });
    expect(await resend({ sessionId: own.session_id })).toMatchObject({
      status: 409,
      body: { code: 'nothing-to-verify' },
    });
  });

  it('an expired verification link brings another one that works', async () => {
    const far = { booking_date: nextDay };
    await book('10:00', { ...far, client_email: 'first@example.test' });
    await book('10:00', far);
    await eventually(() => requestMails()[0], 'the first link');
    const token = verificationToken();
    clock.advance({ hours: 49 });
    expect((await visitor.post('/verify-booking-email', { token })).status).toBe(410);
    expect((await resend({ token })).status).toBe(202);
    await eventually(() => (requestMails().length === 2 ? true : undefined), 'another link');
    expect((await visitor.post('/verify-booking-email', { token: verificationToken() })).status).toBe(200);
    for (const about of [{ token: 'guessed' }, { sessionId: 'guessed' }, {}])
      expect((await resend(about)).status).toBe(404);
  });

  it('a move is told on page and by mail, with where it was; the state of the mail with it', async () => {
    const own = await book('10:00', { notes: 'Left shoulder' });
    expect(own.booking['moved_from']).toBeNull();
    const to = { therapist_id: mei, booking_date: nextDay, booking_time: '12:00' };
    const moved = await visitor.post('/own-booking-move', { sessionId: own.session_id, version: 2, ...to });
    expect(moved.body).toMatchObject({
      booking: {
        moved_from: { booking_date: date, booking_time: '10:00', therapist_name: 'Mei', is_unassigned: false },
      },
    });
    const changed = await eventually(
      () => smtp.to(client).find(({ subject }) => subject === 'Moved to Fri Mar 6, 12:00 PM (was Thu Mar 5, 10:00 AM)'),
      'the mail',
    );
    const sentence = 'Moved from Thursday, March 5, 10:00 AM to Friday, March 6, 12:00 PM.';
    expect(changed.text!.replaceAll(/\s+/g, ' ')).toContain(sentence);
    await eventually(async () => {
      const { body } = await visitor.post<{ client_state: string }>('/booking-mail-state', {
        sessionId: own.session_id,
      });
      return body.client_state === 'sent' ? true : undefined;
    }, 'the mail to count as sent');
    await server.get(CommandBus).execute(new CancelBooking({ bookingId: own.booking.id }, 'Mei is ill', system));
    const seen = await visitor.post('/complete-booking', { sessionId: own.session_id });
    expect(seen.body).toMatchObject({ booking: { notes: 'Left shoulder', cancellation_reason: 'Mei is ill' } });
  });

  it('a cancelled booking is booked again at one of the next free times, at the price that was seen', async () => {
    const own = await book('10:00', { notes: 'Left shoulder' });
    await book('11:00', { client_email: 'other@example.test' });
    await server.get(CommandBus).execute(new CancelBooking({ bookingId: own.booking.id }, 'Mei is ill', system));
    const session = { sessionId: own.session_id };
    const next = await visitor.post<{ starts: { date: string; time: string; price: number }[] }>(
      '/own-booking-next-times',
      session,
    );
    expect(next.body).toMatchObject({ is_offered: true });
    expect(next.body.starts.map(({ date, time }) => `${date} ${time}`)).toEqual([
      `${date} 10:00`,
      `${date} 12:00`,
      `${nextDay} 10:00`,
    ]);
    const cancelled = await eventually(
      () => smtp.to(client).find(({ subject }) => subject?.startsWith('Booking Cancelled')),
      'the mail',
    );
    expect(cancelled.text).toContain(`session_id=${own.session_id}&again=2026-03-05T10%3A00`);
    expect(cancelled.text).toContain('Reason: Mei is ill');

    const { price } = next.body.starts[0]!;
    const slot = { therapist_id: mei, booking_date: date, booking_time: '10:00' };
    const again = (more: object, key: string = randomUUID()) =>
      visitor.post<BookingAnswer & { code: string }>(
        '/own-booking-again',
        { ...session, ...slot, seen_price: price, ...more },
        { 'idempotency-key': key },
      );
    expect(await again({ seen_price: price + 1 })).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    const key = randomUUID();
    const made = await again({}, key);
    expect(made).toMatchObject({
      status: 201,
      body: {
        reason: 'available',
        booking: { status: 'confirmed', client_name: 'Georgia Marsh', client_email: client, notes: null },
      },
    });
    expect((await again({}, key)).body.booking.id).toBe(made.body.booking.id);
    expect(await again({ booking_time: '13:00' })).toMatchObject({ status: 422 });
    expect(await again({ sessionId: 'guessed' })).toMatchObject({ status: 404 });
    expect(await visitor.post('/own-booking-next-times', { sessionId: 'guessed' })).toMatchObject({ status: 404 });
  });
});
