import { CommandBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { OfferSlot } from '../../../src/booking/waiting-list/commands/offer-slot.js';
import { system } from '../../../src/kernel/actor.js';
import { BusinessRuleError } from '../../../src/kernel/errors.js';
import { addDays, formatMinutes } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { everyDay } from '../../support/fixtures/every-day.js';
import { startOffice } from '../../support/fixtures/start-office.js';

const RUNS = Number(process.env.PREVIEW_RUNS ?? 14);
const SEED = Number(process.env.PREVIEW_SEED ?? 20261126);

const HOURS = { open: '06:00', close: '22:00', closed: false };
const starts = Array.from({ length: 9 }, (_, nth) => formatMinutes(9 * 60 + nth * 60));

const one = fc.nat({ max: 2 });
const start = fc.nat({ max: starts.length - 1 });
const world = fc.record({
  parties: fc.array(
    fc.record({
      kind: fc.constantFrom('single', 'single', 'couple', 'chain', 'request', 'unassigned', 'offer'),
      ...{ therapist: one, other: one, service: one, start },
    }),
    { minLength: 4, maxLength: 8 },
  ),
  change: fc.record({
    kind: fc.constantFrom('absence', 'leave', 'closure', 'removed', 'shortened', 'deactivation', 'hours', 'draft'),
    ...{ therapist: one, start },
  }),
});
type World = typeof world extends fc.Arbitrary<infer Each> ? Each : never;

interface Plan {
  displaced: number;
  fit: number;
  offers: number;
  at_risk: number;
  rows: {
    booking: { id: string; version: number; total_price: number };
    cause: string | null;
    outcome: string;
    place: { therapist_id: string; booking_date: string; booking_time: string } | null;
  }[];
}

/** What is wrong with each open booking and offer of a day and those after it, worked out by a statement of its own. */
const wrongSql = `
  select r.booking_id as id, r.is_offer as "isOffer",
    array_remove(array[
      case when exists (select from closures c where r.starts_at::date between c.first_date and c.last_date)
        or not (r.starts_at::time >= (h.hours ->> 'open')::time and r.starts_at::time < (h.hours ->> 'close')::time) then 'closed' end,
      case when not t.is_active and not t.is_unassigned then 'inactive' end,
      case when not t.is_unassigned and not exists (
        select from therapist_roster s where s.therapist_id = r.therapist_id and s.roster_date = r.starts_at::date
          and s.shift_start <= r.starts_at::time and r.starts_at::time < s.shift_end) then 'no_shift' end,
      case when not t.is_unassigned and exists (
        select from leave l where l.therapist_id = r.therapist_id and l.status = 'approved'
          and r.starts_at::date between l.first_date and l.last_date
          and tsrange(r.starts_at::date + coalesce(l.start_time, '00:00'), r.starts_at::date + coalesce(l.end_time, '24:00'))
            && tsrange(r.starts_at, r.starts_at + make_interval(mins => r.duration_minutes))) then 'away' end
    ], null) as causes
  from reservations r join therapists t on t.id = r.therapist_id
  cross join lateral (
    select setting_value -> to_char(r.starts_at, 'fmday') as hours from business_settings where setting_key = 'business_hours') h
  order by r.booking_id`;

/** The clock is set to Monday 2026-03-02, 10:00. */
it(`what a change is said to do is what it does: ${RUNS} shops, seed ${SEED}`, async () => {
  const office = await startOffice({
    env: { BOOKING_RATE_PER_MINUTE: '100000', BOOKINGS_PER_PHONE_PER_DAY: '100000', OFFICE_MAIL_DELAY_SECONDS: '600' },
  });
  const { ada, shop, server } = office;
  // It would offer and withdraw meanwhile.
  await office.worker.close();
  await shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 });
  await shop.saveSetting(
    'business_hours',
    everyDay(() => HOURS),
  );
  await sql(shop.em, 'delete from time_slots');
  await shop.timeSlots(...starts);
  const services = [office.swedish, office.cupping, await shop.service('Reiki', { durationMinutes: 45 })];
  const people = [office.mei, office.tom, await shop.therapist('Zoe', { availableSlots: 12 })];
  await sql(shop.em, 'insert into therapist_treatments (therapist_id, service_id) values ($1, $2), ($1, $3)', [
    people[2],
    services[0],
    services[2],
  ]);
  const rooms = [2, 1].map((places, nth) => ({ name: `Room ${nth + 1}`, places }));
  expect((await ada.post('/rooms', { rooms })).status).toBe(201);
  await sql(shop.em, 'update services set needs_no_room = true where id = $1', [services[2]]);
  let clients = 0;

  const enter = async (date: string, { kind, therapist, other, service, start: nth }: World['parties'][number]) => {
    const [therapist_id, booking_time] = [people[therapist]!, starts[nth]!];
    const slot = { service_id: services[service]!, therapist_id, booking_date: date, booking_time };
    const phone = `0491 57${String(++clients).padStart(4, '0')}`;
    if (kind === 'couple' || kind === 'chain') {
      const part = (id: string, guest: number) => ({ service_id: slot.service_id, therapist_id: id, guest });
      await ada.post('/office-visits', {
        parts: [part(therapist_id, 1), part(people[other]!, kind === 'couple' ? 2 : 1)],
        ...{ booking_date: date, booking_time, client_name: 'Georgia Marsh', client_phone: phone, status: 'confirmed' },
      });
      return;
    }
    if (kind !== 'offer') {
      const whom = kind === 'unassigned' ? office.anybody : therapist_id;
      await office.visitor.post('/bookings', bookingForm({ ...slot, therapist_id: whom }, { client_phone: phone }));
      return;
    }
    const joined = await office.visitor.post('/waiting-list', {
      ...{ service_id: slot.service_id, therapist_id, windows: [{ date, from: booking_time, to: booking_time }] },
      ...{ first_name: 'Ann', last_name: 'Marsh', client_phone: phone, client_email: `ann.${clients}@example.test` },
    });
    if (joined.status !== 201) return;
    const [entry] = await sql<{ id: string }>(shop.em, 'select id from waiting_list where client_phone = $1', [phone]);
    const offer = new OfferSlot(entry!.id, { therapistId: therapist_id, date, time: booking_time }, system);
    await server
      .get(CommandBus)
      .execute(offer)
      .catch((error: unknown) => {
        if (!(error instanceof BusinessRuleError)) throw error;
      });
  };

  /** The question about a change, and making it. */
  const prepare = async (date: string, { kind, therapist, start: nth }: World['change']) => {
    const [therapist_id, from] = [people[therapist]!, starts[nth]!];
    const days = { first_date: date, last_date: date };
    const [shift] = await sql<{ id: string; version: number }>(
      shop.em,
      'select id, version from therapist_roster where therapist_id = $1 and roster_date = $2',
      [therapist_id, date],
    );
    const keep = true;
    const hours = { start_time: '08:00', end_time: from === '09:00' ? '10:00' : from };
    const changed = { id: shift!.id, therapist_id, roster_date: date, ...hours };
    const roster = (body: object) => ada.post('/roster-changes', { keep, ...body });
    switch (kind) {
      case 'absence':
        return { change: { absence: { therapist_id, ...days, start_time: from } }, make: undefined };
      case 'leave': {
        const leave = { therapist_id, ...days, start_time: from, end_time: '23:59' };
        return { change: { leave }, make: () => ada.post('/leave', { ...leave, kind: 'annual', keep }) };
      }
      case 'closure':
        return { change: { closure: days }, make: () => ada.post('/closures', { name: 'Stocktake', ...days }) };
      case 'removed':
        return { change: { roster: { removed: [shift!.id] } }, make: () => roster({ removals: [shift] }) };
      case 'shortened': {
        const changes = [{ ...changed, version: shift!.version, shift_type: 'custom' }];
        return { change: { roster: { changed: [changed] } }, make: () => roster({ changes }) };
      }
      case 'draft': {
        const { id, ...shape } = changed;
        const additions = [{ ...shape, shift_type: 'custom', roster_date: addDays(date, 60) }];
        return { change: { roster: {} }, make: () => roster({ additions, draft: true }) };
      }
      case 'deactivation': {
        const [{ version } = { version: 0 }] = await sql<{ version: number }>(
          shop.em,
          'select version from therapists where id = $1',
          [therapist_id],
        );
        const path = `/therapists/${therapist_id}`;
        return {
          change: { deactivation: { therapist_id } },
          make: () => ada.post<{ version: number }>(`${path}/deactivation`, { version, keep }),
          undo: (made: { version: number }) => ada.post(`${path}/reactivation`, { version: made.version }),
        };
      }
      case 'hours': {
        const week = everyDay(() => ({ ...HOURS, close: from === '09:00' ? '10:00' : from }));
        return {
          change: { business_hours: week },
          make: async () => {
            await shop.saveSetting('business_hours', week);
            return { status: 200, body: {} };
          },
          undo: () =>
            shop.saveSetting(
              'business_hours',
              everyDay(() => HOURS),
            ),
        };
      }
    }
  };

  const readWrong = async () => {
    const rows = await sql<{ id: string; isOffer: boolean; causes: string[] }>(shop.em, wrongSql);
    return new Map(rows.map((row) => [row.id, row]));
  };
  const seen = { displaced: 0, moved: 0, offers: 0, called: 0 };

  for (const [nth, { parties, change: drawn }] of fc.sample(world, { numRuns: RUNS, seed: SEED }).entries()) {
    const date = addDays('2026-03-03', nth);
    for (const id of people) await shop.shift(id, date, '08:00 - 19:00');
    for (const party of parties) await enter(date, party);
    const context = JSON.stringify({ nth, date, drawn, parties });
    const { change, make, undo } = await prepare(date, drawn);
    const asked = await ada.post<Plan>('/what-if', { change });
    expect({ context, ...asked }).toMatchObject({ status: 200 });
    const plan = asked.body;
    const before = await readWrong();
    const lost = plan.rows.filter(({ cause }) => cause !== null);
    expect({ context, displaced: plan.displaced }).toEqual({ context, displaced: lost.length });

    // First the bookings, as the dialog does, then the change.
    const moves = plan.rows.flatMap(({ booking: { id, version }, place }) =>
      place ? [{ booking_id: id, version, ...toSlot(place) }] : [],
    );
    const absence = 'absence' in change ? { absence: change.absence } : {};
    if (moves.length > 0 || !make) {
      const moved = await ada.post('/relocations', { moves, ...absence }, { 'idempotency-key': randomUUID() });
      expect({ context, plan, ...moved }).toMatchObject({ status: 201, body: { left: [] } });
    }
    const made = make && (await make());
    if (made) expect({ context, made, isDone: made.status < 300 }).toMatchObject({ isDone: true });

    const after = await readWrong();
    const isNew = ({ id, causes }: { id: string; causes: string[] }) =>
      causes.some((cause) => !before.get(id)?.causes.includes(cause));
    const wrong = [...after.values()].filter(isNew);
    const called = lost.filter(({ place }) => place === null).map(({ booking }) => booking.id);
    const bookings = wrong.filter(({ isOffer }) => !isOffer).map(({ id }) => id);
    expect({ context, plan, wrong: bookings.toSorted() }).toEqual({ context, plan, wrong: called.toSorted() });
    expect({ context, offers: wrong.filter(({ isOffer }) => isOffer).length }).toEqual({
      context,
      offers: plan.offers,
    });
    const [sum] = await sql<{ price: string | null }>(
      shop.em,
      'select sum(total_price)::text as price from bookings where id = any ($1::uuid[])',
      [called],
    );
    expect(Number(sum!.price ?? 0)).toBe(plan.at_risk);
    for (const { booking_id, ...slot } of moves)
      expect(await office.getBooking(booking_id)).toMatchObject(withoutVersion(slot));
    seen.displaced += lost.length;
    seen.moved += moves.length;
    seen.offers += plan.offers;
    seen.called += called.length;
    await undo?.(made?.body as { version: number });
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

const toSlot = ({ therapist_id, booking_date, booking_time }: NonNullable<Plan['rows'][number]['place']>) => ({
  ...{ therapist_id, booking_date, booking_time },
});
const withoutVersion = ({ version, ...slot }: { version: number } & ReturnType<typeof toSlot>) => slot;
