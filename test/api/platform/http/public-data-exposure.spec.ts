import { CommandBus } from '@nestjs/cqrs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EditBooking } from '../../../../src/booking/commands/back-office/edit-booking.js';
import { ShopDetails, ShopSettings } from '../../../../src/catalog/index.js';
import { system } from '../../../../src/kernel/actor.js';
import { crawlAnonymously } from '../../../support/clients/crawl.js';
import { startApp } from '../../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../../support/fixtures/booking-form.js';
import { registerCleanup } from '../../../support/register-cleanup.js';
import { createDatabase } from '../../../support/database/create-database.js';
import { eventually } from '../../../support/eventually.js';
import { FixedClock } from '../../../support/clock/fixed-clock.js';
import { nextEvent, openSocket } from '../../../support/clients/open-socket.js';
import { startProduct } from '../../../support/processes/start-product.js';
import { createShopBuilder } from '../../../support/fixtures/shop-builder.js';
import { startSmtpSink } from '../../../support/processes/smtp-sink.js';
import { findTerms } from '../../../support/database/dump-text.js';
import { Visitor } from '../../../support/clients/visitor.js';
import { createUser } from '../../../support/fixtures/create-user.js';

const shopAddress = 'hello@longwater.test';
const password = 'a password that is long';

/** Two clients whose words occur nowhere else. */
const zebedee = {
  ...{ first_name: 'Zebedee', last_name: 'Quillfeather', notes: 'Bunions' },
  ...{ client_phone: '0491 570 156', client_email: 'zq@first.example' },
};
const ottoline = {
  ...{ first_name: 'Ottoline', last_name: 'Thistlewick', notes: 'Lumbago' },
  ...{ client_phone: '0491 570 157', client_email: 'ot@second.example' },
};
const reason = 'Flibbertigibbet';
const wordsOf = (client: typeof zebedee) => [...Object.values(client), client.client_phone.replaceAll(' ', '')];
const personal = [...wordsOf(zebedee), ...wordsOf(ottoline), reason];

