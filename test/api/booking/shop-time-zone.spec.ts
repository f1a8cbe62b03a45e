import { sql } from '../../../src/platform/database/sql.js';
import { startApp } from '../../support/processes/start-app.js';
import { type BookingAnswer, bookingForm, officeBookingForm } from '../../support/fixtures/booking-form.js';
import { FreeStartsQuery } from '../../../src/scheduling/index.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { everyDay } from '../../support/fixtures/every-day.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { toInstant } from '../../support/clock/to-instant.js';
import type { OfficeBooking } from '../../support/fixtures/start-office.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import { Visitor } from '../../support/clients/visitor.js';

const minute = 60_000;

/** A shop in a zone, open from 08:00 to 17:00 on the given days. */
async function shopIn(zone: string, days: string[], starts = ['09:00', '10:00', '16:30']) {
  const clock = new FixedClock();
  const server = await startApp({ clock, env: { SHOP_TIME_ZONE: zone, BOOKING_RATE_PER_MINUTE: '1000' } });
  const shop = createShopBuilder(server);
  const service_id = await shop.service('Swedish');
  const therapist_id = await shop.therapist('Mei', { availableSlots: 4 });
  await shop.timeSlots(...starts);
  for (const day of days) await shop.shift(therapist_id, day, '08:00-17:00');
  const visitor = new Visitor(server.url, { origin: 'http://localhost:3000' });
  let signedIn: ReturnType<typeof createSignedInUser> | undefined;
  const office = () => (signedIn ??= createSignedInUser(server, 'ada@example.com', 'admin_staff'));
  const read = async <Body = Record<string, never>>(path: string) => (await visitor.get<Body>(path)).body;
  const slot = (booking_date: string, booking_time: string) => ({
    service_id,
    therapist_id,
    booking_date,
    booking_time,
  });
  return {
    clock,
    office,
    slot,
    em: shop.em,
    shop,
    read,
    visitor,
    book: (date: string, time: string) => visitor.post<BookingAnswer>('/bookings', bookingForm(slot(date, time))),
    /** The field for which a booking at that time is refused. */
    async refusedField(date: string, time: string): Promise<string | undefined> {
      const form = bookingForm(slot(date, time));
      const { status, body } = await visitor.post<{ errors?: { field: string }[] }>('/bookings', form);
      return status === 422 ? body.errors![0]!.field : undefined;
    },
    async officeRefusal(date: string, time: string): Promise<string | undefined> {
      const form = officeBookingForm({ swedish: service_id, mei: therapist_id }, date, { booking_time: time });
      const { browser } = await office();
      const { status, body } = await browser.post<{ errors?: { field: string }[] }>('/office-bookings', form);
      return status === 422 ? body.errors![0]!.field : undefined;
    },
    /** Books at the first time, changes the stored time to the second, and renames the client of that booking. */
    async renameAt(date: string, bookedTime: string, storedTime: string) {
      const form = (booking_time: string) =>
        officeBookingForm({ swedish: service_id, mei: therapist_id }, date, { booking_time });
      const { browser } = await office();
      const { body } = await browser.post<OfficeBooking>('/office-bookings', form(bookedTime));
      const put = (more: object) =>
        browser.send<Partial<OfficeBooking>>('PUT', `/bookings/${body.id}`, {
          ...form(storedTime),
          version: body.version,
          ...more,
        });
      const moved = await put({});
      const stored = [body.id, storedTime];
      const setData = `update event_log set data = data || jsonb_build_object('time', $2::text) where stream = $1`;
      await sql(shop.em, setData, stored);
      await sql(shop.em, 'update bookings set booking_time = $2 where id = $1', stored);
      await sql(shop.em, moveReservationSql, stored);
      return { moved, renamed: await put({ client_name: 'Ann Lowe' }) };
    },
    async officeTimes(date: string) {
      const { browser } = await office();
      const path = `/office/times?therapist_id=${therapist_id}&date=${date}`;
      return (await browser.get<{ times: { start_time: string }[] }>(path)).body.times.map((each) => each.start_time);
    },
    async nextFree() {
      const [first] = await server.get(FreeStartsQuery).upcoming();
      return first && `${first.date} ${first.time}`;
    },
    async findDay(date: string) {
      const month = await read<{ days: { date: string; available: boolean; reason: string; closure: string }[] }>(
        `/availability/days?month=${date.slice(0, 7)}&therapist_id=${therapist_id}`,
      );
      return month.days.find((day) => day.date === date)!;
    },
    wallClock: async () => (await read<{ local_now: string }>('/shop')).local_now,
    async open(date: string) {
      const path = `/availability/slots?therapist_id=${therapist_id}&date=${date}`;
      const { slots } = await read<{ slots: { start_time: string; available: boolean }[] }>(path);
      return slots.filter(({ available }) => available).map(({ start_time }) => start_time);
    },
    remaining: (date: string) =>
      read<number>(`/availability/slots-remaining?therapist_id=${therapist_id}&booking_date=${date}`),
    card: async () => (await read<{ therapists: Card[] }>('/landing')).therapists[0],
    async calendarOf(sessionId: string) {
      const file = await fetch(`${server.url}/api/booking-calendar`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sessionId }),
      });
      return file.text();
    },
  };
}

