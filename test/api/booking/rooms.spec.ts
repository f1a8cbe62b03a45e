import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import { sql } from '../../../src/platform/database/sql.js';
import type { RoomListDto } from '../../../src/booking/rooms/room.dto.js';
import { officeBookingForm } from '../../support/fixtures/booking-form.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

const date = '2026-03-03';

let office: Awaited<ReturnType<typeof startOffice>>;

type InRoom = OfficeBooking & { room_name: string | null };
type Refusal = { code: string; detail: string; in_the_way?: string[]; errors?: { field: string }[] };

beforeEach(async () => {
  office = await startOffice();
  await office.shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 });
  for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
});

afterEach(() => office.server.close());

const form = (more: object = {}) => officeBookingForm(office, date, more);
const book = (more: object = {}) => office.ada.post<InRoom>('/office-bookings', form(more));
const put = ({ id, version }: OfficeBooking, more: object) =>
  office.ada.send<InRoom & Refusal>('PUT', `/bookings/${id}`, { ...form(), version, ...more });
const read = (id: string) => office.ada.get<InRoom>(`/bookings/${id}`).then(({ body }) => body);
const list = () => office.ada.get<RoomListDto>('/rooms').then(({ body }) => body);
const addRooms = (...names: string[]) =>
  office.ada.post<RoomListDto & Refusal>('/rooms', { rooms: names.map((name) => ({ name, places: 1 })) });
const edit = async (name: string, more: object) => {
  const { id, version } = (await list()).rooms.find((room) => room.name === name)!;
  return office.ada.send<RoomListDto & Refusal>('PATCH', `/rooms/${id}`, { version, ...more });
};
const idOf = async (name: string) => (await list()).rooms.find((room) => room.name === name)!.id;

describe('a shop without rooms', () => {
  it('sees nothing of them', async () => {
    const { body } = await book();
    expect(body).toMatchObject({ status: 'confirmed', room_id: null, room_name: null });
    expect(await list()).toMatchObject({ rooms: [], bookings_without_room: [] });
  });

  it('that gets some gives them to upcoming bookings in order of their start, and names those that do not fit', async () => {
    const [late, early, beside] = [
      (await book({ booking_time: '11:00' })).body,
      (await book()).body,
      (await book({ therapist_id: office.tom })).body,
    ];
    const { body } = await addRooms('Oak');
    expect(body.rooms).toMatchObject([{ name: 'Oak', upcoming_bookings: 2, is_active: true, is_unused: false }]);
    expect(body).toMatchObject({ bookings_without_room: [{ id: beside.id }], bookings_without_room_total: 1 });
    for (const { id } of [late, early]) expect((await read(id)).room_name).toBe('Oak');
    await addRooms('Elm');
    expect(await read(beside.id)).toMatchObject({ room_name: 'Elm', version: 3 });
    expect((await list()).bookings_without_room_total).toBe(0);
  });
});

