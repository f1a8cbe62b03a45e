import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { sql } from '../../../src/platform/database/sql.js';
import { officeBookingForm } from '../../support/fixtures/booking-form.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface Client {
  id: string;
  name: string;
  bookings: number;
  alert: string | null;
  notes: { id: string; kind: string; text: string; author: string; at_local: string }[];
  sharing: { id: string; name: string; shares: string[] }[];
}

interface Owners {
  client: { id: string; name: string; alert: string | null } | null;
  sharing: { id: string; name: string }[];
}

/** The clock is set to Monday 2026-03-02, 10:00. */
let office: Awaited<ReturnType<typeof startOffice>>;

const dates = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-10'];
let next = 0;

/** Returns a start that no other test has. */
function takeSlot() {
  const [day, hour] = [Math.trunc(next / 6), next++ % 6];
  return { booking_date: dates[day]!, booking_time: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'][hour]! };
}

const book = (first_name: string, last_name: string, contact: object) =>
  office.book({ ...takeSlot(), first_name, last_name, ...contact });
const bookAtDesk = async (more: object) => {
  const { booking_date, ...slot } = takeSlot();
  const form = officeBookingForm(office, booking_date, { ...slot, therapist_id: office.mei, ...more });
  return office.ada.post<OfficeBooking>('/office-bookings', form);
};
const clientOf = async (bookingId: string) => (await office.getBooking(bookingId)).client_id as string;
const get = async (id: string) => (await office.ada.get<Client>(`/clients/${id}`)).body;
const owners = async (contact: Record<string, string>) =>
  (await office.ada.get<Owners>(`/clients/contact-owners?${new URLSearchParams(contact).toString()}`)).body;
const follow = async () => {
  while (await office.worker.get(Relay).step());
  while (await office.worker.get(Projector).step());
};

beforeAll(async () => {
  office = await startOffice();
  for (const date of dates) await office.shop.shift(office.mei, date, '09:00-17:00');
});

describe('an online booking', () => {
  const phone = '0491 570 301';

  it('belongs to whoever has the name and the address or number, however they are spelt', async () => {
    const first = await clientOf(
      await book('Zoë', 'O’Connor', { client_phone: phone, client_email: 'zoe@client.test' }),
    );
    for (const [firstName, lastName, contact] of [
      ['zoe', "O'Connor", { client_phone: '+61 491 570 301', client_email: null }],
      ['Zoe\u0308', 'OConnor', { client_phone: '0491 570 399', client_email: 'ZOE@client.test' }],
      ['ZOË', 'O’Connor', { client_phone: '0491 570 399', client_email: 'other@client.test' }],
    ] as const)
      expect(await clientOf(await book(firstName, lastName, contact))).toBe(first);
    expect(await get(first)).toMatchObject({ bookings: 4, sharing: [] });
  });

  it('of another name is a new client’s, who is shown to share the number', async () => {
    const zoe = (await owners({ name: 'Zoe O’Connor', phone })).client!.id;
    const leo = await clientOf(await book('Leo', 'O’Connor', { client_phone: phone, client_email: null }));
    expect(leo).not.toBe(zoe);
    expect(await get(leo)).toMatchObject({ bookings: 1, sharing: [{ id: zoe, shares: ['phone'] }] });
    expect((await get(zoe)).sharing).toMatchObject([{ id: leo, name: 'Leo O’Connor', shares: ['phone'] }]);
  });

  it('of a new person makes one client, however many come at once', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4].map(() => book('Nia', 'Once', { client_phone: '0491 570 302', client_email: 'nia@client.test' })),
    );
    expect(new Set(await Promise.all(ids.map(clientOf))).size).toBe(1);
  });

  it('keeps its customer of reports, who is grouped by the address', async () => {
    await book('Gwen', 'Ash', { client_phone: '0491 570 303', client_email: 'ash@client.test' });
    await book('Leo', 'Ash', { client_phone: '0491 570 303', client_email: 'ASH@client.test' });
    await follow();
    const { body } = await office.ada.get<{ items: { id: string; total_bookings: number }[] }>(
      '/customers?search=ash@',
    );
    expect(body.items).toMatchObject([{ total_bookings: 2 }]);
    const detail = await office.ada.get<{ clients: { name: string }[] }>(`/customers/${body.items[0]!.id}`);
    expect(detail.body.clients.map(({ name }) => name)).toEqual(['Gwen Ash', 'Leo Ash']);
    const history = await office.ada.get<{ items: object[] }>(`/customers/${body.items[0]!.id}/bookings`);
    expect(history.body.items).toHaveLength(2);
  });
});

