import { sql } from '../../../src/platform/database/sql.js';
import { FillPatternsTask } from '../../../src/scheduling/roster-patterns/fill-patterns.task.js';
import { lockTherapistDays } from '../../../src/scheduling/reservations/therapist-day-lock.js';
import { addDays } from '../../../src/kernel/local-time.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { startApp } from '../../support/processes/start-app.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

interface Entry {
  id: string;
  roster_date: string;
  shift_hours: string;
  therapist_name: string;
  pattern_id: string | null;
  is_exception: boolean;
  version: number;
}
interface Outcome extends Record<'added' | 'removed' | 'kept' | 'skipped', { roster_date: string; reason: string }[]> {
  uncovered: { time: string }[];
  change_id: string;
}

describe('changes of many shifts', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor;
  let clock: FixedClock;
  let [mei, tom] = ['', ''];
  const roster = async () => (await admin.get<Entry[]>('/roster-entries')).body;
  const inWords = async () =>
    (await roster()).map((each) => `${each.therapist_name} ${each.roster_date} ${each.shift_hours}`);
  const shift = (therapist_id: string, roster_date: string, start_time = '09:00', end_time = '17:00') => {
    return { therapist_id, roster_date, start_time, end_time, shift_type: 'full' };
  };
  const change = (body: object) => admin.post<Outcome>('/roster-changes', body);
  const undo = (id: string, body = {}) =>
    admin.post<{ change_id: string; left: { roster_date: string; reason: string }[]; code?: string }>(
      `/roster-changes/${id}/undo`,
      body,
    );
  const preview = (id: string) => admin.post<Outcome>(`/roster-changes/${id}/undo/preview`);
  const listed = async () => (await admin.get<object[]>('/roster-changes')).body;
  const eventsOf = (type: string) => sql(shop.em, 'select data from event_log where type = $1', [type]);

  // The test clock's today is Monday 2026-03-02.
  beforeEach(async () => {
    clock = new FixedClock();
    server = await startApp({ clock });
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    [mei, tom] = [await shop.therapist('Mei'), await shop.therapist('Tom')];
  });

  it('are one: all of them or none, and one undo', async () => {
    await shop.shift(mei, '2026-03-05', '9-17');
    const overlapping = [shift(mei, '2026-03-04'), shift(mei, '2026-03-05', '16:00', '18:00')];
    expect(await change({ additions: overlapping })).toMatchObject({ status: 409, body: { code: 'shift-overlaps' } });
    expect(await change({ additions: [shift(mei, '2026-03-05')] })).toMatchObject({ body: { code: 'shift-exists' } });
    expect(await change({ additions: [shift(mei, '2026-03-01')] })).toMatchObject({ body: { code: 'shift-past' } });
    expect(await inWords()).toEqual(['Mei 2026-03-05 9-17']);

    const [entry] = await roster();
    const { status, body } = await change({
      additions: [...overlapping, shift(tom, '2026-03-04')],
      removals: [{ id: entry!.id, version: entry!.version }],
    });
    expect([status, body.added.length, body.removed.length]).toEqual([200, 3, 1]);
    expect(await inWords()).toHaveLength(3);
    const days = { shifts: 4, drafts: 0, first_date: '2026-03-04', last_date: '2026-03-05' };
    const made = { made_by: 'ada@spa.test', made_at_local: '2026-03-02T10:00:00', ...days };
    expect(await listed()).toEqual([{ change_id: body.change_id, kind: 'edit', is_undo: false, ...made }]);
    // A preview does not wait for whoever decides about that day or the change.
    const shown = await shop.em.fork().transactional(async (em) => {
      await lockTherapistDays(em, [{ therapistId: mei, date: '2026-03-05' }]);
      await sql(em, 'select from roster_changes for update');
      return preview(body.change_id);
    });
    expect(shown.body).toMatchObject({
      added: [{ therapist_name: 'Mei', roster_date: '2026-03-05', shift_hours: '9-17' }],
      removed: [{}, {}, {}],
      ...{ drafted: 0, kept: [], skipped: [], uncovered: [] },
    });
    expect(await inWords()).toHaveLength(3);
    const undone = await undo(body.change_id);
    expect(undone.status).toBe(200);
    expect(await inWords()).toEqual(['Mei 2026-03-05 9-17']);
    expect(await undo(body.change_id)).toMatchObject({ status: 409, body: { code: 'already-undone' } });
    expect(await preview(body.change_id)).toMatchObject({ status: 409, body: { code: 'already-undone' } });
    expect(await listed()).toEqual([{ change_id: undone.body.change_id, kind: 'edit', is_undo: true, ...made }]);
    const again = await undo(undone.body.change_id);
    expect(again.status).toBe(200);
    expect(await inWords()).toHaveLength(3);
    expect(await listed()).toEqual([{ change_id: again.body.change_id, kind: 'edit', is_undo: false, ...made }]);
  });

  it('leave out what is there when asked to, and say so', async () => {
    await shop.shift(mei, '2026-03-03', '9-17');
    const additions = [shift(mei, '2026-03-03'), shift(mei, '2026-03-04'), shift(tom, '2026-03-01')];
    const { body } = await change({ additions, on_overlap: 'skip' });
    expect(body.added.map(({ roster_date }) => roster_date)).toEqual(['2026-03-04']);
    expect(body.kept).toMatchObject([{ roster_date: '2026-03-03', reason: 'identical' }]);
    expect(body.skipped).toMatchObject([{ roster_date: '2026-03-01', reason: 'past' }]);
  });

  it('move and stretch at the version that was seen', async () => {
    await shop.shift(mei, '2026-03-03', '9-17');
    const [{ id, version } = { id: '', version: 0 }] = await roster();
    const moved = { id, version, ...shift(tom, '2026-03-06', '10:00', '18:00') };
    const { body } = await change({ changes: [moved] });
    expect(await inWords()).toEqual(['Tom 2026-03-06 10:00 - 18:00']);
    const late = await change({ changes: [{ ...moved, start_time: '12:00' }] });
    const both = 'of Tom on Fri Mar 6 is 10:00 AM – 6:00 PM by now, yours was 12:00 PM – 6:00 PM on Fri Mar 6';
    const detail = expect.stringContaining(both) as string;
    expect(late).toMatchObject({ status: 409, body: { code: 'modified', detail } });
    expect(await change({ removals: [{ id, version }] })).toMatchObject({ status: 409 });
    await undo(body.change_id);
    expect(await inWords()).toEqual(['Mei 2026-03-03 9-17']);
  });

  it('are listed with what was done to one shift by itself, which is taken back like them', async () => {
    await shop.shift(mei, '2026-03-03', '9-17');
    const [{ id, version } = { id: '', version: 0 }] = await roster();
    type Saved = { change_id: string | null };
    const undoChange = async (shifts: string[], saved?: Saved) => {
      const [latest] = (await listed()) as { change_id: string }[];
      const made = { kind: 'edit', is_undo: false, shifts: 1, drafts: 0, made_by: 'ada@spa.test' };
      expect(latest).toMatchObject(made);
      if (saved) expect(saved.change_id).toBe(latest!.change_id);
      expect((await undo(latest!.change_id)).status).toBe(200);
      expect(await inWords()).toEqual(shifts);
      clock.advance({ minutes: 1 });
    };
    expect(await listed()).toEqual([]);
    const moved = { ...shift(tom, '2026-03-05', '10:00', '18:00'), version };
    const edited = await admin.send<Saved>('PUT', `/roster-entries/${id}`, moved);
    expect(await listed()).toMatchObject([{ first_date: '2026-03-03', last_date: '2026-03-05' }]);
    await undoChange(['Mei 2026-03-03 9-17'], edited.body);
    const added = await admin.post<Saved>('/roster-entries', shift(tom, '2026-03-05'));
    expect(added.status).toBe(201);
    await undoChange(['Mei 2026-03-03 9-17'], added.body);
    const [{ version: latest } = { version: 0 }] = await roster();
    expect((await admin.send('DELETE', `/roster-entries/${id}?version=${latest}`)).status).toBe(204);
    expect(await roster()).toEqual([]);
    await undoChange(['Mei 2026-03-03 9-17']);
    // Nothing was changed by this.
    const again = { ...shift(mei, '2026-03-03'), version: (await roster())[0]!.version };
    expect((await admin.send('PUT', `/roster-entries/${id}`, again)).status).toBe(200);
    const count = (await listed()).length;
    const unchanged = { ...again, version: (await roster())[0]!.version };
    expect((await admin.send<Saved>('PUT', `/roster-entries/${id}`, unchanged)).body.change_id).toBeNull();
    expect(await listed()).toHaveLength(count);
  });

  it('cannot be taken back when somebody has changed a shift since', async () => {
    const { body } = await change({ additions: [shift(mei, '2026-03-03'), shift(mei, '2026-03-04')] });
    const [{ id } = { id: '' }] = await roster();
    await admin.send('PUT', `/roster-entries/${id}`, { ...shift(mei, '2026-03-05', '10:00', '18:00'), version: 1 });
    const detail = expect.stringContaining('of Mei on Thu Mar 5 is 10:00 AM – 6:00 PM by now') as string;
    for (const ask of [preview, undo])
      expect(await ask(body.change_id)).toMatchObject({ status: 409, body: { code: 'modified', detail } });
    expect(await roster()).toHaveLength(2);
  });

  it('are taken back on days to come, while today a shift stays that has begun, and nothing comes back at its hours', async () => {
    clock.advance({ hours: -2 });
    await shop.timeSlots('15:00');
    for (const date of ['2026-03-02', '2026-03-03']) await shop.shift(mei, date, '09:00 - 17:00');
    await shop.shift(tom, '2026-03-02', '13:00 - 15:00');
    await shop.shift(tom, '2026-03-02', '16:00 - 18:00');
    const before = await roster();
    const moved = before.find(({ shift_hours }) => shift_hours === '13:00 - 15:00')!;
    const { body } = await change({
      additions: [
        shift(mei, '2026-03-02', '10:00', '18:00'),
        shift(mei, '2026-03-03', '10:00', '18:00'),
        shift(tom, '2026-03-02', '09:00', '14:00'),
      ],
      changes: [{ id: moved.id, version: moved.version, ...shift(tom, '2026-03-02', '15:00', '17:00') }],
      removals: before.filter(({ id }) => id !== moved.id).map(({ id, version }) => ({ id, version })),
    });
    const slot = { service_id: await shop.service('Remedial'), therapist_id: tom, booking_date: '2026-03-02' };
    const booked = await new Visitor(server.url).post('/bookings', bookingForm({ ...slot, booking_time: '15:00' }));
    expect(booked.status).toBe(201);

    clock.advance({ hours: 4 });
    admin = (await createSignedInUser(server, 'bea@spa.test', 'admin_staff')).browser;
    const asked = await admin.post('/what-if', { change: { roster_undo: { change_id: body.change_id } } });
    expect(asked).toMatchObject({ status: 200, body: { displaced: 0 } });
    const left = Array.from({ length: 5 }, () => ({ roster_date: '2026-03-02' }));
    expect(await undo(body.change_id)).toMatchObject({ status: 200, body: { left } });
    expect((await inWords()).toSorted()).toEqual([
      'Mei 2026-03-02 10:00 - 18:00',
      'Mei 2026-03-03 09:00 - 17:00',
      'Tom 2026-03-02 09:00 - 14:00',
      'Tom 2026-03-02 15:00 - 17:00',
    ]);
  });

  it('can be taken back when what somebody has changed or taken out since is as it was again', async () => {
    const { body } = await change({ additions: [shift(mei, '2026-03-03'), shift(mei, '2026-03-04')] });
    const [changed, removed] = await roster();
    const since = await change({
      changes: [{ id: changed!.id, version: 1, ...shift(mei, '2026-03-03', '10:00') }],
      removals: [{ id: removed!.id, version: 1 }],
    });
    const back = await undo(since.body.change_id);
    expect(await inWords()).toEqual(['Mei 2026-03-03 09:00 - 17:00', 'Mei 2026-03-04 09:00 - 17:00']);
    expect((await roster()).map(({ version }) => version)).not.toContain(1);
    const undone = await undo(body.change_id);
    expect([back.status, undone.status]).toEqual([200, 200]);
    expect(await roster()).toEqual([]);
    // A restored entry has a version that nobody has loaded yet.
    expect((await undo(undone.body.change_id)).status).toBe(200);
    expect((await roster()).map(({ version }) => version)).toEqual([4, 3]);
  });

  it('are a thousand at most, which fit into one request, as do the questions about them and patterns', async () => {
    const days = Array.from({ length: 500 }, (_, nth) => addDays('2026-03-03', nth));
    const additions = days.flatMap((day) => [shift(mei, day), shift(tom, day)]);
    const tooMany = [...additions, shift(mei, '2026-03-02')];
    const refused = await change({ additions: tooMany, draft: true });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'additions' }] } });
    const { status, body } = await change({ additions, draft: true });
    expect([status, body.added.length]).toEqual([200, 1_000]);

    const added = tooMany.map(({ shift_type, ...each }) => each);
    expect(await admin.post('/what-if', { change: { roster: { added } } })).toMatchObject({ status: 200 });
    const week = Array.from({ length: 112 }, (_, nth) => ({
      ...{ week: 1 + (nth % 4), weekday: 1 + (nth % 7), shift_type: 'afternoon' },
      ...{ start_time: `${10 + Math.floor(nth / 28)}:00`, end_time: `${10 + Math.floor(nth / 28)}:45` },
    }));
    const pattern = { weeks: 4, first_date: '2026-03-03', shifts: week };
    const patterns = [mei, tom, ...Array(98).fill(mei)].map((therapist_id) => ({ therapist_id, ...pattern }));
    expect(await admin.post('/roster-patterns', { patterns })).toMatchObject({
      status: 422,
      body: { code: 'invalid-input', errors: [{ field: 'patterns' }] },
    });
  });

  it('are refused to everybody but admins, and so is bad input', async () => {
    const staff = (await createSignedInUser(server, 'sam@spa.test', 'staff')).browser;
    for (const path of ['/roster-changes', '/roster-copies', '/roster-patterns', '/roster-drafts/publication'])
      expect((await staff.post(path, {})).status).toBe(403);
    expect((await staff.get('/roster-patterns')).status).toBe(200);
    expect((await change({ additions: [{ therapist_id: 'x' }] })).status).toBe(422);
    expect((await change({ additions: [shift(mei, '2026-03-04', '12:00', '10:00')] })).status).toBe(422);
    expect((await change({ removals: [{ id: mei, version: 1 }] })).status).toBe(404);
  });

  describe('copies', () => {
    const copy = { from: '2026-03-02', to: '2026-03-03', into_from: '2026-03-09', into_to: '2026-03-12' };

    it('preview what they do, do it once however often, and can be taken back', async () => {
      await shop.shift(mei, '2026-03-02', '9-17');
      await shop.shift(tom, '2026-03-03', '10:00 - 14:00');
      await shop.shift(mei, '2026-03-11', '10:00 - 12:00');
      const preview = await admin.post<Outcome>('/roster-copies/preview', copy);
      const dates = ({ body }: { body: Outcome }) => body.added.map(({ roster_date }) => roster_date);
      expect(dates(preview)).toEqual(['2026-03-09', '2026-03-10', '2026-03-12']);
      expect(preview.body.kept).toMatchObject([{ roster_date: '2026-03-11', reason: 'overlap' }]);
      expect(await roster()).toHaveLength(3);
      const twice = await Promise.all([1, 2].map(() => admin.post<Outcome>('/roster-copies', copy)));
      expect(twice.map((answer) => dates(answer).length).toSorted()).toEqual([0, 3]);
      expect(await roster()).toHaveLength(6);
      await undo(twice.find(({ body }) => body.change_id)!.body.change_id);
      expect(await roster()).toHaveLength(3);
    });

    it('leave out what leave or a closure would take anyway', async () => {
      await shop.shift(mei, '2026-03-02', '9-17');
      await shop.shift(tom, '2026-03-02', '9-17');
      const leave = { therapist_id: mei, kind: 'annual', first_date: '2026-03-09', last_date: '2026-03-09' };
      expect((await admin.post('/leave', leave)).status).toBeLessThan(300);
      const { body } = await admin.post<Outcome>('/roster-copies/preview', copy);
      expect(body.skipped).toMatchObject([{ roster_date: '2026-03-09', reason: 'leave' }]);
      expect(body.added).toHaveLength(3);
      const closure = { name: 'Labour Day', first_date: '2026-03-09', last_date: '2026-03-09' };
      expect((await admin.post('/closures', closure)).status).toBeLessThan(300);
      const closed = await admin.post<Outcome>('/roster-copies/preview', copy);
      expect(closed.body.skipped.map(({ reason }) => reason).toSorted()).toEqual(['closure', 'leave']);
      expect(closed.body.added).toHaveLength(2);
    });

    it('take drafts along as drafts, and preview them', async () => {
      await shop.shift(mei, '2026-03-02', '9-17');
      await change({ additions: [shift(tom, '2026-03-02'), shift(mei, '2026-03-03')], draft: true });
      await change({ additions: [shift(tom, '2026-03-09')], draft: true });
      const drafts = async () =>
        (await admin.get<{ roster_date: string; therapist_name: string }[]>('/roster-drafts')).body
          .map(({ roster_date, therapist_name }) => `${therapist_name} ${roster_date}`)
          .toSorted();
      const before = await drafts();
      const shown = await admin.post<Outcome>('/roster-copies/preview', copy);
      const { change_id, ...done } = (await admin.post<Outcome>('/roster-copies', copy)).body;
      expect(done).toEqual(shown.body);
      expect(done).toMatchObject({ drafted: 3, kept: [{ roster_date: '2026-03-09', reason: 'identical' }] });
      expect(done.added.map(({ roster_date }) => roster_date)).toEqual([
        ...['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-11', '2026-03-12'],
      ]);
      expect((await roster()).map(({ roster_date }) => roster_date)).toEqual([
        '2026-03-02',
        '2026-03-09',
        '2026-03-11',
      ]);
      expect(await drafts()).toEqual([...before, 'Mei 2026-03-10', 'Mei 2026-03-12', 'Tom 2026-03-11'].toSorted());
      expect((await admin.post<Outcome>('/roster-copies', copy)).body).toMatchObject({ added: [], change_id: null });
      expect((await undo(change_id)).status).toBe(200);
      expect(await drafts()).toEqual(before);
      expect(await roster()).toHaveLength(1);

      const asDrafts = await admin.post<Outcome>('/roster-copies', { ...copy, draft: true });
      expect(asDrafts.body).toMatchObject({ drafted: 5, kept: [{ roster_date: '2026-03-09' }] });
      expect(await roster()).toHaveLength(1);
    });

    it('say so when there is nothing to copy, or the days are no range', async () => {
      expect(await admin.post('/roster-copies', copy)).toMatchObject({ body: { code: 'no-shifts-to-copy' } });
      expect((await admin.post('/roster-copies', { ...copy, to: '2026-03-01' })).status).toBe(422);
    });
  });

  it('say before they are made which bookings stay uncovered, which of these fit elsewhere, and what is at risk', async () => {
    await shop.timeSlots('10:00', '11:00', '15:00');
    const slot = { service_id: await shop.service('Remedial'), therapist_id: mei, booking_date: '2026-03-10' };
    await shop.shift(mei, '2026-03-03', '09:00 - 12:00');
    await shop.shift(mei, '2026-03-10', '16:00 - 17:00');
    for (const booking_time of ['10:00', '15:00']) {
      const booked = await new Visitor(server.url).post('/bookings', bookingForm({ ...slot, booking_time }));
      expect(booked.status).toBe(201);
    }

    const days = { from: '2026-03-03', to: '2026-03-03', into_from: '2026-03-10', into_to: '2026-03-10' };
    const ask = async (asked: object) => {
      const { body } = await admin.post<{ displaced: number; fit: number; at_risk: number }>('/what-if', {
        change: asked,
      });
      return [body.displaced, body.fit, body.at_risk];
    };
    const copy = await admin.post<Outcome>('/roster-copies/preview', days);
    expect(copy.body.uncovered).toMatchObject([{ time: '15:00' }]);
    // At eleven, when Mei would work.
    expect(await ask({ roster_copy: days })).toEqual([1, 1, 0]);

    const shifts = [{ week: 1, weekday: 2, start_time: '12:00', end_time: '14:00', shift_type: 'full' }];
    const pattern = { therapist_id: mei, weeks: 1, first_date: '2026-03-09', last_date: '2026-03-15', shifts };
    const repeated = await admin.post<Outcome>('/roster-patterns/preview', { patterns: [pattern] });
    expect(repeated.body.uncovered).toMatchObject([{ time: '10:00' }, { time: '15:00' }]);
    expect(await ask({ roster_patterns: { patterns: [pattern] } })).toEqual([2, 0, 179]);
    const drafts = await admin.post<Outcome>('/roster-copies/preview', { ...days, draft: true });
    expect(drafts.body.uncovered).toHaveLength(2);
    expect(await ask({ roster_copy: { ...days, draft: true } })).toEqual([2, 0, 179]);

    // Taking a shift back is about the bookings that it covers, not about those that had none before.
    const { body } = await change({ additions: [shift(mei, '2026-03-10', '14:00', '16:00')] });
    expect((await preview(body.change_id)).body.uncovered).toMatchObject([{ time: '15:00' }]);
    expect((await ask({ roster_undo: { change_id: body.change_id } }))[0]).toBe(1);
    const refused = { status: 409, body: { code: 'bookings-uncovered', in_the_way: [expect.any(String)] } };
    expect(await undo(body.change_id)).toMatchObject(refused);
    const drafted = await change({ additions: [shift(mei, '2026-03-10', '09:00', '11:00')], draft: true });
    expect((await preview(drafted.body.change_id)).body.uncovered).toEqual([]);
    expect((await undo(drafted.body.change_id)).status).toBe(200);
  });

  it('come from a week with a name', async () => {
    await shop.shift(mei, '2026-03-03', '9-17');
    const saved = await admin.post<{ id: string; version: number }[]>('/roster-templates', {
      name: 'Usual week',
      week: '2026-03-08',
    });
    const again = { name: 'usual  week', week: '2026-03-08' };
    expect(await admin.post('/roster-templates', again)).toMatchObject({ status: 409, body: { code: 'name-taken' } });
    const [{ id, version } = { id: '', version: 0 }] = saved.body;
    const use = { week: '2026-03-11', weeks: 2 };
    expect((await admin.post<Outcome>(`/roster-templates/${id}/use/preview`, use)).body.added).toHaveLength(2);
    expect((await admin.post<Outcome>(`/roster-templates/${id}/use`, use)).body.added).toHaveLength(2);
    expect((await roster()).map(({ roster_date }) => roster_date)).toEqual(['2026-03-03', '2026-03-10', '2026-03-17']);
    expect((await admin.send('DELETE', `/roster-templates/${id}?version=${version}`)).status).toBe(204);
  });

  describe('drafts', () => {
    const days = { from: '2026-03-01', to: '2026-03-31' };

    it('are no shifts until they are published', async () => {
      await change({ additions: [shift(mei, '2026-03-03'), shift(tom, '2026-03-04')], draft: true });
      expect(await roster()).toEqual([]);
      const drafts = await admin.get<Entry[]>('/roster-drafts');
      expect(drafts.body).toHaveLength(2);
      const preview = await admin.post<{ recipients: object[] }>('/roster-drafts/publication/preview', days);
      expect(preview.body.recipients).toMatchObject([
        { therapist_name: 'Mei', shifts: 1, is_mailed: false },
        { therapist_name: 'Tom', shifts: 1, is_mailed: false },
      ]);
      expect(await roster()).toEqual([]);
      const published = await admin.post<Outcome>('/roster-drafts/publication', { ...days, therapist_ids: [mei] });
      expect(await inWords()).toEqual(['Mei 2026-03-03 09:00 - 17:00']);
      expect((await admin.get<Entry[]>('/roster-drafts')).body).toMatchObject([{ therapist_name: 'Tom' }]);
      expect(await eventsOf('RosterPublished')).toHaveLength(1);
      await undo(published.body.change_id);
      expect(await roster()).toEqual([]);
      expect((await admin.get<Entry[]>('/roster-drafts')).body).toHaveLength(2);

      // What somebody else adds or changes after the preview is published by nobody unseen.
      const seen = (await admin.get<Entry[]>('/roster-drafts')).body.map(({ id, version }) => ({ id, version }));
      const [changed] = seen;
      const to = { ...shift(mei, '2026-03-05', '10:00', '12:00'), shift_type: 'custom', ...changed };
      expect((await change({ changes: [to] })).status).toBe(200);
      await change({ additions: [shift(mei, '2026-03-06')], draft: true });
      await admin.post('/roster-drafts/publication', { ...days, drafts: seen });
      expect(await roster()).toHaveLength(1);
      expect((await admin.get<Entry[]>('/roster-drafts')).body).toHaveLength(2);
      const reversed = { from: days.to, to: days.from };
      expect(await admin.post('/roster-drafts/publication', reversed)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'to', message: 'The last day must not be before the first one' }] },
      });
    });

    it('are in one place only when their publication is taken back while they are worked', async () => {
      clock.advance({ hours: -2 });
      const additions = [
        shift(mei, '2026-03-02', '09:00', '11:00'),
        shift(mei, '2026-03-02', '11:00', '16:00'),
        shift(tom, '2026-03-02', '14:00', '18:00'),
        shift(tom, '2026-03-03'),
      ];
      await change({ additions, draft: true });
      const published = await admin.post<Outcome>('/roster-drafts/publication', days);
      clock.advance({ hours: 4 });
      admin = (await createSignedInUser(server, 'bea@spa.test', 'admin_staff')).browser;
      const undone = await undo(published.body.change_id);
      const worked = ['09:00 - 11:00', '11:00 - 16:00'];
      expect(undone).toMatchObject({ status: 200, body: { left: worked.map((shift_hours) => ({ shift_hours })) } });
      expect(await roster()).toMatchObject(worked.map((shift_hours) => ({ shift_hours })));
      const drafts = async () => (await admin.get<Entry[]>('/roster-drafts')).body;
      expect(await drafts()).toMatchObject([{ roster_date: '2026-03-02' }, { roster_date: '2026-03-03' }]);

      clock.advance({ hours: 3 });
      admin = (await createSignedInUser(server, 'cleo@spa.test', 'admin_staff')).browser;
      expect(await undo(undone.body.change_id)).toMatchObject({ status: 200, body: { left: [] } });
      expect([(await roster()).length, await drafts()]).toEqual([4, []]);
    });

    it('are moved and taken out like shifts', async () => {
      await change({ additions: [shift(mei, '2026-03-03')], draft: true });
      const [{ id, version } = { id: '', version: 0 }] = (await admin.get<Entry[]>('/roster-drafts')).body;
      await change({ changes: [{ id, version, ...shift(tom, '2026-03-05') }] });
      const [moved] = (await admin.get<Entry[]>('/roster-drafts')).body;
      expect(moved).toMatchObject({ therapist_name: 'Tom', roster_date: '2026-03-05', version: 2 });
      expect((await change({ removals: [{ id, version: 2 }] })).status).toBe(200);
      expect((await admin.get<Entry[]>('/roster-drafts')).body).toEqual([]);
    });
  });

  describe('patterns', () => {
    const week = (...weekdays: number[]) =>
      weekdays.map((weekday) => ({ week: 1, weekday, start_time: '09:00', end_time: '17:00', shift_type: 'full' }));
    const pattern = (therapist_id: string, more = {}) => {
      return { therapist_id, weeks: 1, first_date: '2026-03-02', last_date: null, shifts: week(1, 2), ...more };
    };
    const add = (...patterns: object[]) => admin.post<Outcome>('/roster-patterns', { patterns });
    const current = async () =>
      (await admin.get<{ patterns: { id: string; version: number; last_date: string | null }[] }>('/roster-patterns'))
        .body.patterns;
    const fill = () => server.get(FillPatternsTask).run();

    it('fill the roster ahead, keep what is there, and make nothing twice', async () => {
      await shop.shift(mei, '2026-03-02', '09:00 - 17:00');
      await shop.shift(mei, '2026-03-03', '10:00 - 12:00');
      const preview = await admin.post<Outcome>('/roster-patterns/preview', { patterns: [pattern(mei)] });
      expect([preview.body.added.length, preview.body.kept.length]).toEqual([32, 2]);
      expect(await roster()).toHaveLength(2);
      const { body } = await add(pattern(mei));
      expect(body.added).toHaveLength(32);
      const entries = await roster();
      expect(entries).toHaveLength(34);
      // The same shift belongs to the pattern from now on; the other one is unchanged.
      expect(entries.slice(0, 3).map(({ pattern_id }) => pattern_id !== null)).toEqual([true, false, true]);
      await fill();
      expect(await roster()).toHaveLength(34);
      expect(await add(pattern(mei))).toMatchObject({ status: 409, body: { code: 'pattern-exists' } });
    });

    it('leave a day alone that was changed or taken out by hand', async () => {
      await add(pattern(mei));
      const [first, second] = await roster();
      await admin.send('PUT', `/roster-entries/${first!.id}`, {
        ...shift(mei, '2026-03-02', '12:00', '20:00'),
        version: 1,
      });
      await admin.send('DELETE', `/roster-entries/${second!.id}?version=1`);
      await fill();
      const [changed, next] = await roster();
      expect(changed).toMatchObject({ shift_hours: '12:00 - 20:00', is_exception: true });
      expect(next).toMatchObject({ roster_date: '2026-03-09', is_exception: false });
      const [{ id, version } = { id: '', version: 0 }] = await current();
      await admin.send('PUT', `/roster-patterns/${id}/end`, { version, last_date: '2026-03-01' });
      expect(await inWords()).toEqual(['Mei 2026-03-02 12:00 - 20:00']);
    });

    it('end, and go on after all', async () => {
      const { body } = await add(pattern(mei, { last_date: '2026-03-31' }), pattern(tom));
      expect(body.added).toHaveLength(10 + 34);
      const [of_mei] = await current();
      const end = (last_date: string | null, version: number) =>
        admin.send<Outcome>('PUT', `/roster-patterns/${of_mei!.id}/end`, { version, last_date });
      expect((await end('2026-03-10', of_mei!.version)).body.removed).toHaveLength(6);
      const detail = expect.stringContaining('of Mei lasts until Tue Mar 10 by now, yours has no end') as string;
      expect(await end(null, of_mei!.version)).toMatchObject({ status: 409, body: { code: 'modified', detail } });
      const longer = await end(null, of_mei!.version + 1);
      expect(longer.body.added).toHaveLength(30);
      await undo(longer.body.change_id);
      expect((await roster()).filter(({ therapist_name }) => therapist_name === 'Mei')).toHaveLength(4);
    });

    it('are replaced from a day on, and taking that back restores both', async () => {
      await add(pattern(mei));
      const [old] = await current();
      const replaced = await admin.post<Outcome>('/roster-patterns', {
        patterns: [pattern(mei, { first_date: '2026-03-16', shifts: week(2, 4) })],
        replaces: [{ id: old!.id, version: old!.version }],
      });
      // Tuesdays stay as they are.
      expect([replaced.body.added.length, replaced.body.removed.length, replaced.body.kept.length]).toEqual([
        15, 15, 15,
      ]);
      expect((await current()).map(({ last_date }) => last_date)).toEqual(['2026-03-15', null]);
      await fill();
      expect(await roster()).toHaveLength(34);
      await undo(replaced.body.change_id);
      expect(await current()).toMatchObject([{ id: old!.id, last_date: null }]);
      const dates = (await roster()).map(({ roster_date }) => new Date(roster_date).getUTCDay());
      expect(new Set(dates)).toEqual(new Set([1, 2]));
      expect((await roster()).every(({ pattern_id }) => pattern_id === old!.id)).toBe(true);
    });

    it('are taken back with what they have made since, as weeks went by', async () => {
      await add(pattern(mei));
      const [old] = await current();
      const replaced = await admin.post<Outcome>('/roster-patterns', {
        patterns: [pattern(mei, { first_date: '2026-03-16', shifts: week(4) })],
        replaces: [{ id: old!.id, version: old!.version }],
      });
      await shop.shift(mei, '2026-07-02', '10-12');
      clock.advance({ days: 14 });
      // The session of before is over.
      admin = (await createSignedInUser(server, 'bea@spa.test', 'admin_staff')).browser;
      await fill();
      const isThursday = ({ roster_date }: Entry) => new Date(roster_date).getUTCDay() === 4;
      expect((await roster()).filter(isThursday).at(-1)).toMatchObject({ roster_date: '2026-07-09' });
      const asked = { change: { roster_undo: { change_id: replaced.body.change_id } } };
      expect((await admin.post('/what-if', asked)).status).toBe(200);
      const undone = await undo(replaced.body.change_id);
      expect(undone.status).toBe(200);
      expect((await roster()).filter(isThursday)).toMatchObject([{ roster_date: '2026-07-02', shift_hours: '10-12' }]);
      await fill();
      const mondays = (await roster()).filter(({ roster_date }) => new Date(roster_date).getUTCDay() === 1);
      expect([mondays.length, mondays.at(-1)?.roster_date]).toEqual([19, '2026-07-06']);
      expect((await undo(undone.body.change_id)).status).toBe(200);
      expect((await roster()).filter(isThursday).at(-1)).toMatchObject({ roster_date: '2026-07-09' });
    });

    it('are taken back from now on: what has passed since then stays, and is named', async () => {
      const made = await add(pattern(mei));
      const early = await change({ additions: [shift(tom, '2026-03-02', '06:00', '09:00'), shift(tom, '2026-03-09')] });
      // What was over already when it was entered is taken back like anything else.
      expect((await undo(early.body.change_id)).body.left).toEqual([]);
      clock.advance({ days: 8 });
      admin = (await createSignedInUser(server, 'bea@spa.test', 'admin_staff')).browser;
      const past = ['2026-03-02', '2026-03-03', '2026-03-09'];
      const asked = await admin.post<{ displaced: number }>('/what-if', {
        change: { roster_undo: { change_id: made.body.change_id } },
      });
      expect(asked).toMatchObject({ status: 200, body: { displaced: 0 } });
      const undone = await undo(made.body.change_id);
      // It is Tuesday, 10 o'clock: who is at work stays there.
      const left = [...past, '2026-03-10'].map((roster_date) => ({ roster_date, reason: 'past' }));
      expect(undone).toMatchObject({ status: 200, body: { left } });
      expect((await roster()).map(({ roster_date }) => roster_date)).toEqual([...past, '2026-03-10']);
      await fill();
      expect(await roster()).toHaveLength(4);
      expect((await undo(undone.body.change_id)).status).toBe(200);
      expect(await roster()).toHaveLength(34);

      const old = await change({ removals: [(await roster()).at(4)!].map(({ id, version }) => ({ id, version })) });
      clock.advance({ days: 7 });
      admin = (await createSignedInUser(server, 'cleo@spa.test', 'admin_staff')).browser;
      expect(await undo(old.body.change_id)).toMatchObject({ status: 409, body: { code: 'shift-past' } });
      expect(await roster()).toHaveLength(33);
    });

    it('get another type from a day on', async () => {
      await add(pattern(mei));
      const [old] = await current();
      const shifts = week(1, 2).map((each) => ({ ...each, shift_type: 'custom' }));
      await admin.post('/roster-patterns', {
        patterns: [pattern(mei, { first_date: '2026-03-16', shifts })],
        replaces: [{ id: old!.id, version: old!.version }],
      });
      const types = await sql(
        shop.em,
        `select distinct roster_date >= '2026-03-16' as is_new, shift_type from therapist_roster order by 1`,
        [],
      );
      expect(types).toEqual([
        { is_new: false, shift_type: 'full' },
        { is_new: true, shift_type: 'custom' },
      ]);
    });

    it('bring nothing back with their therapist behind the day on which they have ended meanwhile', async () => {
      await add(pattern(mei));
      await shop.shift(mei, '2026-03-18', '9-17');
      const gone = await admin.post<{ version: number }>(`/therapists/${mei}/deactivation`, { version: 1 });
      const [old] = await current();
      const end = { version: old!.version, last_date: '2026-03-10' };
      expect((await admin.send('PUT', `/roster-patterns/${old!.id}/end`, end)).status).toBe(200);
      await admin.post(`/therapists/${mei}/reactivation`, { version: gone.body.version });
      expect((await roster()).map(({ roster_date }) => roster_date)).toEqual([
        ...['2026-03-02', '2026-03-03', '2026-03-09', '2026-03-10', '2026-03-18'],
      ]);
    });

    it('keep what comes back to them at once, by hand or with its therapist', async () => {
      await add(pattern(mei));
      const [first, second] = await roster();
      await admin.send('DELETE', `/roster-entries/${first!.id}?version=1`);
      await admin.send('DELETE', `/roster-entries/${second!.id}?version=1`);
      await change({ additions: [shift(mei, '2026-03-02')] });
      await admin.post('/roster-entries', shift(mei, '2026-03-03'));
      const isOfPattern = async () => new Set((await roster()).map(({ pattern_id }) => pattern_id !== null));
      expect(await isOfPattern()).toEqual(new Set([true]));
      const gone = await admin.post<{ version: number }>(`/therapists/${mei}/deactivation`, { version: 1 });
      const back = await admin.post(`/therapists/${mei}/reactivation`, { version: gone.body.version });
      expect([gone.status, back.status, (await roster()).length]).toEqual([200, 200, 34]);
      expect(await isOfPattern()).toEqual(new Set([true]));
    });

    it('do not go on by an undo while another one has begun', async () => {
      await add(pattern(mei));
      const [old] = await current();
      const ended = await admin.send<Outcome>('PUT', `/roster-patterns/${old!.id}/end`, {
        ...{ version: old!.version, last_date: '2026-03-15' },
      });
      await add(pattern(mei, { first_date: '2026-03-16', shifts: week(4) }));
      const detail = 'Mei already has a pattern from Mon Mar 16. End it first, or replace it';
      expect(await undo(ended.body.change_id)).toMatchObject({ status: 409, body: { code: 'pattern-exists', detail } });
      expect((await current()).map(({ last_date }) => last_date)).toEqual(['2026-03-15', null]);
      const [, next] = await current();
      const end = { version: next!.version, last_date: '2026-03-15' };
      await admin.send('PUT', `/roster-patterns/${next!.id}/end`, end);
      expect((await undo(ended.body.change_id)).status).toBe(200);
      expect((await current()).map(({ last_date }) => last_date)).toEqual([null]);
    });

    it('are refused with shifts that overlap or weeks that they do not have', async () => {
      const shifts = [...week(1), { ...week(1)[0]!, start_time: '16:00', end_time: '18:00' }];
      expect((await add(pattern(mei, { shifts }))).status).toBe(422);
      expect((await add(pattern(mei, { shifts: [{ ...week(1)[0]!, week: 2 }] }))).status).toBe(422);
      expect((await add(pattern(mei, { first_monday: '2026-03-03' }))).status).toBe(422);
      expect((await add(pattern(mei), pattern(mei))).status).toBe(422);
    });

    it('are refused for who cannot be rostered, and for days that have passed, naming the field', async () => {
      const refusal = (field: string, message: string) => ({ status: 422, body: { errors: [{ field, message }] } });
      await admin.post(`/therapists/${tom}/deactivation`, { version: 1 });
      expect(await add(pattern(tom))).toMatchObject(refusal('therapist_id', 'Tom cannot be rostered'));
      const nobody = pattern(await shop.anyAvailable());
      expect(await add(nobody)).toMatchObject(refusal('therapist_id', 'Any Available cannot be rostered'));
      const preview = await admin.post('/roster-patterns/preview', { patterns: [nobody] });
      expect(preview).toMatchObject(refusal('therapist_id', 'Any Available cannot be rostered'));
      const over = pattern(mei, { first_date: '2026-01-05', last_date: '2026-03-01' });
      expect(await add(over)).toMatchObject(refusal('last_date', 'These days have passed'));
      expect(await current()).toEqual([]);
    });

    it('do not wait for one who is not there, and of two at once one wins', async () => {
      const both = await Promise.all([add(pattern(tom)), add(pattern(tom))]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await sql(shop.em, 'update therapists set is_active = false where id = $1', [tom]);
      await fill();
      expect(await roster()).toHaveLength(34);
    });
  });
});
