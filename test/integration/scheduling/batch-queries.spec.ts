import { randomUUID } from 'node:crypto';
import { BusinessHours, isWithinHours, ShopSettings } from '../../../src/catalog/index.js';
import { seededRandom } from '../../../src/demo/seeded-random.js';
import { isFreeCandidate, rankSlots } from '../../../src/scheduling/assignment/find-candidates.js';
import { proposeTherapists } from '../../../src/scheduling/assignment/propose-therapists.js';
import { canConfirmForVisitor, isPast } from '../../../src/scheduling/day/reasons.js';
import { type DayUnavailableReason, toDayReason } from '../../../src/scheduling/availability/month/day-reason.js';
import { findSlotByTherapist, findSlotsOfDays } from '../../../src/scheduling/day/find-slots.js';
import { SlotReviewer } from '../../../src/scheduling/availability/slot-reviewer.js';
import { FreeStartsQuery } from '../../../src/scheduling/listings/free-starts.query.js';
import { openAt } from '../../../src/scheduling/reservations/counted-reservations.js';
import { addDays } from '../../../src/kernel/local-time.js';
import { ShopClock } from '../../../src/platform/clock/shop-clock.js';
import { sql } from '../../../src/platform/database/sql.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { createRandomSchedule } from '../../support/fixtures/random-schedule.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { startApp } from '../../support/processes/start-app.js';
import { Visitor } from '../../support/clients/visitor.js';

/** Shops to compare; of each three months, the next free starts, and requests at some starts. */
const RUNS = Number(process.env.SCHEDULE_RUNS ?? 12);
const SEED = process.env.SCHEDULE_SEED ?? '20261125';
const REQUESTS = 20;

const random = seededRandom(SEED);
const pick = <Kind>(choices: readonly Kind[]): Kind => choices[random(choices.length)]!;

interface Month {
  days: { date: string; available: boolean; reason: DayUnavailableReason; closure: string | null }[];
}

interface Appointment {
  serviceId?: string;
  durationMinutes?: number;
  exceptBookingId?: string | undefined;
}

