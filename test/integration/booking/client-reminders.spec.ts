import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { ErasePersonalData } from '../../../src/booking/commands/back-office/erase-personal-data.js';
import { sql } from '../../../src/platform/database/sql.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { TaskScheduler } from '../../../src/platform/scheduler/task-scheduler.js';
import { waitForDeliveries } from '../../support/deliveries.js';
import { FixedClock } from '../../support/clock/fixed-clock.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { startTextSink } from '../../support/processes/text-sink.js';

const client = 'georgia@example.test';
const number = '+61491570156';
const thursday = '2026-03-05';
/** 48 hours before Thursday 9 AM in Sydney. */
const due = '2026-03-02T22:00:00.000Z';

/** The clock is set to Monday 2026-03-02, 10:00. */
async function startReminding(settings: object = {}) {
  const [smtp, gateway] = [await startSmtpSink(), await startTextSink()];
  const office = await startOffice({ clock: new FixedClock(), env: { SMTP_URL: smtp.url, ...gateway.env } });
  await office.shop.saveSetting('reminders', {
    hours_before: 48,
    same_day: false,
    by_mail: true,
    by_text: true,
    ...settings,
  });
  for (const one of [office.mei, office.tom])
    for (const day of ['2026-03-03', thursday, '2026-03-06']) await office.shop.shift(one, day, '09:00-17:00');
  const book = (more: object = {}) => office.book({ booking_date: thursday, client_email: client, ...more });
  const lookAround = async () => {
    await Promise.all(
      [office.server, office.worker].map((process) => process.get(TaskScheduler, { strict: false }).runAll()),
    );
    while (await office.worker.get(Relay).step());
  };
  const reminded = () =>
    sql<{ booking_id: string; by: string[] }>(
      office.shop.em,
      `select data ->> 'booking_id' as booking_id, data -> 'by' as by from event_log where type = 'ClientReminded' order by position`,
    );
  const toCall = async () =>
    (await office.ada.get<{ items: OfficeBooking[]; total: number }>('/bookings/requests?kind=to-call')).body;
  const settled = () => waitForDeliveries(office.shop.em);
  const reminders = () => smtp.to(client).filter(({ subject }) => subject?.startsWith('Please Confirm You Are Coming'));
  const edit = async (id: string, change: object) =>
    office.ada.send('PUT', `/bookings/${id}`, { ...(await office.getBooking(id)), ...change });
  /** Sessions expire when the clock moves. */
  const setClock = async (instant: string) => {
    office.clock.set(instant);
    await office.ada.post('/auth/sign-in', { email: 'ada@spa.test', password: 'twelve characters' });
  };
  return { toCall, smtp, gateway, office, setClock, book, lookAround, reminded, settled, reminders, edit };
}

it('leave by mail and text two days before, once, however many workers look', async () => {
  const { gateway, office, setClock, book, lookAround, reminded, settled, reminders } = await startReminding();
  const id = await book();
  await setClock('2026-03-02T21:59:00.000Z');
  await lookAround();
  expect(await reminded()).toEqual([]);
  await setClock(due);
  await lookAround();
  await lookAround();
  expect(await reminded()).toEqual([{ booking_id: id, by: ['mail', 'text'] }]);
  await settled();
  expect(reminders()).toHaveLength(1);
  expect(gateway.to(number)).toHaveLength(1);
  const entries = (await office.findLogEntries(id)).map(({ action_type }) => action_type);
  expect(entries).toContain('booking_remind_client');

  // Both links lead to the private page; opening it answers nothing.
  const [mail] = reminders();
  const [text] = gateway.to(number);
  expect(mail!.text).toMatch(/Change the time: \S+&open=move/);
  expect(text!.text.length).toBeLessThanOrEqual(160);
  for (const said of [mail!.text!, text!.text]) {
    const sessionId = /#session_id=([\w-]+)/.exec(said)![1];
    const seen = await office.visitor.post('/complete-booking', { sessionId });
    expect(seen).toMatchObject({ status: 200, body: { booking: { id, is_attendance_confirmed: false } } });
    const broken = await office.visitor.post('/complete-booking', { sessionId: `${sessionId!.slice(0, -3)}AAA` });
    expect(broken.status).toBe(404);
  }
});

it('come again for another time, and not for another therapist', async () => {
  const { office, setClock, book, lookAround, reminded, settled, edit } = await startReminding();
  const id = await book();
  await setClock(due);
  await lookAround();
  expect((await edit(id, { therapist_id: office.tom })).status).toBe(200);
  await lookAround();
  expect(await reminded()).toHaveLength(1);
  // Moved two and a half days ahead: its own reminder follows.
  expect((await edit(id, { booking_date: '2026-03-06', booking_time: '10:00' })).status).toBe(200);
  await lookAround();
  expect(await reminded()).toHaveLength(1);
  await setClock('2026-03-03T23:00:00.000Z');
  await lookAround();
  expect(await reminded()).toHaveLength(2);
  await settled();
});

