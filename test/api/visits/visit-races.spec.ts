import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import { sql } from '../../../src/platform/database/sql.js';
import { toShownBookings } from '../../support/fixtures/shown-bookings.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface Answer {
  code: string;
  id: string;
  version: number;
  booking: { id: string; version: number };
  session_id: string;
  bookings: OfficeBooking[];
}

const dates = ['2026-03-03', '2026-03-04'];
const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '16:00'];
const REQUESTS = 240;

/**
 * Visitors and the desk book, move, cancel and undo couples, chains and single bookings on the same therapists and
 * rooms at once: nothing is reserved twice, no visit is stored in part, and no two requests deadlock.
 */
it('visits and rooms under contention: nothing double, nothing half, no deadlock', async () => {
  const plenty = '1000000';
  const env = { BOOKING_RATE_PER_MINUTE: plenty, BOOKINGS_PER_PHONE_PER_DAY: plenty };
  const { shop, ada, bea, visitor, server, ...office } = await startOffice({ env });
  const { em } = shop;
  const rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15, visitors_book_visits: true } as const;
  await shop.saveSetting('booking_rules', rules);
  const therapists = [office.mei, office.tom, await shop.therapist('Zoe'), await shop.therapist('Ida')];
  for (const date of dates) for (const therapist of therapists) await shop.shift(therapist, date, '09:00-17:30');
  const rooms = [2, 1, 1].map((places, nth) => ({ name: `Room ${nth}`, places }));
  expect((await ada.post('/rooms', { rooms })).status).toBe(201);

  // The same numbers each time, in an order that no two requests share.
  let state = 7;
  const pick = <Item>(items: readonly Item[]): Item => {
    state = (state * 48_271) % 2_147_483_647;
    return items[state % items.length]!;
  };
  const slot = () => ({ booking_date: pick(dates), booking_time: pick(times) });
  const part = (therapist_id: string, guest: number) => ({ service_id: office.swedish, therapist_id, guest });
  const parts = () => {
    const [one, other] = [pick(therapists), pick(therapists)];
    return pick([
      [part(one, 1), part(other, 2)],
      [part(other, 1), part(one, 1)],
      [part(one, 1), part(other, 2), part(one, 1)],
    ]);
  };
  const client = { first_name: 'Georgia', last_name: 'Marsh', client_phone: '0491 570 156' };
  const named = { client_name: 'Georgia Marsh', client_phone: '0491 570 156', status: 'confirmed' };
  const desk = () => pick([ada, bea]);

  const bookSingle = () =>
    visitor.post<Answer>('/bookings', {
      ...client,
      ...slot(),
      service_id: office.swedish,
      therapist_id: pick(therapists),
    });
  const bookVisit = () => visitor.post<Answer>('/visits', { ...client, ...slot(), parts: parts() });
  const changeVisit = async () => {
    const { status, body } = await desk().post<Answer>('/office-visits', { ...named, ...slot(), parts: parts() });
    if (status !== 201) return { status, body };
    const moved = await desk().send<Answer>('PUT', `/visits/${body.id}/appointment`, {
      ...slot(),
      bookings: toShownBookings(body),
    });
    const now = moved.status === 200 ? moved.body : body;
    const ended = await desk().post<Answer>(`/visits/${body.id}/cancellation`, {
      reason: 'Ill',
      bookings: toShownBookings(now),
    });
    if (ended.status !== 200) return ended;
    const [first] = ended.body.bookings;
    return desk().post<Answer>(`/bookings/${first!.id}/undo`, { version: first!.version });
  };
  const cancelOwn = async () => {
    const made = await bookVisit();
    if (made.status !== 201) return made;
    const { session_id: sessionId, booking } = made.body;
    return visitor.post<Answer>('/own-booking-cancellation', { sessionId, version: booking.version });
  };

  const deadlocks = async () => {
    const [row] = await sql<{ n: number }>(
      em,
      'select deadlocks::int as n from pg_stat_database where datname = current_database()',
    );
    return row!.n;
  };
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, () => pick([bookSingle, bookVisit, changeVisit, changeVisit, cancelOwn])()),
  );
  const unexpected = answers.filter(({ status }) => ![200, 201, 409, 422].includes(status));
  expect(unexpected).toEqual([]);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(20);
  expect(await deadlocks()).toBe(0);

  const { violations } = await server.get(ReservationsCheck, { strict: false }).run(em);
  expect(violations).toEqual([]);
  const halves = await sql(
    em,
    `select visit_id from bookings where visit_id is not null group by visit_id
     having count(*) <> max(visit_parts) or count(distinct status) > 1 or count(distinct booking_date) > 1`,
  );
  expect(halves).toEqual([]);
  const crowded = await sql(
    em,
    `select a.booking_id from reservations a join rooms r on r.id = a.room_id
     where a.kind = 'held' and r.places < (
       select count(distinct b.party_guest) from reservations b
       where b.room_id = a.room_id and b.kind = 'held' and b.starts_at <= a.starts_at
         and b.starts_at + make_interval(mins => b.duration_minutes) > a.starts_at)`,
  );
  expect(crowded).toEqual([]);
});
