import { Config } from '../../../src/platform/config.js';
import { sql } from '../../../src/platform/database/sql.js';
import { IntegrityChecks } from '../../../src/platform/integrity/integrity-checks.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { dumpDatabaseText, findTerms } from '../../support/database/dump-text.js';
import { officeBookingForm } from '../../support/fixtures/booking-form.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface Match {
  id: string;
  name: string;
  former: string | null;
  alert: string | null;
  next_booking: { booking_date: string; booking_time: string } | null;
}

interface Client {
  id: string;
  name: string;
  identities: { kind: string; value: string; is_former: boolean; is_other_name: boolean }[];
  alert: string | null;
  notes: { id: string; kind: string; text: string; author: string; at_local: string }[];
  bookings: number;
  late_cancellations: number;
  merged: { id: string; name: string }[];
  sharing: { id: string; name: string; shares: string[] }[];
}

/** The clock is set to Monday 2026-03-02, 10:00. */
let office: Awaited<ReturnType<typeof startOffice>>;

const follow = async () => {
  while (await office.worker.get(Relay).step());
  while (await office.worker.get(Projector).step());
};
const find = async (text: string) =>
  (await office.ada.get<{ items: Match[] }>(`/clients?text=${encodeURIComponent(text)}`)).body.items;
const names = async (text: string) => (await find(text)).map(({ name }) => name);
const get = async (id: string) => (await office.ada.get<Client>(`/clients/${id}`)).body;
const idOf = async (text: string, name?: string) =>
  (await find(text)).find((match) => name === undefined || match.name === name)!.id;

const zoe = { first_name: 'Zoë', last_name: 'Lindqvist', client_email: 'Zoe@client.test' };
const kim = { first_name: 'Kim', last_name: 'Rao', client_phone: '0412 345 678' };
const kimberly = { ...kim, first_name: 'Kimberly', client_email: 'kim@client.test' };

beforeAll(async () => {
  office = await startOffice();
  for (const date of ['2026-03-03', '2026-03-04', '2026-03-05'])
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  const book = (booking_date: string, booking_time: string, more: object) =>
    office.book({ booking_date, booking_time, ...more });
  await book('2026-03-03', '09:00', { ...zoe, client_phone: '+61 491 570 156' });
  const married = await office.getBooking(await book('2026-03-04', '09:00', { ...zoe, client_phone: '0491 570 999' }));
  const { version, status, service_id, therapist_id, booking_date, booking_time, client_phone, client_email } = married;
  const edited = { version, status, service_id, therapist_id, booking_date, booking_time, client_phone, client_email };
  const answer = await office.ada.send('PUT', `/bookings/${married.id}`, { ...edited, client_name: 'Zoë Marsh' });
  expect(answer.status).toBe(200);
  await book('2026-03-04', '10:00', kim);
  const late = await book('2026-03-03', '10:00', { ...kim, client_phone: '+61412345678' });
  expect((await office.ada.post(`/bookings/${late}/cancellation`, { reason: 'Ill', version: 2 })).status).toBe(200);
  await book('2026-03-05', '11:00', kimberly);
  await follow();
});

it('counts a cancellation in the minute of the deadline as late, on the page of its client and in Performance', async () => {
  expect(await get(await idOf('kim rao', 'Kim Rao'))).toMatchObject({ name: 'Kim Rao', late_cancellations: 1 });
  expect(await get(await idOf('kimberly'))).toMatchObject({ late_cancellations: 0 });
  const day = '/reports/performance?start_date=2026-03-03&end_date=2026-03-03';
  expect((await office.ada.get(day)).body).toMatchObject({ total: { late_cancellations: 1 } });
});

it('finds a caller by part of a name, any spelling of a number, an address and a booking', async () => {
  for (const text of [
    'zoe',
    'marsh zo',
    'Marsh, Zoe',
    'ZOË MARSH',
    'zo',
    'zoe@client',
    '0491 570 999',
    '+61 491-570-999',
    '70 999',
  ])
    expect([text, await names(text)]).toEqual([text, ['Zoë Marsh']]);
  expect(await names('5678')).toEqual(['Kimberly Rao', 'Kim Rao']);
  expect(await names('(0412) 345')).toEqual(['Kimberly Rao', 'Kim Rao']);
  expect(await find('z')).toEqual([]);
  expect(await find('%%')).toEqual([]);
  const [booking] = (await office.ada.get<{ items: OfficeBooking[] }>('/bookings?date=2026-03-05')).body.items;
  expect(await names(booking!.id)).toEqual(['Kimberly Rao']);
});

