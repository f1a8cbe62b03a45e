import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm } from '../../support/fixtures/booking-form.js';
import { everyDay } from '../../support/fixtures/every-day.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { Visitor } from '../../support/clients/visitor.js';

// The test clock shows Monday 2026-03-02, 10:00 in Sydney.
const date = '2026-03-03';
const open = (from: string, to: string) => ({ open: from, close: to, closed: false });
const hours = { ...open('10:00', '16:00') };

interface Treatments {
  therapist_id: string;
  treatments: { service_id: string; duration: number | null; price: number | null }[];
  version: number;
}

describe('what a shop offers beside roster and bookings', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let admin: Visitor;
  let visitor: Visitor;
  let swedish: string, cupping: string, mei: string, tom: string, anybody: string;

  beforeEach(async () => {
    server = await startApp({ env: { BOOKING_RATE_PER_MINUTE: '1000' } });
    shop = createShopBuilder(server);
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    visitor = new Visitor(server.url);
    await shop.timeSlots('09:00', '10:00', '11:00', '12:00', '15:00', '16:00');
    swedish = await shop.service('Swedish');
    cupping = await shop.service('Cupping', { durationMinutes: 45, cleanupMinutes: 30 });
    [mei, tom, anybody] = [await shop.therapist('Mei'), await shop.therapist('Tom'), await shop.anyAvailable()];
    for (const id of [mei, tom]) await shop.shift(id, date, '09:00-19:00');
  });

  afterEach(() => server.close());

  const book = (therapist_id: string, booking_time: string, service_id = swedish) =>
    visitor.post<BookingAnswer>(
      '/bookings',
      bookingForm({ service_id, therapist_id, booking_date: date, booking_time }),
    );
  const grid = async (therapist: string, more = '') => {
    const { body } = await visitor.get<{ slots: { start_time: string; reason: string | null }[] }>(
      `/availability/slots?therapist_id=${therapist}&date=${date}${more}`,
    );
    return Object.fromEntries(body.slots.map(({ start_time, reason }) => [start_time, reason]));
  };
  const check = async (therapist: string, time: string, more = '') => {
    const slot = `therapist_id=${therapist}&booking_date=${date}&booking_time=${time}${more}`;
    return (await visitor.get<{ reason: string }>(`/availability/check?${slot}`)).body.reason;
  };
  const offered = async (more: string) =>
    (await visitor.get<{ name: string }[]>(`/availability/therapists?${more}`)).body.map(({ name }) => name);
  const setTreatments = async (therapist: string, treatments: object[], version?: number) => {
    const { body } = await admin.get<Treatments[]>('/office/treatments');
    const seen = version ?? body.find(({ therapist_id }) => therapist_id === therapist)!.version;
    return admin.send<Treatments>('PUT', `/therapists/${therapist}/treatments`, { treatments, version: seen });
  };
  const addClosure = (first_date = date, last_date = date) =>
    admin.post<{ id: string; version: number; open_bookings: number; shifts: number }>('/closures', {
      name: 'Stocktake',
      first_date,
      last_date,
    });
  const refusal = (field: string, message: string) => ({
    status: 422,
    body: { errors: [{ field, message }] },
  });

  describe('opening hours', () => {
    beforeEach(() =>
      shop.saveSetting('business_hours', { ...everyDay(() => hours), sunday: { ...hours, closed: true } }),
    );

    it('close what lies outside them, for Any Available too', async () => {
      for (const therapist of [mei, anybody])
        expect(await grid(therapist)).toEqual({
          '09:00': 'closed',
          '10:00': null,
          '11:00': null,
          '12:00': null,
          '15:00': null,
          '16:00': 'closed',
        });
      expect(await check(mei, '09:00')).toBe('closed');
      expect(await check(anybody, '16:00')).toBe('closed');
      for (const therapist of [mei, anybody])
        expect(await book(therapist, '09:00')).toMatchObject(
          refusal('booking_time', 'The shop is closed at this time'),
        );
      expect((await book(mei, '15:00')).body.booking.status).toBe('confirmed');
    });

    it('do not bind a shop that books outside them', async () => {
      await shop.saveSetting('booking_rules', {
        slot_occupancy: 'start_only',
        cleanup_buffer_minutes: 0,
        book_outside_business_hours: true,
      });
      expect((await grid(mei))['09:00']).toBeNull();
      expect((await book(mei, '09:00')).body.booking.status).toBe('confirmed');
    });

    it('warn the office, which may book', async () => {
      const slot = `service_id=${swedish}&therapist_id=${mei}&booking_date=${date}&booking_time=09:00`;
      expect((await admin.get(`/bookings/slot-review?${slot}`)).body).toMatchObject({
        available: true,
        is_closed: true,
      });
      const times = await admin.get<{ times: object[] }>(`/office/times?therapist_id=${mei}&date=${date}`);
      expect(times.body.times[0]).toMatchObject({ start_time: '09:00', free: true, is_closed: true });
    });
  });

  describe('closures', () => {
    it('close their days and name what lies there', async () => {
      await book(mei, '10:00');
      const { status, body } = await addClosure();
      expect({ status, body }).toMatchObject({ status: 201, body: { open_bookings: 1, offers: 0, shifts: 2 } });
      expect(new Set(Object.values(await grid(tom)))).toEqual(new Set(['closed']));
      expect(await book(tom, '11:00')).toMatchObject(refusal('booking_time', 'The shop is closed at this time'));
      expect((await admin.send('DELETE', `/closures/${body.id}?version=${body.version}`, undefined)).status).toBe(204);
      expect((await book(tom, '11:00')).body.booking.status).toBe('confirmed');
    });

    it('are refused when they end before they begin, or have passed, or were changed meanwhile', async () => {
      expect(await addClosure('2026-03-05', '2026-03-04')).toMatchObject(
        refusal('last_date', 'The last day must not be before the first'),
      );
      expect(await addClosure('2026-02-01', '2026-02-02')).toMatchObject(
        refusal('last_date', 'These days have passed'),
      );
      const { body } = await addClosure();
      const edit = { name: 'Christmas', first_date: date, last_date: date, version: body.version };
      expect(await admin.send('PUT', `/closures/${body.id}`, edit)).toMatchObject({ status: 200 });
      expect(await admin.send('PUT', `/closures/${body.id}`, { ...edit, name: 'Easter' })).toMatchObject({
        status: 409,
        body: {
          code: 'modified',
          detail: expect.stringMatching(
            /^This closure is Christmas, .* by now, yours was Easter, .*: someone else changed it/,
          ),
        },
      });
    });

    it('are not entered twice for the same days, by two people at once neither; one within another is fine', async () => {
      const answers = await Promise.all([addClosure(), addClosure()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
        code: 'closure-exists',
        errors: [{ field: 'first_date', message: `The shop is closed on this day already: Stocktake` }],
      });
      const { body } = await addClosure('2026-03-02', '2026-03-04');
      const sameDays = { name: 'Easter', first_date: date, last_date: date, version: body.version };
      expect(await admin.send('PUT', `/closures/${body.id}`, sameDays)).toMatchObject({
        status: 409,
        body: { code: 'closure-exists' },
      });
    });

    it('may be chosen from the public holidays of the shop’s region', async () => {
      interface Holidays {
        region: string;
        holidays: object[];
      }
      const { body } = await admin.get<Holidays>('/closures/public-holidays?year=2026&region=NSW');
      expect(body.region).toBe('NSW');
      expect(body.holidays).toContainEqual({ date: '2026-04-03', name: 'Good Friday' });
      expect(body.holidays).not.toContainEqual(expect.objectContaining({ date: '2026-01-01' }));
      const tasmania = await admin.get<Holidays>('/closures/public-holidays?year=2026&region=TAS');
      expect(tasmania.body.region).toBe('TAS');
    });
  });

  describe('the days of a month', () => {
    const days = async (more: string) => {
      const { body } = await visitor.get<{ days: { date: string; reason: string | null; closure: string | null }[] }>(
        `/availability/days?month=2026-03${more}`,
      );
      return new Map(body.days.map(({ date, reason, closure }) => [Number(date.slice(8)), closure ?? reason]));
    };
    const of = (therapist: string, more = '') => days(`&therapist_id=${therapist}${more}`);

    it('say which have a start, and why the others have none', async () => {
      await addClosure('2026-03-10', '2026-03-10');
      for (const day of ['2026-03-04', '2026-03-05']) await shop.shift(tom, day, '09:00-19:00');
      await shop.shift(mei, '2026-03-05', '10:00-11:00');
      expect(
        (
          await visitor.post(
            '/bookings',
            bookingForm({ service_id: swedish, therapist_id: mei, booking_date: '2026-03-05', booking_time: '10:00' }),
          )
        ).status,
      ).toBe(201);
      const found = await of(mei);
      expect([1, 2, 3, 4, 5, 6, 10].map((day) => found.get(day))).toEqual([
        'past',
        null, // nobody is on the roster
        null,
        'day_off',
        'full',
        null,
        'Stocktake',
      ]);
      expect([...(await days('')).entries()].filter(([, reason]) => reason)).toEqual([
        [1, 'past'],
        [10, 'Stocktake'],
      ]);
    });

    it('end with the booking window', async () => {
      const { body } = await visitor.get<{ days: { reason: string | null }[] }>(
        `/availability/days?month=2026-05&therapist_id=${anybody}`,
      );
      expect(body.days.slice(0, 2).map(({ reason }) => reason)).toEqual([null, 'beyond_window']);
    });

    it('are anybody’s as long as one who works gives the treatment and is free', async () => {
      await setTreatments(tom, [{ service_id: swedish }]);
      const wanted = `&service_id=${cupping}`;
      expect((await of(anybody, wanted)).get(3)).toBeNull();
      expect((await of(tom, wanted)).get(3)).toBe('service_not_given');
      for (const time of ['09:00', '10:00', '11:00', '12:00', '15:00', '16:00']) await book(mei, time);
      expect([(await of(mei)).get(3), (await days(wanted)).get(3), (await days('')).get(3)]).toEqual([
        'full',
        'full',
        null,
      ]);
    });

    it('are refused for a month that is none, and a therapist who is none', async () => {
      expect(await visitor.get('/availability/days?month=2026-13')).toMatchObject(
        refusal('month', 'month must be a month such as 2026-11'),
      );
      const nobody = '00000000-0000-4000-8000-000000000000';
      expect(await visitor.get(`/availability/days?month=2026-03&therapist_id=${nobody}`)).toMatchObject({
        status: 404,
      });
    });
  });

  describe('treatments', () => {
    it('of a therapist without a list are all', async () => {
      expect(await offered(`service_id=${cupping}&date=${date}`)).toEqual(['Any Available', 'Mei', 'Tom']);
    });

    it('leave out who does not give the service', async () => {
      await setTreatments(tom, [{ service_id: swedish }]);
      expect(await offered(`service_id=${cupping}&date=${date}`)).toEqual(['Any Available', 'Mei']);
      expect(await offered(`date=${date}`)).toEqual(['Any Available', 'Mei', 'Tom']);
      expect((await grid(tom, `&service_id=${cupping}`))['10:00']).toBe('service_not_given');
      expect(await check(tom, '10:00', `&service_id=${cupping}`)).toBe('service_not_given');
      expect(await book(tom, '10:00', cupping)).toMatchObject(
        refusal('therapist_id', "Tom doesn't offer this treatment"),
      );
      const { body } = await admin.get<{ times: { free: boolean; gives_service: boolean }[] }>(
        `/office/times?therapist_id=${tom}&date=${date}&service_id=${cupping}`,
      );
      expect(body.times.filter(({ free, gives_service }) => free || gives_service)).toEqual([]);
      const byOffice = { client_name: 'Zara Imani', client_phone: '0491570156', status: 'confirmed' };
      const slot = { service_id: cupping, therapist_id: tom, booking_date: date, booking_time: '10:00' };
      expect(await admin.post('/office-bookings', { ...slot, ...byOffice })).toMatchObject({ status: 422 });
    });

    it('have their own minutes and price, which a booking keeps', async () => {
      await setTreatments(mei, [{ service_id: cupping, duration: 90, price: 150.5 }]);
      const { body } = await book(mei, '10:00', cupping);
      expect(body.booking).toMatchObject({ total_price: 150.5, booking_duration: 90 });
      expect((await book(tom, '10:00', cupping)).body.booking).toMatchObject({ booking_duration: 45 });
      const listed = await visitor.get<object[]>(`/availability/therapists?service_id=${cupping}`);
      expect(listed.body).toContainEqual(expect.objectContaining({ name: 'Mei', duration: 90, price: 150.5 }));
    });

    it('are booked at the price that was seen, or not at all', async () => {
      const slot = { service_id: cupping, therapist_id: mei, booking_date: date, booking_time: '10:00' };
      const send = (seen_price: number | null) => visitor.post('/bookings', { ...bookingForm(slot), seen_price });
      // Null is no price that anybody saw.
      expect(await send(null)).toMatchObject({ status: 422, body: { errors: [{ field: 'seen_price' }] } });
      expect(await send(80)).toMatchObject({
        status: 409,
        body: { code: 'price-changed', detail: 'The price has changed to $89.50' },
      });
      expect((await send(89.5)).status).toBe(201);
    });

    it('keep the room free for as long as the service says', async () => {
      await shop.saveSetting('booking_rules', {
        slot_occupancy: 'full_duration',
        cleanup_buffer_minutes: 0,
        book_outside_business_hours: false,
      });
      await book(mei, '10:00', cupping);
      expect((await grid(mei, `&service_id=${swedish}`))['11:00']).toBe('taken');
      await book(tom, '10:00', swedish);
      expect((await grid(tom, `&service_id=${swedish}`))['11:00']).toBeNull();
    });

    it('are changed by one admin at a time, and name what they cannot be', async () => {
      const saved = await setTreatments(mei, [{ service_id: cupping }]);
      expect(saved.body.treatments).toEqual([{ service_id: cupping, duration: null, price: null }]);
      expect(await setTreatments(mei, [], saved.body.version - 1)).toMatchObject({
        status: 409,
        body: { code: 'modified' },
      });
      expect(await setTreatments(mei, [{ service_id: cupping, duration: 5 }])).toMatchObject({ status: 422 });
      expect(await setTreatments(mei, [{ service_id: tom }])).toMatchObject(
        refusal('treatments', 'This service is not offered'),
      );
      expect((await setTreatments(mei, [])).body.treatments).toEqual([]);
    });
  });
});
