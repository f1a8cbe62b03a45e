import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ROLES } from '../../../src/identity/index.js';
import { StaffRooms } from '../../../src/catalog/index.js';
import { DayRooms } from '../../../src/scheduling/index.js';
import { addDays, formatMinutes } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { LiveRooms } from '../../../src/platform/live/live-rooms.js';
import { startApp } from '../../support/processes/start-app.js';
import { apiRoutes } from '../../support/clients/api-routes.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';
import { createUser } from '../../support/fixtures/create-user.js';

type Who = 'ANON' | 'NOROLE' | 'STAFF' | 'STAFF2' | 'RECEPTION' | 'AUDITOR' | 'ADMIN';

const roles = {
  NOROLE: null,
  STAFF: 'staff',
  STAFF2: 'staff',
  RECEPTION: 'reception',
  AUDITOR: 'auditor',
  ADMIN: 'admin_staff',
} as const;
const people: readonly Who[] = ['ANON', 'NOROLE', 'STAFF', 'STAFF2', 'RECEPTION', 'AUDITOR', 'ADMIN'];
const password = 'twelve characters';
const date = '2026-03-03';

const page = readFileSync('docs/permissions.md', 'utf8');
const [routeRows, pushRows] = page.split('## Pushes').map(rowsOf);
const written = new Map(routeRows);

/** Whether the role can access what belongs to a therapist, for rows that say `own`. */
const reaches: Record<string, (asks: Visitor, therapistId: string) => Promise<boolean>> = {
  'GET /bookings': (asks, therapistId) => lists(asks, '/bookings', therapistId),
  'GET /bookings/days': (asks, therapistId) => lists(asks, `/bookings/days?from=${date}&to=${date}`, therapistId),
  'GET /office/days': async (asks, therapistId) => {
    const path = `/office/days?from=${date}&to=${date}`;
    const { body } = await asks.get<{ therapists: { id: string }[] }[]>(path);
    return body.some(({ therapists }) => therapists.some(({ id }) => id === therapistId));
  },
  'POST /therapists/{id}/blocks': async (asks, therapistId) => (await block(asks, therapistId)).status !== 403,
  'DELETE /blocks/{id}': async (asks, therapistId) => {
    const { body } = await block(persons.ADMIN, therapistId);
    return (await asks.send('DELETE', `/blocks/${body.id}?version=1`)).status !== 403;
  },
  'GET /therapists/{id}/blocks': async (asks, therapistId) =>
    (await asks.get(`/therapists/${therapistId}/blocks`)).status !== 403,
  'PUT /blocks/{id}': async (asks, therapistId) => {
    const { body } = await block(persons.ADMIN, therapistId);
    return (await asks.send('PUT', `/blocks/${body.id}`, body)).status !== 403;
  },
  'GET /bookings/{id}/health-notes': async (asks, therapistId) => {
    const { body } = await persons.ADMIN.get<{ items: { id: string }[] }>(
      `/bookings?therapist_id=${therapistId}&status=all`,
    );
    return (await asks.get(`/bookings/${body.items[0]!.id}/health-notes`)).status !== 403;
  },
  'PUT /own-appointments/{id}/day-state': async (asks, therapistId) =>
    (
      await asks.send('PUT', `/own-appointments/${await appointmentOf(therapistId)}/day-state`, {
        state: 'arrived',
        version: 0,
      })
    ).status !== 403,
  'POST /own-appointments/{id}/completion': async (asks, therapistId) =>
    (await asks.post(`/own-appointments/${await appointmentOf(therapistId)}/completion`, { version: 0 })).status !==
    403,
  'POST /own-appointments/{id}/undo': async (asks, therapistId) =>
    (await asks.post(`/own-appointments/${await appointmentOf(therapistId)}/undo`, { version: 0 })).status !== 403,
  'GET /leave': async (asks, therapistId) => {
    await leave(persons.ADMIN, therapistId);
    const { body } = await asks.get<{ therapist_id: string }[]>('/leave');
    return body.some(({ therapist_id }) => therapist_id === therapistId);
  },
  'GET /leave/bookings': async (asks, therapistId) =>
    (await asks.get(`/leave/bookings?therapist_id=${therapistId}&first_date=${date}&last_date=${date}`)).status !== 403,
  'POST /leave': async (asks, therapistId) => (await leave(asks, therapistId)).status !== 403,
  'POST /leave/{id}/withdrawal': async (asks, therapistId) => reachesLeave(asks, therapistId, 'withdrawal'),
  'POST /leave/{id}/reopening': async (asks, therapistId) => reachesLeave(asks, therapistId, 'reopening'),
  'GET /therapists/{id}/calendar-link': async (asks, therapistId) =>
    (await asks.get(`/therapists/${therapistId}/calendar-link`)).status !== 403,
  'POST /therapists/{id}/calendar-link': async (asks, therapistId) =>
    (await asks.post(`/therapists/${therapistId}/calendar-link`)).status !== 403,
  'DELETE /therapists/{id}/calendar-link': async (asks, therapistId) =>
    (await asks.send('DELETE', `/therapists/${therapistId}/calendar-link`)).status !== 403,
  'GET /therapists/{id}/own-calendar': async (asks, therapistId) =>
    (await asks.get(`/therapists/${therapistId}/own-calendar`)).status !== 403,
  'PUT /therapists/{id}/own-calendar': async (asks, therapistId) =>
    (await asks.send('PUT', `/therapists/${therapistId}/own-calendar`, { url: 'none' })).status !== 403,
  'DELETE /therapists/{id}/own-calendar': async (asks, therapistId) =>
    (await asks.send('DELETE', `/therapists/${therapistId}/own-calendar`)).status !== 403,
  'POST /therapists/{id}/own-calendar/readings': async (asks, therapistId) =>
    (await asks.post(`/therapists/${therapistId}/own-calendar/readings`)).status !== 403,
  'GET /therapists/{id}/pay': async (asks, therapistId) =>
    (await asks.get(`/therapists/${therapistId}/pay?from=${date}&to=${date}`)).status !== 403,
  'PATCH /therapists/{id}/profile': async (asks, therapistId) =>
    (await asks.send('PATCH', `/therapists/${therapistId}/profile`, { version: 0 })).status !== 403,
};