it('finds two letters anywhere in a name, the whole word first, and nobody by signs alone', async () => {
  const book = (time: string, first_name: string, last_name: string, client_phone: string) =>
    office.book({ booking_date: '2026-03-05', booking_time: time, first_name, last_name, client_phone });
  // Later than Ng's, and so listed before it if both match equally well.
  await book('09:00', 'Bo', 'Ng', '0491 570 701');
  await book('13:00', 'Ngaire', 'Wu-Ngata', '0491 570 702');
  await book('14:00', 'Ingrid', "O'Shea", '0491 570 703');
  await follow();
  expect(await names('ng')).toEqual(['Bo Ng', 'Ngaire Wu-Ngata', "Ingrid O'Shea"]);
  expect(await names('wu ng')).toEqual(['Ngaire Wu-Ngata']);
  expect(await names('sh')).toEqual(["Ingrid O'Shea", 'Zoë Marsh']);
  expect(await names('--')).toEqual([]);
  const { body } = await office.ada.get<{ items: { name: string }[] }>('/customers?search=gr');
  expect(body.items.map(({ name }) => name)).toEqual(["Ingrid O'Shea"]);
});

it('finds names with apostrophes, letters of other alphabets and single signs however they are typed', async () => {
  const book = (time: string, first_name: string, last_name: string, client_phone: string) =>
    office.book({ booking_date: '2026-03-04', booking_time: time, first_name, last_name, client_phone });
  await book('13:00', 'Siân', "O'Connor", '0491 570 711');
  await book('14:00', 'Bjørn', 'Weiß', '0491 570 712');
  await book('16:00', '李', '小龙', '0491 570 713');
  await follow();
  for (const text of ["o'connor", 'O’Connor', 'oconnor', 'sian oconn', 'connor'])
    expect([text, await names(text)]).toEqual([text, ["Siân O'Connor"]]);
  for (const text of ['bjorn', 'BJØRN', 'weiss', 'weiß'])
    expect([text, await names(text)]).toEqual([text, ['Bjørn Weiß']]);
  for (const text of ['李', '小龙', '李 小']) expect([text, await names(text)]).toEqual([text, ['李 小龙']]);
});

it('finds names written as one word, in another order, or without umlauts, and foreign numbers by their national form', async () => {
  const book = async (booking_time: string, client_name: string, client_phone: string) => {
    const slot = { therapist_id: office.tom, booking_time };
    const form = officeBookingForm(office, '2026-03-05', { ...slot, client_name, client_phone });
    expect(await office.ada.post('/office-bookings', form)).toMatchObject({ status: 201 });
  };
  await book('09:00', 'Anne-Marie Dubois', '0491 570 721');
  await book('10:00', '小龍 李', '0491 570 722');
  await book('11:00', 'Jürgen Müller-Straße', '+49 170 1234567');
  await book('12:00', 'Gerda Mueller', '0049 (0)171 7654321');
  await book('13:00', 'Maria de la Cruz', '0491 570 723');
  await book('14:00', 'Άννα Παππά', '0491 570 724');
  await book('16:00', 'علی\u200cرضا نیک\u200cنام', '0491 570 725');
  await follow();
  const found = {
    'Anne-Marie Dubois': ['annemarie', 'anne-marie', 'Anne‑Marie', 'anne marie', 'dubois annem', 'anne-'],
    '小龍 李': ['李小龍', '小龍李', '小龍', '李 小龍', '小龍 李'],
    'Jürgen Müller-Straße': ['juergen', 'mueller str', 'müllerstrasse', 'muellerstrasse', 'Straße', 'muller juer'],
    'Maria de la Cruz': ['delacruz', 'maria cruz', 'de la cruz'],
    'Άννα Παππά': ['αννα', 'ΠΑΠΠΆ', 'ππα'],
    'علی\u200cرضا نیک\u200cنام': ['علیرضا', 'علی\u200cرضا', 'نیکنام'],
  };
  for (const [name, texts] of Object.entries(found))
    for (const text of texts) expect([text, await names(text)]).toEqual([text, [name]]);
  for (const text of ['Müller', 'mueller', 'MÜLLER'])
    expect([text, (await names(text)).toSorted()]).toEqual([text, ['Gerda Mueller', 'Jürgen Müller-Straße']]);
  for (const text of [
    '0170 123',
    '0170 1234567',
    '(0170) 1234567',
    '0049 170 1234567',
    '+49 (0)170 1234567',
    '+49 170',
  ])
    expect([text, await names(text)]).toEqual([text, ['Jürgen Müller-Straße']]);
  for (const text of ['0171 7654321', '+49 171 7654321', '0171 76'])
    expect([text, await names(text)]).toEqual([text, ['Gerda Mueller']]);
  for (const search of ['annemarie', '0170 123', '李小龍', 'juergen mueller']) {
    const page = await office.ada.get<{ items: object[] }>(`/customers?search=${encodeURIComponent(search)}`);
    expect([search, page.body.items.length]).toEqual([search, 1]);
  }
});

