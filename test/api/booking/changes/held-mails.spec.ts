import { ShopDetails } from '../../../../src/catalog/shop-details/shop-details.dto.js';
import { addDays } from '../../../../src/kernel/local-time.js';
import { IntegrityChecks } from '../../../../src/platform/integrity/integrity-checks.js';
import { releaseDeliveries, waitForDeliveries } from '../../../support/deliveries.js';
import { eventually } from '../../../support/eventually.js';
import { type BookingAnswer, bookingForm, officeBookingForm } from '../../../support/fixtures/booking-form.js';
import { type OfficeBooking, startOffice } from '../../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../../support/processes/smtp-sink.js';
import { mailTitle } from '../../../support/mail-title.js';

const shopAddress = 'shop@spa.test';

/** Mails about what the office did leave only when the test releases them. */
describe('a mail that was held', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let date = '2026-03-03';
  let nth = 0;
  let client: string;

  const request = async (more: object = {}) => {
    const slot = {
      service_id: office.swedish,
      therapist_id: office.anybody,
      booking_date: date,
      booking_time: '09:00',
    };
    const { body } = await office.visitor.post<BookingAnswer>(
      '/bookings',
      bookingForm(slot, { client_email: client, ...more }),
    );
    await waitForDeliveries(office.shop.em);
    return { ...body, booking: await office.getBooking(body.booking.id) };
  };
  const bookAtDesk = async (more: object = {}) =>
    (
      await office.ada.post<OfficeBooking>(
        '/office-bookings',
        officeBookingForm(office, date, { client_email: client, ...more }),
      )
    ).body;
  const move = async ({ id, version }: OfficeBooking, to: object) => {
    const slot = { therapist_id: office.mei, booking_date: date, booking_time: '09:00', ...to };
    const { body } = await office.ada.send<OfficeBooking>('PUT', `/bookings/${id}/appointment`, { version, ...slot });
    return body;
  };
  const cancel = async ({ id, version }: OfficeBooking) =>
    (await office.ada.post<OfficeBooking>(`/bookings/${id}/cancellation`, { version, reason: 'Mei is ill' })).body;
  const subjects = (address: string, from = 0) => sink.to(address).slice(from).map(mailTitle);
  const lastText = () => sink.to(client).at(-1)!.text!.replaceAll(/\s+/g, ' ');
  const release = () => releaseDeliveries(office.worker);

  beforeAll(async () => {
    sink = await startSmtpSink();
    office = await startOffice({ env: { SMTP_URL: sink.url, OFFICE_MAIL_DELAY_SECONDS: '600' } });
    await office.shop.saveSetting('shop_details', { ...new ShopDetails(), email: shopAddress });
  });

  beforeEach(async () => {
    date = addDays(date, 1);
    client = `client.${++nth}@client.test`;
    for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  });

  it('does not confirm what was cancelled meanwhile, neither to the client nor to the shop', async () => {
    const { booking } = await request();
    const before = sink.to(shopAddress).length;
    const cancelled = await cancel(await move(booking, {}));
    expect(cancelled).toMatchObject({ status: 'cancelled', client_told_in_seconds: 600 });
    await release();
    expect(subjects(client)).toEqual(['Booking Request Received', 'Booking Cancelled']);
    expect(subjects(shopAddress, before)).toEqual(['Booking Cancelled']);
  });

  it('confirms what was assigned and then moved at its last time', async () => {
    const { booking } = await request();
    const before = sink.to(shopAddress).length;
    await move(await move(booking, {}), { booking_time: '11:00', therapist_id: office.tom });
    await release();
    expect(subjects(client)).toEqual(['Booking Request Received', 'Booking Confirmed']);
    expect(lastText()).toContain('Tom will see you for Swedish');
    expect(lastText()).toMatch(/Moved from [^.]* 9:00 AM to [^.]* 11:00 AM\./);
    expect(subjects(shopAddress, before)).toEqual(['Booking Confirmed']);
  });

  it('names the time that its reader knew and the last one, whatever was in between', async () => {
    const { booking } = await request({ therapist_id: office.mei });
    expect(subjects(client)).toEqual(['Booking Confirmed']);
    const before = sink.to(shopAddress).length;
    await move(await move(booking, { booking_time: '11:00' }), { booking_time: '14:00' });
    await release();
    expect(subjects(client)).toEqual(['Booking Confirmed', 'Moved to']);
    expect(lastText()).toMatch(/Moved from [^.]* 9:00 AM to [^.]* 2:00 PM\./);
    expect(lastText()).not.toContain('11:00 AM');
    expect(subjects(shopAddress, before)).toEqual(['Moved to']);
    const toShop = sink.to(shopAddress).at(-1)!.text!.replaceAll(/\s+/g, ' ');
    expect(toShop).toMatch(/Moved from [^.]* 9:00 AM to [^.]* 2:00 PM\./);
  });

  it('is not sent when all is as its reader knows it, and the desk is not told that it will be', async () => {
    const { booking } = await request({ therapist_id: office.mei });
    const before = sink.to(shopAddress).length;
    const back = await move(await move(booking, { booking_time: '11:00' }), {});
    expect(back).toMatchObject({ booking_time: '09:00', client_told_in_seconds: null });
    await release();
    expect(subjects(client)).toEqual(['Booking Confirmed']);
    expect(subjects(shopAddress, before)).toEqual([]);
  });

  it('tells a new booking as it is by then, and one that is gone as cancelled', async () => {
    const moved = await bookAtDesk();
    await move(moved, { booking_time: '11:00' });
    const gone = client;
    client = `client.${++nth}@client.test`;
    await cancel(await bookAtDesk({ booking_time: '13:00' }));
    await release();
    expect(subjects(gone)).toEqual(['Booking Confirmed']);
    const [confirmed] = sink.to(gone);
    expect(confirmed!.text).toContain('11:00 AM');
    expect(confirmed!.text).not.toContain('9:00 AM');
    expect(subjects(client)).toEqual(['Booking Cancelled']);
  });

  it('says nothing after the client has cancelled on the private page', async () => {
    const { booking, session_id: sessionId } = await request();
    const before = sink.to(shopAddress).length;
    const { version } = await move(booking, {});
    expect((await office.visitor.post('/own-booking-cancellation', { sessionId, version })).status).toBe(200);
    await release();
    expect(subjects(client)).toEqual(['Booking Request Received', 'Booking Cancelled']);
    expect(subjects(shopAddress, before)).toEqual(['Booking Cancelled']);
  });

  it('tells the last time and therapist of each treatment of a visit', async () => {
    const parts = [office.mei, office.tom].map((therapist_id) => ({ service_id: office.swedish, therapist_id }));
    const { service_id: _, therapist_id: __, ...form } = officeBookingForm(office, date, { client_email: client });
    const { body } = await office.ada.post<{ bookings: OfficeBooking[] }>('/office-visits', { ...form, parts });
    await move(body.bookings[1]!, { therapist_id: office.tom, booking_time: '14:00' });
    await release();
    const texts = sink.to(client).map(({ text }) => text!.replaceAll(/\s+/g, ' '));
    expect(texts.filter((text) => text.includes('10:00 AM'))).toEqual([]);
    expect(texts.some((text) => text.includes('9:00 AM'))).toBe(true);
    expect(texts.some((text) => text.includes('2:00 PM'))).toBe(true);
  });

  it('by a mail server that took it later is the last one alone', async () => {
    sink.refuse(client, '451 4.3.0 Try again later');
    const slot = { service_id: office.swedish, therapist_id: office.mei, booking_date: date, booking_time: '09:00' };
    const own = (await office.visitor.post<BookingAnswer>('/bookings', bookingForm(slot, { client_email: client })))
      .body;
    await eventually(() => sink.attempts(client) > 0 || undefined, 'the first attempt to be refused');
    office.clock.advance({ minutes: 10 });
    const to = {
      sessionId: own.session_id,
      version: 2,
      therapist_id: office.mei,
      booking_date: date,
      booking_time: '12:00',
    };
    expect((await office.visitor.post('/own-booking-move', to)).status).toBe(200);
    office.clock.advance({ minutes: 10 });
    sink.refuse(client, null);
    await release();
    expect(subjects(client)).toEqual(['Booking Confirmed']);
    expect(lastText()).toContain('12:00 PM');
  });

  it('leaves stored data that holds', async () => {
    await release();
    expect((await office.server.get(IntegrityChecks).run()).flatMap(({ violations }) => violations)).toEqual([]);
  });
});
