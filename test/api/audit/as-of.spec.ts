import fc from 'fast-check';
import { BookingRules, ShopSettings } from '../../../src/catalog/index.js';
import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { startOffice } from '../../support/fixtures/start-office.js';

const days = ['2026-03-03', '2026-03-04'];

interface PastDay {
  seq: number;
  closure: string | null;
  therapists: {
    id: string | null;
    shifts: { from: string; to: string }[];
    blocks: { from: string; to: string }[];
    bookings: { id: string; version: number; booking_time: string; status: string; client_name: string }[];
  }[];
}

let office: Awaited<ReturnType<typeof startOffice>>;

const settle = () =>
  eventually(async () => {
    const [row] = await sql<{ is_idle: boolean }>(
      office.shop.em,
      `select (select count(*) from event_log) = (select count(*) from admin_action_logs)
         and (select count(*) from event_log) = all (select seq from projection_checkpoints) as is_idle`,
    );
    return row!.is_idle || undefined;
  }, 'an entry for each event, and all of them counted');

const readPast = async (date: string, seq?: number) =>
  (await office.ada.get<PastDay>(`/office/days/as-of?date=${date}${seq ? `&seq=${seq}` : ''}`)).body;

/** The office's pages of the present, in the shape of those of the past. */
async function readNow(date: string) {
  type Live = { id: string; therapist_id: string; booking_time: string; status: string; version: number };
  const { items } = (await office.ada.get<{ items: Live[] }>(`/bookings/days?from=${date}&to=${date}`)).body;
  type Frame = {
    closure: string | null;
    therapists: { id: string; shifts: Span[]; blocks: Span[] }[];
  };
  type Span = { start_time: string; end_time: string };
  const [frame] = (await office.ada.get<Frame[]>(`/office/days?from=${date}&to=${date}`)).body;
  const spans = (all: Span[]) => all.map(({ start_time: from, end_time: to }) => ({ from, to }));
  return {
    closure: frame!.closure,
    bookings: items.map(({ id, version, status, booking_time, therapist_id }) => ({
      id,
      version,
      status,
      booking_time,
      therapist_id,
    })),
    spans: Object.fromEntries(
      frame!.therapists.map(({ id, shifts, blocks }) => [id, { shifts: spans(shifts), blocks: spans(blocks) }]),
    ),
  };
}

/** The same for a past day. */
function simplify({ closure, therapists }: PastDay) {
  const all = therapists.flatMap(({ bookings }) => bookings);
  return {
    closure,
    bookings: all
      .map((booking) => ({ ...booking }) as Record<string, unknown>)
      .map(({ id, version, status, booking_time, therapist_id }) => ({
        id,
        version,
        status,
        booking_time,
        therapist_id,
      })),
    spans: Object.fromEntries(
      therapists.filter(({ id }) => id).map(({ id, shifts, blocks }) => [id, { shifts, blocks }]),
    ),
  };
}

const sorted = (day: { bookings: { id?: unknown }[] }) => ({
  ...day,
  bookings: day.bookings.toSorted((one, other) => String(one.id).localeCompare(String(other.id))),
});

interface ListedBooking {
  id: string;
  client_name: string;
  [more: string]: unknown;
}

interface ListedCustomer {
  id: string;
  name: string;
  [more: string]: unknown;
}

const toListed = ({ id, version, status, client_name, service_name, ...rest }: ListedBooking) => {
  const { therapist_name, booking_date, booking_time, booking_duration, total_price } = rest;
  const slot = { booking_date, booking_time, booking_duration, therapist_name };
  return { id, version, status, client_name, service_name, total_price, ...slot };
};

const readAll = async <Item>(path: string) => (await office.ada.get<{ items: Item[] }>(`${path}&limit=200`)).body.items;

/** The lists of the present, or those at a sequence number of the log. */
const readLists = async (seq?: number) => {
  const [bookings, customers] = seq
    ? ['/office/bookings/as-of', '/office/customers/as-of']
    : ['/bookings', '/customers'];
  const at = seq ? `&seq=${seq}` : '';
  return {
    bookings: (await readAll<ListedBooking>(`${bookings}?status=all${at}`)).map(toListed),
    cancelled: (await readAll<ListedBooking>(`${bookings}?status=cancelled&order=latest${at}`)).map(toListed),
    named: (await readAll<ListedBooking>(`${bookings}?status=all&name=lee${at}`)).map(({ id }) => id),
    customers: (await readAll<ListedCustomer>(`${customers}?search=${at}`)).map(({ client_id, ...row }) => row),
  };
};

