import { PastSlotQuery } from '../../../src/booking/queries/as-of/past-slot.query.js';
import { seededRandom } from '../../../src/demo/seeded-random.js';
import { addDays, formatMinutes } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { applyChange, listReasons, Schedule, ScheduleSnapshotQuery } from '../../../src/scheduling/index.js';
import { findSlotByTherapist } from '../../../src/scheduling/day/find-slots.js';
import { confirmedOnly } from '../../../src/scheduling/reservations/counted-reservations.js';
import { eventually } from '../../support/eventually.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { everyDay } from '../../support/fixtures/every-day.js';
import { startOffice } from '../../support/fixtures/start-office.js';

/** Days to judge; `npm run test:slots` judges ten thousand. */
const RUNS = Number(process.env.SLOT_RUNS ?? 25);
const SEED = process.env.SLOT_SEED ?? '20261129';
const MINUTES = 60;

const random = seededRandom(SEED);
const pick = <Kind>(choices: readonly Kind[]): Kind => choices[random(choices.length)]!;
const isOneIn = (sides: number) => random(sides) === 0;
const dates = [0, 1, 2, 3].map((ahead) => addDays('2026-03-03', ahead));
const quarter = (from: number, to: number) => from * 60 + 15 * random((to - from) * 4);
const times = Array.from({ length: 20 }, (_, nth) => formatMinutes(8 * 60 + nth * 30));

interface JudgedDay {
  date: string;
  seq: number;
  /** Whether each start is free, by therapist and time. */
  starts: Map<string, boolean>;
}

