import { FixedClock } from '../../support/clock/fixed-clock.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

interface WalkInTherapist {
  id: string;
  is_free: boolean;
  free_minutes: number | null;
  next_client: string | null;
  reason: string | null;
}

describe('a client who walks in', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  const today = '2026-03-02';

  const walkIn = (more: object = {}) =>
    office.ada.post<OfficeBooking>('/walk-ins', { service_id: office.swedish, therapist_id: office.mei, ...more });
  const listTherapists = async (more = '') =>
    (await office.ada.get<WalkInTherapist[]>(`/office/walk-in-therapists?service_id=${office.swedish}${more}`)).body;
  const cancel = ({ id, version }: OfficeBooking) =>
    office.ada.post(`/bookings/${id}/cancellation`, { reason: 'Test', version });

  beforeAll(async () => {
    office = await startOffice({ clock: new FixedClock() });
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, today, '09:00-17:00');
  });

  it('is booked, confirmed and here at the present minute, with or without a name', async () => {
    const now = office.clock.now();
    const { status, body } = await walkIn();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'confirmed',
      day_state: 'arrived',
      booking_date: today,
      client_name: 'Walk-in',
      client_phone: '',
      client_email: null,
    });
    expect(now).toEqual(office.clock.now());
    const named = await office.ada.send<OfficeBooking>('PUT', `/bookings/${body.id}`, {
      ...body,
      client_name: 'Zara Iyer',
    });
    expect(named).toMatchObject({ status: 200, body: { client_name: 'Zara Iyer', day_state: 'arrived' } });
    const known = await office.ada.send<OfficeBooking>('PUT', `/bookings/${body.id}`, {
      ...named.body,
      client_phone: '9999 8888',
    });
    expect(known).toMatchObject({ status: 200, body: { client_phone: '9999 8888' } });
    expect(await office.ada.send('PUT', `/bookings/${body.id}`, { ...known.body, client_phone: '' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'client_phone' }] },
    });
    await cancel(known.body);
  });

  it('is undone while nothing else has happened to it, and then was nobody', async () => {
    const { body } = await walkIn({ client_name: 'Ann Lee', client_phone: '9999 6666' });
    const undo = ({ id, version }: OfficeBooking) =>
      office.ada.post<OfficeBooking>(`/walk-ins/${id}/undo`, { version });
    const undone = await undo(body);
    expect(undone).toMatchObject({ status: 200, body: { status: 'cancelled', client_told_in_seconds: null } });
    expect((await undo(body)).body.version).toBe(undone.body.version);
    const again = await walkIn();
    expect(again.status).toBe(201);
    const begun = { state: 'in_service', version: again.body.version };
    await office.ada.send('PUT', `/bookings/${again.body.id}/day-state`, begun);
    expect(await undo(again.body)).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    await cancel(await office.getBooking(again.body.id));
  });

  it('finds who is free now, for how long, and why the others are not', async () => {
    const made = (await walkIn({ client_name: 'Ann Lee', client_phone: '9999 7777' })).body;
    const later = await office.ada.post<OfficeBooking>('/office-bookings', {
      service_id: office.swedish,
      therapist_id: office.tom,
      booking_date: today,
      booking_time: '16:00',
      client_name: 'Bo Ray',
      client_phone: '9999 6666',
      status: 'confirmed',
    });
    const [tom, mei] = await listTherapists();
    expect(tom).toMatchObject({ id: office.tom, is_free: true, next_client: 'Bo Ray', reason: null });
    expect(tom!.free_minutes).toBeGreaterThan(0);
    expect(mei).toMatchObject({ id: office.mei, is_free: false, free_minutes: null });
    expect(mei!.reason).toMatch(/^With Ann Lee until /);
    const [atTheEnd] = await listTherapists('&time=17:00');
    expect(atTheEnd).toMatchObject({ is_free: false, reason: 'Not on shift at 5:00 PM' });
    const refused = await walkIn({ client_name: 'Cy Dow' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'time_conflict', in_the_way: [made.id] } });
    expect(JSON.stringify(refused.body)).toContain('Mei has Ann Lee, Swedish, from ');
    await cancel(made);
    await cancel(later.body);
  });

  it('begins at an earlier start of today only after a warning, and at no minute but the present one', async () => {
    expect(await walkIn({ booking_time: '09:00' })).toMatchObject({ status: 409, body: { code: 'start-passed' } });
    const { status, body } = await walkIn({ booking_time: '09:00', accepts_past: true });
    expect(status).toBe(201);
    await cancel(body);
    expect(await walkIn({ booking_time: '16:07' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'booking_time' }] },
    });
  });

  it('is refused where the treatment runs past midnight into a booking of the next day', async () => {
    await office.shop.saveSetting('booking_rules', { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 0 });
    const long = { name: 'Retreat', description: 'A day and a night', price: 900, duration: 1_440 };
    const service = (await office.ada.post<{ id: string }>('/services', long)).body;
    await office.shop.shift(office.mei, '2026-03-03', '09:00-17:00');
    const next = await office.book({ therapist_id: office.mei, booking_date: '2026-03-03', booking_time: '09:00' });
    expect(await walkIn({ service_id: service.id })).toMatchObject({ status: 409, body: { code: 'time_conflict' } });
    expect((await office.getBooking(next)).status).toBe('confirmed');
  });

  it('needs a therapist, and makes one booking of two sendings', async () => {
    expect(await walkIn({ therapist_id: office.anybody })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'therapist_id' }] },
    });
    const key = { 'idempotency-key': '0190a1b2-0000-7000-8000-0000000000ab' };
    const form = { service_id: office.swedish, therapist_id: office.mei };
    const first = await office.ada.post<OfficeBooking>('/walk-ins', form, key);
    const second = await office.ada.post<OfficeBooking>('/walk-ins', form, key);
    expect(second.body.id).toBe(first.body.id);
    await cancel(first.body);
  });

  it('is free until leave begins', async () => {
    const span = { first_date: today, last_date: today, start_time: '15:00', end_time: '17:00' };
    await office.ada.post('/leave', { therapist_id: office.tom, kind: 'sick', keep: true, ...span });
    const tom = (await listTherapists('&time=12:00')).find(({ id }) => id === office.tom);
    expect(tom).toMatchObject({ is_free: true, free_minutes: 180, next_client: null });
  });
});
