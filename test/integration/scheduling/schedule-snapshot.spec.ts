import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../../src/demo/seeded-random.js';
import { system } from '../../../src/kernel/actor.js';
import { addDays, formatMinutes } from '../../../src/kernel/local-time.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { sql } from '../../../src/platform/database/sql.js';
import { Schedule, ScheduleSnapshotQuery } from '../../../src/scheduling/index.js';
import { ChangeBookingRules } from '../../../src/scheduling/booking-rules/change-booking-rules.js';
import { findSlotByTherapist } from '../../../src/scheduling/day/find-slots.js';
import { toCountedNow } from '../../../src/scheduling/reservations/counted-reservations.js';
import { everyDay } from '../../support/fixtures/every-day.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { startApp } from '../../support/processes/start-app.js';
import { Visitor } from '../../support/clients/visitor.js';

const SEED = process.env.SNAPSHOT_SEED ?? '20261123';
const random = seededRandom(SEED);
const pick = <Kind>(choices: readonly Kind[]): Kind => choices[random(choices.length)]!;
const starts = Array.from({ length: 20 }, (_, nth) => formatMinutes(8 * 60 + nth * 30));
const first = '2026-03-10';

it(`a snapshot says of every start what the claim would find, seed ${SEED}`, async () => {
  const server = await startApp({ env: { BOOKING_RATE_PER_MINUTE: '100000', BOOKINGS_PER_PHONE_PER_DAY: '100000' } });
  const shop = createShopBuilder(server);
  const visitor = new Visitor(server.url);
  await shop.timeSlots(...starts);
  const services = [
    await shop.service('Swedish', { durationMinutes: 60 }),
    await shop.service('Cupping', { durationMinutes: 45, cleanupMinutes: 30 }),
    await shop.service('Hot Stone', { durationMinutes: 90, cleanupMinutes: 0 }),
  ];
  const therapists = await Promise.all(
    ['Mei', 'Tom', 'Zoe'].map((name) => shop.therapist(name, { availableSlots: 3 + random(4) })),
  );
  await sql(shop.em, 'insert into therapist_treatments (therapist_id, service_id) values ($1, $2)', [
    therapists[0],
    services[0],
  ]);
  for (const position of [0, 1, 2])
    await sql(shop.em, 'insert into rooms (id, name, position, created_at) values ($1, $2, $3, now())', [
      randomUUID(),
      `Room ${position}`,
      position,
    ]);
  await sql(shop.em, 'insert into service_rooms select $1, id from rooms where position = 1', [services[1]]);
  const days = [0, 1, 2].map((ahead) => addDays(first, ahead));
  for (const day of days)
    for (const id of therapists) {
      const start = 8 * 60 + 15 * random(12);
      await shop.shift(id, day, `${formatMinutes(start)}-${formatMinutes(start + 240 + 15 * random(12))}`);
    }
  for (const [nth, day] of days.entries())
    await sql(
      shop.em,
      'insert into blocked_time_slots (id, therapist_id, blocked_date, start_time, end_time) values ($1, $2, $3, $4, $5)',
      [randomUUID(), therapists[nth], day, '11:15', '13:00'],
    );
  const insertLeaveSql = `insert into leave (id, therapist_id, first_date, last_date, start_time, end_time, kind, status)
    values ($1, $2, $3, $3, $4, $5, 'sick', 'approved')`;
  await sql(shop.em, insertLeaveSql, [randomUUID(), therapists[0], days[2], null, null]);
  await sql(shop.em, insertLeaveSql, [randomUUID(), therapists[1], days[0], '10:15', '12:00']);
  const insertCalendarSql = /* sql */ `
    insert into own_calendars (id, therapist_id, host, ending, sealed_address, created_at)
    values (gen_random_uuid(), $1, 'calendar.example.com', '.ics', '', now())`;
  const insertBusySql = /* sql */ `
    insert into own_calendar_busy (therapist_id, busy_date, start_time, end_time) values ($1, $2, $3, $4)`;
  for (const [id, day, from, to] of [
    [therapists[1], days[1], '09:40', '10:05'],
    [therapists[2], days[0], '12:00', '24:00'],
    [therapists[2], days[1], '00:00', '09:30'],
  ]) {
    await sql(shop.em, `${insertCalendarSql} on conflict do nothing`, [id]);
    await sql(shop.em, insertBusySql, [id, day, from, to]);
  }
  const compare = async () => {
    const schedule = new Schedule(await server.get(ScheduleSnapshotQuery).read(days[0]!, days.at(-1)!));
    const different: object[] = [];
    for (const date of days)
      for (const time of starts)
        for (const serviceId of services)
          for (const counted of ['open', 'confirmed'] as const) {
            const now = toCountedNow(counted, server.get(Clock).now());
            const query = { therapistIds: therapists, date, serviceId, durationMinutes: 60, counted: now };
            const found = await findSlotByTherapist(shop.em, query, time);
            for (const therapistId of therapists) {
              const request = { bookingId: '', serviceId, durationMinutes: 60, party: null };
              const place = { therapistId, date, time };
              const own = schedule.contextAt({ ...request, exceptBookingIds: new Set() }, place, counted);
              const slot = found.get(therapistId)!;
              const expected = Object.fromEntries(Object.keys(own).map((key) => [key, slot[key as keyof typeof slot]]));
              if (JSON.stringify(expected) !== JSON.stringify(own)) different.push({ place, counted, own, expected });
            }
          }
    expect(different).toEqual([]);
  };
  const rules = {
    slot_occupancy: 'full_duration',
    cleanup_buffer_minutes: 15,
    book_outside_business_hours: false,
  } as const;
  await shop.saveSetting('booking_rules', rules);
  for (let nth = 0; nth < 40; nth += 1) {
    const slot = { service_id: pick(services), therapist_id: pick(therapists), booking_date: pick(days) };
    await visitor.post('/bookings', bookingForm({ ...slot, booking_time: pick(starts) }));
  }
  await compare();
  const starting = { ...rules, slot_occupancy: 'start_only' as const };
  await server.get(CommandBus).execute(new ChangeBookingRules(starting, 1, system));
  const day = { open: '09:30', close: '15:00', closed: false };
  await shop.saveSetting('business_hours', { ...everyDay(() => day), wednesday: { ...day, closed: true } });
  await sql(shop.em, `insert into closures (id, name, first_date, last_date) values ($1, 'Stocktake', $2, $2)`, [
    randomUUID(),
    days[2],
  ]);
  await compare();
});