async function lists(asks: Visitor, path: string, therapistId: string): Promise<boolean> {
  const { body } = await asks.get<{ items: { therapist_id: string }[] }>(path);
  return body.items.some(({ therapist_id }) => therapist_id === therapistId);
}

let server: Awaited<ReturnType<typeof startApp>>;
let persons: Record<Who, Visitor>;
let own: string, others: string;

let blocks = 0;
const block = (asks: Visitor, therapistId: string) => {
  const [start_time, end_time] = [blocks++, blocks].map((nth) => formatMinutes(12 * 60 + 5 * nth));
  return asks.post<{ id: string }>(`/therapists/${therapistId}/blocks`, { blocked_date: date, start_time, end_time });
};

async function appointmentOf(therapistId: string): Promise<string> {
  const { em } = createShopBuilder(server);
  const [booking] = await sql<{ id: string }>(em, 'select id from bookings where therapist_id = $1 limit 1', [
    therapistId,
  ]);
  return booking!.id;
}

/** Far ahead, where nobody is booked; requested as staff do. */
let day = 0;
const leave = (asks: Visitor, therapist_id: string) => {
  const first_date = addDays('2027-01-01', day++);
  return asks.post<{ id: string }>('/leave', { therapist_id, first_date, last_date: first_date, kind: 'other' });
};

/** Leave that is still undecided. */
async function reachesLeave(asks: Visitor, therapistId: string, what: string): Promise<boolean> {
  const { body } = await leave(persons.ADMIN, therapistId);
  const em = createShopBuilder(server).em;
  await sql(em, `update leave set status = 'asked', decided_by = null where id = $1`, [body.id]);
  return (await asks.post(`/leave/${body.id}/${what}`, { version: 1 })).status !== 403;
}

async function signedIn(who: Who): Promise<Visitor> {
  // From an address of their own: an address may call some routes only a few times.
  const browser = new Visitor(server.url, { origin: server.url, 'x-forwarded-for': `10.0.0.${people.indexOf(who)}` });
  if (who === 'ANON') return browser;
  expect(await browser.post('/auth/sign-in', { email: `${who}@spa.test`, password })).toMatchObject({ status: 200 });
  return browser;
}

async function signAllIn(): Promise<void> {
  const all = await Promise.all(people.map(async (who) => [who, await signedIn(who)]));
  persons = Object.fromEntries(all) as typeof persons;
}

