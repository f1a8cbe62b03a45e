import { randomUUID } from 'node:crypto';
import { MAX_DURATION_MINUTES } from '../../../src/catalog/index.js';
import { findDayContexts } from '../../../src/scheduling/availability/month/day-contexts.js';
import {
  type DayUnavailableReason,
  toAnybodyReason,
  toDayReason,
} from '../../../src/scheduling/availability/month/day-reason.js';
import { seededRandom } from '../../../src/demo/seeded-random.js';
import { addDays, formatMinutes } from '../../../src/kernel/local-time.js';
import { ShopClock } from '../../../src/platform/clock/shop-clock.js';
import { sql } from '../../../src/platform/database/sql.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp } from '../../support/processes/start-app.js';
import { Visitor } from '../../support/clients/visitor.js';

/** Shops to compare; each is asked about several appointments in three months. */
const RUNS = Number(process.env.MONTH_RUNS ?? 12);
const SEED = process.env.MONTH_SEED ?? '20261125';

const random = seededRandom(SEED);
const pick = <Kind>(choices: readonly Kind[]): Kind => choices[random(choices.length)]!;
const isOneIn = (sides: number) => random(sides) === 0;
/** A reservation with its cleanup, in minutes. */
const longest = MAX_DURATION_MINUTES + 240;
const several = (most: number, make: () => unknown[]) => Array.from({ length: random(most + 1) }, make);

interface Month {
  days: { date: string; available: boolean; reason: DayUnavailableReason; closure: string | null }[];
}