describe('a booking in a room', () => {
  beforeEach(() => addRooms('Oak', 'Elm'));

  it('gets the first that is free, keeps it when it moves, and gives it up when it ends', async () => {
    const { body: first } = await book();
    const { body: second } = await book({ therapist_id: office.tom });
    expect([first.room_name, second.room_name]).toEqual(['Oak', 'Elm']);
    const { body: moved } = await put(second, { therapist_id: office.tom, booking_time: '10:00' });
    expect(moved.room_name).toBe('Elm');
    await office.ada.post(`/bookings/${first.id}/cancellation`, { reason: 'Ill', version: first.version });
    expect(await read(first.id)).toMatchObject({ status: 'cancelled', room_name: null });
    const { body: again } = await office.ada.post<InRoom>(`/bookings/${first.id}/reopening`, {
      version: first.version + 1,
    });
    expect(again).toMatchObject({ status: 'confirmed', room_name: 'Oak' });
  });

  it('keeps it where it is confirmed again while its therapist is away', async () => {
    const { body: booked } = await book();
    const leave = { therapist_id: office.mei, first_date: date, last_date: date, kind: 'annual', keep: true };
    expect((await office.ada.post('/leave', leave)).status).toBe(201);
    const again = await office.ada.post(`/bookings/${booked.id}/confirmation`, { version: booked.version });
    expect(again.status).toBe(200);
    expect(await read(booked.id)).toMatchObject({ status: 'confirmed', room_name: 'Oak', version: booked.version });
  });

  it('is put into another by hand, unless that is taken: then the booking that has it is named', async () => {
    const { body: first } = await book();
    const { body: second } = await book({ therapist_id: office.tom });
    const refused = await put(second, { therapist_id: office.tom, room_id: await idOf('Oak') });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'room-taken',
        detail: 'Oak is taken: Mei has a booking there at 9:00 AM',
        in_the_way: [first.id],
      },
    });
    await addRooms('Ash');
    const changed = await put(second, { therapist_id: office.tom, room_id: await idOf('Ash') });
    expect(changed.body).toMatchObject({ room_name: 'Ash', version: second.version + 1 });
    const { body } = await office.ada.get<{ events: { type: string; changes: object[] }[] }>(
      `/bookings/${second.id}/timeline`,
    );
    expect(body.events.at(-1)).toMatchObject({
      type: 'BookingRoomChanged',
      changes: [{ field: 'room_name', before: 'Elm', after: 'Ash' }],
    });
  });

  it('is refused when no room is free, and the office is told before it tries', async () => {
    await edit('Elm', { is_active: false });
    await book();
    expect(await book({ therapist_id: office.tom })).toMatchObject({ status: 409, body: { code: 'no_room' } });
    const query = `service_id=${office.swedish}&therapist_id=${office.tom}&booking_date=${date}&booking_time=09:00`;
    const { body } = await office.ada.get(`/bookings/slot-review?${query}`);
    expect(body).toMatchObject({
      available: false,
      reason: 'no_room',
      room_id: null,
      rooms: [{ name: 'Oak', is_free: false }],
    });
    await book({ booking_time: '11:00' });
    const review = (more = '') => office.ada.get(`/bookings/slot-review?${query.replace('09:00', '10:00')}${more}`);
    expect(await review()).toMatchObject({ body: { available: true, rooms: [{ is_free: true }] } });
    const longer = { available: false, reason: 'no_room', rooms: [{ is_free: false }] };
    expect(await review('&duration=90')).toMatchObject({ body: longer });
    const form90 = { therapist_id: office.tom, booking_time: '10:00', booking_duration: 90 };
    expect(await book(form90)).toMatchObject({ status: 409, body: { code: 'no_room' } });
  });

  it('is refused where its treatment is not given', async () => {
    const { services } = await list();
    const swedish = services.find(({ service_id }) => service_id === office.swedish)!;
    const onlyElm = { needs_no_room: false, room_ids: [await idOf('Elm')], version: swedish.version };
    const path = `/rooms/services/${office.swedish}`;
    expect((await office.ada.send('PUT', path, onlyElm)).status).toBe(200);
    expect(await office.ada.send('PUT', path, onlyElm)).toMatchObject({ status: 409, body: { code: 'modified' } });
    const { body } = await book();
    expect(body.room_name).toBe('Elm');
    expect(await put(body, { room_id: await idOf('Oak') })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'room_id' }] },
    });
    const none = { needs_no_room: true, room_ids: [], version: swedish.version + 1 };
    await office.ada.send('PUT', path, none);
    expect((await book({ therapist_id: office.tom })).body).toMatchObject({ status: 'confirmed', room_name: null });
  });

  it('is the same when the list is rebuilt from the log, and what verify looks for is not there', async () => {
    const { body: first } = await book();
    const { body: second } = await book({ therapist_id: office.tom });
    await addRooms('Ash');
    await put(second, { therapist_id: office.tom, room_id: await idOf('Ash') });
    await put(first, { booking_time: '11:00' });
    await edit('Oak', { is_active: false });
    const projection = office.worker
      .get(ProjectionRegistry)
      .all()
      .find(({ name }) => name === 'booking_list')!;
    expect(await office.worker.get(ProjectionRebuilder).run(projection)).toMatchObject({ bookings: 0 });
    const violations = async () => (await new ReservationsCheck().run(office.shop.em)).violations;
    expect(await violations()).toEqual([]);
    await sql(office.shop.em, 'update bookings set room_id = null where id = $1', [first.id]);
    expect(await violations()).toHaveLength(1);
  });

  it('is no longer seen of when the last room goes out of use', async () => {
    const { body } = await book();
    await edit('Elm', { is_active: false });
    await edit('Oak', { is_active: false });
    expect(await read(body.id)).toMatchObject({ status: 'confirmed', room_name: null });
    expect((await book({ therapist_id: office.tom })).body).toMatchObject({ status: 'confirmed', room_name: null });
  });

  it('is no longer seen of then where it was let stay in a room that went out of use before', async () => {
    const { body: first } = await book();
    const { body: beside } = await book({ therapist_id: office.tom });
    await edit('Oak', { is_active: false, keep: true });
    expect([(await read(first.id)).room_name, (await read(beside.id)).room_name]).toEqual(['Oak', 'Elm']);
    await edit('Elm', { is_active: false });
    expect([(await read(first.id)).room_name, (await read(beside.id)).room_name]).toEqual([null, null]);
  });
});