beforeAll(async () => {
  server = await startApp({ env: { SIGN_IN_RATE_PER_MINUTE: '1000', TRUST_PROXY: '1' } });
  const ids: Record<string, string> = {};
  for (const [who, role] of Object.entries(roles)) {
    ids[who] = await createUser(server, { email: `${who}@spa.test`, password, role });
  }
  const shop = createShopBuilder(server);
  const service_id = await shop.service('Swedish');
  await shop.timeSlots('10:00');
  own = await shop.therapist('Mei', { userId: ids.STAFF });
  // Whoever is linked to a therapist hears nothing of it as an auditor.
  others = await shop.therapist('Tom', { userId: ids.AUDITOR });
  await signAllIn();
  for (const therapist_id of [own, others]) {
    await shop.shift(therapist_id, date, '09:00-17:00');
    const form = bookingForm({ service_id, therapist_id, booking_date: date, booking_time: '10:00' });
    expect(await persons.ANON.post('/bookings', form)).toMatchObject({ status: 201 });
  }
});

it('docs/permissions.md has a column for every role, and no other', () => {
  expect(new Set(Object.values(roles))).toEqual(new Set([null, ...ROLES]));
  expect(page).toContain(`| route | ${people.join(' | ')} |`);
});

it('docs/permissions.md has a row for every route, and no other', () => {
  expect([...written.keys()].toSorted()).toEqual(apiRoutes.map(({ method, path }) => `${method} ${path}`).toSorted());
});

describe.each(routeRows!)('%s', (route, cells) => {
  // These end or renew the session that calls them.
  if (/^POST \/(auth|own-account)\//.test(route)) afterAll(signAllIn);

  it(`answers ${people.map((who) => `${who}: ${cells[who]}`).join(', ')}`, async () => {
    const found = await Promise.all(people.map(async (who) => [who, await answerTo(who, route, cells[who])]));
    expect(Object.fromEntries(found)).toEqual(cells);
  });
});

/** The permission as the server enforces it. */
async function answerTo(who: Who, route: string, expected: string): Promise<string> {
  const [method, path] = route.split(' ') as [string, string];
  const body = method === 'GET' ? undefined : {};
  const { status } = await persons[who].send(
    method,
    path.replaceAll(/{\w+}/g, () => randomUUID()),
    body,
  );
  if (status === 401 || status === 403) return String(status);
  if (status >= 500) return `${status}, which nobody may see`;
  const reach = reaches[route];
  if (!reach) return expected === 'own' ? 'own needs an entry in `reaches`' : 'yes';
  // STAFF2 is not linked to a therapist, so nothing belongs to them.
  const [atOwn, atOthers] = [await reach(persons[who], own), await reach(persons[who], others)];
  if (atOthers) return 'yes';
  return atOwn === (who === 'STAFF') ? 'own' : `own: ${atOwn}`;
}

describe.each(pushRows!)('%s', (event, cells) => {
  it(`is heard by ${people.map((who) => `${who}: ${cells[who]}`).join(', ')}`, async () => {
    const found: Partial<Record<Who, string>> = {};
    for (const who of people) found[who] = await hearing(who, event);
    expect(found).toEqual(cells);
  });
});

it('docs/permissions.md has a row for every push that a browser knows of', () => {
  const known = readFileSync('web/src/shared/live/live-connection.ts', 'utf8').matchAll(/^ {2}'([\w-]+)': /gm);
  expect(pushRows!.map(([event]) => event).toSorted()).toEqual([...known].map(([, event]) => event).toSorted());
});

/** The permission as the server enforces it. */
async function hearing(who: Who, event: string): Promise<string> {
  const socket = openSocket(server.url, { cookies: persons[who].cookies });
  await nextEvent(socket, 'connect');
  const rooms = server.get(LiveRooms);
  const hears = async (therapistId: string) => {
    const heard: string[] = [];
    socket.onAny((name: string) => heard.push(name));
    const all = nextEvent(socket, 'all-said');
    if (event === 'landing-changed' || event === 'storefront-changed') rooms.emitToAll(event, {});
    else if (event === 'day-changed') server.get(DayRooms).pushDayChanged(therapistId, date, 'block');
    else if (['waiting-list-changed', 'sale-changed', 'drawer-changed'].includes(event))
      server.get(StaffRooms).emitToDesk(event, {});
    else server.get(StaffRooms).emit(therapistId, event, {});
    rooms.emitToAll('all-said', {});
    await all;
    socket.offAny();
    return heard.includes(event);
  };
  try {
    if (await hears(others)) return 'yes';
    if (await hears(own)) return 'own';
    await socket.emitWithAck('watch-day', { therapist_id: own, date });
    return (await hears(own)) ? 'watched' : 'no';
  } finally {
    socket.disconnect();
  }
}

function rowsOf(text: string): [string, Record<Who, string>][] {
  return [...text.matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)].map(([, name, cells]) => {
    const words = cells!.split('|').map((cell) => cell.trim());
    return [name!, Object.fromEntries(people.map((who, at) => [who, words[at]!])) as Record<Who, string>];
  });
}