const people = ['Ann Lee', 'Bo Ray', 'Cy Leeds'].map((client_name, nth) => ({
  client_name,
  client_email: nth < 2 ? `person${nth}@client.test` : null,
  client_phone: `0491 570 00${nth}`,
}));

const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00'];

/** Closes a day, or opens it again. */
async function closeOrOpen(date: string, name: string) {
  const closures = (await office.ada.get<{ id: string; version: number; first_date: string }[]>('/closures')).body;
  const closure = closures.find(({ first_date }) => first_date === date);
  if (closure) await office.ada.send('DELETE', `/closures/${closure.id}?version=${closure.version}`);
  else await office.ada.post('/closures', { name, first_date: date, last_date: date });
}

/** One random change of many kinds. Changes that are refused have no effect. */
async function change({ kind, day, slot, pick }: { kind: number; day: number; slot: number; pick: number }) {
  const { ada, mei, tom } = office;
  const [date, time] = [days[day]!, times[slot]!];
  const therapist = pick % 2 ? mei : tom;
  const ids = await sql<{ id: string; version: number }>(
    office.shop.em,
    'select id, version from bookings order by id',
  );
  const booking = ids[pick % Math.max(ids.length, 1)];
  const start = { service_id: office.swedish, therapist_id: therapist, booking_date: date, booking_time: time };
  if (kind === 0 || !booking) await office.visitor.post('/bookings', bookingForm(start));
  else if (kind === 1)
    await ada.send('PUT', `/bookings/${booking.id}/appointment`, {
      version: booking.version,
      therapist_id: therapist,
      booking_date: date,
      booking_time: time,
    });
  else if (kind === 2)
    await ada.post(`/bookings/${booking.id}/cancellation`, { reason: 'no one free', version: booking.version });
  else if (kind === 3)
    await ada.post(`/therapists/${therapist}/blocks`, { blocked_date: date, start_time: '17:00', end_time: '18:00' });
  else if (kind === 4) {
    const [shift] = await sql<{ id: string; version: number }>(
      office.shop.em,
      'select id, version from therapist_roster order by id offset $1 limit 1',
      [pick % 4],
    );
    if (shift) await ada.send('DELETE', `/roster-entries/${shift.id}?version=${shift.version}&keep=true`);
  } else if (kind === 7) {
    const { service_id, therapist_id, booking_date, booking_time, status } = await office.getBooking(booking.id);
    const as_it_is = { service_id, therapist_id, booking_date, booking_time, status, version: booking.version };
    await ada.send('PUT', `/bookings/${booking.id}`, { ...as_it_is, ...people[pick % people.length], notes: null });
  } else if (kind === 5) await closeOrOpen(date, `Closed ${pick}`);
  else await ada.post(`/bookings/${booking.id}/undo`, { version: booking.version });
}

beforeAll(async () => {
  office = await startOffice();
  for (const date of days)
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
});

it('a day is the same when it is asked for later, whatever happened since', async () => {
  const arbitrary = fc.record({
    kind: fc.nat(6),
    day: fc.nat(1),
    slot: fc.nat(times.length - 1),
    pick: fc.nat(50),
  });
  const steps = fc.sample(arbitrary, { numRuns: 84, seed: 45 });
  const recorded: { date: string; seq: number; now: Awaited<ReturnType<typeof readNow>> }[] = [];
  const lists: { seq: number; now: Awaited<ReturnType<typeof readLists>> }[] = [];
  for (const [nth, step] of steps.entries()) {
    await change(step);
    if (nth % 3 === 1) await change({ ...step, kind: 7 });
    if (nth % 6 !== 5) continue;
    await settle();
    for (const date of days) {
      const { seq } = await readPast(date);
      recorded.push({ date, seq, now: await readNow(date) });
    }
    lists.push({ seq: recorded.at(-1)!.seq, now: await readLists() });
  }
  expect(recorded.length).toBe(28);
  expect(new Set(recorded.map(({ now }) => JSON.stringify(now))).size).toBeGreaterThan(10);
  expect(recorded.some(({ now }) => now.closure !== null)).toBe(true);
  expect(recorded.some(({ now }) => Object.values(now.spans).some(({ blocks }) => blocks.length > 0))).toBe(true);
  expect(recorded.some(({ now }) => Object.values(now.spans).some(({ shifts }) => shifts.length === 0))).toBe(true);
  for (const { date, seq, now } of recorded) {
    const past = await readPast(date, seq);
    expect(past.seq).toBe(seq);
    expect(sorted(simplify(past))).toEqual(sorted(now));
  }
  const countDistinct = (of: (now: Awaited<ReturnType<typeof readLists>>) => unknown) =>
    new Set(lists.map(({ now }) => JSON.stringify(of(now)))).size;
  expect(countDistinct(({ customers }) => customers.map(({ name }) => name))).toBeGreaterThan(3);
  expect(countDistinct(({ named }) => named)).toBeGreaterThan(3);
  for (const { seq, now } of lists) expect(await readLists(seq)).toEqual(now);
});