describe('the desk', () => {
  const phone = '0491 570 311';
  const mum = { client_name: 'Mara Lund', client_phone: phone, client_email: 'lund@client.test' };

  it('is told who shares a number before it saves, and whose a booking of this name would be', async () => {
    const { body } = await bookAtDesk(mum);
    const mara = body.client_id as string;
    await office.ada.send('PUT', `/clients/${mara}/alert`, { alert: 'Nut oil allergy' });
    expect(await owners({ phone: '+61491570311' })).toMatchObject({ client: null, sharing: [{ id: mara }] });
    expect(await owners({ name: 'Mara Lund', email: 'Lund@client.test' })).toMatchObject({
      client: { id: mara, alert: 'Nut oil allergy' },
      sharing: [],
    });
    expect(await owners({ name: 'Olle Lund', phone })).toMatchObject({
      client: null,
      sharing: [{ name: 'Mara Lund' }],
    });
    expect(await owners({})).toEqual({ client: null, sharing: [] });
  });

  it('books for who was chosen, whatever number is given, and for a new client who was typed in', async () => {
    const mara = (await owners({ name: 'Mara Lund', phone })).client!.id;
    const chosen = await bookAtDesk({ ...mum, client_phone: '0491 570 312', client_email: null, client_id: mara });
    expect(chosen).toMatchObject({ status: 201, body: { client_id: mara } });
    const olle = await bookAtDesk({ ...mum, client_name: 'Olle Lund' });
    expect(olle.body.client_id).not.toBe(mara);
    const unknown = await bookAtDesk({ ...mum, client_id: '5e70f000-0000-4000-8000-00000000ffff' });
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ field: 'client_id' }] } });
  });

  it('gives a booking to somebody else, puts details right, and takes both back', async () => {
    const made = (
      await bookAtDesk({ ...mum, client_name: 'Mar Lund', client_phone: '0491 570 313', client_email: null })
    ).body;
    const own = made.client_id as string;
    const edit = async (more: object) => {
      const { version, status, service_id, therapist_id, booking_date, booking_time } = await office.getBooking(
        made.id,
      );
      const slot = { version, status, service_id, therapist_id, booking_date, booking_time };
      const client = { client_name: 'Mar Lund', client_phone: '0491 570 313', client_email: null };
      const { status: answered } = await office.ada.send('PUT', `/bookings/${made.id}`, {
        ...slot,
        ...client,
        ...more,
      });
      expect(answered).toBe(200);
      return clientOf(made.id);
    };
    expect(await edit({ client_name: 'Mårten Lund' })).toBe(own);
    const mara = (await owners({ name: 'Mara Lund', phone })).client!.id;
    expect(await edit(mum)).toBe(mara);
    const { version } = await office.getBooking(made.id);
    expect((await office.ada.post(`/bookings/${made.id}/undo`, { version })).status).toBe(200);
    expect(await clientOf(made.id)).toBe(own);
    expect(await edit({ client_name: 'Ina Bern', client_phone: '0491 570 314' })).not.toBe(own);
  });

  it('separates two people who had one record, and merges them again', async () => {
    const kept = (await bookAtDesk({ ...mum, client_name: 'Gwendolyn Quill', client_phone: '0491 570 315' })).body
      .client_id as string;
    const shared = { client_phone: '0491 570 315', client_email: 'quill@client.test', client_id: kept };
    await bookAtDesk({ client_name: 'Leo Quill', ...shared });
    await bookAtDesk({ client_name: 'Gwendolyn Quill', ...shared });
    const waits = { service_id: office.swedish, therapist_id: null, client_name: 'Leo Quill', ...shared };
    const windows = [{ date: '2026-03-09', from: '09:00', to: '17:00' }];
    expect((await office.ada.post('/office-waiting-list', { ...waits, windows })).status).toBe(201);
    await office.ada.post(`/clients/${kept}/notes`, { kind: 'health', text: 'Slipped disc' });
    await sql(office.shop.em, 'insert into earlier_client_ids select gen_random_uuid(), $1', [kept]);
    const listed = await office.ada.get<{ items: object[] }>('/clients/shared');
    expect(listed.body.items).toEqual([
      expect.objectContaining({ id: kept, name: 'Gwendolyn Quill', others: ['Leo Quill'] }),
    ]);

    const separate = (id: string, name: string) => office.ada.post<Client>(`/clients/${id}/separations`, { name });
    const leo = (await separate(kept, 'LEO quill')).body;
    expect(leo).toMatchObject({ name: 'Leo Quill', bookings: 1, notes: [], sharing: [{ id: kept }] });
    expect(await get(kept)).toMatchObject({ name: 'Gwendolyn Quill', bookings: 2, notes: [{ text: 'Slipped disc' }] });
    expect((await office.ada.get<{ items: object[] }>('/clients/shared')).body.items).toEqual([]);
    expect((await separate(kept, 'Leo Quill')).status).toBe(404);
    expect((await separate(kept, 'Gwendolyn Quill')).status).toBe(404);
    const merged = await office.ada.post<Client>(`/clients/${kept}/merges`, { other_id: leo.id });
    expect(merged.body).toMatchObject({ id: kept, name: 'Gwendolyn Quill', bookings: 3 });
    expect((await separate(kept, 'Leo Quill')).body).toMatchObject({ id: leo.id, bookings: 1 });
  });

  it('takes along the notes that are chosen, under their day and author, and the alert where it is wanted', async () => {
    const contact = { client_phone: '0491 570 331', client_email: 'pair@client.test' };
    const kept = (await bookAtDesk({ client_name: 'Una Pair', ...contact })).body.client_id as string;
    await bookAtDesk({ client_name: 'Finn Pair', ...contact, client_id: kept });
    await bookAtDesk({ client_name: 'Una Pair', ...contact, client_id: kept });
    await office.ada.send('PUT', `/clients/${kept}/alert`, { alert: 'Nut oil allergy' });
    await office.ada.post(`/clients/${kept}/notes`, { kind: 'note', text: 'Una likes the quiet room' });
    const { body } = await office.ada.post<Client>(`/clients/${kept}/notes`, {
      kind: 'health',
      text: 'Finn: slipped disc',
    });
    const note = body.notes.find(({ kind }) => kind === 'health')!;

    const separate = (notes: string[]) =>
      office.ada.post<Client>(`/clients/${kept}/separations`, { name: 'Finn Pair', notes, copy_alert: true });
    const gone = await separate(['5e70f000-0000-4000-8000-00000000ffff']);
    expect(gone).toMatchObject({ status: 422, body: { errors: [{ field: 'notes' }] } });
    const finn = (await separate([note.id])).body;
    const { text, author, at_local } = note;
    expect(finn).toMatchObject({
      ...{ name: 'Finn Pair', bookings: 1, alert: 'Nut oil allergy' },
      notes: [{ kind: 'health', text, author, at_local }],
    });
    const una = await get(kept);
    expect(una).toMatchObject({ alert: 'Nut oil allergy', notes: [{ text: 'Una likes the quiet room' }] });
    await follow();
    const past = await office.ada.get<Client>(`/clients/${finn.id}/as-of`);
    expect(past.body.notes).toMatchObject([{ kind: 'health', author, at_local }]);
    const log = await office.ada.get<{ items: { sentence: string }[] }>('/admin-action-logs');
    expect(JSON.stringify(log.body.items)).toContain('Moved a health note from');
  });

  it('is no longer asked about names that are one person’s, until another name comes', async () => {
    const contact = { client_phone: '0491 570 332', client_email: 'liz@client.test' };
    const liz = (await bookAtDesk({ client_name: 'Liz Married', ...contact })).body.client_id as string;
    await bookAtDesk({ client_name: 'Liz Maiden', ...contact, client_id: liz });
    await sql(office.shop.em, 'insert into earlier_client_ids select gen_random_uuid(), $1', [liz]);
    const listed = async () =>
      (await office.ada.get<{ items: { id: string }[] }>('/clients/shared')).body.items.filter(({ id }) => id === liz);
    expect(await listed()).toHaveLength(1);
    expect((await office.ada.post(`/clients/${liz}/names-confirmation`)).status).toBe(204);
    expect(await listed()).toHaveLength(0);
    expect((await office.ada.send('DELETE', `/clients/${liz}/names-confirmation`)).status).toBe(204);
    expect(await listed()).toHaveLength(1);
    await office.ada.post(`/clients/${liz}/names-confirmation`);
    await bookAtDesk({ client_name: 'Otto Maiden', ...contact, client_id: liz });
    expect(await listed()).toHaveLength(1);
    await follow();
    const log = await office.ada.get<{ items: object[] }>('/admin-action-logs');
    expect(JSON.stringify(log.body.items)).toContain('Confirmed that the 2 names of');
  });

  it('finds bookings by name in any spelling and order, by number and by address', async () => {
    const people = [
      ['Zara Björk-Quill', '0491 570 321', 'zara.b@client.test'],
      ['Đặng Thị Łukasz', '0491 570 322', null],
      ['Guðrún Þórsdóttir', '0491 570 323', null],
      ['Kaʻimana Müller', '+61 491 570 324', null],
    ] as const;
    for (const [client_name, client_phone, client_email] of people)
      expect((await bookAtDesk({ client_name, client_phone, client_email })).status).toBe(201);
    const walkIn = { service_id: office.swedish, therapist_id: office.tom, client_name: 'Nemo Nilsson' };
    await office.shop.shift(office.tom, '2026-03-02', '09:00-17:00');
    expect((await office.ada.post('/walk-ins', walkIn)).status).toBe(201);
    const found = {
      'Zara Björk-Quill': ['bjork', 'Bjork-Quill, Zara', 'zara quill', '570 321', 'ZARA.B@client', '+61491570321'],
      'Đặng Thị Łukasz': ['dang', 'lukasz thi', '0491570322'],
      'Guðrún Þórsdóttir': ['gudrun', 'thorsdottir', 'Þórs'],
      'Kaʻimana Müller': ['kaimana', 'Ka‘imana', 'muller', 'mueller', '0491 570 324'],
      'Nemo Nilsson': ['nemo', 'NILS'],
    };
    for (const [name, texts] of Object.entries(found))
      for (const text of texts) {
        const path = `/bookings?status=all&name=${encodeURIComponent(text)}`;
        const { body } = await office.ada.get<{ items: OfficeBooking[] }>(path);
        expect([text, body.items.map(({ client_name }) => client_name)]).toEqual([text, [name]]);
      }
    await follow();
    const log = await office.ada.get<{ items: { action_type: string }[] }>('/admin-action-logs?search=thorsdottir');
    expect(log.body.items.map(({ action_type }) => action_type)).toEqual(['booking_confirm', 'booking_create']);
    const past = await office.ada.get<{ items: OfficeBooking[] }>(
      '/office/bookings/as-of?status=all&name=quill%20zara',
    );
    expect(past.body.items).toMatchObject([{ client_name: 'Zara Björk-Quill' }]);
  });
});

it('is the same when it is rebuilt from the log, and all checks hold', async () => {
  await follow();
  for (const projection of office.worker.get(ProjectionRegistry).all()) {
    const corrections = await office.worker.get(ProjectionRebuilder).run(projection);
    expect(corrections).toEqual(Object.fromEntries(projection.tables.map((table) => [table, 0])));
  }
  const results = await office.worker.get(IntegrityChecks).run();
  expect(results.flatMap(({ violations }) => violations)).toEqual([]);
});