it('finds numbers of the country of the shop with and without its code, whichever was typed', async () => {
  const config = office.server.get(Config);
  const home = config.SHOP_COUNTRY;
  const book = async (booking_time: string, client_name: string, client_phone: string) => {
    const slot = { therapist_id: office.tom, booking_time };
    const form = officeBookingForm(office, '2026-03-04', { ...slot, client_name, client_phone });
    expect((await office.ada.post('/office-bookings', form)).status).toBe(201);
  };
  await book('09:00', 'Lena Vogel', '0172 3334445');
  await book('10:00', 'Otto Kranz', '+49 172 3334446');
  await follow();
  config.SHOP_COUNTRY = 'DE';
  try {
    for (const text of ['0172 333444', '+49 172 333444', '0049 (0)172/333444', '+49 172'])
      expect([text, (await names(text)).toSorted()]).toEqual([text, ['Lena Vogel', 'Otto Kranz']]);
    for (const search of ['+49 172 333', '0172 333']) {
      const page = await office.ada.get<{ items: object[] }>(`/customers?search=${encodeURIComponent(search)}`);
      expect([search, page.body.items.length]).toEqual([search, 2]);
    }
  } finally {
    config.SHOP_COUNTRY = home;
  }
});

it('says what somebody was found by when it is no longer theirs, and their next booking', async () => {
  expect(await find('lindqvist')).toMatchObject([{ name: 'Zoë Marsh', former: 'Zoë Lindqvist' }]);
  expect(await find('570156')).toMatchObject([{ name: 'Zoë Marsh', former: '+61 491 570 156' }]);
  expect(await find('zoe@')).toMatchObject([
    { former: null, next_booking: { booking_date: '2026-03-03', booking_time: '09:00', service_name: 'Swedish' } },
  ]);
  const { body } = await office.ada.get<{ items: { name: string }[] }>('/customers?search=Lindqvist');
  expect(body.items).toMatchObject([{ name: 'Zoë Marsh' }]);
  const known = await get(await idOf('zoe'));
  expect(known.identities).toEqual([
    { kind: 'phone', value: '0491 570 999', is_former: false, is_other_name: false },
    { kind: 'name', value: 'Zoë Marsh', is_former: false, is_other_name: false },
    { kind: 'email', value: 'Zoe@client.test', is_former: false, is_other_name: false },
    { kind: 'phone', value: '+61 491 570 156', is_former: true, is_other_name: false },
    { kind: 'name', value: 'Zoë Lindqvist', is_former: true, is_other_name: true },
  ]);
});

it('keeps one line that is seen with every booking, and dated notes, and logs neither text', async () => {
  const id = await idOf('zoe');
  const write = (path: string, body: object) => office.ada.post<Client>(`/clients/${id}${path}`, body);
  const alert = '  Nut oil allergy,  ask first ';
  expect((await office.ada.send<Client>('PUT', `/clients/${id}/alert`, { alert })).body.alert).toBe(
    'Nut oil allergy, ask first',
  );
  expect((await office.ada.send('PUT', `/clients/${id}/alert`, { alert: 'x'.repeat(141) })).status).toBe(422);
  await write('/notes', { kind: 'note', text: 'Prefers the quiet room' });
  const { body } = await write('/notes', { kind: 'health', text: 'Slipped disc in 2024' });
  expect(body.notes).toMatchObject([
    { kind: 'health', text: 'Slipped disc in 2024', author: 'ada@spa.test', at_local: '2026-03-02T10:00:00' },
    { kind: 'note', text: 'Prefers the quiet room' },
  ]);
  expect((await write('/notes', { kind: 'other', text: 'x' })).body).toMatchObject({ errors: [{ field: 'kind' }] });
  expect((await write('/notes', { kind: 'note', text: '  ' })).body).toMatchObject({ errors: [{ field: 'text' }] });

  await follow();
  const listed = await office.ada.get<{ items: OfficeBooking[] }>('/bookings?from=2026-03-03&to=2026-03-05');
  expect(listed.body.items.map(({ client_name, client_alert }) => [client_name, client_alert])).toEqual(
    expect.arrayContaining([
      ['Zoë Lindqvist', 'Nut oil allergy, ask first'],
      ['Zoë Marsh', 'Nut oil allergy, ask first'],
      ['Kim Rao', null],
    ]),
  );
  expect(await find('zoe')).toMatchObject([{ alert: 'Nut oil allergy, ask first' }]);
  const logged = JSON.stringify(
    await sql(office.shop.em, 'select data from event_log union all select details from admin_action_logs'),
  );
  expect(findTerms(logged, ['Nut oil', 'quiet room', 'Slipped'])).toEqual([]);
  const dump = await dumpDatabaseText(office.server.database);
  expect(findTerms(dump, ['quiet room', 'Slipped disc'])).toEqual([]);

  const [health, note] = body.notes;
  expect((await office.ada.send<Client>('DELETE', `/clients/${id}/notes/${note!.id}`)).body.notes).toHaveLength(1);
  expect((await office.ada.send('DELETE', `/clients/${id}/notes/${note!.id}`)).status).toBe(404);
  const kimId = await idOf('kim@client');
  expect((await office.ada.send('DELETE', `/clients/${kimId}/notes/${health!.id}`)).status).toBe(404);
});

