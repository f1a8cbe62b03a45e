import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import type { TherapistCardDto } from '../../../src/scheduling/index.js';
import { DEFAULT_PUBLIC_HOURS } from '../../../src/catalog/opening-hours/business-hours.dto.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { eventually } from '../../support/eventually.js';
import { startApp } from '../../support/processes/start-app.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';

// Monday, 10:00 in Sydney.
const today = '2026-03-02';

// Not in the order of the day: the shop chooses the order.
const slotStarts = ['10:00', '09:00', '10:30', '11:00', '11:30', '12:00', '17:00'];

describe('what the public sees of the schedule', () => {
  const clock = new FixedClock();
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  const ids: Record<string, string> = {};
  const read = async (path: string) =>
    (await fetch(`${server.url}/api/${path}`)).json() as Promise<{ name: string; start_time?: string }[]>;
  const names = (people: { name: string }[]) => people.map(({ name }) => name);

  beforeAll(async () => {
    server = await startApp({ clock });
    shop = createShopBuilder(server);
    await shop.timeSlots(...slotStarts);
    await shop.service('Deep Tissue');
    ids.mei = await shop.therapist('Mei', { availableSlots: 3, rating: 4.5, hourlyRateCents: 11050 });
    ids.tom = await shop.therapist('Tom', { specialties: ['Deep Tissue'] });
    ids.ana = await shop.therapist('Ana');
    await shop.therapist('Zoe');
    ids.joel = await shop.therapist('Joel');
    await shop.shift(ids.mei, today, '9:00 AM - 5:00 PM');
    await shop.shift(ids.tom, today, '12:00-21:00');
    await shop.shift(ids.tom, '2026-03-03', '09:00-17:00');
    await shop.shift(ids.ana, '2026-03-04', '9-17');
    await shop.shift(ids.joel, today, '09:00-17:00');
    await sql(shop.em, 'update therapists set is_active = false where id = $1', [ids.joel]);
    await reserve(ids.mei, `${today} 11:00`, 'held');
    await reserve(ids.mei, `${today} 11:00`, 'requested');
    await reserve(ids.mei, '2026-03-03 11:00', 'held');
  });

  afterEach(() => clock.set('2026-03-01T23:00:00Z'));

  async function reserve(therapistId: string, start: string, kind: string) {
    await sql(shop.em, 'insert into reservations values ($1, $2, $3, $4, $4)', [
      randomUUID(),
      therapistId,
      kind,
      start,
    ]);
  }

  it('lists the active therapists who are rostered from today on, by name', async () => {
    expect(names(await read('therapists'))).toEqual(['Ana', 'Mei', 'Tom']);
  });

  it('tells who is here now, until when, and when the others come', async () => {
    const [ana, mei, tom] = await read('therapists');
    expect(mei).toMatchObject({
      available_now: true,
      shift_ends: '17:00',
      slots_remaining_today: 2,
      rating: 4.5,
      hourly_rate: 110.5,
    });
    expect(mei).not.toHaveProperty('next_shift');
    expect(tom).toMatchObject({ available_now: false, next_shift: { date: today, start: '12:00' }, hourly_rate: null });
    expect(tom).not.toHaveProperty('shift_ends');
    expect(ana).toMatchObject({ available_now: false, next_shift: { date: '2026-03-04', start: '09:00' } });
  });

  it('names on a card what the therapist gives; without a list that is everything', async () => {
    const [ana, , tom] = await read('therapists');
    expect(tom).toMatchObject({ specialties: ['Deep Tissue'], gives_all: false });
    expect(ana).toMatchObject({ specialties: [], gives_all: true });
  });

  it('offers for a date who is rostered, Any Available first, then the most slots remaining', async () => {
    expect(await read(`availability/therapists?date=${today}`)).toMatchObject([
      { name: 'Any Available', slots_remaining: 999 },
      { name: 'Tom', slots_remaining: 8, specialties: ['Deep Tissue'] },
      { name: 'Mei', slots_remaining: 2 },
    ]);
  });

  it('offers for a time only those whose shift covers it, its end not included', async () => {
    expect(names(await read(`availability/therapists?date=${today}&time=09:00`))).toEqual(['Any Available', 'Mei']);
    expect(names(await read(`availability/therapists?date=${today}&time=17:00`))).toEqual(['Any Available', 'Tom']);
  });

  it('offers every active therapist on a day without a roster, and while no day is chosen', async () => {
    const everybody = ['Any Available', 'Ana', 'Tom', 'Zoe', 'Mei'];
    expect(names(await read('availability/therapists?date=2026-03-20'))).toEqual([
      'Any Available',
      'Ana',
      'Tom',
      'Zoe',
      'Mei',
    ]);
    expect(names(await read('availability/therapists'))).toEqual(everybody);
  });

  it('reads the roster of a day and from a day on', async () => {
    const tomToday = { therapist_id: ids.tom, therapist_name: 'Tom', roster_date: today, shift_hours: '12:00-21:00' };
    expect(await read(`roster?date=${today}`)).toMatchObject([{ therapist_name: 'Mei' }, tomToday]);
    expect(await read('roster?from=2026-03-03')).toMatchObject([{ therapist_name: 'Tom' }, { therapist_name: 'Ana' }]);
  });

  it('lists the time slots in their order', async () => {
    const slots = await read('time-slots');
    expect(slots[0]).toEqual({ start_time: '10:00', end_time: '10:30', shift_type: 'Morning' });
    expect(slots.map(({ start_time }) => start_time)).toEqual(slotStarts);
  });

  it('composes the landing page, with the next starts of today that would be confirmed at once', async () => {
    const landing = (await fetch(`${server.url}/api/landing`)).json();
    await expect(landing).resolves.toMatchObject({
      shop: { time_zone: 'Australia/Sydney' },
      services: [{ name: 'Deep Tissue' }],
      therapists: [
        { name: 'Ana', is_rostered: true },
        { name: 'Mei' },
        { name: 'Tom' },
        { name: 'Zoe', is_rostered: false, available_now: false, off_today: true },
      ],
      next_free: [
        { date: today, time: '10:30', therapist_id: ids.mei, therapist_name: 'Mei' },
        { date: today, time: '11:30', therapist_name: 'Mei' },
        { date: today, time: '12:00', therapist_name: 'Tom' },
      ],
      unassigned_therapist_id: ((await read('therapists/any-available')) as unknown as { id: string }).id,
    });
  });

  it('packs what visitors read, and nothing for somebody with a session', async () => {
    const packing = async (headers: Record<string, string>) => {
      const answer = await fetch(`${server.url}/api/landing`, { headers });
      return [
        answer.headers.get('content-encoding'),
        ((await answer.json()) as { therapists: object[] }).therapists.length,
      ];
    };
    expect(await packing({ 'accept-encoding': 'gzip, br' })).toEqual(['br', 4]);
    expect(await packing({ 'accept-encoding': 'gzip' })).toEqual([null, 4]);
    expect(await packing({ 'accept-encoding': 'br', cookie: 'theme=dark' })).toEqual([null, 4]);
  });

  describe('free times', () => {
    interface Landing {
      shop: { open_today: unknown };
      therapists: (Pick<TherapistCardDto, 'name' | 'is_rostered' | 'slots_remaining_today' | 'off_today'> & {
        next_free?: object;
      })[];
      next_free: { date: string; time: string; therapist_name: string }[];
    }
    const landing = async () => (await fetch(`${server.url}/api/landing`)).json() as Promise<Landing>;
    /** A line for each card of a rostered therapist and one for the hero. */
    const shown = async () => {
      const { therapists, next_free } = await landing();
      const rostered = therapists.filter(({ is_rostered }) => is_rostered);
      const cards = rostered.map(({ name, slots_remaining_today, off_today, next_free: next }) =>
        [name, slots_remaining_today, ...(off_today ? ['off'] : []), ...Object.values(next ?? {})].join(' '),
      );
      return [...cards, next_free.map(({ date, time }) => `${date} ${time}`).join(', ')];
    };
    const closeOn = async (...closed: ('monday' | 'tuesday')[]) => {
      const hours = closed.map((day) => [day, { ...DEFAULT_PUBLIC_HOURS[day], closed: true }]);
      await shop.saveSetting('business_hours', { ...DEFAULT_PUBLIC_HOURS, ...Object.fromEntries(hours) });
      const isSaved = async () => ((await landing()).shop.open_today === null) === closed.includes('monday');
      await eventually(async () => (await isSaved()) || undefined, 'the shop shows the saved hours');
    };

    it('name the next day of whoever is off, and count only what is left of today', async () => {
      const ana = 'Ana 0 off 2026-03-04 09:00';
      const hero = `${today} 10:30, ${today} 11:30, ${today} 12:00`;
      expect(await shown()).toEqual([ana, `Mei 2 ${today} 10:30`, `Tom 2 ${today} 12:00`, hero]);
      clock.set('2026-03-02T01:00:00Z');
      const late = `${today} 17:00`;
      expect(await shown()).toEqual([ana, 'Mei 0', `Tom 1 ${late}`, late]);
    });

    it('are tomorrow once the last start of today has passed', async () => {
      clock.set('2026-03-02T12:00:00Z');
      const tomorrow = ['09:00', '10:00', '10:30'].map((time) => `2026-03-03 ${time}`).join(', ');
      const cards = ['Ana 0 off 2026-03-04 09:00', 'Mei 0', 'Tom 0 2026-03-03 09:00'];
      expect(await shown()).toEqual([...cards, tomorrow]);
    });

    it('skip the days on which the shop says it is closed, whatever the roster says', async () => {
      await closeOn('monday', 'tuesday');
      const wednesday = ['09:00', '10:00', '10:30'].map((time) => `2026-03-04 ${time}`).join(', ');
      expect(await shown()).toEqual(['Ana 0 off 2026-03-04 09:00', 'Mei 0 off', 'Tom 0 off', wednesday]);
      // Nobody is said to be here, or to come, on a day that is closed.
      const [ana, ...others] = await read('therapists');
      expect(ana).toMatchObject({ next_shift: { date: '2026-03-04', start: '09:00' } });
      for (const card of others) {
        expect(card).toMatchObject({ available_now: false });
        expect(card).not.toHaveProperty('shift_ends');
        expect(card).not.toHaveProperty('next_shift');
      }
      await closeOn();
    });

    it('end as the shop closes, though a shift goes on', async () => {
      const monday = { open: '09:00', close: '17:00', closed: false };
      await shop.saveSetting('business_hours', { ...DEFAULT_PUBLIC_HOURS, monday });
      await eventually(
        async () => (await shown()).includes('Tom 1 2026-03-02 12:00') || undefined,
        'the start at closing time is gone',
      );
      await closeOn();
    });
  });

  it.each([
    ['availability/therapists?date=2026-02-30', 'date'],
    [`availability/therapists?date=${today}&time=25:00`, 'time'],
    ['roster', 'date'],
    ['roster?from=tomorrow', 'from'],
  ])('%s is refused, naming %s', async (path, field) => {
    const response = await fetch(`${server.url}/api/${path}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });
});
