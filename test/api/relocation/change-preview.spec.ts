import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/platform/database/sql.js';
import { everyDay } from '../../support/fixtures/every-day.js';
import { startOffice } from '../../support/fixtures/start-office.js';

const date = '2026-03-09';

interface Plan {
  displaced: number;
  fit: number;
  total_price: number;
  at_risk: number;
  rows: {
    booking: { id: string; version: number; client_name: string };
    cause: string | null;
    outcome: string;
    place: { therapist_id: string; booking_date: string; booking_time: string } | null;
  }[];
}

describe('what would become of bookings', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let early: string, late: string;

  const ask = async (change: object, choices: object[] = []) =>
    (await office.ada.post<Plan>('/what-if', { change, choices })).body;
  const absence = () => ({ absence: { therapist_id: office.mei, first_date: date, last_date: date } });

  /** Every table of the shop, by its name. */
  const countRows = async () => {
    const tables = await sql<{ name: string }>(
      office.shop.em,
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const counts: Record<string, unknown> = {};
    for (const { name } of tables)
      [counts[name]] = await sql(
        office.shop.em,
        `select count(*) as n, max(xmin::text::bigint) as latest from "${name}"`,
      );
    return counts;
  };

  beforeAll(async () => {
    office = await startOffice();
    for (const id of [office.mei, office.tom]) await office.shop.shift(id, date, '09:00-17:00');
    early = await office.book({ booking_date: date, booking_time: '10:00' });
    late = await office.book({ booking_date: date, booking_time: '14:00', service_id: office.cupping });
    await office.book({ booking_date: date, booking_time: '14:00', therapist_id: office.tom });
    // Only what is asked here could write.
    await office.worker.close();
  });

  it('says where each could go and what is at risk, and writes nothing', async () => {
    const before = await countRows();
    const plan = await ask(absence());
    expect(plan).toMatchObject({ displaced: 2, fit: 2, total_price: 209.55, at_risk: 0 });
    expect(plan.rows).toMatchObject([
      {
        ...{ booking: { id: early, client_name: 'Georgia Marsh' }, cause: 'away', outcome: 'same_time' },
        place: { therapist_id: office.tom, booking_date: date, booking_time: '10:00' },
      },
      {
        ...{ booking: { id: late }, cause: 'away', outcome: 'other_time' },
        place: { therapist_id: office.tom, booking_date: date, booking_time: '13:00' },
      },
    ]);
    await ask({ closure: { first_date: date, last_date: date } });
    await ask({ deactivation: { therapist_id: office.mei } });
    await office.ada.post('/what-if/free-places', { change: absence(), booking_id: late, date });
    expect(await countRows()).toEqual(before);
  });

  it('counts as at risk what fits nowhere', async () => {
    const plan = await ask({ closure: { first_date: date, last_date: date } });
    expect(plan).toMatchObject({ displaced: 3, fit: 0, at_risk: 299.05, total_price: 299.05 });
  });

  it('plans around what is decided by hand', async () => {
    const chosen = { booking_id: early, kind: 'place', therapist_id: office.tom, booking_date: date };
    const plan = await ask(absence(), [{ ...chosen, booking_time: '16:00' }]);
    expect(plan.rows.map(({ outcome, place }) => [outcome, place?.booking_time])).toEqual([
      ['other_time', '16:00'],
      ['other_time', '13:00'],
    ]);
  });

  it('lists the places of one booking that are free beside the plan', async () => {
    const { body } = await office.ada.post<{ times: { booking_time: string; therapists: { id: string }[] }[] }>(
      '/what-if/free-places',
      { change: absence(), booking_id: late, date },
    );
    expect(body.times.map(({ booking_time }) => booking_time)).toEqual(['09:00', '11:00', '12:00', '13:00', '16:00']);
    expect(body.times.flatMap(({ therapists }) => therapists.map(({ id }) => id))).not.toContain(office.mei);
  });

  it('knows shifts that go, change and come', async () => {
    const [shift] = await sql<{ id: string; version: number }>(
      office.shop.em,
      `select id, version from therapist_roster where therapist_id = $1`,
      [office.mei],
    );
    const shorter = {
      id: shift!.id,
      therapist_id: office.mei,
      roster_date: date,
      start_time: '09:00',
      end_time: '12:00',
    };
    expect(await ask({ roster: { removed: [shift!.id] } })).toMatchObject({ displaced: 2 });
    expect(await ask({ roster: { changed: [shorter] } })).toMatchObject({ displaced: 1 });
    const { id, ...added } = { ...shorter, end_time: '17:00' };
    expect(await ask({ roster: { removed: [id], added: [added] } })).toMatchObject({ displaced: 0, rows: [] });

    const typed = { ...added, shift_type: 'full' };
    const draft = { additions: [{ ...typed, roster_date: '2026-03-20' }], draft: true };
    expect((await office.ada.post('/roster-changes', draft)).status).toBeLessThan(300);
    const [drafted] = (await office.ada.get<{ id: string }[]>('/roster-drafts')).body;
    const moved = { ...added, id: drafted!.id };
    expect(await ask({ roster: { removed: [id], changed: [moved] } })).toMatchObject({ displaced: 2 });

    const longer = { ...typed, id, version: shift!.version, end_time: '18:00' };
    const { body } = await office.ada.post<{ change_id: string }>('/roster-changes', { changes: [longer] });
    expect(await ask({ roster_undo: { change_id: body.change_id } })).toMatchObject({ displaced: 0 });
    expect((await office.ada.post(`/roster-changes/${body.change_id}/undo`, {})).status).toBeLessThan(300);
  });

  it('refuses what the shop does not know, naming its field', async () => {
    const nobody = randomUUID();
    const fieldOf = async (change: object, choices: object[] = [], path = '/what-if', more: object = {}) => {
      const { status, body } = await office.ada.post<{ errors?: { field: string }[] }>(path, {
        ...{ change, choices },
        ...more,
      });
      return [status, body.errors?.[0]?.field];
    };
    const days = { first_date: date, last_date: date };
    const hours = { therapist_id: nobody, roster_date: date, start_time: '09:00', end_time: '12:00' };
    const known = { ...hours, therapist_id: office.mei };
    expect(await fieldOf({ absence: { therapist_id: nobody, ...days } })).toEqual([422, 'change.absence.therapist_id']);
    expect(await fieldOf({ leave: { therapist_id: nobody, ...days } })).toEqual([422, 'change.leave.therapist_id']);
    const block = { therapist_id: nobody, blocked_date: date, start_time: '09:00', end_time: '10:00' };
    expect(await fieldOf({ block })).toEqual([422, 'change.block.therapist_id']);
    expect(await fieldOf({ deactivation: { therapist_id: nobody } })).toEqual([
      ...[422, 'change.deactivation.therapist_id'],
    ]);
    expect(await fieldOf({ pattern_end: { pattern_id: nobody, last_date: date } })).toEqual([
      ...[422, 'change.pattern_end.pattern_id'],
    ]);
    const business_hours = everyDay(() => ({ open: '12:07', close: '20:00', closed: false }));
    expect(await fieldOf({ business_hours })).toEqual([422, 'change.business_hours.monday.open']);
    const copy = { from: date, to: date, into_from: '2026-03-10', into_to: '2026-03-10' };
    expect(await fieldOf({ roster_copy: { ...copy, therapist_ids: [office.mei, nobody] } })).toEqual([
      ...[422, 'change.roster_copy.therapist_ids.1'],
    ]);
    expect(await fieldOf({ roster: { removed: [nobody] } })).toEqual([422, 'change.roster.removed.0']);
    expect(await fieldOf({ roster: { changed: [{ ...known, id: nobody }] } })).toEqual([
      ...[422, 'change.roster.changed.0.id'],
    ]);
    expect(await fieldOf({ roster: { added: [known, hours] } })).toEqual([422, 'change.roster.added.1.therapist_id']);
    const choice = {
      booking_id: early,
      kind: 'place',
      therapist_id: office.tom,
      booking_date: date,
      booking_time: '16:00',
    };
    expect(await fieldOf(absence(), [choice, { ...choice, booking_id: nobody }])).toEqual([
      422,
      'choices.1.booking_id',
    ]);
    expect(await fieldOf(absence(), [{ ...choice, therapist_id: nobody }])).toEqual([422, 'choices.0.therapist_id']);
    expect(await fieldOf(absence(), [], '/what-if/free-places', { booking_id: nobody, date })).toEqual([
      ...[422, 'booking_id'],
    ]);
  });

  it('knows opening hours, booking rules, blocks and leave as it is entered', async () => {
    const business_hours = everyDay(() => ({ open: '12:00', close: '20:00', closed: false }));
    expect(await ask({ business_hours })).toMatchObject({ displaced: 1 });
    const booking_rules = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 180 };
    expect(await ask({ booking_rules })).toMatchObject({ displaced: 0 });
    const block = { therapist_id: office.mei, blocked_date: date, start_time: '14:00', end_time: '15:00' };
    expect(await ask({ block })).toMatchObject({ displaced: 1 });
    const leave = { therapist_id: office.mei, first_date: '2026-03-02', last_date: '2026-03-02' };
    expect(await ask({ leave })).toMatchObject({ displaced: 0 });
    expect(await ask({ leave: { ...leave, repeats_until: date } })).toMatchObject({ displaced: 2 });
    const afternoons = { start_time: '13:00', end_time: '15:00', repeats_until: date };
    expect(await ask({ leave: { ...leave, ...afternoons } })).toMatchObject({ displaced: 1 });
  });

  it('names the shifts that would lie on closed days, of several closures at once and of what is closed already', async () => {
    const days = [date, '2026-03-10'].map((day) => ({ first_date: day, last_date: day }));
    const named = [
      { therapist_name: 'Mei', roster_date: date, start_time: '09:00', end_time: '17:00' },
      { therapist_name: 'Tom' },
    ];
    expect(await ask({ closures: days })).toMatchObject({ displaced: 3, closed_shifts: 2, shifts: named });
    expect(await ask({ closed_times: {} })).toMatchObject({ displaced: 0, closed_shifts: 0, shifts: [] });
    const { body } = await office.ada.post<{ id: string }>('/closures', { name: 'Stocktaking', ...days[0] });
    expect(await ask({ closure: days[0]! })).toMatchObject({ displaced: 0, closed_shifts: 0 });
    expect(await ask({ closed_times: {} })).toMatchObject({ displaced: 3, closed_shifts: 2, shifts: named });
    expect(await ask({ closed_times: days[0]! })).toMatchObject({ displaced: 3, closed_shifts: 2 });
    expect(await ask({ closed_times: days[1]! })).toMatchObject({ displaced: 0, closed_shifts: 0 });
    await office.ada.send('DELETE', `/closures/${body.id}?version=1`);
  });

  it('refuses questions that cannot be answered, naming what is wrong', async () => {
    const refused = async (body: object) => {
      const answer = await office.ada.post<{ errors: { field: string }[] }>('/what-if', body);
      return [answer.status, answer.body.errors?.map(({ field }) => field)];
    };
    expect(await refused({ change: {} })).toEqual([422, ['change']]);
    expect(await refused({ change: { ...absence(), deactivation: { therapist_id: office.mei } } })).toEqual([
      422,
      ['change'],
    ]);
    const turned = { therapist_id: office.mei, first_date: date, last_date: '2026-03-08' };
    expect(await refused({ change: { absence: turned } })).toEqual([422, ['change.absence.last_date']]);
    const closed = { first_date: date, last_date: '2026-03-08' };
    expect(await refused({ change: { closures: [closed] } })).toEqual([422, ['change.closures.0.last_date']]);
    expect(await refused({ change: { closed_times: { last_date: date } } })).toEqual([
      422,
      ['change.closed_times.first_date'],
    ]);
    const choices = [{ booking_id: early, kind: 'place' }];
    expect(await refused({ change: absence(), choices })).toEqual([422, ['choices.0.therapist_id']]);
  });

  it('knows what is worked out when it is made: patterns, copies, templates, publications and taking back', async () => {
    const monday = '2026-03-16';
    await office.shop.shift(office.tom, monday, '09:00-17:00');
    const spell = { week: 1, weekday: 1, start_time: '09:00', end_time: '17:00', shift_type: 'full' };
    const pattern = { therapist_id: office.mei, weeks: 1, first_date: monday, last_date: monday, shifts: [spell] };
    const made = await office.ada.post<{ change_id: string }>('/roster-patterns', { patterns: [pattern] });
    const { body: templates } = await office.ada.post<{ id: string }[]>('/roster-templates', {
      ...{ name: 'Mondays', week: monday },
    });
    await office.book({ booking_date: monday, booking_time: '10:00' });
    const { body } = await office.ada.get<{ patterns: { id: string; version: number }[] }>('/roster-patterns');
    const [{ id: pattern_id, version } = { id: '', version: 0 }] = body.patterns;
    const before = await countRows();
    const moved = { displaced: 1, fit: 1, at_risk: 0, rows: [{ cause: 'no_shift', outcome: 'same_time' }] };
    const nobody = { displaced: 0, rows: [] };
    expect(await ask({ pattern_end: { pattern_id, last_date: '2026-03-15' } })).toMatchObject(moved);
    expect(await ask({ pattern_end: { pattern_id, last_date: monday } })).toMatchObject(nobody);
    expect(await ask({ pattern_end: { pattern_id, last_date: null } })).toMatchObject(nobody);
    expect(await ask({ roster_undo: { change_id: made.body.change_id } })).toMatchObject(moved);
    const evening = { ...spell, start_time: '17:00', end_time: '20:00' };
    const replacing = { patterns: [{ ...pattern, shifts: [evening] }], replaces: [{ id: pattern_id, version }] };
    expect(await ask({ roster_patterns: replacing })).toMatchObject(moved);
    const copy = { from: date, to: date, into_from: monday, into_to: monday };
    expect(await ask({ roster_copy: copy })).toMatchObject(nobody);
    expect(await ask({ roster_template: { template_id: templates[0]!.id, week: monday } })).toMatchObject(nobody);
    expect(await ask({ publication: { from: date, to: monday } })).toMatchObject(nobody);
    expect(await countRows()).toEqual(before);

    const asked = (change: object) => office.ada.post<{ code: string }>('/what-if', { change });
    expect((await asked({ roster_undo: { change_id: randomUUID() } })).status).toBe(404);
    expect((await asked({ roster_copy: copy, publication: { from: date, to: monday } })).status).toBe(422);
    expect((await asked({ roster_copy: { ...copy, to: '2026-03-08' } })).status).toBe(422);
    const nothing = { ...copy, from: '2026-03-10', to: '2026-03-10' };
    expect(await asked({ roster_copy: nothing })).toMatchObject({ status: 409, body: { code: 'no-shifts-to-copy' } });
  });

  it('is for admins alone', async () => {
    expect((await office.staff.post('/what-if', { change: absence() })).status).toBe(403);
  });
});
