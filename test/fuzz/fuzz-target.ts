import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { BookingLinkService } from '../../src/booking/booking-link.service.js';
import { SaveSetting } from '../../src/catalog/index.js';
import { CreateApiKey } from '../../src/identity/api-keys/create-api-key.js';
import { API_SCOPES } from '../../src/identity/index.js';
import { system } from '../../src/kernel/actor.js';
import { sql } from '../../src/platform/database/sql.js';
import { startApp, startWorker } from '../support/processes/start-app.js';
import { bookingForm } from '../support/fixtures/booking-form.js';
import { registerCleanup } from '../support/register-cleanup.js';
import { createDatabase } from '../support/database/create-database.js';
import { FixedClock } from '../support/clock/fixed-clock.js';
import { createShopBuilder } from '../support/fixtures/shop-builder.js';
import { startSmtpSink } from '../support/processes/smtp-sink.js';
import { Visitor } from '../support/clients/visitor.js';
import type { WireAnswer } from './api-document.js';
import type { WireRequest } from './arbitrary-requests.js';
import type { KnownValues } from './arbitrary-values.js';
import { createUser } from '../support/fixtures/create-user.js';

export type Who = 'ANON' | 'STAFF' | 'ADMIN';

const password = 'twelve characters';
const days = ['2026-02-25', '2026-03-02', '2026-03-03', '2026-03-04', '2026-05-01'];
const times = ['09:00', '10:00', '11:30', '17:00'];
const picture = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const roles = { STAFF: 'staff', ADMIN: 'admin_staff' } as const;

/**
 * A shop with a little of everything, and people who are signed in again whenever a request has ended their session.
 */
export async function fuzzTarget() {
  const smtp = await startSmtpSink();
  const clock = new FixedClock();
  const plenty = {
    BOOKING_RATE_PER_MINUTE: '10000000',
    SIGN_IN_RATE_PER_MINUTE: '10000000',
    API_RATE_PER_MINUTE: '10000000',
  };
  const env = { SMTP_URL: smtp.url, TRUST_PROXY: 'true', ...plenty };
  const options = { database: await createDatabase(), clock, env };
  const [server] = [await startApp(options), await startWorker(options)];
  const shop = createShopBuilder(server);
  const errors = captureErrors();
  const agent = new Agent({ keepAlive: true });
  registerCleanup(async () => agent.destroy());
  const sessions = new Map<Who, Visitor>();
  let accounts = 0;

  await shop.timeSlots(...times);
  const services = [await shop.service('Swedish'), await shop.service('Cupping', { durationMinutes: 90 })];
  const therapists = [await shop.therapist('Mei'), await shop.therapist('Tom')];
  for (const therapist of therapists) for (const day of days) await shop.shift(therapist, day, '09:00-17:00');
  // What it sends goes by a key to the routes that are for keys.
  const program = { authorization: await createKey() };
  await assemble();

  async function createKey(): Promise<string> {
    const command = new CreateApiKey('Website', API_SCOPES, system);
    return `Bearer ${(await server.get(CommandBus).execute(command)).key}`;
  }

  async function assemble(): Promise<void> {
    sessions.set('ANON', new Visitor(server.url));
    for (const [who, role] of Object.entries(roles) as [keyof typeof roles, string][]) {
      const answer = await sessions.get(who)?.get('/auth/role');
      if (answer?.body.needs_second_factor) await allowPasswordAlone();
      if (answer?.body.role !== role) sessions.set(who, await newPerson(roles[who]));
    }
  }

  /** A request may have required a second factor of administrators, which nobody here can provide. */
  async function allowPasswordAlone(): Promise<void> {
    const off = { requireSecondFactorForAdmins: false };
    await server.get(CommandBus).execute(new SaveSetting('security_settings', off, system));
  }

  async function newPerson(role: 'staff' | 'admin_staff'): Promise<Visitor> {
    const email = `${role}-${++accounts}@spa.test`;
    const userId = await createUser(server, { email, password, role });
    if (role === 'staff') await shop.therapist(`Staff ${accounts}`, { userId });
    const browser = new Visitor(server.url);
    await browser.post('/auth/sign-in', { email, password });
    return browser;
  }

  return {
    server,
    errors,
    assemble,
    /** Makes a booking, a block and other things, so that requests have something to name. */
    async seed(): Promise<KnownValues> {
      const admin = sessions.get('ADMIN')!;
      const [service_id, therapist_id] = [services.at(0)!, therapists.at(0)!];
      const slot = { service_id, therapist_id, booking_date: days[2]!, booking_time: times[1]! };
      await admin.post('/bookings', bookingForm(slot, { client_email: 'georgia@example.test' }));
      await admin.send('POST', '/photos', picture, { 'content-type': 'application/octet-stream' });
      await admin.post('/rooms', { rooms: ['Oak', 'Elm'].map((name, nth) => ({ name, places: 1 + nth })) });
      const parts = therapists.map((each, nth) => ({ service_id, therapist_id: each, guest: 1 + nth }));
      const visit = { parts, booking_date: days[3], booking_time: times[0], status: 'confirmed' };
      await admin.post('/office-visits', { ...visit, client_name: 'Georgia Marsh', client_phone: '0491 570 156' });
      const hours = { blocked_date: days[3], start_time: '12:00', end_time: '13:00' };
      await admin.post(`/therapists/${therapist_id}/blocks`, hours);
      return collectKnownValues(server, shop.em);
    },
    send: (who: Who, wanted: WireRequest) => {
      const isByKey = wanted.target.startsWith('/api/v1/') && who !== 'ANON';
      const request = isByKey ? { ...wanted, headers: { ...program, ...wanted.headers } } : wanted;
      return send(server.url, agent, request, sessions.get(who)!.cookies);
    },
  };
}

