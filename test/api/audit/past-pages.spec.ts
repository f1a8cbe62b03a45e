import { DEFAULT_PUBLIC_HOURS } from '../../../src/catalog/opening-hours/business-hours.dto.js';
import { sql } from '../../../src/platform/database/sql.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { startOffice } from '../../support/fixtures/start-office.js';

const [today, later] = ['2026-03-02', '2026-03-05'];

interface Span {
  start_time?: string;
  end_time?: string;
  from?: string;
  to?: string;
}

interface Booking {
  id: string;
  client_name: string;
  [more: string]: unknown;
}

interface Counted {
  items: Booking[];
  total: number;
}

type Body = Record<string, never>;

let office: Awaited<ReturnType<typeof startOffice>>;

const settle = async () => {
  while (await office.worker.get(Relay).step());
  while (await office.worker.get(Projector).step());
};
const read = async (path: string) => (await office.ada.get<Body>(path)).body;

const ids = (bookings: Booking[]) => bookings.map(({ id }) => id);
const spans = (all: Span[]) => all.map(({ start_time, end_time, from = start_time, to = end_time }) => [from, to]);

/** A therapist's day in a shape that both roster pages can be converted to. */
const toWork = ({ shifts, blocks, leave }: Record<'shifts' | 'blocks' | 'leave', Span[]>) => ({
  shifts: spans(shifts),
  blocks: spans(blocks),
  leave: spans(leave),
});

interface Frame {
  date: string;
  closure: string | null;
  is_open: boolean;
  opens_at: string | null;
  therapists: ({ id: string } & Parameters<typeof toWork>[0])[];
}

const frame = ({ date, closure, is_open, opens_at }: Frame) => ({ date, closure, is_open, opens_at });

async function rosterNow() {
  const days = (await read(`/office/days?from=${today}&to=2026-03-08`)) as unknown as Frame[];
  const of = (id: string) => days.map(({ therapists }) => toWork(therapists.find((each) => each.id === id)!));
  return { days: days.map(frame), mei: of(office.mei), tom: of(office.tom) };
}

async function rosterAt(moment: string) {
  const past = (await read(`/office/roster/as-of?from=${today}&${moment}`)) as unknown as {
    days: Frame[];
    therapists: { id: string; days: Parameters<typeof toWork>[0][] }[];
  };
  const of = (id: string) => past.therapists.find((each) => each.id === id)!.days.map(toWork);
  return { days: past.days.map(frame), mei: of(office.mei), tom: of(office.tom) };
}

interface Waiting {
  id: string;
  place: number;
  client_name: string;
  client_phone: string;
  service_name: string;
  therapist_name: string | null;
  windows: object[];
  offer: { date: string; time: string; therapist_name: string } | null;
}

const toWaiting = ({ items }: { items: Waiting[] }) =>
  items.map(({ id, place, client_name, client_phone, service_name, therapist_name, windows, offer }) => ({
    ...{ id, place, client_name, client_phone, service_name, therapist_name, windows },
    offer: offer && [offer.date, offer.time, offer.therapist_name],
  }));

type Request = Booking & { waiting_minutes: number; therapist_name: string };

const toRequests = ({ items, total }: { items: Request[]; total: number }) => ({
  total,
  items: items.map(({ id, client_name, client_phone, therapist_name, waiting_minutes, booking_date, booking_time }) => [
    ...[id, client_name, client_phone, therapist_name, waiting_minutes, booking_date, booking_time],
  ]),
});

interface Today {
  late: Booking[];
  next: Booking[];
  latest: Booking[];
  open_work: { uncovered: Counted; unfinished: Counted; [more: string]: unknown };
  [more: string]: unknown;
}

/** Failed messages and clients to call are not in the log. */
const toToday = ({ late, next, latest, open_work, ...figures }: Today) => {
  const { rostered_minutes, booked_minutes, paid, booked_value, arrivals, gaps, shortest_treatment, date, time } =
    figures;
  const { requests, missed_requests, waiting_list, uncovered, unfinished } = open_work;
  return {
    ...{ date, time, rostered_minutes, booked_minutes, paid, booked_value, arrivals, gaps, shortest_treatment },
    ...{ late: ids(late), next: ids(next), latest: ids(latest), requests, missed_requests, waiting_list },
    uncovered: [uncovered.total, ids(uncovered.items)],
    unfinished: [unfinished.total, ids(unfinished.items)],
  };
};

interface Client {
  identities: { kind: string; value: string; is_former: boolean }[];
  notes: { kind: string; author: string; at_local: string }[];
  items?: Booking[];
  [more: string]: unknown;
}