it(
  `a month of anybody is what the days of all therapists make of it: ${RUNS} shops, seed ${SEED}`,
  async () => {
    const clock = new FixedClock();
    const server = await startApp({ clock });
    const shop = createShopBuilder(server);
    const visitor = new Visitor(server.url);
    const anybody = await shop.anyAvailable();
    const services = [
      await shop.service('Swedish', { durationMinutes: 60 }),
      await shop.service('Cupping', { durationMinutes: 45, cleanupMinutes: 30 }),
      await shop.service('Night Watch', { durationMinutes: 240, cleanupMinutes: 0 }),
    ];
    const therapists = await Promise.all(['Mei', 'Tom', 'Zoe', 'Ida'].map((name) => shop.therapist(name)));
    const run = (text: string, ...params: unknown[]) => sql(shop.em, text, params);
    const time = (most = 24 * 60) => formatMinutes(15 * random(most / 15));
    const date = () => addDays('2026-03-01', random(66));

    const fillShop = async () => {
      for (const table of emptied) await run(`delete from ${table}`);
      clock.set(`2026-03-${pick(['02', '02', '15'])}T${pick(['00', '05', '11', '23'])}:00:00.000Z`);
      const starts = pick([[], [600, 960], [540, 630, 720, 810, 900, 1410], [540, 540, 1320]]);
      for (const [nth, minutes] of starts.entries())
        await run(addTimeSlot, randomUUID(), formatMinutes(minutes), formatMinutes(minutes + 15 + nth));
      const hours = () => ({ open: pick(['00:00', '09:30']), close: pick(['00:00', '17:00']), closed: isOneIn(7) });
      const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
      if (!isOneIn(4)) await run(saveSetting, 'business_hours', Object.fromEntries(days.map((day) => [day, hours()])));
      await run(saveSetting, 'booking_rules', {
        slot_occupancy: pick(['start_only', 'full_duration', 'full_duration']),
        cleanup_buffer_minutes: pick([0, 15, 60]),
        book_outside_business_hours: isOneIn(3),
      });
      for (const id of therapists)
        await run(
          'update therapists set available_slots = $2, is_active = $3 where id = $1',
          id,
          pick([0, 1, 2, 8]),
          !isOneIn(5),
        );
      const rooms = isOneIn(3) ? [] : Array.from({ length: 1 + random(3) }, () => randomUUID());
      for (const [nth, id] of rooms.entries()) await run(addRoom, id, `Room ${nth}`, nth, !isOneIn(4));
      if (rooms.length > 0 && isOneIn(2)) await run(addServiceRoom, pick(services), pick(rooms));
      await run('update services set needs_no_room = id is not distinct from $1', isOneIn(2) ? pick(services) : null);
      for (const id of therapists) if (isOneIn(3)) await run(addTreatment, id, pick(services), pick([null, 30, 120]));
      if (isOneIn(2)) await run(addClosure, randomUUID(), date(), random(9));
      const unread = isOneIn(3);
      for (let day = 0; day < 66; day += 1)
        for (const id of therapists)
          if (!isOneIn(3)) {
            const start = 15 * random(80);
            const read = `${formatMinutes(start)}-${formatMinutes(start + 15 * (1 + random(15)))}`;
            await run(addShift, randomUUID(), id, addDays('2026-03-01', day), unread && isOneIn(4) ? 'all day' : read);
          }
      const blocks = several(20, () => [randomUUID(), pick(therapists), date(), time(1200), 15 + 15 * random(12)]);
      for (const params of blocks) await run(addBlock, ...params);
      const leave = several(6, () => {
        const first = date();
        const last = addDays(first, random(4));
        const part = isOneIn(2) ? [time(720), formatMinutes(720 + random(700))] : [null, null];
        const until = isOneIn(3) ? addDays(last, 7 * random(5)) : null;
        return [randomUUID(), pick(therapists), first, last, ...part, until, pick(['approved', 'asked'])];
      });
      for (const params of leave) await run(addLeave, ...params);
      const room = () => (rooms.length > 0 && !isOneIn(3) ? pick(rooms) : null);
      const parties = [randomUUID(), null];
      const reservations = several(pick([50, 400, 800]), () => {
        const [of, kind, at] = [pick(therapists), pick(['held', 'requested']), `${date()} ${time()}`];
        return [randomUUID(), of, kind, at, isOneIn(20) ? longest : pick([0, 60, 90, 400]), room(), pick(parties)];
      });
      for (const params of reservations) await run(addReservation, ...params);
      const kept = several(20, () => {
        const [of, at, until] = [pick(therapists), `${date()} ${time()}`, pick(['2020-01-01', '2027-01-01'])];
        return [randomUUID(), of, at, 60, room(), until];
      });
      for (const params of kept) await run(addKept, ...params);
    };

    const expected = async (first: string, appointment: Appointment): Promise<Month['days']> => {
      const now = { now: clock.now(), localNow: server.get(ShopClock).now() };
      const today = server.get(ShopClock).today();
      const dates = Array.from({ length: 31 }, (_, nth) => addDays(first, nth)).filter(
        (day) => day.startsWith(first.slice(0, 7)) && day >= today && day <= addDays(today, 60),
      );
      const rostered = await sql<{ therapistId: string; date: string }>(shop.em, rosteredSql, [dates]);
      const asked = [...dates.map((day) => ({ therapistId: anybody, date: day })), ...rostered];
      const contexts = await findDayContexts(shop.em, asked, { ...appointment, ...now });
      return dates.map((day) => {
        const [ofShop] = contexts.filter((each) => each.date === day && each.therapistId === anybody);
        const others = contexts.filter((each) => each.date === day && each.therapistId !== anybody);
        const reason = toAnybodyReason(
          toDayReason(ofShop!.starts),
          others.map(({ starts }) => toDayReason(starts)),
        );
        return { date: day, available: reason === null, reason, closure: reason === 'closed' ? ofShop!.closure : null };
      });
    };

    const reasons = new Set<DayUnavailableReason>();
    for (let nth = 0; nth < RUNS; nth += 1) {
      await fillShop();
      const [moved] = await sql<{ id: string }>(
        shop.em,
        'select booking_id as id from reservations order by party_id limit 1',
      );
      const appointments: Appointment[] = [
        {},
        ...services.map((serviceId) => ({ serviceId })),
        { serviceId: pick(services), durationMinutes: pick([15, 90, 600]), exceptBookingId: moved?.id },
      ];
      for (const appointment of appointments)
        for (const first of ['2026-03-01', '2026-04-01', '2026-05-01']) {
          const { durationMinutes, serviceId, exceptBookingId } = appointment;
          const query = Object.entries({
            service_id: serviceId,
            duration: durationMinutes,
            exclude_booking_id: exceptBookingId,
          })
            .flatMap(([name, value]) => (value === undefined ? [] : `&${name}=${value}`))
            .join('');
          const { body } = await visitor.get<Month>(`/availability/days?month=${first.slice(0, 7)}${query}`);
          const wanted = await expected(first, appointment);
          const [from, to] = [wanted[0]!.date, wanted.at(-1)!.date];
          expect({ appointment, days: body.days.filter(({ date: day }) => day >= from && day <= to) }).toEqual({
            appointment,
            days: wanted,
          });
          for (const { reason } of wanted) reasons.add(reason);
        }
    }
    expect(reasons).toEqual(new Set([null, 'past', 'closed', 'full', 'service_not_given']));
  },
  60_000 + RUNS * 4_000,
);