const moveReservationSql = /* sql */ `
  update reservations set starts_at = starts_at::date + $2::time, ends_at = starts_at::date + $2::time + interval '1 hour'
  where booking_id = $1`;

interface VisitAnswer {
  id: string;
  bookings: { id: string; version: number }[];
}

interface Card {
  available_now: boolean;
  slots_remaining_today: number;
  shift_ends?: string;
  next_shift?: { date: string; start: string };
}

/** The day on which the clock changes, and the instant at which the shop's clock then shows 10:00. */
const changes: [zone: string, day: string, tenOClock: string][] = [
  ['Australia/Sydney', '2026-10-04', '2026-10-03T23:00:00Z'],
  ['Australia/Sydney', '2026-04-05', '2026-04-05T00:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T23:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T23:30:00Z'],
  ['Europe/London', '2026-03-29', '2026-03-29T09:00:00Z'],
  ['Europe/London', '2026-10-25', '2026-10-25T10:00:00Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T14:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T15:00:00Z'],
];

describe.each([...new Set(changes.map(([zone]) => zone))])('on the days when the clock changes in %s', (zone) => {
  const days = changes.filter((each) => each[0] === zone).map(([, day, tenOClock]) => [day, tenOClock] as const);
  let shop: Awaited<ReturnType<typeof shopIn>>;

  beforeEach(async () => {
    shop = await shopIn(
      zone,
      days.map(([day]) => day),
    );
  });

  it.each(days)('%s: grid, booking, calendar file and cut-off keep to the wall clock', async (day, tenOClock) => {
    const at = (offset: number) => shop.clock.set(new Date(Date.parse(tenOClock) + offset).toISOString());
    at(-3 * 24 * 60 * minute);
    const { body } = await shop.book(day, '10:00');
    expect(body.booking).toMatchObject({
      ...{ status: 'confirmed', booking_date: day, booking_time: '10:00' },
      changeable_until: `${dayBefore(day)}T10:00`,
    });
    const stored = 'select booking_date::text, booking_time::text from bookings where id = $1';
    const [row] = await sql(shop.em, stored, [body.booking.id]);
    expect(row).toEqual({ booking_date: day, booking_time: '10:00:00' });
    const wallClock = `DTSTART;TZID=${zone}:${day.replaceAll('-', '')}T100000`;
    expect(await shop.calendarOf(body.session_id)).toContain(wallClock);

    at(-61 * minute);
    expect(await shop.wallClock()).toBe(`${day}T08:59:00`);
    expect(await shop.open(day)).toEqual(['09:00', '16:30']);
    at(-60 * minute);
    expect(await shop.open(day)).toEqual(['16:30']);
    expect(await shop.refusedField(day, '09:00')).toBe('booking_time');
    expect(await shop.remaining(day)).toBe(3);
  });

  it.each(days)('%s: can be cancelled until the same time of the day before, however long the night', async (day) => {
    const cutOff = Date.parse(toInstant(`${dayBefore(day)}T16:30`, zone));
    const cancel = ({ session_id: sessionId, booking }: BookingAnswer) =>
      shop.visitor.post('/own-booking-cancellation', { sessionId, version: booking.version });
    shop.clock.set(new Date(cutOff - minute).toISOString());
    expect(await cancel((await shop.book(day, '16:30')).body)).toMatchObject({ status: 200 });
    const { body } = await shop.book(day, '16:30');
    shop.clock.set(new Date(cutOff).toISOString());
    expect(await cancel(body)).toMatchObject({ status: 409, body: { code: 'cut-off-passed' } });
  });
});

