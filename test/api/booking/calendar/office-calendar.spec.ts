import { bookingForm } from '../../../support/fixtures/booking-form.js';
import { createShopBuilder } from '../../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../../support/clients/create-signed-in-user.js';
import { startApp } from '../../../support/processes/start-app.js';
import { Visitor } from '../../../support/clients/visitor.js';

// Monday, 10:00 in Sydney, by the test clock.
const today = '2026-03-02';
const tomorrow = '2026-03-03';

interface Explanation {
  is_free: boolean;
  causes: { kind: string; name: string | null; from: string | null; to: string | null; until: string | null }[];
  free_until: string | null;
  shortest_treatment: string | null;
  shortest_minutes: number | null;
}

describe('the calendar of the office', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor;
  let mei: string, service: string;

  const explain = async (time: string, { date = tomorrow, therapist = mei } = {}) => {
    const path = `/bookings/slot-explanation?therapist_id=${therapist}&date=${date}&time=${time}`;
    const { status, body } = await admin.get<Explanation>(path);
    expect(status).toBe(200);
    return body;
  };
  const book = async (time: string, more: object = {}) => {
    const slot = { service_id: service, therapist_id: mei, booking_date: tomorrow, booking_time: time };
    const answer = await new Visitor(server.url).post<{ booking: { id: string } }>('/bookings', {
      ...bookingForm(slot),
      ...more,
    });
    expect(answer.status).toBe(201);
    return answer.body.booking.id;
  };

  beforeEach(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    await shop.saveSetting('booking_rules', {
      slot_occupancy: 'full_duration',
      cleanup_buffer_minutes: 15,
    });
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '13:00', '16:00', '17:00');
    service = await shop.service('Swedish');
    mei = await shop.therapist('Mei', { availableSlots: 2 });
    await shop.shift(mei, tomorrow, '09:00-17:00');
  });

  it('says until when a free hour is free, and what has to fit in', async () => {
    await shop.service('Neck', { durationMinutes: 30 });
    await book('12:00');
    expect(await explain('10:00')).toEqual({
      is_free: true,
      causes: [],
      free_until: '12:00',
      shortest_treatment: 'Neck',
      shortest_minutes: 45,
    });
  });

  it('names the booking in the way with its cleanup, and the block with its reason', async () => {
    await book('10:00');
    await admin.post(`/therapists/${mei}/blocks`, {
      blocked_date: tomorrow,
      start_time: '13:00',
      end_time: '14:00',
      reason: 'Dentist',
    });
    expect(await explain('11:00')).toMatchObject({
      is_free: false,
      causes: [{ kind: 'booking', name: 'Georgia Marsh', from: '10:00', to: '11:00', until: '11:15' }],
    });
    expect(await explain('13:00')).toMatchObject({
      is_free: false,
      causes: [{ kind: 'block', name: 'Dentist', from: '13:00', to: '14:00' }],
    });
  });

  it('names shifts, days off, full days and times that are not offered', async () => {
    const kinds = async (time: string, options?: object) =>
      (await explain(time, options)).causes.map(({ kind }) => kind);
    expect((await explain('17:00')).causes).toMatchObject([{ kind: 'outside_shift', from: '09:00', to: '17:00' }]);
    expect(await kinds('10:00', { date: '2026-03-04' })).toEqual(['not_rostered']);
    expect(await kinds('10:20')).toEqual(['not_offered']);
    await book('09:00');
    await book('11:00');
    expect(await kinds('13:00')).toEqual(['fully_booked']);
  });

  it('warns of closures and of requests, which do not stop the office', async () => {
    await admin.post('/closures', { name: 'Stocktaking', first_date: tomorrow, last_date: tomorrow });
    expect(await explain('10:00')).toMatchObject({
      is_free: true,
      causes: [{ kind: 'closure', name: 'Stocktaking' }],
    });
    const { body } = await admin.get<object[]>(`/office/days?from=${today}&to=${tomorrow}`);
    expect(body).toMatchObject([
      { date: today, closure: null, is_open: true },
      { date: tomorrow, closure: 'Stocktaking', is_open: false },
    ]);
  });

  it('answers for hours that have passed from what is stored now', async () => {
    await shop.shift(mei, '2026-03-01', '09:00-17:00');
    expect(await explain('10:00', { date: '2026-03-01' })).toMatchObject({ is_free: true, causes: [{ kind: 'past' }] });
  });

  it('knows no hours of Any Available, and refuses whom the shop does not know', async () => {
    const therapist = await shop.anyAvailable();
    expect(await explain('10:00', { therapist })).toMatchObject({ is_free: true, causes: [], free_until: null });
    const unknown = '/bookings/slot-explanation?therapist_id=00000000-0000-4000-8000-000000000000';
    expect(await admin.get(`${unknown}&date=${tomorrow}&time=10:00`)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'therapist_id' }] },
    });
    expect(await admin.get(`${unknown}&date=${tomorrow}&time=ten`)).toMatchObject({ status: 422 });
  });

  it('shows what is offered to somebody who waits where it is held', async () => {
    const waiting = await admin.post<{ items: { id: string }[] }>('/office-waiting-list', {
      service_id: service,
      therapist_id: mei,
      windows: [{ date: tomorrow, from: '09:00', to: '17:00' }],
      client_name: 'Nadia Aziz',
      client_phone: '0491570156',
      client_email: 'nadia@example.test',
    });
    expect(waiting.status).toBe(201);
    const start = { therapist_id: mei, booking_date: tomorrow, booking_time: '10:00' };
    const offered = await admin.post(`/office-waiting-list/${waiting.body.items[0]!.id}/offer`, start);
    expect(offered.status).toBe(200);
    const { body } = await admin.get<{ offers: object[] }>(`/bookings/days?from=${today}&to=${tomorrow}`);
    expect(body.offers).toMatchObject([
      { therapist_id: mei, date: tomorrow, time: '10:00', duration_minutes: 60, client_name: 'Nadia Aziz' },
    ]);
    expect((await explain('10:00')).causes).toMatchObject([{ kind: 'offer', name: 'Nadia Aziz' }]);
  });
});