/** Two clients and the shop do everything before the first test; the tests then search what was visible. */
describe('what an outsider can see', () => {
  const secrets: string[] = [password];
  const overheard: string[] = [];
  let answers: string[];
  let log: string;
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>;

  beforeAll(async () => {
    smtp = await startSmtpSink();
    const database = await createDatabase();
    const clock = new FixedClock(new Date().toISOString());
    const [date, otherDate] = [dayAfter(clock, 2), dayAfter(clock, 3)];
    const { commands, ids } = await openShop(database, clock, [date, otherDate]);
    const folder = await mkdtemp(join(tmpdir(), 'privacy-'));
    registerCleanup(() => rm(folder, { recursive: true }));
    const logFile = join(folder, 'product.log');
    const env = { SMTP_URL: smtp.url, LOG_LEVEL: 'trace', BOOKING_RATE_PER_MINUTE: '1000' };
    const product = await startProduct({ database, env, logFile });
    registerCleanup(() => product.stop());

    const outsider = openSocket(product.url);
    outsider.onAny((...packet: unknown[]) => overheard.push(JSON.stringify(packet)));
    await nextEvent(outsider, 'connect');
    for (const day of [date, otherDate]) await outsider.emitWithAck('watch-day', { therapist_id: ids.mei, date: day });
    const pushes = () => overheard.filter((each) => each.includes('day-changed')).length;
    const told = (count: number) => eventually(() => (pushes() >= count ? true : undefined), `${count} pushes`);

    const book = async (client: typeof zebedee) => {
      const slot = { service_id: ids.swedish, therapist_id: ids.mei, booking_date: date, booking_time: '10:00' };
      const { body } = await new Visitor(product.url).post<BookingAnswer>('/bookings', bookingForm(slot, client));
      secrets.push(body.session_id);
      return body;
    };
    const first = await book(zebedee);
    const second = await book(ottoline);
    expect([first.booking.status, second.booking.status]).toEqual(['confirmed', 'pending']);
    await smtp.received(4);
    const [token] = /(?<=token=)[^\s&]+/.exec(smtp.to(ottoline.client_email)[0]!.text!)!;
    secrets.push(token);

    const admin = new Visitor(product.url);
    await admin.post('/auth/sign-in', { email: zebedee.client_email, password: 'not the password' });
    expect(await admin.post('/auth/sign-in', { email: 'ada@spa.test', password })).toMatchObject({ status: 200 });
    await admin.post('/auth/refresh');
    // `signed_in` says only that there is a session.
    secrets.push(...[...admin.cookies].flatMap(([name, value]) => (name === 'signed_in' ? [] : [value])));
    const found = { body: { items: [{ client_name: 'Zebedee Quillfeather' }] } };
    expect(await admin.get(`/bookings?name=${zebedee.last_name}`)).toMatchObject(found);
    const cancellation = { reason, version: first.booking.version };
    expect(await admin.post(`/bookings/${first.booking.id}/cancellation`, cancellation)).toMatchObject({ status: 200 });
    await told(3);
    const guest = new Visitor(product.url);
    const verified = await guest.post('/verify-booking-email', { token: decodeURIComponent(token) });
    expect(verified).toMatchObject({ body: { booking: { status: 'confirmed' } } });
    await told(4);
    const to = { therapistId: ids.mei, date: otherDate, time: '11:00' };
    await commands.execute(new EditBooking(second.booking.id, { slot: to }, system));
    await told(6);
    const { session_id } = second;
    for (const path of ['/complete-booking', '/booking-mail-state']) await guest.post(path, { sessionId: session_id });
    for (const page of [`booking-success?session_id=${session_id}`, `verify-booking?token=${token}`]) {
      await (await fetch(`${product.url}/${page}`, { headers: { accept: 'text/html' } })).text();
    }
    const crash = { error: 'TypeError', places: ['BookingsPage-B1x.js:1:234'], path: `/${zebedee.client_email}` };
    expect(await guest.post('/crash-reports', crash)).toMatchObject({ status: 204 });
    await smtp.received(8);

    const known = {
      ids: [first.booking.id, second.booking.id, ids.mei, ids.swedish, ids.admin],
      dates: [date, otherDate],
    };
    answers = await crawlAnonymously(product.url, known);
    await product.stop();
    log = await readFile(logFile, 'utf8');
  });

  it('is the shop, and no client, in any answer to anybody', () => {
    expect(answers.some((answer) => answer.includes('Mei Tanaka'))).toBe(true);
    expect(answers.filter((answer) => findTerms(answer, personal).length > 0)).toEqual([]);
    expect(answers.filter((answer) => / 5\d\d \[\[/.test(answer))).toEqual([]);
  });

  it('is that a day has changed, and no client, in any push', () => {
    expect(overheard.filter((packet) => findTerms(packet, personal).length > 0)).toEqual([]);
    const keys = overheard.flatMap((packet) => Object.keys((JSON.parse(packet) as [string, object])[1]));
    expect(new Set(keys)).toEqual(new Set(['therapist_id', 'date', 'cause']));
  });

  it('is nothing in the log: neither a client nor a token nor a password', () => {
    for (const line of ['POST /api/bookings 201', 'A page crashed', 'BookingsPage-B1x.js:1:234'])
      expect(log).toContain(line);
    expect(findTerms(log, personal)).toEqual([]);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });

  it('is no address that holds a token, when somebody follows a link away from the site', () => {
    const pages = answers.filter((answer) => answer.includes('text/html'));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((page) => !page.includes('["referrer-policy","no-referrer"]'))).toEqual([]);
  });

  it('is no mail to somebody else', () => {
    for (const { recipients, cc, bcc } of smtp.mails)
      expect([recipients.length, cc, bcc]).toEqual([1, undefined, undefined]);
    const to = (address: string) =>
      smtp
        .to(address)
        .map(({ text, html, subject }) => [subject, text, html])
        .join();
    expect(findTerms(to(zebedee.client_email), wordsOf(ottoline))).toEqual([]);
    expect(findTerms(to(ottoline.client_email), [...wordsOf(zebedee), reason])).toEqual([]);
    const everybody = smtp.mails.flatMap(({ recipients }) => recipients);
    expect(new Set(everybody)).toEqual(new Set([zebedee.client_email, ottoline.client_email, shopAddress]));
  });
});

const dayAfter = (clock: FixedClock, days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function openShop(database: string, clock: FixedClock, dates: string[]) {
  const server = await startApp({ database, clock });
  const shop = createShopBuilder(server);
  const settings = server.get(ShopSettings);
  const details = { ...(await settings.read(ShopDetails)), name: 'Longwater', email: shopAddress };
  await shop.saveSetting('shop_details', details);
  await shop.timeSlots('10:00', '11:00');
  const ids = { swedish: await shop.service('Swedish'), mei: await shop.therapist('Mei Tanaka'), admin: '' };
  ids.admin = await createUser(server, { email: 'ada@spa.test', password, role: 'admin_staff' });
  for (const date of dates) await shop.shift(ids.mei, date, '09:00-17:00');
  return { commands: server.get(CommandBus), ids };
}