describe('people who come together', () => {
  const visit = (times: object = {}) =>
    office.ada.post<{ bookings: InRoom[] } & Refusal>('/office-visits', {
      ...form(times),
      parts: [
        { service_id: office.swedish, therapist_id: office.mei, guest: 1 },
        { service_id: office.swedish, therapist_id: office.tom, guest: 2 },
      ],
    });
  const roomsOf = ({ bookings }: { bookings: InRoom[] }) => bookings.map(({ room_name }) => room_name);

  it('share a room with places for both, which nobody else gets, and have two where there is none', async () => {
    await addRooms('Oak', 'Elm', 'Ash');
    expect(roomsOf((await visit()).body)).toEqual(['Oak', 'Elm']);
    await edit('Elm', { places: 2 });
    const { body } = await visit({ booking_time: '11:00' });
    expect(roomsOf(body)).toEqual(['Elm', 'Elm']);
    for (const name of ['Oak', 'Ash']) await edit(name, { is_active: false, keep: true });
    const zoe = await office.shop.therapist('Zoe');
    await office.shop.shift(zoe, date, '09:00-17:00');
    const third = await book({ therapist_id: zoe, booking_time: '11:00' });
    expect(third).toMatchObject({ status: 409, body: { code: 'no_room' } });
    expect(roomsOf((await visit({ booking_time: '13:00' })).body)).toEqual(['Elm', 'Elm']);
  });

  it('get another room for the second of them when theirs has fewer places, or are named and may stay', async () => {
    await addRooms('Elm', 'Oak');
    await edit('Elm', { places: 2 });
    const { bookings } = (await visit()).body;
    expect(roomsOf({ bookings })).toEqual(['Elm', 'Elm']);
    const [first, second] = [bookings[0]!.id, bookings[1]!.id];
    await edit('Elm', { places: 1 });
    expect([(await read(first)).room_name, (await read(second)).room_name]).toEqual(['Elm', 'Oak']);

    await edit('Elm', { places: 2 });
    await edit('Oak', { is_active: false });
    expect((await read(second)).room_name).toBe('Elm');
    expect(await edit('Elm', { places: 1 })).toMatchObject({
      status: 409,
      body: { code: 'bookings-in-the-way', in_the_way: [second] },
    });
    expect((await list()).rooms[0]).toMatchObject({ name: 'Elm', places: 2 });
    const { body } = await edit('Elm', { places: 1, keep: true });
    expect(body.rooms[0]).toMatchObject({ name: 'Elm', places: 1, upcoming_bookings: 2 });
    const elm = { room_name: 'Elm' };
    expect([await read(first), await read(second)]).toMatchObject([elm, elm]);
  });

  it('are refused, both, when there is a room for one', async () => {
    await addRooms('Oak');
    expect(await visit()).toMatchObject({ status: 409, body: { code: 'no_room' } });
    expect((await list()).rooms).toMatchObject([{ upcoming_bookings: 0 }]);
  });
});

