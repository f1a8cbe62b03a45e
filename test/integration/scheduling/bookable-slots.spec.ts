import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../../src/demo/seeded-random.js';
import { BusinessRuleError } from '../../../src/kernel/errors.js';
import { system } from '../../../src/kernel/actor.js';
import { addDays, formatMinutes } from '../../../src/kernel/local-time.js';
import { ShopClock } from '../../../src/platform/clock/shop-clock.js';
import { sql } from '../../../src/platform/database/sql.js';
import { ChangeBookingRules } from '../../../src/scheduling/booking-rules/change-booking-rules.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { everyDay } from '../../support/fixtures/every-day.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp } from '../../support/processes/start-app.js';
import { Visitor } from '../../support/clients/visitor.js';

/** Bookings to make; `npm run test:slots` makes ten thousand. */
const RUNS = Number(process.env.SLOT_RUNS ?? 150);
const SEED = process.env.SLOT_SEED ?? '20261122';

const random = seededRandom(SEED);
const pick = <Kind>(choices: readonly Kind[]): Kind => choices[random(choices.length)]!;
const isOneIn = (sides: number) => random(sides) === 0;
const halfHours = Array.from({ length: 24 }, (_, nth) => formatMinutes(8 * 60 + nth * 30));

interface Grid {
  slots_remaining: number;
  slots: { start_time: string; available: boolean }[];
}