describe(`what is read at once for everybody is what one by one makes of it, seed ${SEED}`, () => {
  const clock = new FixedClock();
  let server: Awaited<ReturnType<typeof startApp>>;
  let schedule: Awaited<ReturnType<typeof createRandomSchedule>>;
  let visitor: Visitor;
  let anybody: string;
  const met = {
    reasons: new Set<DayUnavailableReason>(),
    firstDays: 0,
    proposals: new Set<number>(),
    verdicts: new Set(),
  };

  beforeAll(async () => {
    server = await startApp({ clock });
    schedule = await createRandomSchedule(server, clock, SEED);
    visitor = new Visitor(server.url);
    anybody = await createShopBuilder(server).anyAvailable();
  });

  const rosteredOn = (dates: readonly string[]) =>
    sql<{ therapistId: string; date: string }>(schedule.em, rosteredSql, [dates]);
  const someReservations = () =>
    sql<{ id: string; therapistId: string; date: string; time: string }>(schedule.em, reservationsSql, [REQUESTS]);

  describe.each(Array.from({ length: RUNS }, (_, nth) => nth + 1))('shop %i', () => {
    beforeAll(() => schedule.fill());

    it('the days on which anybody has a start', async () => {
      const { services, pick } = schedule;
      const [moved] = await someReservations();
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
          const wanted = await daysOfAnybody(first, appointment);
          const [from, to] = [wanted[0]!.date, wanted.at(-1)!.date];
          expect({ appointment, days: body.days.filter(({ date: day }) => day >= from && day <= to) }).toEqual({
            appointment,
            days: wanted,
          });
          for (const { reason } of wanted) met.reasons.add(reason);
        }
    });

    it('the first free day of each therapist', async () => {
      const localNow = server.get(ShopClock).now();
      const window = Array.from({ length: 61 }, (_, nth) => addDays(localNow.date, nth));
      const slots = await findSlotsOfDays(schedule.em, await rosteredOn(window), { counted: openAt(clock.now()) });
      const hours = await server.get(ShopSettings).read(BusinessHours);
      const free = slots
        .filter((slot) => canConfirmForVisitor(slot) && isWithinHours(hours, slot))
        .filter(({ date, time }) => !isPast(date, time, localNow));
      const firstDays = new Map<string, string>();
      for (const { therapistId, date } of free.toSorted((one, other) => one.date.localeCompare(other.date)))
        if (!firstDays.has(therapistId)) firstDays.set(therapistId, date);
      const wanted = free.filter(({ therapistId, date }) => firstDays.get(therapistId) === date);
      const found = await server.get(FreeStartsQuery).upcoming();
      expect(found.map(({ therapist_id, date, time }) => `${therapist_id} ${date} ${time}`).sort()).toEqual(
        wanted.map(({ therapistId, date, time }) => `${therapistId} ${date} ${time}`).sort(),
      );
      met.firstDays += firstDays.size;
    });

    it('who could take each of several requests', async () => {
      const { services, therapists, em } = schedule;
      const own = await someReservations();
      const starts = await sql<{ date: string; time: string }>(em, shiftStartsSql, [REQUESTS]);
      const requests = starts.map((start, nth) => ({
        ...start,
        bookingId: own[nth]?.id ?? randomUUID(),
        serviceId: pick(services),
        durationMinutes: pick([15, 60, 90, 240]),
      }));
      const found = await proposeTherapists(em, requests, clock.now());
      for (const [nth, { bookingId, time, ...request }] of requests.entries()) {
        const query = {
          ...request,
          exceptBookingId: bookingId,
          counted: openAt(clock.now()),
          therapistIds: therapists,
        };
        const free = [...(await findSlotByTherapist(em, query, time)).values()].filter(isFreeCandidate);
        const ranked = await rankSlots(em, free);
        expect({ request: requests[nth], found: found[nth] }).toEqual({
          request: requests[nth],
          found: ranked.slice(0, 2),
        });
        met.proposals.add(Math.min(2, ranked.length));
      }
    });

    it('whether each of several bookings could be confirmed, and what is at its time', async () => {
      const { services } = schedule;
      const asked = (await someReservations()).map(({ id, ...slot }) => ({
        ...slot,
        bookingId: id,
        serviceId: pick(services),
        durationMinutes: pick([15, 60, 240]),
      }));
      const reviewer = server.get(SlotReviewer);
      const found = await reviewer.reviewAsked(asked);
      for (const [nth, { bookingId, ...slot }] of asked.entries()) {
        const review = await reviewer.review({ ...slot, isUnassigned: false }, bookingId);
        expect(review).toMatchObject(found[nth]!);
        met.verdicts.add(review.verdict);
      }
    });
  });

  it('every answer there is was among them', () => {
    expect(met.reasons).toEqual(new Set([null, 'past', 'closed', 'full', 'service_not_given']));
    expect(met.firstDays).toBeGreaterThan(RUNS);
    expect(met.proposals).toEqual(new Set([0, 1, 2]));
    expect(met.verdicts.size).toBeGreaterThan(3);
  });

  async function daysOfAnybody(first: string, appointment: Appointment): Promise<Month['days']> {
    const today = server.get(ShopClock).today();
    const dates = Array.from({ length: 31 }, (_, nth) => addDays(first, nth)).filter(
      (day) => day.startsWith(first.slice(0, 7)) && day >= today && day <= addDays(today, 60),
    );
    const rostered = await rosteredOn(dates);
    return Promise.all(
      dates.map(async (date) => {
        const others = rostered.filter((each) => each.date === date);
        const starts = (await Promise.all(others.map((each) => startsOf(each, appointment)))).flat();
        const isFree = starts.some((start) => !start.isPast && canConfirmForVisitor(start));
        const isGiven = starts.some(({ givesService }) => givesService);
        const ofOthers = starts.length === 0 || isFree ? null : isGiven ? 'full' : 'service_not_given';
        const reason = toDayReason(await startsOf({ therapistId: anybody, date }, appointment)) ?? ofOthers;
        const [closed] = await sql<{ name: string }>(schedule.em, closureSql, [date]);
        return {
          date,
          available: reason === null,
          reason,
          closure: reason === 'closed' ? (closed?.name ?? null) : null,
        };
      }),
    );
  }

  /** Asks one day of one therapist. */
  async function startsOf(day: { therapistId: string; date: string }, appointment: Appointment) {
    const shopClock = server.get(ShopClock);
    const slots = await findSlotsOfDays(schedule.em, [day], { ...appointment, counted: openAt(clock.now()) });
    return slots.map((slot) => ({
      ...slot,
      isOpen: slot.isOpen && !shopClock.day(day.date).skips(slot.time),
      isPast: isPast(slot.date, slot.time, shopClock.now()),
    }));
  }
});

const closureSql = /* sql */ `
  select name from closures where $1::date between first_date and last_date order by first_date, name limit 1`;
const reservationsSql = /* sql */ `
  select booking_id as id, therapist_id as "therapistId", starts_at::date::text as date, to_char(starts_at, 'HH24:MI') as time
  from reservations order by starts_at, kind limit $1`;
const shiftStartsSql = /* sql */ `
  select roster_date::text as date, to_char(shift_start + interval '30 minutes', 'HH24:MI') as time
  from therapist_roster where shift_start < shift_end order by roster_date, shift_start limit $1`;
const rosteredSql = /* sql */ `
  select distinct therapist_id as "therapistId", roster_date::text as date
  from therapist_roster r join therapists t on t.id = r.therapist_id
  where roster_date = any ($1::date[]) and t.is_active and not t.is_unassigned`;