it('links two records of one person under the name that was kept, and parts them again as they were', async () => {
  const kept = await idOf('kimberly');
  const other = await idOf('kim rao', 'Kim Rao');
  expect((await get(kept)).sharing).toMatchObject([{ id: other, name: 'Kim Rao', shares: ['phone'] }]);
  const merge = (into: string, other_id: string) => office.ada.post<Client>(`/clients/${into}/merges`, { other_id });
  await office.ada.send('PUT', `/clients/${other}/alert`, { alert: 'Pays cash' });
  const later = { ...kim, booking_date: '2026-03-05', booking_time: '16:00', client_phone: '0412 345 678' };
  await office.book({ ...later, therapist_id: office.tom });
  const merged = await merge(kept, other);
  await follow();
  expect(merged.status).toBe(200);
  expect(await merge(other, kept)).toMatchObject({ status: 409, body: { code: 'one-person' } });
  const person = await get(kept);
  expect(person).toMatchObject({
    ...{ id: kept, name: 'Kimberly Rao', bookings: 4, late_cancellations: 1, alert: 'Pays cash', sharing: [] },
    merged: [{ id: other, name: 'Kim Rao' }],
  });
  expect(await get(other)).toEqual(person);
  expect((await find('5678')).map(({ id }) => id)).toEqual([kept]);
  const bookings = `/clients/${kept}/bookings`;
  expect((await office.ada.get<{ items: object[] }>(bookings)).body.items).toHaveLength(4);

  const preview = await office.ada.get<{ clients: object[] }>(`/clients/${kept}/erasure`);
  expect(preview.body.clients).toMatchObject([
    { id: kept, names: ['Kim Rao', 'Kimberly Rao'], bookings: 4, is_own: true, is_suggested: true },
  ]);

  expect((await office.ada.send('DELETE', `/clients/${kept}/merges/${other}`)).status).toBe(200);
  expect(await get(kept)).toMatchObject({ bookings: 1, merged: [], alert: null });
  expect(await get(other)).toMatchObject({ bookings: 3, merged: [], alert: 'Pays cash' });
  expect((await office.ada.send('DELETE', `/clients/${kept}/merges/${other}`)).status).toBe(404);
  await merge(kept, other);
});

it('finds a person by what was merged under the name that was kept', async () => {
  const [former] = await find('lindqvist');
  const ingrid = await idOf('ingrid');
  expect((await office.ada.post(`/clients/${former!.id}/merges`, { other_id: ingrid })).status).toBe(200);
  const { name } = await get(former!.id);
  for (const text of ['zoe@client', 'ingrid']) expect([text, await names(text)]).toEqual([text, [name]]);
  expect(name).toBe('Zoë Marsh');
  await office.ada.send('DELETE', `/clients/${former!.id}/merges/${ingrid}`);
});

it('a rebuild finds nothing to correct, and all checks hold', async () => {
  await follow();
  const projections = office.worker.get(ProjectionRegistry).all();
  for (const projection of projections) {
    const corrections = await office.worker.get(ProjectionRebuilder).run(projection);
    expect(corrections).toEqual(Object.fromEntries(projection.tables.map((table) => [table, 0])));
  }
  const results = await office.worker.get(IntegrityChecks).run();
  expect(results.flatMap(({ violations }) => violations)).toEqual([]);
});

it('forgets a person under all that was merged', async () => {
  const id = await idOf('kim@client');
  const { body } = await office.ada.post(`/clients/${id}/erasure`, { confirm_name: 'Kim Rao' });
  expect(body).toMatchObject({ bookings: 4, clients: 2 });
  await follow();
  expect(await find('5678')).toEqual([]);
  expect(await find('kim')).toEqual([]);
  const taken = {
    booking_date: '2026-03-04',
    booking_time: '10:00',
    service_id: office.swedish,
    therapist_id: office.mei,
  };
  const client = { client_name: 'Ann Lee', client_phone: '0412 345 679', status: 'confirmed' };
  expect(
    (await office.ada.post<{ detail: string }>('/office-bookings', { ...taken, ...client })).body.detail,
  ).toContain('Mei has an erased client, Swedish');
  const dump = await dumpDatabaseText(office.server.database);
  expect(findTerms(dump, ['kim@client.test', '0412345678', '0412 345 678', 'Pays cash'])).toEqual([]);
});