interface Appointment {
  serviceId?: string;
  durationMinutes?: number;
  exceptBookingId?: string | undefined;
}

const emptied = [
  'time_slots, business_settings, service_rooms, therapist_treatments, closures, therapist_roster',
  'blocked_time_slots, leave, reservations, kept_openings, rooms',
].flatMap((names) => names.split(', '));

const addTimeSlot = /* sql */ `
  insert into time_slots (id, start_time, end_time, shift_type, display_order)
  values ($1, $2, $3, 'Morning', 1)`;
const saveSetting = /* sql */ `insert into business_settings (setting_key, setting_value) values ($1, $2::jsonb)`;
const addRoom = /* sql */ `
  insert into rooms (id, name, position, is_active, created_at) values ($1, $2, $3, $4, now())`;
const addServiceRoom = /* sql */ `insert into service_rooms (service_id, room_id) values ($1, $2)`;
const addTreatment = /* sql */ `
  insert into therapist_treatments (therapist_id, service_id, duration) values ($1, $2, $3)`;
const addClosure = /* sql */ `
  insert into closures (id, name, first_date, last_date) values ($1, 'Stocktake', $2::date, $2::date + $3::int)`;
const addShift = /* sql */ `
  insert into therapist_roster (id, therapist_id, therapist_name, roster_date, shift_hours) values ($1, $2, '', $3, $4)`;
const addBlock = /* sql */ `
  insert into blocked_time_slots (id, therapist_id, blocked_date, start_time, end_time)
  values ($1, $2, $3, $4::time, $4::time + make_interval(mins => $5::int))`;
const addLeave = /* sql */ `
  insert into leave (id, therapist_id, first_date, last_date, start_time, end_time, repeats_until, kind, status)
  values ($1, $2, $3, $4, $5, $6, $7, 'annual', $8)`;
const addReservation = /* sql */ `
  insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at, room_id, party_id)
  values ($1, $2, $3, $4::timestamp, $4::timestamp + make_interval(mins => $5::int), $6, $7) on conflict do nothing`;
const addKept = /* sql */ `
  insert into kept_openings (booking_id, therapist_id, starts_at, ends_at, room_id, kept_until)
  values ($1, $2, $3::timestamp, $3::timestamp + make_interval(mins => $4::int), $5, $6::timestamptz)`;
const rosteredSql = /* sql */ `
  select distinct therapist_id as "therapistId", roster_date::text as date
  from therapist_roster r join therapists t on t.id = r.therapist_id
  where roster_date = any ($1::date[]) and t.is_active and not t.is_unassigned`;