const toClient = ({ identities, notes, ...known }: Client, bookings: Booking[]) => {
  const { id, name, email, phone, alert, completed, no_shows, late_cancellations, first_booking_date } = known;
  return {
    ...{ id, name, email, phone, alert, completed, no_shows, late_cancellations, first_booking_date },
    ...{ next_booking: known.next_booking, bookings: known.bookings },
    notes: notes.map(({ kind, author, at_local }) => [kind, author, at_local]),
    identities: identities
      .map(({ kind, value, is_former }) => [kind, value, is_former])
      .toSorted((one, other) => one.join().localeCompare(other.join())),
    items: bookings.map(({ id, status, client_name }) => [id, status, client_name]),
  };
};

const clientIds = new Map<string, string>();

async function clientsNow() {
  const known = [...clientIds.values()].map(async (id) => {
    const { body, status } = await office.ada.get<Client>(`/clients/${id}`);
    if (status === 404) return null;
    const { body: page } = await office.ada.get<{ items: Booking[] }>(`/clients/${id}/bookings?limit=200`);
    return toClient(body, page.items);
  });
  return Promise.all(known);
}

async function clientsAt(moment: string, upTo: number) {
  const known = [...clientIds.values()].slice(0, upTo).map(async (id) => {
    const { body, status } = await office.ada.get<Client>(`/clients/${id}/as-of?${moment}`);
    return status === 404 ? null : toClient(body, body.items!);
  });
  return Promise.all(known);
}

/** Leaves out the figures about earlier visits: a report as of a minute counts them as known today. */
const toFigures = ({ new_clients, returning, rebooked, rebooked_rate, ...figures }: Record<string, unknown>) => figures;

/** How the week went; `as_of` alone asks for an earlier minute. */
async function performance(as_of?: string) {
  const moment = as_of ? `&as_of=${as_of}` : '';
  const report = (await read(`/reports/performance?start_date=${today}&end_date=2026-03-08${moment}`)) as unknown as {
    total: Record<string, unknown>;
    therapists: Record<string, unknown>[];
    cells: unknown[];
  };
  return { total: toFigures(report.total), therapists: report.therapists.map(toFigures), cells: report.cells };
}

/** What the office's pages show in the present. */
const pagesNow = async () => ({
  roster: await rosterNow(),
  waiting: toWaiting((await read('/office-waiting-list')) as never),
  requests: [
    toRequests((await read('/bookings/requests?kind=waiting')) as never),
    toRequests((await read('/bookings/requests?kind=unanswered')) as never),
  ],
  today: toToday((await read('/reports/today')) as never),
  clients: await clientsNow(),
  performance: await performance(),
});

type Pages = Awaited<ReturnType<typeof pagesNow>>;

/**
 * What they showed at an earlier moment.
 * @param clients how many were on record then
 */
async function pagesAt(moment: string, clients: number): Promise<Pages> {
  const requests = (await read(`/office/requests/as-of?${moment}`)) as unknown as Record<string, never>;
  return {
    roster: await rosterAt(moment),
    waiting: toWaiting((await read(`/office/waiting-list/as-of?${moment}`)) as never),
    requests: [toRequests(requests.waiting!), toRequests(requests.unanswered!)],
    today: toToday((await read(`/office/today/as-of?${moment}`)) as never),
    clients: await clientsAt(moment, clients),
    performance: await performance(moment.replace('at=', '')),
  };
}

const nora = { first_name: 'Nora', last_name: 'Field', client_email: 'nora@client.test', client_phone: '0491 570 110' };
const omar = { first_name: 'Omar', last_name: 'Vale', client_email: 'omar@client.test', client_phone: '0491 570 220' };

const waiter = (client_name: string, client_phone: string) => ({
  ...{ client_name, client_phone, client_email: `${client_phone.slice(-3)}@client.test` },
  ...{ service_id: office.swedish, therapist_id: null, windows: [{ date: today, from: '09:00', to: '17:00' }] },
});

const findClient = async (name: string) => {
  const { body } = await office.ada.get<{ items: { id: string }[] }>(`/clients?text=${encodeURIComponent(name)}`);
  clientIds.set(name, body.items[0]!.id);
};

