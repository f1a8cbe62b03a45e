import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';

interface Planned {
  therapist_name: string;
  roster_date: string;
  shift_type: string;
  shift_hours: string;
  skipped: string | null;
}
type Plan = Record<'added' | 'skipped', Planned[]> & { change_id?: string | null };

describe('quick actions on the roster', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor;
  // The test clock's today is Monday 2026-03-02.
  const copy = '/roster-plans/copied-week';
  const generated = '/roster-plans/generated-week';
  const inWords = ({ therapist_name, roster_date, shift_hours }: Planned) =>
    `${therapist_name} ${roster_date} ${shift_hours}`;
  const rows = () =>
    sql<{ n: number }>(shop.em, 'select count(*)::int as n from therapist_roster').then(([row]) => row!.n);

  beforeEach(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
  });

  it('copy the seven days before today, show it first, and do it once however often it is asked for', async () => {
    const [mei, tom, joel] = [await shop.therapist('Mei'), await shop.therapist('Tom'), await shop.therapist('Joel')];
    await shop.shift(mei, '2026-02-22', '9-17');
    await shop.shift(mei, '2026-02-23', '9:00 AM - 5:00 PM');
    await shop.shift(tom, '2026-02-24', '12:00-21:00');
    await shop.shift(tom, '2026-03-03', '12:00 PM - 9:00 PM');
    await shop.shift(joel, '2026-02-25', '9-17');
    await shop.shift(mei, '2026-03-01', '10:00-16:00');
    await sql(shop.em, 'update therapists set is_active = false where id = $1', [joel]);
    const before = await rows();

    const { body: preview } = await admin.get<Plan>(copy);
    expect(preview.added.map(inWords)).toEqual(['Mei 2026-03-02 9:00 AM - 5:00 PM', 'Mei 2026-03-08 10:00-16:00']);
    expect(preview.skipped.map((one) => `${inWords(one)}: ${one.skipped}`)).toEqual([
      'Tom 2026-03-03 12:00-21:00: duplicate',
      'Joel 2026-03-04 9-17: inactive',
    ]);
    expect(await rows()).toBe(before);

    const twice = await Promise.all([admin.post<Plan>(copy), admin.post<Plan>(copy)]);
    expect(twice.map(({ status, body }) => [status, body.added.length]).toSorted()).toEqual([
      [200, 0],
      [200, 2],
    ]);
    expect(await rows()).toBe(before + 2);
    const { change_id } = twice.find(({ body }) => body.added.length > 0)!.body;
    const logged = await sql(
      shop.em,
      `select actor_email from event_log where type = 'RosterEntryAdded' and actor_kind = 'user'`,
    );
    expect(logged).toEqual([{ actor_email: 'ada@spa.test' }, { actor_email: 'ada@spa.test' }]);
    expect((await admin.post(`/roster-changes/${change_id}/undo`, {})).status).toBe(200);
    expect(await rows()).toBe(before);
  });

  it('say so when there is nothing to copy', async () => {
    for (const answer of [await admin.get(copy), await admin.post(copy)])
      expect(answer).toMatchObject({ status: 409, body: { code: 'no-shifts-to-copy' } });
  });

  it('generate the week after next in turn, three mornings, then afternoons', async () => {
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00');
    const [chi] = [await shop.therapist('Chi'), await shop.therapist('Ana'), await shop.therapist('Ben')];
    await shop.therapist('Zed', { isActive: false });
    await shop.shift(chi, '2026-03-11', '9-17');
    const { status, body } = await admin.post<Plan>(generated);
    expect(status).toBe(200);
    expect(body.added.map(inWords)).toEqual([
      'Ana 2026-03-09 09:00 - 13:00',
      'Ben 2026-03-10 09:00 - 13:00',
      'Ana 2026-03-12 13:00 - 16:00',
      'Ben 2026-03-13 13:00 - 16:00',
      'Chi 2026-03-14 13:00 - 16:00',
      'Ana 2026-03-15 13:00 - 16:00',
    ]);
    expect(body.added.map(({ shift_type }) => shift_type)).toEqual([
      'morning',
      'morning',
      ...Array(4).fill('afternoon'),
    ]);
    expect(body.skipped.map(inWords)).toEqual(['Chi 2026-03-11 09:00 - 13:00']);
    expect((await admin.get<Plan>(generated)).body.added).toEqual([]);
  });

  it('leave out what overlaps a shift, as adding one does, and say before which bookings stay uncovered and what is at risk', async () => {
    await shop.timeSlots('10:00', '15:00');
    const slot = { service_id: await shop.service('Remedial'), therapist_id: await shop.therapist('Mei') };
    const mei = slot.therapist_id;
    await shop.shift(mei, '2026-02-24', '09:00-17:00');
    await shop.shift(mei, '2026-03-03', '08:00-12:00');
    for (const booking_time of ['10:00', '15:00']) {
      const form = bookingForm({ ...slot, booking_date: '2026-03-03', booking_time });
      expect((await new Visitor(server.url).post('/bookings', form)).status).toBe(201);
    }
    const ask = async (name: string) => {
      const change = { roster_plan: { name } };
      const { body } = await admin.post<{ displaced: number; fit: number; at_risk: number }>('/what-if', { change });
      return [body.displaced, body.fit, body.at_risk];
    };
    const skipped = async (path: string) =>
      (await admin.get<Plan>(path)).body.skipped.map((one) => `${inWords(one)}: ${one.skipped}`);

    expect(await skipped(copy)).toEqual(['Mei 2026-03-03 09:00-17:00: overlap']);
    expect(await ask('copied-week')).toEqual([1, 0, 89.5]);
    expect((await admin.post<Plan>(copy)).body.added).toEqual([]);
    // At ten on the day after, when Mei would work.
    await shop.shift(mei, '2026-02-25', '09:00-12:00');
    expect(await ask('copied-week')).toEqual([1, 1, 0]);

    await shop.shift(mei, '2026-03-09', '17:00-18:00');
    await shop.shift(mei, '2026-03-10', '09:00-11:00');
    expect(await skipped(generated)).toEqual([
      'Mei 2026-03-09 10:00 - 15:00: duplicate',
      'Mei 2026-03-10 10:00 - 15:00: overlap',
    ]);
    expect(await ask('generated-week')).toEqual([0, 0, 0]);
    expect(await admin.post('/what-if', { change: { roster_plan: { name: 'week' } } })).toMatchObject({ status: 422 });
  });

  it('leave out days of approved leave and of closures, as copied days do', async () => {
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00');
    const [mei, tom] = [await shop.therapist('Mei'), await shop.therapist('Tom')];
    for (const therapist of [mei, tom])
      for (const day of ['2026-02-23', '2026-02-24', '2026-02-25']) await shop.shift(therapist, day, '09:00-17:00');
    const away = { therapist_id: mei, kind: 'annual' };
    const [copied, morning] = [
      { ...away, first_date: '2026-03-02', last_date: '2026-03-02' },
      { ...away, first_date: '2026-03-03', last_date: '2026-03-03', start_time: '09:00', end_time: '12:00' },
    ];
    const turn = { ...away, first_date: '2026-03-09', last_date: '2026-03-09' };
    for (const leave of [copied, morning, turn]) expect((await admin.post('/leave', leave)).status).toBeLessThan(300);
    for (const date of ['2026-03-04', '2026-03-10']) {
      const closure = { name: 'Stocktaking', first_date: date, last_date: date };
      expect((await admin.post('/closures', closure)).status).toBeLessThan(300);
    }
    const skipped = ({ body }: { body: Plan }) => body.skipped.map((one) => `${inWords(one)}: ${one.skipped}`);
    const words = [
      'Mei 2026-03-02 09:00-17:00: leave',
      'Mei 2026-03-04 09:00-17:00: closure',
      'Tom 2026-03-04 09:00-17:00: closure',
    ];
    expect(skipped(await admin.get<Plan>(copy)).toSorted()).toEqual(words);
    const done = await admin.post<Plan>(copy);
    expect(skipped(done).toSorted()).toEqual(words);
    expect(done.body.added.map(inWords).toSorted()).toEqual([
      'Mei 2026-03-03 09:00-17:00',
      'Tom 2026-03-02 09:00-17:00',
      'Tom 2026-03-03 09:00-17:00',
    ]);
    const week = await admin.post<Plan>(generated);
    expect(skipped(week)).toEqual(['Mei 2026-03-09 09:00 - 11:00: leave', 'Tom 2026-03-10 09:00 - 11:00: closure']);
    expect(week.body.added).toHaveLength(5);
  });

  it('generate nothing without therapists or time slots, and say which', async () => {
    expect(await admin.post(generated)).toMatchObject({
      status: 409,
      body: { code: 'no-therapists', detail: 'No therapists available to generate roster.' },
    });
    await shop.therapist('Mei');
    expect(await admin.get(generated)).toMatchObject({
      status: 409,
      body: { code: 'no-time-slots', detail: 'No time slots configured. Please add time slots first.' },
    });
    expect(await rows()).toBe(0);
  });
});