describe('the rooms of a shop', () => {
  beforeEach(() => addRooms('Oak', 'Elm'));

  it('have names of their own, in an order', async () => {
    expect(await addRooms('oak')).toMatchObject({ status: 409, body: { code: 'room-exists' } });
    expect(await addRooms('  ')).toMatchObject({ status: 422, body: { errors: [{ field: 'rooms.0.name' }] } });
    expect(await edit('Oak', { name: 'Elm' })).toMatchObject({ status: 409, body: { code: 'room-exists' } });
    expect(await edit('Oak', { name: 'Ash', version: 7 })).toMatchObject({ status: 409, body: { code: 'modified' } });
    await edit('Oak', { name: 'Ash' });
    const ids = (await list()).rooms.map(({ id }) => id).reverse();
    const { body } = await office.ada.send<RoomListDto>('PUT', '/rooms/order', { ids });
    expect(body.rooms.map(({ name }) => name)).toEqual(['Elm', 'Ash']);
    expect(await office.ada.send('PUT', '/rooms/order', { ids: ids.slice(1) })).toMatchObject({
      status: 409,
      body: { code: 'modified' },
    });
  });

  it('go out of use when their bookings find others; the others are named, and may stay', async () => {
    const { body: first } = await book();
    const { body: later } = await book({ booking_time: '11:00' });
    const { body: beside } = await book({ therapist_id: office.tom });
    expect(await edit('Oak', { is_active: false })).toMatchObject({
      status: 409,
      body: { code: 'bookings-in-the-way', in_the_way: [first.id] },
    });
    expect((await read(later.id)).room_name).toBe('Oak');
    const { body } = await edit('Oak', { is_active: false, keep: true });
    expect(body.rooms).toMatchObject([{ name: 'Oak', is_active: false, upcoming_bookings: 1 }, { name: 'Elm' }]);
    expect((await read(first.id)).room_name).toBe('Oak');
    expect((await read(later.id)).room_name).toBe('Elm');
    expect((await read(beside.id)).room_name).toBe('Elm');
  });

  it('are deleted only while nobody was booked there', async () => {
    await book();
    const remove = async (name: string) => {
      const { id, version } = (await list()).rooms.find((room) => room.name === name)!;
      return office.ada.send('DELETE', `/rooms/${id}?version=${version}`);
    };
    expect(await remove('Oak')).toMatchObject({ status: 409, body: { code: 'room-in-use' } });
    expect((await remove('Elm')).status).toBe(204);
    expect((await list()).rooms.map(({ name }) => name)).toEqual(['Oak']);
  });

  it('are not deleted while a treatment has no other, which would be given anywhere from then on', async () => {
    const { rooms, services } = await list();
    const elm = rooms.find(({ name }) => name === 'Elm')!;
    const { version } = services.find(({ service_id }) => service_id === office.swedish)!;
    const choose = (room_ids: string[], of: number) =>
      office.ada.send('PUT', `/rooms/services/${office.swedish}`, { needs_no_room: false, room_ids, version: of });
    expect((await choose([elm.id], version)).status).toBe(200);
    const remove = () => office.ada.send('DELETE', `/rooms/${elm.id}?version=${elm.version}`);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'room-in-use', detail: 'Elm is the only room of Swedish. Choose other rooms for it first' },
    });
    expect((await choose([], version + 1)).status).toBe(200);
    expect((await remove()).status).toBe(204);
  });

  it('keep longer spans of all bookings from being saved where they would meet in one', async () => {
    await edit('Elm', { is_active: false });
    await book();
    await book({ therapist_id: office.tom, booking_time: '10:00' });
    const { body: saved } = await office.ada.get<{ booking_rules: { version: number } }>('/settings');
    const value = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 };
    const { version } = saved.booking_rules;
    const { status, body } = await office.ada.send<Refusal>('PUT', '/settings/booking_rules', { value, version });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'bookings-overlap', detail: expect.stringContaining('Oak, 3 Mar, 9:00 AM and 10:00 AM') as string },
    });
  });
});