/** The shop's Monday, change by change; each says what it expects, so that none is refused unseen. */
function changes(): (() => Promise<unknown>)[] {
  const { ada, shop, mei, tom, anybody, cupping, book } = office;
  const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as Record<string, never>;
  };
  const booked: Record<string, string> = {};
  const versionOf = async (name: string) => (await office.getBooking(booked[name]!)).version;
  const change = async (name: string, path: string, body: object = {}, method: 'POST' | 'PUT' = 'POST') =>
    ok(ada.send(method, `/bookings/${booked[name]}/${path}`, { ...body, version: await versionOf(name) }));
  const waiting = async (nth: number) =>
    ((await read('/office-waiting-list')) as unknown as { items: Waiting[] }).items[nth]!.id;
  let withdrawn = '';
  let leave = { id: '', version: 0 };
  return [
    async () => {
      for (const date of [today, '2026-03-03']) {
        await shop.shift(mei, date, '09:00-17:00');
        await shop.shift(tom, date, '10:00-16:00');
      }
    },
    async () => (booked.first = await book({ booking_date: today, booking_time: '11:00', ...nora })),
    async () => {
      booked.second = await book({
        ...{ booking_date: today, booking_time: '13:00', therapist_id: tom, service_id: cupping },
        ...omar,
      });
      await settle();
      await findClient('Nora Field');
      await findClient('Omar Vale');
    },
    async () =>
      ok(ada.post(`/therapists/${mei}/blocks`, { blocked_date: today, start_time: '15:00', end_time: '16:00' })),
    async () =>
      (booked.asked = await book({ booking_date: later, booking_time: '09:00', ...nora, last_name: 'Fields' })),
    async () =>
      (booked.unassigned = await book({ booking_date: today, booking_time: '14:00', therapist_id: anybody, ...omar })),
    async () => ok(ada.post('/office-waiting-list', waiter('Waldo Quist', '0491 570 333'))),
    async () => ok(ada.post('/office-waiting-list', waiter('Wanda Reed', '0491 570 444'))),
    async () =>
      ok(
        ada.post(`/office-waiting-list/${await waiting(0)}/offer`, {
          ...{ therapist_id: mei, booking_date: today, booking_time: '16:00' },
        }),
      ),
    async () =>
      ok(
        ada.post(`/office-waiting-list/${await waiting(0)}/booking`, {
          ...{ therapist_id: mei, booking_date: today, booking_time: '16:00' },
        }),
      ),
    async () => change('first', 'day-state', { state: 'arrived' }, 'PUT'),
    async () => {
      withdrawn = await waiting(0);
      await ok(ada.post(`/office-waiting-list/${withdrawn}/withdrawal`));
    },
    async () => ok(ada.post(`/office-waiting-list/${withdrawn}/restoration`)),
    async () => change('first', 'completion'),
    async () => {
      const all = (await ok(
        ada.post('/leave', {
          ...{ therapist_id: tom, first_date: today, last_date: today, start_time: '12:30', end_time: '16:00' },
          ...{ kind: 'sick', keep: true },
        }),
      )) as unknown as { id: string; version: number };
      leave = all;
    },
    async () => ok(ada.post('/closures', { name: 'Stocktaking', first_date: '2026-03-06', last_date: '2026-03-07' })),
    async () => ok(ada.send('PUT', `/clients/${clientIds.get('Nora Field')}/alert`, { alert: 'Nut oil allergy' })),
    async () => ok(ada.post(`/clients/${clientIds.get('Nora Field')}/notes`, { kind: 'note', text: 'The quiet room' })),
    async () => ok(ada.post(`/clients/${clientIds.get('Nora Field')}/notes`, { kind: 'health', text: 'Slipped disc' })),
    async () => {
      const { notes } = (await read(`/clients/${clientIds.get('Nora Field')}`)) as unknown as {
        notes: { id: string }[];
      };
      await ok(ada.send('DELETE', `/clients/${clientIds.get('Nora Field')}/notes/${notes[1]!.id}`));
    },
    async () => change('second', 'cancellation', { reason: 'Ill' }),
    async () =>
      ok(ada.post(`/clients/${clientIds.get('Nora Field')}/merges`, { other_id: clientIds.get('Omar Vale') })),
    async () => ok(ada.send('PUT', `/clients/${clientIds.get('Nora Field')}/alert`, { alert: null })),
    async () => {
      const { merged } = (await read(`/clients/${clientIds.get('Nora Field')}`)) as unknown as {
        merged: { id: string }[];
      };
      await ok(ada.send('DELETE', `/clients/${clientIds.get('Nora Field')}/merges/${merged[0]!.id}`));
    },
    async () => {
      const { service_id, therapist_id, booking_date, booking_time, status, version } = await office.getBooking(
        booked.asked!,
      );
      const slot = { service_id, therapist_id, booking_date, booking_time, status, version, notes: null };
      const client = { client_name: 'Norah Hill', client_email: 'norah@client.test', client_phone: '0491 570 110' };
      await ok(ada.send('PUT', `/bookings/${booked.asked}`, { ...slot, ...client }));
    },
    async () => ok(ada.post(`/leave/${leave.id}/withdrawal`, { version: leave.version })),
    async () => {
      booked.third = await book({ booking_date: '2026-03-03', booking_time: '11:00', ...omar });
      const [shift] = await sql<{ id: string; version: number }>(
        office.shop.em,
        `select id, version from therapist_roster where therapist_id = $1 and roster_date = '2026-03-03'`,
        [mei],
      );
      await ok(ada.send('DELETE', `/roster-entries/${shift!.id}?version=${shift!.version}&keep=true`));
    },
    async () => ok(ada.post(`/office-waiting-list/${withdrawn}/withdrawal`)),
    async () =>
      shop.saveSetting('business_hours', {
        ...DEFAULT_PUBLIC_HOURS,
        monday: { open: '10:00', close: '15:30', closed: false },
        thursday: { open: '10:00', close: '15:30', closed: true },
      }),
  ];
}

