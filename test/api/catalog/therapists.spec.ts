import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

interface Therapist {
  id: string;
  name: string;
  version: number;
  roster_entries?: number;
}

// The test clock's today is 2026-03-02.
describe('the therapists of the office', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor, staff: Visitor, nobody: Visitor;
  let staffId: string;
  const services = new Map<string, string>();

  const create = async (more: object = {}) => {
    const { body } = await admin.post<Therapist>('/therapists', { name: 'Tom', hourly_rate: 90, ...more });
    return body;
  };
  const patch = (by: Visitor, id: string, body: object) => by.send<Therapist>('PATCH', `/therapists/${id}`, body);
  const patchProfile = (by: Visitor, id: string, body: object) => patch(by, `${id}/profile`, body);
  const row = async (id: string) => (await sql(shop.em, 'select * from therapists where id = $1', [id]))[0];
  const listEvents = (stream: string) =>
    sql(shop.em, 'select type, actor_email, data from event_log where stream = $1 order by version', [stream]);

  beforeAll(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    const signed = await createSignedInUser(server, 'mei@spa.test', 'staff');
    staff = signed.browser;
    staffId = signed.userId;
    nobody = (await createSignedInUser(server, 'noa@spa.test', null)).browser;
    for (const name of ['Remedial', 'Swedish', 'Watsu']) services.set(name, await shop.service(name));
  });

  it('a name and a rate are enough: active, 8 slots, rating 5, nothing else said', async () => {
    const { id } = await create({ hourly_rate: 75.25 });
    expect(await row(id)).toMatchObject({
      name: 'Tom',
      hourly_rate: '75.25',
      is_active: true,
      available_slots: 8,
      rating: '5.0',
      specialties: [],
      bio: null,
      image_url: null,
    });
    expect(await listEvents(id)).toMatchObject([
      {
        type: 'TherapistAdded',
        actor_email: 'ada@spa.test',
        data: { therapist_id: id, name: 'Tom', hourly_rate: 75.25 },
      },
    ]);
  });

  it('an edit writes each field and leaves before and after in the log', async () => {
    const { id } = await create({ is_active: false });
    const said = {
      name: 'Thomas',
      bio: 'Firm hands',
      association: 'Massage & Myotherapy Australia',
      provider_number: 'MM-204518',
      hourly_rate: 0,
      specialties: ['Remedial'],
      available_slots: 1,
      rating: 4.7,
      image_url: '/art/portraits/tom-whitford.svg',
    };
    expect(await patch(admin, id, { ...said, version: 1 })).toMatchObject({
      status: 200,
      body: { ...said, version: 2 },
    });
    expect(await row(id)).toMatchObject({ ...said, hourly_rate: '0.00', rating: '4.7', is_active: false });
    const [, edited, given] = await listEvents(id);
    const { specialties: _, ...fields } = said;
    expect(edited).toMatchObject({
      type: 'TherapistEdited',
      data: { therapist_id: id, name: 'Thomas', before: { name: 'Tom', hourly_rate: 90, bio: null }, after: fields },
    });
    expect(given).toMatchObject({
      type: 'TreatmentsChanged',
      data: {
        name: 'Thomas',
        before: { treatments: [] },
        after: { treatments: [{ service_id: services.get('Remedial') }] },
      },
    });
  });

  it('what an edit leaves out stays', async () => {
    const { id } = await create({ specialties: ['Swedish'], bio: 'Calm' });
    await patch(admin, id, { hourly_rate: 95, version: 1 });
    expect(await row(id)).toMatchObject({ name: 'Tom', specialties: ['Swedish'], bio: 'Calm', hourly_rate: '95.00' });
    await patch(admin, id, { bio: ' ', version: 2 });
    expect(await row(id)).toMatchObject({ bio: null });
  });

  it('specialties are the services that the therapist gives, with the minutes and prices that they had', async () => {
    const listTreatments = async (id: string) => {
      const { body } = await admin.get<{ therapist_id: string; treatments: object[] }[]>('/office/treatments');
      return body.find(({ therapist_id }) => therapist_id === id)!.treatments;
    };
    const treatment = (name: string, more: object = {}) => ({
      ...{ service_id: services.get(name), duration: null, price: null },
      ...more,
    });
    const { id } = await create({ specialties: ['Watsu', 'Swedish', 'Watsu'] });
    expect(await row(id)).toMatchObject({ specialties: ['Swedish', 'Watsu'] });
    expect(await listTreatments(id)).toEqual(expect.arrayContaining([treatment('Swedish'), treatment('Watsu')]));
    const own = { service_id: services.get('Swedish'), duration: 75, price: 140 };
    const version = async () => (await row(id))!.version;
    const setTreatments = async (treatments: object[]) =>
      admin.send('PUT', `/therapists/${id}/treatments`, { treatments, version: await version() });
    await setTreatments([own]);
    expect(await row(id)).toMatchObject({ specialties: ['Swedish'] });
    await patch(admin, id, { specialties: ['Remedial', 'Swedish'], version: await version() });
    expect(await listTreatments(id)).toEqual(expect.arrayContaining([treatment('Remedial'), own]));
    const unknown = { specialties: ['Swedish', 'Cupping'], bio: 'Lost', version: await version() };
    const message = '“Cupping” is not one of your services. Choose from the list';
    expect(await patch(admin, id, unknown)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'specialties', message }] },
    });
    expect(await row(id)).toMatchObject({ specialties: ['Remedial', 'Swedish'], bio: null });
    await setTreatments([]);
    expect(await row(id)).toMatchObject({ specialties: [] });
  });

  it.each([
    ['name', undefined, 'Please fill in required fields (Name and Hourly Rate)'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'M\u200b', 'Name must be at least 2 characters'],
    ['hourly_rate', undefined, 'Please fill in required fields (Name and Hourly Rate)'],
    ['hourly_rate', -1, 'Hourly rate must be positive'],
    ['hourly_rate', 1.234, 'Hourly rate must have at most two decimals'],
    ['specialties', [], 'At least one specialty is required'],
    ['rating', 0.9, 'Rating must be at least 1'],
    ['rating', 5.1, 'Rating must be at most 5'],
    ['rating', 4.75, 'Rating must be a number with at most one decimal'],
    ['available_slots', 0, 'Must have at least 1 available slot'],
    ['available_slots', null, 'Available slots must be a whole number'],
    ['bio', 'x'.repeat(501), 'Bio must be less than 500 characters'],
    ['image_url', 'https://elsewhere.test/face.png', 'Image URL must be the address of a picture of this site'],
    ['image_url', '//elsewhere.test/face.png', 'Image URL must be the address of a picture of this site'],
    ['image_url', '/../../etc/passwd', 'Image URL must be the address of a picture of this site'],
    ['image_url', '/art/../../secrets/face.png', 'Image URL must be the address of a picture of this site'],
    ['image_url', '/art/./face.png', 'Image URL must be the address of a picture of this site'],
    ['image_url', '/art//face.png', 'Image URL must be the address of a picture of this site'],
    ['image_url', '/.hidden/face.png', 'Image URL must be the address of a picture of this site'],
    ['image_url', '/\\elsewhere.test/face.png', 'Image URL must be the address of a picture of this site'],
    ['image_url', '/api/export', 'Image URL must be the address of a picture of this site'],
    ['image_url', '/', 'Image URL must be the address of a picture of this site'],
    ['image_url', 'face.png', 'Image URL must be the address of a picture of this site'],
  ])('%s cannot be %j', async (field, value, message) => {
    const answer = await admin.post('/therapists', { name: 'Tom', hourly_rate: 90, [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  it('of two admins who edit the same version one is told', async () => {
    const { id } = await create();
    const answers = await Promise.all([1, 2, 3].map((rating) => patch(admin, id, { rating, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('Any Available is nobody to be edited, and never listed', async () => {
    const id = await shop.anyAvailable();
    expect(await patch(admin, id, { name: 'Somebody', version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'any-available-fixed' },
    });
    const { body } = await admin.get<Therapist[]>('/office/therapists');
    expect(body.map((each) => each.id)).not.toContain(id);
  });

  it('nobody else is called Any Available', async () => {
    const name = 'Any Available is the name for bookings without a therapist';
    const refusal = { status: 422, body: { errors: [{ field: 'name', message: name }] } };
    const [cyrillic, greek] = ['Аnу Аvаіӏаblе', 'Αnγ Ανaιlαble'];
    for (const alike of [
      ' any  available ',
      'Any-Available',
      'Ａｎｙ Ａｖａｉｌａｂｌｅ',
      'Any Available.',
      cyrillic,
      greek,
    ])
      expect(await admin.post('/therapists', { name: alike, hourly_rate: 90 })).toMatchObject(refusal);
    const { id, version } = await create();
    expect(await patch(admin, id, { name: 'Any Available', version })).toMatchObject(refusal);
    expect(await row(id)).toMatchObject({ name: 'Tom' });
    // Entered before it was refused: a form sends it back unchanged.
    await sql(shop.em, `update therapists set name = 'Any Available' where id = $1`, [id]);
    const unchanged = { name: 'Any Available', bio: 'Calm', version };
    expect(await patch(admin, id, unchanged)).toMatchObject({ status: 200, body: { bio: 'Calm' } });
  });

  it('staff edit bio, slots and photo of their own record, and nothing else', async () => {
    const id = await shop.therapist('Mei', { userId: staffId, hourlyRateCents: 9000 });
    expect(await staff.get('/profile')).toMatchObject({ status: 200, body: { id, name: 'Mei', version: 1 } });
    const edit = { bio: 'Eleven years', available_slots: 0, image_url: '/art/portraits/mei-tanaka.svg' };
    const answer = await patchProfile(staff, id, { ...edit, name: 'Queen', hourly_rate: 900, version: 1 });
    expect(answer).toMatchObject({ status: 200, body: { ...edit, name: 'Mei', hourly_rate: 90, version: 2 } });
    expect((await listEvents(id)).at(-1)).toMatchObject({ type: 'TherapistEdited', actor_email: 'mei@spa.test' });
    const cleared = await patchProfile(staff, id, { bio: '', image_url: null, available_slots: 24, version: 2 });
    expect(cleared).toMatchObject({ body: { bio: null, image_url: null, available_slots: 24 } });
    for (const [available_slots, message] of [
      [-1, 'Available slots must be at least 0'],
      [25, 'Available slots cannot exceed 24'],
      [2.5, 'Available slots must be a whole number'],
    ])
      expect(await patchProfile(staff, id, { available_slots, version: 3 })).toMatchObject({
        status: 422,
        body: { detail: message },
      });
    expect(await patch(staff, id, { name: 'Queen', version: 3 })).toMatchObject({ status: 403 });
  });

  it("somebody else's profile stays as it is", async () => {
    const { id } = await create();
    for (const browser of [staff, admin])
      expect(await patchProfile(browser, id, { bio: 'Mine', version: 1 })).toMatchObject({
        status: 403,
        body: { detail: 'You can only edit your own profile' },
      });
    expect(await row(id)).toMatchObject({ bio: null });
    expect(await listEvents(id)).toHaveLength(1);
  });

  it('a user who is no therapist has no profile', async () => {
    expect(await admin.get('/profile')).toMatchObject({
      status: 404,
      body: { detail: "You don't have a therapist profile yet. Please contact an administrator." },
    });
    expect(await nobody.get('/profile')).toMatchObject({ status: 403 });
  });

  it('lists all to the office with their rosters, and to others whom they could meet', async () => {
    const rostered = await create({ name: 'Zoe' });
    await shop.shift(rostered.id, '2026-03-01', '09:00-17:00');
    await shop.shift(rostered.id, '2026-03-02', '09:00-17:00');
    const gone = await create({ name: 'Yan' });
    await shop.shift(gone.id, '2026-02-01', '09:00-17:00');
    expect(await admin.post(`/therapists/${gone.id}/deactivation`, { version: 1 })).toMatchObject({ status: 200 });
    const listedTo = async (browser: Visitor) => (await browser.get<Therapist[]>('/office/therapists')).body;
    const everybody = await listedTo(admin);
    expect(everybody).toContainEqual(expect.objectContaining({ id: rostered.id, roster_entries: 2, user_email: null }));
    expect(everybody).toContainEqual(expect.objectContaining({ id: gone.id, roster_entries: 1, is_active: false }));
    expect(everybody.map(({ name }) => name)).toEqual(everybody.map(({ name }) => name).sort());
    const toStaff = await listedTo(staff);
    expect(toStaff).toHaveLength(everybody.length);
    expect(toStaff.every((each) => !('user_email' in each))).toBe(true);
    expect(await listedTo(nobody)).toEqual([expect.objectContaining({ id: rostered.id, roster_entries: 1 })]);
    expect((await new Visitor(server.url).get('/office/therapists')).status).toBe(401);
  });
});