describe('in Sydney', () => {
  let shop: Awaited<ReturnType<typeof shopIn>>;
  const at = (local: string) => shop.clock.set(toInstant(local, 'Australia/Sydney'));

  beforeEach(async () => {
    shop = await shopIn('Australia/Sydney', ['2026-03-02', '2026-03-03', '2027-01-01', '2028-02-29']);
  });

  it('the day changes at midnight of the shop, while it is still yesterday for the server', async () => {
    at('2026-03-02T08:30');
    for (const time of ['09:00', '10:00']) expect(await shop.book('2026-03-02', time)).toMatchObject({ status: 201 });
    expect(await shop.book('2026-03-03', '09:00')).toMatchObject({ status: 201 });
    at('2026-03-02T23:59');
    expect(await shop.wallClock()).toBe('2026-03-02T23:59:00');
    const tomorrow = { date: '2026-03-03', start: '08:00' };
    expect(await shop.card()).toMatchObject({ slots_remaining_today: 0, next_shift: tomorrow });
    expect(await shop.refusedField('2026-03-02', '16:30')).toBe('booking_time');

    at('2026-03-03T00:00');
    expect(await shop.wallClock()).toBe('2026-03-03T00:00:00');
    expect(await shop.card()).toMatchObject({ slots_remaining_today: 2, next_shift: tomorrow });
    expect(await shop.refusedField('2026-03-02', '16:30')).toBe('booking_date');
    expect(await shop.open('2026-03-03')).toEqual(['10:00', '16:30']);
  });

  it('whoever is here now comes and goes with the minutes of the shift', async () => {
    const isHere = async (local: string) => {
      at(local);
      return (await shop.card())!.available_now;
    };
    expect(await isHere('2026-03-03T07:59')).toBe(false);
    expect(await isHere('2026-03-03T08:00')).toBe(true);
    expect(await isHere('2026-03-03T16:59')).toBe(true);
    expect(await isHere('2026-03-03T17:00')).toBe(false);
  });

  it('the sixtieth day from today can be booked, the next one from midnight on', async () => {
    // Summer time ends in between: sixty times 24 hours would end on another day.
    at('2026-03-02T23:59');
    expect(await shop.refusedField('2026-05-01', '10:00')).toBeUndefined();
    expect(await shop.refusedField('2026-05-02', '10:00')).toBe('booking_date');
    expect(await shop.open('2026-05-01')).toEqual(['09:00', '16:30']);
    expect(await shop.open('2026-05-02')).toEqual([]);
    at('2026-03-03T00:00');
    expect(await shop.open('2026-05-02')).toEqual(['09:00', '10:00', '16:30']);
    expect(await shop.refusedField('2026-05-02', '10:00')).toBeUndefined();
    expect(await shop.refusedField('2026-05-03', '10:00')).toBe('booking_date');
  });

  it('a year ends like any day', async () => {
    at('2026-12-31T23:59');
    expect((await shop.book('2027-01-01', '10:00')).body.booking).toMatchObject({
      ...{ status: 'confirmed', booking_date: '2027-01-01', changeable_until: '2026-12-31T10:00' },
    });
    expect(await shop.open('2027-01-01')).toEqual(['09:00', '16:30']);
    expect(await shop.card()).toMatchObject({ next_shift: { date: '2027-01-01', start: '08:00' } });
  });

  it('a leap day is a day, and there is none in other years', async () => {
    at('2027-12-31T12:00');
    expect(await shop.refusedField('2028-03-01', '10:00')).toBe('booking_date');
    const { body } = await shop.book('2028-02-29', '10:00');
    expect(body.booking).toMatchObject({ status: 'confirmed', booking_date: '2028-02-29' });
    expect(await shop.calendarOf(body.session_id)).toContain('DTSTART;TZID=Australia/Sydney:20280229T100000');
    expect(await shop.refusedField('2027-02-29', '10:00')).toBe('booking_date');
  });
});