/** Errors inside the product during the run, sockets and deliveries included. Crash reports of pages do not count. */
function captureErrors(): string[] {
  const errors: string[] = [];
  const spy = jest.spyOn(Logger.prototype, 'error').mockImplementation((...said: unknown[]) => {
    const [first] = said as [{ err?: Error } | string];
    if (typeof first === 'string') errors.push(first);
    else if (first.err) errors.push(String(first.err.stack));
  });
  registerCleanup(async () => spy.mockRestore());
  return errors;
}

async function collectKnownValues(
  { get }: Pick<Awaited<ReturnType<typeof startApp>>, 'get'>,
  em: Parameters<typeof sql>[0],
): Promise<KnownValues> {
  const ids = async (table: string, id = 'id') =>
    (await sql<{ id: string }>(em, `select ${id}::text as id from ${table} order by ctid desc limit 8`)).map(
      ({ id }) => id,
    );
  const [bookings, services, therapists] = [await ids('bookings'), await ids('services'), await ids('therapists')];
  return {
    ...{ service_id: services, therapist_id: therapists, booking_id: bookings, exclude_booking_id: bookings },
    ...{
      date: days,
      booking_date: days,
      roster_date: days,
      blocked_date: days,
      from: days,
      to: days,
      start_date: days,
      end_date: days,
    },
    starts_at: days.flatMap((day) => times.map((time) => `${day}T${time}:00+11:00`)),
    ...{ time: times, booking_time: times, start_time: times, end_time: times, version: [1, 1, 2, 0] },
    ...{ client_phone: ['0491 570 156', '+61491570157'], image_url: ['/images/mei.webp'], password: [password] },
    ...{ email: ['staff-1@spa.test', 'admin_staff-1@spa.test', 'new@spa.test'], current_password: [password] },
    sessionId: bookings.map((id) => get(BookingLinkService).createSessionToken(id)),
    token: bookings.map((id) =>
      new URL(get(BookingLinkService).verificationUrl(id, new Date())).searchParams.get('token'),
    ),
    ...{ 'bookings/id': bookings, 'services/id': services, 'therapists/id': therapists },
    'visits/id': await ids('bookings where visit_id is not null', 'visit_id'),
    'rooms/id': await ids('rooms'),
    room_id: await ids('rooms'),
    exclude_visit_id: await ids('bookings where visit_id is not null', 'visit_id'),
    'accounts/id': await ids('users'),
    'blocks/id': await ids('blocked_time_slots'),
    'time-slots/id': await ids('time_slots'),
    'roster-entries/id': await ids('therapist_roster'),
    'clients/id': await ids('identities', 'client_id'),
    'customers/id': await ids('customers', 'customer_id(customer_key)'),
    'admin-action-logs/id': await ids('admin_action_logs'),
    'api-keys/id': await ids('api_keys'),
    'webhooks/id': await ids('webhook_endpoints'),
    'sales/id': await ids('sales'),
    picture: [picture],
    'photos/file': await ids('photos', `hash || '.webp'`),
  };
}

let sent = 0;

function send(
  url: string,
  agent: Agent,
  { method, target, headers, body }: WireRequest,
  cookies: Map<string, string>,
): Promise<WireAnswer> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  // A new address each time, so that no limit per address applies.
  const from = `10.${++sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
  const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
  const complete = { origin: url, ...(cookie && { cookie }), 'x-forwarded-for': from, ...length, ...headers };
  return new Promise((resolve, reject) => {
    const outgoing = request(url + target, { method, agent, headers: complete }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, type: contentType(answer.headers), body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function contentType(headers: IncomingHttpHeaders): string {
  return headers['content-type'] ?? '';
}