it('lists of then are read a page at a time and by customer, and whoever was erased stays erased', async () => {
  const { ada, book, mei, shop } = office;
  type Page<Item> = { items: Item[]; next_cursor: string | null; seq: number };
  const nora = { first_name: 'Nora', last_name: 'Field', client_email: 'nora@client.test' };
  await shop.shift(mei, '2026-03-12', '09:00-17:00');
  const ids: string[] = [];
  for (const booking_time of ['09:00', '11:00', '13:00'])
    ids.push(await book({ booking_date: '2026-03-12', booking_time, ...nora }));
  await settle();
  const { seq } = (await ada.get<Page<unknown>>('/office/bookings/as-of')).body;
  const customer = (await readAll<ListedCustomer>(`/office/customers/as-of?search=nora%20field&seq=${seq}`))[0]!;
  expect(customer).toMatchObject({ name: 'Nora Field', email: 'nora@client.test', total_bookings: 3 });
  const read = async (order: string, cursor = ''): Promise<string[]> => {
    const path = `/office/bookings/as-of?client_id=${String(customer.client_id)}&seq=${seq}&order=${order}&limit=2`;
    const { items, next_cursor } = (await ada.get<Page<ListedBooking>>(`${path}${cursor}`)).body;
    const rest = next_cursor ? await read(order, `&cursor=${next_cursor}`) : [];
    return [...items.map(({ id }) => id), ...rest];
  };
  expect(await read('earliest')).toEqual(ids);
  expect(await read('latest')).toEqual(ids.toReversed());
  const everybody = await readAll<ListedCustomer>(`/office/customers/as-of?seq=${seq}`);
  const first = (await ada.get<Page<ListedCustomer>>(`/office/customers/as-of?seq=${seq}&limit=1`)).body;
  const second = `/office/customers/as-of?seq=${seq}&limit=1&cursor=${first.next_cursor}`;
  expect([...first.items, ...(await ada.get<Page<ListedCustomer>>(second)).body.items]).toEqual(everybody.slice(0, 2));

  const erasure = await ada.post(`/clients/${String(customer.client_id)}/erasure`, { confirm_name: 'Nora Field' });
  expect(erasure).toMatchObject({ status: 200 });
  await settle();
  const then = await readAll<ListedBooking>(`/office/bookings/as-of?date=2026-03-12&seq=${seq}`);
  expect(then.map(({ id, client_name }) => ({ id, client_name }))).toEqual(ids.map((id) => ({ id, client_name: '' })));
  for (const path of ['/office/bookings/as-of?name=nora', '/office/customers/as-of?search=nora'])
    expect(await readAll(`${path}&seq=${seq}`)).toEqual([]);
  expect(await readAll(`/office/bookings/as-of?status=all&at=2020-01-01T09:00`)).toEqual([]);
});