it('leave neither at night nor for what was agreed less than a day before, cancelled or erased', async () => {
  const { smtp, gateway, office, setClock, book, lookAround, reminded, settled, reminders } = await startReminding();
  await book({ booking_date: '2026-03-03', booking_time: '09:00' });
  const cancelled = await book({ booking_time: '10:00' });
  const erased = await book({ booking_time: '11:00', client_phone: '0412 345 678', client_email: 'x@example.test' });
  const late = await book({ booking_time: '12:00' });
  const { version } = await office.getBooking(cancelled);
  await office.ada.post(`/bookings/${cancelled}/cancellation`, { reason: 'Closed', version });
  await setClock('2026-03-02T23:30:00.000Z');
  await office.server.get(CommandBus).execute(new ErasePersonalData({ onlyIds: [erased] }, { kind: 'system' }));
  // The worker was away until 11 PM on Tuesday.
  await setClock('2026-03-03T12:00:00.000Z');
  await lookAround();
  expect(await reminded()).toEqual([]);
  await setClock('2026-03-03T21:00:00.000Z');
  await lookAround();
  expect(await reminded()).toEqual([{ booking_id: late, by: ['mail', 'text'] }]);
  await settled();
  expect(reminders()).toHaveLength(1);
  expect(gateway.texts).toHaveLength(1);
  expect(smtp.to(client).length).toBeGreaterThan(1);
});

it('do not reach who cancelled while they waited for their servers', async () => {
  const { smtp, gateway, office, setClock, book, lookAround, reminded, settled, reminders } = await startReminding();
  const id = await book();
  await settled();
  await smtp.stop();
  await gateway.stop();
  await setClock(due);
  await lookAround();
  expect(await reminded()).toHaveLength(1);
  const { version } = await office.getBooking(id);
  const reason = randomUUID();
  expect((await office.ada.post(`/bookings/${id}/cancellation`, { reason, version })).status).toBe(200);
  await smtp.start();
  await gateway.start();
  await sql(office.shop.em, 'update queue_outages set next_probe_at = now()');
  await settled();
  expect(reminders()).toEqual([]);
  expect(gateway.texts).toEqual([]);
});

it('never again go to an address that was refused, and leave the call to the shop', async () => {
  const { toCall, smtp, gateway, office, setClock, book, lookAround, reminded, settled } = await startReminding();
  smtp.refuse(client, '550 5.1.1 No such user');
  gateway.refuse(number, { status: 422, body: 'Invalid number' });
  await book();
  await settled();
  const other = await book({ booking_time: '10:00' });
  await settled();
  await setClock('2026-03-02T23:00:00.000Z');
  await lookAround();
  // Mails were refused before; the text is refused now.
  expect((await reminded()).map(({ by }) => by)).toEqual([['text'], ['text']]);
  await settled();
  expect(smtp.attempts(client)).toBe(2);
  const third = await book({ booking_date: '2026-03-06', booking_time: '11:00', client_phone: '0491570156' });
  await setClock('2026-03-04T00:30:00.000Z');
  await lookAround();
  expect(await reminded()).toHaveLength(2);
  // Nobody has answered, and a third was never asked: the shop calls, and records the answers.
  await setClock('2026-03-05T00:30:00.000Z');
  expect((await toCall()).items).toMatchObject([{ id: third, is_unreachable: true, is_attendance_confirmed: false }]);
  const kept = `select channels from client_reminders where booking_id = $1`;
  expect(await sql(office.shop.em, kept, [third])).toEqual([{ channels: [] }]);
  const { refused } = (await office.ada.get<{ refused: object[] }>('/system-status')).body;
  expect(refused).toContainEqual(
    expect.objectContaining({ channel: 'text', booking_id: other, reason: 'no such number', address: '0491 570 156' }),
  );
});

it('leave those who have not answered a day before on the list to call, until somebody says that they come', async () => {
  const { toCall, office, setClock, book, lookAround, settled } = await startReminding();
  const [silent, answered] = [await book(), await book({ booking_time: '10:00' })];
  await setClock('2026-03-03T00:00:00.000Z');
  await lookAround();
  await settled();
  const { version } = await office.getBooking(answered);
  expect(await office.ada.post(`/bookings/${answered}/attendance`, { version })).toMatchObject({
    status: 200,
    body: { is_attendance_confirmed: true },
  });
  await setClock('2026-03-03T21:59:00.000Z');
  expect(await toCall()).toMatchObject({ items: [], total: 0 });
  await setClock('2026-03-03T22:00:00.000Z');
  expect(await toCall()).toMatchObject({ items: [{ id: silent, is_unreachable: false }], total: 1 });
  await setClock('2026-03-04T22:00:00.000Z');
  expect(await toCall()).toMatchObject({ items: [], total: 0 });
});
