import { bookingAggregate } from '../../../src/booking/domain/booking.aggregate.js';
import { rebuildBookingRows } from '../../../src/booking/projections/booking-list-row.js';
import { sql } from '../../../src/platform/database/sql.js';
import { AggregateRepository } from '../../../src/platform/event-log/aggregate-repository.js';
import type { OfficeBooking } from '../../support/fixtures/start-office.js';
import {
  FIRST,
  type RecurringBooking,
  startRecurringOffice,
  week,
} from '../../support/fixtures/start-recurring-office.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';

const georgia = 'georgia@client.test';

async function startSeries(delaySeconds = 0) {
  const sink = await startSmtpSink();
  const office = await startRecurringOffice({
    env: { SMTP_URL: sink.url, OFFICE_MAIL_DELAY_SECONDS: String(delaySeconds) },
  });
  const places = [0, 1, 2, 3, 4].map((nth) => office.at(week(nth)));
  const { body } = await office.addSeries(places);
  const told = async () => {
    await waitForDeliveries(office.shop.em);
    return sink.to(georgia);
  };
  const toMove = ({ id, version, booking_date }: RecurringBooking, booking_time = '14:00') => ({
    ...office.at(booking_date, booking_time),
    id,
    version,
  });
  return { sink, office, series: body.bookings, told, toMove };
}

const shown = (bookings: readonly OfficeBooking[]) =>
  bookings.map(({ status, booking_date, booking_time }) => `${status} ${booking_date} ${booking_time}`);

it('a series is told in one mail with all its appointments, each with a page of its own', async () => {
  const { told, series } = await startSeries();
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Your 5 appointments: Swedish, from Tuesday, March 3');
  expect(mail!.text).toContain('Tue Mar 3: 10:00 AM (Swedish with Mei, 60 minutes, $89.50)');
  expect(mail!.text).toContain('Tue Mar 31: 10:00 AM');
  expect(mail!.text!.match(/session_id=/g)).toHaveLength(5);
  const file = mail!.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const calendar = new TextDecoder().decode(file!.content as ArrayBuffer);
  expect(series.map(({ id }) => calendar.includes(`UID:${id}`))).toEqual([true, true, true, true, true]);
  expect(calendar).toContain('T100000');
});

it('a booking and all that follow move together, are told in one mail, and move back together', async () => {
  const { office, series, told, toMove } = await startSeries();
  await told();
  const [, second, third, fourth, fifth] = series;
  const preview = await office.previewMove(second!, office.at(week(1), '14:00'));
  expect(
    preview.body.days.map(({ booking, booking_date, place }) => [booking!.id, booking_date, place!.booking_time]),
  ).toEqual([second, third, fourth, fifth].map((each) => [each!.id, each!.booking_date, '14:00']));
  expect(shown(await office.getSeries(second!))[1]).toBe(`confirmed ${week(1)} 10:00`);

  const { status, body } = await office.move(
    second!,
    [second!, third!, fifth!].map((each) => toMove(each)),
  );

  expect({ status, changed: body.changed_with }).toMatchObject({ status: 200, changed: [{}, {}] });
  const times = async () => (await office.getSeries(second!)).map(({ booking_time }) => booking_time);
  expect(await times()).toEqual(['10:00', '14:00', '14:00', '10:00', '14:00']);
  const mails = await told();
  expect(mails).toHaveLength(2);
  expect(mails[1]!.subject).toBe('Your 3 appointments have changed: Swedish, from Tuesday, March 10');
  await office.expectConsistent();

  await office.ada.post(`/bookings/${body.id}/undo`, { version: body.version });
  expect(await times()).toEqual(['10:00', '10:00', '10:00', '10:00', '10:00']);
  expect(await told()).toHaveLength(3);
  await office.expectConsistent();
});

it('bookings move whole or not at all, onto one another’s former times as well', async () => {
  const { office, series, toMove } = await startSeries();
  const [first, second, third] = series;
  const others = { client_name: 'Joan Reed', client_phone: '0491 570 157', client_email: null };
  await office.add({ ...office.at(week(2), '14:00'), ...others });
  expect(
    await office.move(
      first!,
      [first!, second!, third!].map((each) => toMove(each)),
    ),
  ).toMatchObject({
    status: 409,
    body: { code: 'times-lost', errors: [{ field: 'places.2.booking_time' }] },
  });
  expect(shown(await office.getSeries(first!))[0]).toBe(`confirmed ${FIRST} 10:00`);
  const later = [second!, third!].map((each, nth) => ({ ...toMove(each, '10:00'), booking_date: week(nth + 2) }));
  const free = { ...toMove(series[3]!, '11:00') };
  expect((await office.move(second!, [...later, free])).status).toBe(200);
  await office.expectConsistent();
});