it('says why a start was not free then, although it is now', async () => {
  const { ada, mei, shop, book } = office;
  const date = '2026-03-10';
  await shop.shift(mei, date, '09:00-17:00');
  const id = await book({ booking_date: date, booking_time: '10:00', first_name: 'Zara', last_name: 'Ibrahim' });
  await settle();
  const { seq } = await readPast(date);
  const { version } = await office.getBooking(id);
  await ada.post(`/bookings/${id}/cancellation`, { reason: 'ill', version });
  await settle();
  const ask = async (at: string, time: string) =>
    (
      await ada.get<{ is_free: boolean; causes: string[] }>(
        `/office/days/as-of/slot?date=${date}&therapist_id=${mei}&time=${time}&minutes=60${at}`,
      )
    ).body;
  expect(await ask(`&seq=${seq}`, '10:00')).toMatchObject({
    is_free: false,
    causes: ['Booked: Zara Ibrahim, Swedish, 10:00 AM.'],
  });
  expect(await ask('', '10:00')).toMatchObject({ is_free: true, causes: [] });
  expect(await ask(`&seq=${seq}`, '18:00')).toMatchObject({ causes: ['Mei worked 9:00 AM to 5:00 PM.'] });
  expect(await ask('&seq=1', '10:00')).toMatchObject({ is_free: false });

  const then = await ada.get<{ version: number; fields: { field: string; value: string }[]; events: unknown[] }>(
    `/bookings/${id}/as-of?seq=${seq}`,
  );
  expect(then.body.fields).toContainEqual({ field: 'status', value: 'confirmed' });
  expect(then.body.version).toBe(then.body.events.length);
  expect((await ada.get(`/bookings/${id}/as-of`)).body).toMatchObject({
    fields: expect.arrayContaining([{ field: 'status', value: 'cancelled' }]),
  });
  expect(await ada.get(`/bookings/${id}/as-of?seq=1`)).toMatchObject({ status: 404 });
});

it('knows the cleaning of a treatment, what was offered to somebody who waited, and the most that a day may have', async () => {
  const { ada, mei, shop, book, swedish } = office;
  const date = '2026-03-11';
  const rules = await office.server.get(ShopSettings).read(BookingRules);
  const occupancy = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 } as const;
  await shop.saveSetting('booking_rules', { ...rules, ...occupancy, desk_picks_offers: true });
  const service = await shop.service('Hot Stones', { cleanupMinutes: 30 });
  await shop.shift(mei, date, '09:00-17:00');
  await book({ booking_date: date, booking_time: '09:00', service_id: service, first_name: 'Zara' });
  const waiter = { client_name: 'Wanda Reed', client_phone: '0491 570 444', client_email: 'wanda@client.test' };
  const windows = [{ date, from: '09:00', to: '16:00' }];
  const joined = await ada.post<{ items: { id: string; client_name: string }[] }>('/office-waiting-list', {
    ...waiter,
    service_id: swedish,
    therapist_id: mei,
    windows,
  });
  const entry = joined.body.items.find(({ client_name }) => client_name === 'Wanda Reed')!;
  const start = { therapist_id: mei, booking_date: date, booking_time: '14:00' };
  expect(await ada.post(`/office-waiting-list/${entry.id}/offer`, start)).toMatchObject({ status: 200 });
  await settle();
  const { seq } = await readPast(date);
  const ask = async (time: string) =>
    (
      await ada.get<{ causes: string[] }>(
        `/office/days/as-of/slot?date=${date}&therapist_id=${mei}&time=${time}&minutes=30&seq=${seq}`,
      )
    ).body.causes;
  expect(await ask('10:15')).toEqual([expect.stringMatching(/^Booked: Zara .*, Hot Stones, 9:00 AM\.$/)]);
  expect(await ask('10:30')).toEqual([]);
  expect(await ask('14:30')).toEqual(['Offered: Wanda Reed, Swedish, 2:00 PM.']);
  const [row] = await sql<{ version: number }>(shop.em, 'select version from therapists where id = $1', [mei]);
  const edit = { available_slots: 2, version: row!.version };
  expect(await ada.send('PATCH', `/therapists/${mei}`, edit)).toMatchObject({ status: 200 });
  await settle();
  expect(await ask('10:30')).toEqual([]);
  const full = `/office/days/as-of/slot?date=${date}&therapist_id=${mei}&time=10:30&minutes=30`;
  expect((await ada.get(full)).body).toMatchObject({ causes: ['Mei had 2 starts that day, and may have 2.'] });
});

it('is asked for by administrators alone, with a day and a moment that can be read', async () => {
  expect(await office.staff.get('/office/days/as-of?date=2026-03-03')).toMatchObject({ status: 403 });
  for (const query of ['', 'date=2026-03-03&at=yesterday', 'date=2026-03-03&seq=-1', 'date=2026-03-03&seq=1e300'])
    expect(await office.ada.get(`/office/days/as-of?${query}`)).toMatchObject({ status: 422 });
  for (const list of ['bookings', 'customers']) {
    expect(await office.staff.get(`/office/${list}/as-of`)).toMatchObject({ status: 403 });
    for (const query of ['at=yesterday', 'seq=-1', 'limit=0', 'cursor=none'])
      expect(await office.ada.get(`/office/${list}/as-of?${query}`)).toMatchObject({ status: 422 });
  }
});