it(
  `a start is judged as it is now, by what-if without a change, and later as it was: ${RUNS} days, seed ${SEED}`,
  async () => {
    const office = await startOffice({
      env: { BOOKING_RATE_PER_MINUTE: '1000000', BOOKINGS_PER_PHONE_PER_DAY: '1000000' },
    });
    const { ada, visitor, shop, server, swedish: serviceId } = office;
    const therapists = [office.mei, office.tom];
    const ofTherapist = (table: string) =>
      sql<{ id: string; version: number }>(shop.em, `select id, version from ${table} order by id`);

    const book = async () => {
      const start = { therapist_id: pick(therapists), booking_date: pick(dates), booking_time: pick(times) };
      await visitor.post('/bookings', bookingForm({ service_id: serviceId, ...start }));
    };
    /** One change; those that are refused have no effect. */
    const changes: (() => Promise<unknown>)[] = [
      ...[book, book, book, book, book, book],
      async () => {
        const [booking] = await sql<{ id: string; version: number }>(
          shop.em,
          `select id, version from bookings where status in ('pending', 'confirmed') order by md5(id::text || $1) limit 1`,
          [String(random(1000))],
        );
        const { id = '', version } = booking ?? {};
        if (isOneIn(2)) await ada.post(`/bookings/${id}/cancellation`, { reason: 'ill', version });
        else await ada.post(`/bookings/${id}/confirmation`, { version });
      },
      async () => {
        const start = quarter(8, 17);
        const block = { blocked_date: pick(dates), start_time: formatMinutes(start) };
        await ada.post(`/therapists/${pick(therapists)}/blocks`, {
          ...block,
          end_time: formatMinutes(start + 15 * (1 + random(8))),
        });
      },
      async () => {
        const { id, version } = pick(await ofTherapist('blocked_time_slots')) ?? {};
        await ada.send('DELETE', `/blocks/${id}?version=${version}`);
      },
      async () => {
        const start = quarter(8, 14);
        await shop
          .shift(
            pick(therapists),
            pick(dates),
            `${formatMinutes(start)}-${formatMinutes(start + 180 + 15 * random(20))}`,
          )
          .catch(() => undefined);
      },
      async () => {
        const { id, version } = pick(await ofTherapist('therapist_roster')) ?? {};
        await ada.send('DELETE', `/roster-entries/${id}?version=${version}&keep=true`);
      },
      async () => {
        const first_date = pick(dates);
        const hours = isOneIn(2) ? { start_time: formatMinutes(quarter(8, 12)), end_time: '15:00' } : {};
        await ada.post('/leave', {
          ...{ therapist_id: pick(therapists), kind: 'sick', keep: true },
          ...{ first_date, last_date: first_date, ...hours },
        });
      },
      async () => {
        const { id, version } = pick(await ofTherapist('leave')) ?? {};
        await ada.post(`/leave/${id}/withdrawal`, { version });
      },
      async () => {
        const [saved] = await sql<{ version: number }>(
          shop.em,
          `select version from business_settings where setting_key = 'booking_rules'`,
        );
        await ada.send('PUT', '/settings/booking_rules', {
          version: saved?.version ?? 0,
          value: {
            slot_occupancy: pick(['start_only', 'full_duration']),
            cleanup_buffer_minutes: pick([0, 15, 30]),
            book_outside_business_hours: isOneIn(2),
          },
        });
      },
      () =>
        shop.saveSetting(
          'business_hours',
          everyDay(() => ({ open: pick(['08:00', '10:00']), close: '18:00', closed: isOneIn(6) })),
        ),
      async () => {
        const [room] = await sql<{ id: string; version: number; is_active: boolean }>(shop.em, 'select * from rooms');
        const { id, version, is_active } = room!;
        await ada.send('PATCH', `/rooms/${id}`, { version, is_active: !is_active, keep: true });
      },
      async () => {
        const id = pick(therapists);
        const [therapist] = await sql<{ version: number; is_active: boolean }>(
          shop.em,
          'select version, is_active from therapists where id = $1',
          [id],
        );
        const { version, is_active } = therapist!;
        if (is_active && !isOneIn(3)) return;
        await ada.post(`/therapists/${id}/${is_active ? 'deactivation' : 'reactivation'}`, { version, keep: true });
      },
    ];
    const settle = () =>
      eventually(async () => {
        const [row] = await sql<{ is_idle: boolean }>(
          shop.em,
          'select (select count(*) from event_log) = (select count(*) from admin_action_logs) as is_idle',
        );
        return row!.is_idle || undefined;
      }, 'an entry for each event');

    /** Judges the starts of a day now, and compares them with a plan that changes nothing. */
    const judge = async (date: string) => {
      const schedule = new Schedule(
        applyChange(await server.get(ScheduleSnapshotQuery).read(date, date), { kind: 'none' }),
      );
      const request = { bookingId: '', serviceId, durationMinutes: MINUTES, party: null };
      const starts = new Map<string, boolean>();
      for (const time of times.filter(() => isOneIn(3))) {
        const query = { therapistIds: therapists, date, serviceId, durationMinutes: MINUTES, counted: confirmedOnly };
        const slots = await findSlotByTherapist(shop.em, query, time);
        for (const [therapistId, slot] of slots) {
          const place = { therapistId, date, time };
          const planned = schedule.contextAt({ ...request, exceptBookingIds: new Set() }, place, 'confirmed');
          expect({ place, reasons: listReasons(planned), isActive: planned.therapistIsActive }).toEqual({
            place,
            reasons: listReasons(slot),
            isActive: slot.therapistIsActive,
          });
          for (const reason of listReasons(slot)) met.add(reason);
          starts.set(`${therapistId} ${time}`, slot.therapistIsActive && listReasons(slot).length === 0);
        }
      }
      return starts;
    };

    const compareWithPast = async ({ date, seq, starts }: JudgedDay) => {
      for (const [start, isFree] of starts) {
        const [therapist_id = '', time = ''] = start.split(' ');
        const query = { date, seq, therapist_id, time, minutes: MINUTES };
        const { is_free, causes } = await server.get(PastSlotQuery).explain(query);
        expect({ date, seq, start, isFree: is_free, causes }).toMatchObject({ date, seq, start, isFree });
      }
    };

    const met = new Set<string>();
    await sql(shop.em, 'update therapists set available_slots = 1');
    const days: JudgedDay[] = [];
    await ada.post('/rooms', { rooms: [{ name: 'Oak', places: 1 }] });
    for (const date of dates) for (const id of therapists) await shop.shift(id, date, '09:00-17:00');
    let judged = 0;
    while (judged < RUNS) {
      for (let nth = 0; nth <= random(3); nth += 1) await pick(changes)();
      await settle();
      const [head] = await sql<{ seq: number }>(shop.em, 'select max(seq)::float8 as seq from log_order');
      const date = pick(dates);
      days.push({ date, seq: head!.seq, starts: await judge(date) });
      if (days.length < 10) continue;
      // One of them is asked for again, after what has happened since.
      const [former] = days.splice(random(days.length), 1);
      await compareWithPast(former!);
      judged += 1;
    }
    expect(met).toEqual(new Set(['not_rostered', 'outside_shift', 'taken', 'on_leave', 'fully_booked', 'no_room']));
  },
  60_000 + RUNS * 2_000,
);