it('only open bookings from the named one on move, at the versions that were shown', async () => {
  const { office, series, toMove } = await startSeries();
  const [first, second] = series;
  expect(await office.move(second!, [toMove(first!)])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'bookings.0.id' }] },
  });
  expect(await office.move(first!, [{ ...toMove(first!), version: 1 }])).toMatchObject({
    status: 409,
    body: { code: 'booking-modified' },
  });
  const alone = await office.add({ ...office.at(week(5)) });
  expect((await office.previewMove(alone, office.at(week(5), '11:00'))).body.code).toBe('booking-closed');
});

it('a booking and all that follow are cancelled together, told in one mail, and can be undone', async () => {
  const { office, series, told } = await startSeries();
  await told();
  const [, , third, fourth, fifth] = series;
  expect(await office.cancel(third!, [third!, fourth!])).toMatchObject({ body: { code: 'booking-modified' } });

  const { status, body } = await office.cancel(third!, [third!, fourth!, fifth!]);

  expect({ status, changed: body.changed_with.length }).toEqual({ status: 200, changed: 2 });
  const statuses = async () => (await office.getSeries(third!)).map((each) => each.status);
  expect(await statuses()).toEqual(['confirmed', 'confirmed', 'cancelled', 'cancelled', 'cancelled']);
  const mails = await told();
  expect(mails).toHaveLength(2);
  expect(mails[1]!.subject).toBe('Your 3 appointments are cancelled: Swedish, from Tuesday, March 17');
  expect(mails[1]!.text).toContain('Moving away');
  await office.ada.post(`/bookings/${body.id}/undo`, { version: body.version });
  expect(await statuses()).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed']);
  await office.expectConsistent();
});

it('one of a series is cancelled by itself, and its own mail says so', async () => {
  const { office, series, told } = await startSeries();
  await told();
  const [, second] = series;
  await office.ada.post(`/bookings/${second!.id}/cancellation`, { reason: 'Away', version: second!.version });
  const mails = await told();
  expect(mails).toHaveLength(2);
  expect(mails[1]!.subject).toBe('Booking Cancelled: Swedish, Tuesday, March 10, 10:00 AM');
  expect(
    (await office.getSeries(second!)).map(({ status }) => status).filter((each) => each === 'confirmed'),
  ).toHaveLength(4);
});

it('a series stays one when its client is erased, whose bookings to come are cancelled', async () => {
  const { office, series } = await startSeries();
  const { client_id } = await office.getBooking(series[0]!.id);
  const erased = await office.ada.post(`/clients/${String(client_id)}/erasure`, {
    confirm_name: 'Georgia Marsh',
    upcoming: 'cancel',
  });
  expect(erased.status).toBe(200);
  const left = await office.getSeries(series[1]!);
  expect(left.map(({ position, status }) => [position, status])).toEqual(
    [1, 2, 3, 4, 5].map((position) => [position, 'cancelled']),
  );
});

it('a series is the same once its rows are made again from the log', async () => {
  const { office, series } = await startSeries();
  const before = await office.getSeries(series[0]!);
  const store = office.server.get(AggregateRepository, { strict: false });
  const loaded = await store.loadAll(
    office.shop.em,
    bookingAggregate,
    new Map(before.map(({ id, version }) => [id, version])),
  );
  await sql(office.shop.em, 'update bookings set recurrence_id = null');
  await rebuildBookingRows(office.shop.em, loaded);
  expect(await office.getSeries(series[0]!)).toEqual(before);
});

it('a request of a series that is moved waits for the shop as before', async () => {
  const office = await startRecurringOffice();
  const taken = await office.add(office.at(FIRST, '11:00'));
  const id = await office.book({ booking_date: FIRST, booking_time: '11:00' });
  await office.ada.post(`/bookings/${taken.id}/cancellation`, { reason: 'Ill', version: taken.version });
  await office.repeat(await office.getBooking(id), [office.at(week(1), '11:00')]);
  const series = await office.getSeries({ id });
  const moves = series.map(({ id: each, version, booking_date }) => ({
    ...office.at(booking_date, '14:00'),
    id: each,
    version,
  }));
  expect((await office.move({ id }, moves)).status).toBe(200);
  expect(shown(await office.getSeries({ id }))).toEqual([`pending ${FIRST} 14:00`, `confirmed ${week(1)} 14:00`]);
  await office.expectConsistent();
});