it(
  `a start that is offered is booked when it is pressed: ${RUNS} times, seed ${SEED}`,
  async () => {
    const clock = new FixedClock();
    const env = { BOOKING_RATE_PER_MINUTE: '1000000', BOOKINGS_PER_PHONE_PER_DAY: '1000000' };
    const server = await startApp({ clock, env });
    const shop = createShopBuilder(server);
    const visitor = new Visitor(server.url);
    const today = () => server.get(ShopClock).today();
    await shop.timeSlots(...halfHours);
    const services = [
      await shop.service('Swedish', { durationMinutes: 60 }),
      await shop.service('Cupping', { durationMinutes: 45, cleanupMinutes: 30 }),
      await shop.service('Hot Stone', { durationMinutes: 90, cleanupMinutes: 0 }),
    ];
    const therapists = await Promise.all(
      ['Mei', 'Tom', 'Zoe', 'Ida'].map((name) => shop.therapist(name, { availableSlots: 2 + random(10) })),
    );
    const bookable: string[] = [];

    /** A new day, with somebody on its roster: while nobody is, what can be chosen is a request. */
    const openDay = async () => {
      const date = addDays(today(), 1 + random(60));
      if (bookable.includes(date)) return;
      for (const [nth, id] of therapists.entries()) {
        if (nth > 0 && isOneIn(4)) continue;
        const start = 8 * 60 + 15 * random(16);
        await shop.shift(id, date, `${formatMinutes(start)}-${formatMinutes(start + 120 + 15 * random(20))}`);
      }
      bookable.push(date);
    };
    const changeRules = async () => {
      const [saved] = await sql<{ version: number }>(
        shop.em,
        `select version from business_settings where setting_key = 'booking_rules'`,
      );
      const rules = {
        slot_occupancy: pick(['start_only', 'full_duration'] as const),
        cleanup_buffer_minutes: 5 * random(7),
        book_outside_business_hours: isOneIn(3),
      };
      const change = new ChangeBookingRules(rules, saved?.version ?? 0, system);
      // Where bookings would overlap under it nothing changes.
      await server
        .get(CommandBus)
        .execute(change)
        .catch((error: unknown) => {
          if (!(error instanceof BusinessRuleError)) throw error;
        });
    };
    const changeHours = () => {
      const toHours = () => ({
        open: pick(['08:00', '09:30', '10:00']),
        close: pick(['17:00', '18:30']),
        closed: isOneIn(6),
      });
      return shop.saveSetting('business_hours', everyDay(toHours));
    };
    const addBlock = () => {
      const start = 8 * 60 + 15 * random(36);
      return sql(
        shop.em,
        'insert into blocked_time_slots (id, therapist_id, blocked_date, start_time, end_time) values ($1, $2, $3, $4, $5)',
        [
          randomUUID(),
          pick(therapists),
          pick(bookable),
          formatMinutes(start),
          formatMinutes(start + 15 * (1 + random(12))),
        ],
      );
    };
    /** One leave at a time for each: whole days or hours, once or each week. */
    const addLeave = async () => {
      const [therapistId, first] = [pick(therapists), pick(bookable)];
      await sql(shop.em, 'delete from leave where therapist_id = $1', [therapistId]);
      const start = 8 * 60 + 15 * random(36);
      const hours = isOneIn(2) ? [formatMinutes(start), formatMinutes(start + 15 * (1 + random(20)))] : [null, null];
      const last = addDays(first, random(3));
      const until = isOneIn(3) ? addDays(last, 7 * random(5)) : null;
      const params = [randomUUID(), therapistId, first, last, ...hours, until, pick(['approved', 'approved', 'asked'])];
      await sql(shop.em, addLeaveSql, params);
    };
    const addClosure = async () => {
      await sql(shop.em, 'delete from closures');
      const date = pick(bookable);
      await sql(shop.em, `insert into closures (id, name, first_date, last_date) values ($1, 'Stocktake', $2, $2)`, [
        randomUUID(),
        date,
      ]);
    };
    const changeTreatments = async () => {
      await sql(shop.em, 'delete from therapist_treatments');
      await sql(shop.em, 'insert into therapist_treatments (therapist_id, service_id, duration) values ($1, $2, $3)', [
        pick(therapists),
        pick(services),
        pick([null, 30, 75, 120]),
      ]);
    };
    /** Rooms come and go, and what is given where changes: bookings that are there keep theirs. */
    const changeRooms = async () => {
      await sql(shop.em, 'update rooms set is_active = position <> $1', [random(6)]);
      if (isOneIn(2))
        await sql(
          shop.em,
          `insert into rooms (id, name, position, created_at) select $1::uuid, 'Room ' || count(*), count(*), now() from rooms having count(*) < 4`,
          [randomUUID()],
        );
      await sql(shop.em, 'delete from service_rooms');
      await sql(shop.em, 'update services set needs_no_room = id is not distinct from $1', [
        isOneIn(3) ? pick(services) : null,
      ]);
      if (isOneIn(2))
        await sql(
          shop.em,
          'insert into service_rooms (service_id, room_id) select $1, id from rooms order by position limit 2',
          [pick(services)],
        );
    };
    const passTime = async () => {
      await openDay();
      clock.advance({ minutes: random(600) });
      for (const date of bookable.filter((each) => each < today())) bookable.splice(bookable.indexOf(date), 1);
    };
    const changes = [
      changeRules,
      changeHours,
      addBlock,
      addBlock,
      addLeave,
      addLeave,
      addClosure,
      changeTreatments,
      changeRooms,
      passTime,
    ];

    let booked = 0;
    const refused: unknown[] = [];
    while (booked < RUNS) {
      while (bookable.length < 4 || isOneIn(6)) await openDay();
      if (isOneIn(3)) await pick(changes)();
      const [service_id, therapist_id, booking_date] = [pick(services), pick(therapists), pick(bookable)];
      if (!booking_date) continue;
      const ofWhom = `therapist_id=${therapist_id}&service_id=${service_id}`;
      const { body } = await visitor.get<Grid>(`/availability/slots?date=${booking_date}&${ofWhom}`);
      const free = body.slots.filter(({ available }) => available && body.slots_remaining > 0);
      if (isOneIn(5)) {
        const month = await visitor.get<{ days: { date: string; available: boolean }[] }>(
          `/availability/days?month=${booking_date.slice(0, 7)}&${ofWhom}`,
        );
        const day = month.body.days.find(({ date }) => date === booking_date);
        if (day?.available !== free.length > 0) refused.push({ ...day, free: free.length });
      }
      if (free.length === 0) continue;
      const away = await sql(shop.em, withinLeaveSql, [
        therapist_id,
        service_id,
        booking_date,
        free.map(({ start_time }) => start_time),
      ]);
      if (away.length > 0) refused.push({ booking_date, therapist_id, away });
      const slot = { service_id, therapist_id, booking_date, booking_time: pick(free).start_time };
      const answer = await visitor.post<BookingAnswer>('/bookings', bookingForm(slot));
      if (answer.body.booking?.status !== 'confirmed') refused.push({ slot, answer: answer.body });
      booked += 1;
    }
    expect(refused).toEqual([]);
  },
  60_000 + RUNS * 200,
);

const addLeaveSql = /* sql */ `
  insert into leave (id, therapist_id, first_date, last_date, start_time, end_time, repeats_until, kind, status)
  values ($1, $2, $3, $4, $5, $6, $7, 'annual', $8)`;

/** Minute by minute, and not by the ranges that availability is made of: those of the starts whose treatment meets approved leave. */
const withinLeaveSql = /* sql */ `
  select distinct start from unnest($4::text[]) start
  join services s on s.id = $2::uuid left join therapist_treatments o on o.service_id = s.id and o.therapist_id = $1::uuid
  cross join lateral generate_series(0, coalesce(o.duration, s.duration) - 1) minute
  cross join lateral (select $3::date + start::time + make_interval(mins => minute) as at) moment
  join leave l on l.therapist_id = $1::uuid and l.status = 'approved'
  join lateral generate_series(0, 60) week on true
  where (week = 0 or l.repeats_until is not null) and at::date <= coalesce(l.repeats_until, l.last_date)
    and at::date between l.first_date + 7 * week and l.last_date + 7 * week
    and (l.start_time is null or at::time >= l.start_time and at::time < l.end_time)`;