describe.each([
  ['Australia/Sydney', '2026-10-04', ['01:30', '02:00', '02:30', '03:00'], ['01:30', '03:00']],
  ['Australia/Lord_Howe', '2026-10-04', ['01:30', '02:00', '02:30', '03:00'], ['01:30', '02:30', '03:00']],
  // The day begins at 1:00 AM.
  ['America/Santiago', '2026-09-06', ['00:00', '00:30', '01:00'], ['01:00']],
])('while the clock is put forward in %s', (zone, day, starts, shown) => {
  it('the times that never come are neither offered nor booked, by visitors or the office', async () => {
    const shop = await shopIn(zone, [day], starts);
    await sql(shop.em, `update therapist_roster set shift_hours = '00:00-08:00'`, []);
    await shop.shop.saveSetting(
      'business_hours',
      everyDay(() => ({ open: '00:00', close: '23:00', closed: false })),
    );
    shop.clock.set(toInstant(`${dayBefore(day)}T12:00`, zone));
    expect(await shop.open(day)).toEqual(shown);
    const never = starts.filter((start) => !shown.includes(start));
    for (const start of never) {
      expect(await shop.refusedField(day, start)).toBe('booking_time');
      expect(await shop.officeRefusal(day, start)).toBe('booking_time');
    }
    expect(await shop.officeTimes(day)).toEqual(shown);
    expect(await shop.nextFree()).toEqual(`${day} ${shown[0]}`);
    const { moved, renamed } = await shop.renameAt(day, shown[0]!, never[0]!);
    expect(moved).toMatchObject({ status: 422, body: { errors: [{ field: 'booking_time' }] } });
    expect(renamed).toMatchObject({ status: 200, body: { client_name: 'Ann Lowe', booking_time: never[0] } });
    await sql(shop.em, 'update time_slots set is_active = false where start_time::text <> all ($1)', [
      never.map((start) => `${start}:00`),
    ]);
    expect(await shop.findDay(day)).toMatchObject({ available: false, reason: 'closed', closure: null });
    const closeSql = `insert into closures (id, name, first_date, last_date) values (gen_random_uuid(), 'Stocktake', $1, $1)`;
    await sql(shop.em, closeSql, [day]);
    expect(await shop.findDay(day)).toMatchObject({ available: false, reason: 'closed', closure: 'Stocktake' });
    for (const start of never) expect(await shop.refusedField(day, start)).toBe('booking_time');
  });
});

it('no part of a visit begins at a time that the clock leaves out, and none is offered to those who wait', async () => {
  const day = '2026-10-04';
  const shop = await shopIn('Australia/Sydney', [day], ['01:30', '02:00', '03:00']);
  await sql(shop.em, `update therapist_roster set shift_hours = '00:00-08:00'`, []);
  await shop.shop.saveSetting(
    'business_hours',
    everyDay(() => ({ open: '00:00', close: '23:00', closed: false })),
  );
  shop.clock.set(toInstant(`${dayBefore(day)}T12:00`, 'Australia/Sydney'));
  const { browser: ada } = await shop.office();
  const { service_id, therapist_id } = shop.slot(day, '01:30');
  const part = { service_id, therapist_id, guest: 1 };
  const client = { client_name: 'Georgia Marsh', client_phone: '9999 8888' };
  const refused = { status: 422, body: { errors: [{ field: 'booking_time' }] } };

  const visit = { booking_date: day, ...client, parts: [part, part], status: 'confirmed' };
  expect(await ada.post('/office-visits', { ...visit, booking_time: '01:30' })).toMatchObject(refused);
  const parts = Array.from({ length: 2 }, () => `part=${service_id},${therapist_id},1`).join('&');
  const found = await ada.get<{ starts: { time: string }[] }>(`/office/visit-starts?date=${day}&${parts}`);
  expect(found.body.starts.map(({ time }) => time)).toEqual(['03:00']);
  const booked = await ada.post<VisitAnswer>('/office-visits', { ...visit, booking_time: '03:00' });
  expect(booked).toMatchObject({ status: 201 });
  const bookings = booked.body.bookings.map(({ id, version }) => ({ id, version, therapist_id }));
  const to = { booking_date: day, booking_time: '01:30', bookings };
  expect(await ada.send('PUT', `/visits/${booked.body.id}/appointment`, to)).toMatchObject(refused);

  const windows = [{ date: day, from: '00:00', to: '08:00' }];
  const waiting = { service_id, therapist_id, windows, ...client, client_email: 'georgia@example.test' };
  const { body } = await ada.post<{ items: { id: string }[] }>('/office-waiting-list', waiting);
  const start = { therapist_id, booking_date: day, booking_time: '02:00' };
  expect(await ada.post(`/office-waiting-list/${body.items[0]!.id}/offer`, start)).toMatchObject(refused);

  const free = await ada.get(`/office/free-therapists?date=${day}&time=02:00&service_id=${service_id}`);
  expect(free).toMatchObject({ status: 200, body: [] });
  const slot = `service_id=${service_id}&therapist_id=${therapist_id}&booking_date=${day}&booking_time=02:00`;
  expect(await ada.get(`/bookings/slot-review?${slot}`)).toMatchObject(refused);
});

const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * 60 * minute).toISOString().slice(0, 10);
