import { releaseDeliveries, waitForDeliveries } from '../../support/deliveries.js';
import { toShownBookings } from '../../support/fixtures/shown-bookings.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';
import { type ReceivedMail, startSmtpSink } from '../../support/processes/smtp-sink.js';

const client = 'georgia@client.test';
const date = '2026-03-10';

interface Visit {
  id: string;
  bookings: OfficeBooking[];
}

type Office = Awaited<ReturnType<typeof startOffice>>;

/** Swedish with Mei at 10:00, Cupping with Tom after it, unless the services say otherwise. */
async function bookVisit<Booked extends Visit>(
  { ada, mei, tom, ...office }: Office,
  services: [string, string] = [office.swedish, office.cupping],
): Promise<Booked> {
  const { body } = await ada.post<Booked>('/office-visits', {
    parts: [mei, tom].map((therapist_id, nth) => ({ service_id: services[nth], therapist_id })),
    booking_date: date,
    booking_time: '10:00',
    client_name: 'Georgia Marsh',
    client_phone: '0491 570 156',
    client_email: client,
    status: 'confirmed',
  });
  return body;
}

const toCalendar = ({ attachments }: ReceivedMail) => {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return new TextDecoder().decode(file!.content as ArrayBuffer);
};

/** An office whose mails arrive at a server, with Mei and Tom at work. @param delaySeconds until mails about what the shop did */
async function startMailedOffice(delaySeconds?: number) {
  const sink = await startSmtpSink();
  const delay = delaySeconds !== undefined && { OFFICE_MAIL_DELAY_SECONDS: String(delaySeconds) };
  const office = await startOffice({ env: { SMTP_URL: sink.url, ...delay } });
  for (const therapist of [office.mei, office.tom]) await office.shop.shift(therapist, date, '09:00-17:00');
  return { sink, office };
}

it('a visit is told in one mail with all treatments, one of its treatments by itself in its own', async () => {
  const { sink, office } = await startMailedOffice();

  const visit = await bookVisit(office);
  await sink.received(1);
  await waitForDeliveries(office.shop.em);
  expect(sink.to(client)).toHaveLength(1);
  const [confirmation] = sink.to(client);
  expect(confirmation!.subject).toContain('Swedish and Cupping');
  expect(confirmation!.text).toContain('10:00 AM: Swedish with Mei (60 minutes, $89.50)');
  expect(confirmation!.text).toContain('11:00 AM: Cupping with Tom (90 minutes, $120.05)');
  expect(confirmation!.text).toContain('$209.55');
  const file = toCalendar(confirmation!);
  expect(file).toContain('METHOD:PUBLISH');
  expect(file.match(/^UID:/gm)).toHaveLength(2);

  const moved = await office.ada.send<Visit>('PUT', `/visits/${visit.id}/appointment`, {
    booking_date: date,
    booking_time: '12:00',
    bookings: toShownBookings(visit),
  });
  await sink.received(2);
  await waitForDeliveries(office.shop.em);
  expect(sink.to(client)).toHaveLength(2);
  expect(sink.to(client)[1]!.text).toContain('1:00 PM: Cupping with Tom');

  const [first, second] = moved.body.bookings;
  await office.ada.post(`/bookings/${second!.id}/cancellation`, { reason: 'Too long', version: second!.version });
  await sink.received(3);
  await waitForDeliveries(office.shop.em);
  expect(sink.to(client)).toHaveLength(3);
  expect(sink.to(client)[2]!.subject).toContain('Booking Cancelled: Cupping');
  expect(toCalendar(sink.to(client)[2]!)).toContain('METHOD:CANCEL');

  const rest = { ...moved.body, bookings: [first!] };
  await office.ada.post(`/visits/${visit.id}/cancellation`, { reason: 'Ill', bookings: toShownBookings(rest) });
  await sink.received(4);
  await waitForDeliveries(office.shop.em);
  expect(sink.to(client)).toHaveLength(4);
  expect(sink.to(client)[3]!.subject).toContain('Booking Cancelled: Swedish');
});

it('the client is told of a whole visit or not, as the desk wants, and of what was undone only if told of it', async () => {
  const { sink, office } = await startMailedOffice(0);
  const toClient = async () => {
    await waitForDeliveries(office.shop.em);
    return sink.to(client).length;
  };
  const change = async (visit: Visit, method: string, path: string, more: object) => {
    const bookings = toShownBookings(visit);
    return (await office.ada.send<Told>(method, `/visits/${visit.id}/${path}`, { ...more, bookings })).body;
  };
  const undo = async ({ bookings: [first] }: Visit) =>
    (await office.ada.post<Told>(`/bookings/${first!.id}/undo`, { version: first!.version })).body;
  interface Told extends Visit {
    client_told_in_seconds: number | null;
  }
  const visit = await bookVisit<Told>(office, [office.swedish, office.swedish]);
  expect(visit.client_told_in_seconds).toBe(0);
  expect(await toClient()).toBe(1);

  const to = { booking_date: date, booking_time: '12:00' };
  const silent = await change(visit, 'PUT', 'appointment', { ...to, notify_client: false });
  expect(silent.client_told_in_seconds).toBeNull();
  expect((await undo(silent)).client_told_in_seconds).toBeNull();
  expect(await toClient()).toBe(1);

  const now = (await office.ada.get<Visit>(`/visits/${visit.id}`)).body;
  const cancelled = await change(now, 'POST', 'cancellation', { reason: 'Ill' });
  expect(cancelled.client_told_in_seconds).toBe(0);
  expect(await toClient()).toBe(2);
  expect((await undo(cancelled)).client_told_in_seconds).toBe(0);
  expect(await toClient()).toBe(3);
  expect(sink.to(client)[2]!.text).toContain('11:00 AM: Swedish with Tom');
});

it('a visit that is moved without a word before its mail goes is told as it is then', async () => {
  const { sink, office } = await startMailedOffice(600);
  const visit = await bookVisit(office);
  const bookings = toShownBookings(visit);
  const to = { booking_date: date, booking_time: '12:00', notify_client: false };
  expect(await office.ada.send('PUT', `/visits/${visit.id}/appointment`, { ...to, bookings })).toMatchObject({
    status: 200,
  });
  await releaseDeliveries(office.worker);
  await sink.received(1);
  const [mail] = sink.to(client);
  expect(mail!.subject).toContain('Booking Confirmed');
  expect(mail!.text).toContain('12:00 PM: Swedish with Mei');
  expect(mail!.text).toContain('1:00 PM: Cupping with Tom');
  expect(mail!.text).not.toContain('10:00 AM');
});
