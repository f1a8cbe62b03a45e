import fc from 'fast-check';
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
      'select (select count(*) from event_log) = (select count(*) from admin_action_logs) as is_idle',
    );
    return row!.is_idle || undefined;
  }, 'an entry for each event');

const readPast = async (date: string, seq?: number) =>
  (await office.ada.get<PastDay>(`/office/days/as-of?date=${date}${seq ? `&seq=${seq}` : ''}`)).body;

/** What the office's own pages say now, in the shape of the past's. */
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

/** The same of a past day. */
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

const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00'];

/** One change of many kinds; what is refused changes nothing. */
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
  } else if (kind === 5) await ada.post('/closures', { name: `Closed ${pick}`, first_date: date, last_date: date });
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
  for (const [nth, step] of steps.entries()) {
    await change(step);
    if (nth % 6 !== 5) continue;
    await settle();
    for (const date of days) {
      const { seq } = await readPast(date);
      recorded.push({ date, seq, now: await readNow(date) });
    }
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

it('is asked for by administrators alone, with a day and a moment that can be read', async () => {
  expect(await office.staff.get('/office/days/as-of?date=2026-03-03')).toMatchObject({ status: 403 });
  for (const query of ['', 'date=2026-03-03&at=yesterday', 'date=2026-03-03&seq=-1', 'date=2026-03-03&seq=1e300'])
    expect(await office.ada.get(`/office/days/as-of?${query}`)).toMatchObject({ status: 422 });
});