beforeAll(async () => {
  office = await startOffice();
});

it('is asked for by administrators alone, with a week and a moment that can be read', async () => {
  const client = `/clients/${office.mei}/as-of`;
  for (const path of ['/office/today/as-of', '/office/requests/as-of', '/office/waiting-list/as-of', client]) {
    expect(await office.staff.get(path)).toMatchObject({ status: 403 });
    for (const query of ['at=yesterday', 'seq=-1', 'seq=null'])
      expect([path, await office.ada.get(`${path}?${query}`)]).toMatchObject([path, { status: 422 }]);
  }
  for (const query of ['', 'from=someday', `from=${today}&seq=0`])
    expect(await office.ada.get(`/office/roster/as-of?${query}`)).toMatchObject({ status: 422 });
  expect(await office.ada.get(client)).toMatchObject({ status: 404 });
});

it('every page of the office is at each moment what it was then', async () => {
  const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15, desk_picks_offers: true } as const;
  await office.shop.saveSetting('booking_rules', rules);
  const then: { at: string; clients: number; pages: Pages }[] = [];
  const record = async () => {
    await office.ada.post('/auth/refresh');
    await settle();
    const pages = await pagesNow();
    then.push({ at: `${pages.today.date as string}T${pages.today.time as string}`, clients: clientIds.size, pages });
  };
  for (const change of changes()) {
    office.clock.advance({ minutes: 7 });
    await office.ada.post('/auth/refresh');
    await change();
    await record();
  }
  for (const hours of [20, 24]) {
    office.clock.advance({ hours });
    await office.ada.post('/auth/refresh');
    await office.book({ booking_date: '2026-03-09', booking_time: '11:00', ...nora });
    await record();
  }
  const kinds = Object.keys(then[0]!.pages) as (keyof Pages)[];
  const distinct = kinds.map((kind) => new Set(then.map(({ pages }) => JSON.stringify(pages[kind]))).size);
  for (const count of distinct) expect(count).toBeGreaterThan(4);
  for (const { at, clients, pages } of then) expect([at, await pagesAt(`at=${at}`, clients)]).toEqual([at, pages]);
});

it('whoever was erased since is nobody then, either', async () => {
  const { ada } = office;
  const at = '2026-03-02T15:00';
  const id = clientIds.get('Nora Field')!;
  const { body } = await ada.get<{ name: string }>(`/clients/${id}/as-of?at=${at}`);
  expect(body.name).toBe('Nora Field');
  expect(await ada.get(`/clients/${id}/as-of?at=2020-01-01T09:00`)).toMatchObject({ status: 404 });
  const { body: now } = await ada.get<{ name: string }>(`/clients/${id}`);
  expect(await ada.post(`/clients/${id}/erasure`, { confirm_name: now.name })).toMatchObject({ status: 200 });
  await settle();
  expect(await ada.get(`/clients/${id}/as-of?at=${at}`)).toMatchObject({ status: 404 });
  const pages = await Promise.all(
    ['office/today', 'office/requests', 'office/waiting-list'].map((page) => read(`/${page}/as-of?at=${at}`)),
  );
  expect(JSON.stringify(pages)).toContain('Omar Vale');
  expect(JSON.stringify(pages)).not.toContain('Nora Field');
});
