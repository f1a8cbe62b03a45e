import { CommandBus } from '@nestjs/cqrs';
import { CancelBooking, ErasePersonalData } from '../../../src/booking/index.js';
import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import { OfferedSlotsCheck } from '../../../src/booking/waiting-list/integrity/offered-slots.check.js';
import type { RoomDto } from '../../../src/booking/rooms/room.dto.js';
import { CloseDueEntries } from '../../../src/booking/waiting-list/offers/close-due-entries.task.js';
import { OfferOpenings } from '../../../src/booking/waiting-list/offers/offer-openings.js';
import { DEFAULT_PUBLIC_HOURS } from '../../../src/catalog/opening-hours/business-hours.dto.js';
import { system } from '../../../src/kernel/actor.js';
import { addDays } from '../../../src/kernel/local-time.js';
import { sql } from '../../../src/platform/database/sql.js';
import { DeliveryQueueService } from '../../../src/platform/deliveries/delivery-queue.service.js';
import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { ProjectionRebuilder } from '../../../src/platform/projections/projection-rebuilder.js';
import { ProjectionRegistry } from '../../../src/platform/projections/projection-registry.js';
import type { OfficeTimeSlotDto } from '../../../src/scheduling/time-slots/office-time-slot.dto.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { eventually } from '../../support/eventually.js';
import { findClientIds } from '../../support/fixtures/find-client-ids.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startSmtpSink } from '../../support/processes/smtp-sink.js';
import { Visitor } from '../../support/clients/visitor.js';

const date = '2026-03-05';
const start = { booking_date: date, booking_time: '10:00' };

interface Entry {
  status: string;
  offer: {
    booking_id: string;
    therapist_name: string;
    date: string;
    time: string;
    price: number;
    expires_at: string;
  } | null;
  withdrawn_offer: { therapist_name: string; date: string; time: string } | null;
  session_id: string | null;
  next_free: { time: string } | null;
  book_path: string;
}
interface OfficeList {
  total: number;
  items: {
    id: string;
    client_name: string;
    status: string;
    reason: string;
    free: { time: string; is_soon: boolean }[];
  }[];
}

const copyOfferSql = /* sql */ `
  insert into waiting_list
  select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'joined_at', w.joined_at - interval '1 day'))).*
  from waiting_list w where status = 'offered' returning id`;

/** The clock is set to Monday 2026-03-02, 10:00. Mei can take one booking on Thursday, at 10:00 or 11:00. */
describe('the waiting list', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  let people = 0;

  const book = async (form: object = {}) => {
    const slot = { service_id: office.swedish, therapist_id: office.mei, ...start, ...form };
    const phone = `0491 57${String(++people).padStart(4, '0')}`;
    return office.visitor.post<{ booking: { id: string; status: string } }>(
      '/bookings',
      bookingForm(slot, { client_phone: phone }),
    );
  };
  const join = async (name: string, more: object = {}) => {
    const form = {
      service_id: office.swedish,
      therapist_id: office.mei,
      windows: [{ date, from: '09:00', to: '12:00' }],
      first_name: name,
      last_name: 'Marsh',
      client_phone: `0491 57${String(++people).padStart(4, '0')}`,
      client_email: `${name.toLowerCase()}@example.test`,
      ...more,
    };
    return office.visitor.post<{ entry: Entry; token: string; errors?: { field: string }[]; code?: string }>(
      '/waiting-list',
      form,
    );
  };
  const waits = async (name: string, more: object = {}) => {
    const { status, body } = await join(name, more);
    expect(status).toBe(201);
    return body.token;
  };
  const show = async (token: string) => (await office.visitor.post<Entry>('/own-waiting-entry', { token })).body;
  const answer = (token: string, what: 'acceptance' | 'refusal' | 'withdrawal', booking_id?: string) =>
    office.visitor.post<Entry & { code?: string }>(`/own-waiting-entry/${what}`, { token, booking_id });
  const offered = (token: string) =>
    eventually(async () => {
      const entry = await show(token);
      return entry.status === 'offered' ? entry : undefined;
    }, 'an offer');
  const cancel = (id: string) =>
    office.server.get(CommandBus).execute(new CancelBooking({ bookingId: id }, 'Ill', system));
  const list = async (path = '') => (await office.ada.get<OfficeList>(`/office-waiting-list${path}`)).body;
  const lookAround = () =>
    Promise.all([office.server, office.worker].map((process) => process.get(CloseDueEntries, { strict: false }).run()));
  const findOpenings = () =>
    Promise.all([office.server, office.worker].map((process) => process.get(OfferOpenings, { strict: false }).run()));
  const mailTo = (name: string, subject: string) =>
    eventually(
      () => smtp.to(`${name}@example.test`).find((mail) => mail.subject?.startsWith(subject)),
      `“${subject}” to ${name}`,
    );
  const expectConsistent = async () => {
    for (const check of [ReservationsCheck, OfferedSlotsCheck]) {
      const { violations } = await office.server.get(check, { strict: false }).run(office.shop.em);
      expect(violations).toEqual([]);
    }
  };

  beforeEach(async () => {
    smtp = await startSmtpSink();
    office = await startOffice({ env: { SMTP_URL: smtp.url } });
    await office.shop.shift(office.mei, date, '10:00-12:00');
    await sql(office.shop.em, 'update therapists set available_slots = 1 where id = $1', [office.mei]);
  });

  it('offers an opening to the first in line, holds it against everybody else, and books it when accepted', async () => {
    const { body: taken } = await book();
    const [first, second] = [await waits('Ann'), await waits('Ben')];
    await findOpenings();
    expect((await show(first)).status).toBe('waiting');

    await cancel(taken.booking.id);
    const { offer } = await offered(first);
    expect(offer).toMatchObject({ therapist_name: 'Mei', date, time: '10:00', price: 89.5 });
    expect(offer!.expires_at).toBe('2026-03-01T23:30:00.000Z');
    expect((await show(second)).status).toBe('waiting');

    const races = await Promise.all(Array.from({ length: 50 }, () => book()));
    expect(races.map(({ status, body }) => [status, body.booking.status])).toEqual(Array(50).fill([201, 'pending']));
    await expectConsistent();

    const accepting = await Promise.all(Array.from({ length: 5 }, () => answer(first, 'acceptance')));
    expect(accepting.map(({ status, body }) => [status, body.status])).toEqual(Array(5).fill([200, 'booked']));
    const { session_id } = await show(first);
    const opened = await office.visitor.post<{ booking: object }>('/complete-booking', { sessionId: session_id });
    expect(opened.body.booking).toMatchObject({
      status: 'confirmed',
      client_name: 'Ann Marsh',
      total_price: 89.5,
      ...start,
    });
    await expectConsistent();

    const subjects = await eventually(() => {
      const all = smtp.to('ann@example.test').map(({ subject }) => subject?.split(':')[0]);
      return all.length === 3 ? all : undefined;
    }, 'three mails');
    expect(subjects).toEqual(['You are on the waiting list', 'A time has opened up', 'Booking Confirmed']);
    expect(smtp.to('ann@example.test')[1]!.text).toContain('/waiting-list#token=');
  });

  it('tells the desk before somebody is added what is free then, and what is offered to them at once', async () => {
    const wish = `service_id=${office.swedish}&date=${date}&from=09:00&to=12:00`;
    const openings = async (query: string) =>
      (await office.ada.get<object>(`/office-waiting-list/openings?${query}`)).body;
    const free = [expect.objectContaining({ therapist_name: 'Mei', time: '10:00', is_soon: false })];
    expect(await openings(wish)).toEqual({ free: expect.arrayContaining(free), is_offered_at_once: true });
    expect(await openings(`${wish}&therapist_id=${office.tom}`)).toEqual({ free: [], is_offered_at_once: false });
    await office.shop.saveSetting('booking_rules', {
      ...{ slot_occupancy: 'start_only', cleanup_buffer_minutes: 0, desk_picks_offers: true },
    });
    expect(await openings(wish)).toEqual({ free: expect.arrayContaining(free), is_offered_at_once: false });
    await book();
    expect(await openings(wish)).toEqual({ free: [], is_offered_at_once: false });
  });

  it('passes a declined or lapsed offer on, and then everybody may book it', async () => {
    // Ben can come at no other time, which he would be offered before Cai.
    const windows = [{ date, from: '10:00', to: '10:00' }];
    const [first, second, third] = [await waits('Ann'), await waits('Ben', { windows }), await waits('Cai')];
    await offered(first);
    expect((await answer(first, 'refusal')).body).toMatchObject({ status: 'declined' });
    await offered(second);
    // Whoever was told of no offer is told of no lapse.
    await mailTo('ben', 'A time has opened up');
    office.clock.advance({ minutes: 29 });
    await lookAround();
    expect((await show(second)).status).toBe('offered');
    office.clock.advance({ minutes: 1 });
    expect(await show(second)).toMatchObject({ status: 'waiting', offer: null, lapsed_offer: { time: '10:00' } });
    expect((await answer(second, 'acceptance')).body.code).toBe('offer-lapsed');
    await lookAround();
    await offered(third);
    expect((await answer(second, 'acceptance')).body.code).toBe('offer-lapsed');
    await mailTo('ben', 'No longer held: Swedish');
    expect((await answer(third, 'withdrawal')).body.status).toBe('withdrawn');
    expect((await answer(third, 'acceptance')).body.code).toBe('no-offer');
    await findOpenings();
    expect((await show(second)).status).toBe('waiting');
    const { next_free: next, book_path: path } = await show(first);
    expect(next).toMatchObject({ time: '10:00' });
    expect(new URLSearchParams(path.split('?')[1]).get('time')).toBe('10:00');
    expect((await book()).body.booking.status).toBe('confirmed');
    await expectConsistent();
    const projection = office.server
      .get(ProjectionRegistry)
      .all()
      .find(({ name }) => name === 'waiting_list')!;
    expect(await office.server.get(ProjectionRebuilder).run(projection)).toEqual({ waiting_list: 0 });
  });

  it('takes an offer back when the shop closes then, tells it from a booking, and asks its client about another day', async () => {
    const next = addDays(date, 1);
    const first = await waits('Ann', {
      windows: [date, next].map((day) => ({ date: day, from: '09:00', to: '12:00' })),
    });
    const seen = (await offered(first)).offer!.booking_id;
    await mailTo('ann', 'A time has opened up');
    const closure = { first_date: date, last_date: date };
    const preview = await office.ada.post('/what-if', { change: { closure } });
    expect(preview).toMatchObject({
      status: 200,
      body: { displaced: 0, offers: 1, total_price: 0, at_risk: 0, rows: [] },
    });
    const added = await office.ada.post('/closures', { name: 'Stocktake', ...closure });
    expect(added).toMatchObject({ status: 201, body: { open_bookings: 0, offers: 1, shifts: 1 } });
    // Whether or not it was taken back yet.
    expect(await answer(first, 'acceptance')).toMatchObject({ status: 409, body: { code: 'no-offer' } });
    await eventually(async () => ((await show(first)).status === 'waiting' ? true : undefined), 'no offer');
    expect(await sql(office.shop.em, 'select booking_id from reservations')).toEqual([]);
    const [rebuilt] = await sql(office.shop.em, 'select status, booking_id, offered_start from waiting_list');
    expect(rebuilt).toEqual({ status: 'waiting', booking_id: null, offered_start: null });
    expect((await office.ada.get<{ offers: number }[]>('/closures')).body).toMatchObject([{ offers: 0 }]);
    await expectConsistent();
    expect((await show(first)).withdrawn_offer).toMatchObject({ date, time: '10:00', therapist_name: 'Mei' });
    const told = await mailTo('ann', 'No longer free');
    expect(told.subject).toBe('No longer free: Swedish, Thursday, March 5, 10:00 AM');
    expect(told.text).toContain('You are still on the waiting list, in the same place');
    office.clock.set('2026-03-04T23:00:00.000Z'); // its start
    expect((await show(first)).withdrawn_offer).toBe(null);
    office.clock.set('2026-03-01T23:00:00.000Z');
    expect(told.text).toMatch(/No longer free: Thursday, March 5, 2026, 10:00 AM\n[^]*\/waiting-list#token=/);

    await office.shop.shift(office.mei, next, '10:00-12:00');
    await findOpenings();
    const { offer } = await offered(first);
    expect(offer).toMatchObject({ date: next, time: '10:00' });
    // Who still has the first one on screen answers nothing.
    for (const what of ['acceptance', 'refusal'] as const)
      expect(await answer(first, what, seen)).toMatchObject({ status: 409, body: { code: 'no-offer' } });
    const accepted = await answer(first, 'acceptance', offer!.booking_id);
    expect(accepted).toMatchObject({ status: 200, body: { status: 'booked' } });

    expect(await sql(office.shop.em, 'select is_offer from reservations')).toEqual([{ is_offer: false }]);
    const later = { first_date: next, last_date: next };
    const moved = await office.ada.post('/what-if', { change: { closure: later } });
    expect(moved).toMatchObject({ status: 200, body: { displaced: 1, offers: 0 } });
    const counted = await office.ada.post('/closures', { name: 'Stocktake', ...later });
    expect(counted).toMatchObject({ status: 201, body: { open_bookings: 1, offers: 0 } });
  });

  it('tells who was asked only after the time in which the office may undo, and nobody who is asked again meanwhile', async () => {
    office = await startOffice({ env: { SMTP_URL: smtp.url, OFFICE_MAIL_DELAY_SECONDS: '600' } });
    const next = addDays(date, 1);
    for (const day of [date, next]) await office.shop.shift(office.mei, day, '10:00-12:00');
    const waitsOn = (day: string) => ({ windows: [{ date: day, from: '10:00', to: '10:00' }] });
    const [again, not] = [await waits('Ann', waitsOn(date)), await waits('Ben', waitsOn(next))];
    for (const name of ['ann', 'ben']) await mailTo(name, 'A time has opened up');
    const closed = await office.ada.post<{ id: string; version: number }>('/closures', {
      ...{ name: 'Stocktake', first_date: date, last_date: next },
    });
    for (const token of [again, not])
      await eventually(async () => ((await show(token)).status === 'waiting' ? true : undefined), 'no offer');
    const { id, version } = closed.body;
    await office.ada.send('PUT', `/closures/${id}`, { name: 'Stocktake', first_date: next, last_date: next, version });
    await offered(again);

    await sql(office.shop.em, 'update deliveries set queued_at = now() where queued_at > now()');
    await office.worker.get(DeliveryQueueService, { strict: false }).promoteDelayed('mail');
    await mailTo('ben', 'No longer free');
    await eventually(async () => {
      const open = await sql(
        office.shop.em,
        `select from deliveries where subscriber like 'email-%' and state <> 'done'`,
      );
      return open.length === 0 ? true : undefined;
    }, 'all mails');
    expect(smtp.to('ann@example.test').filter(({ subject }) => subject?.startsWith('No longer free'))).toEqual([]);
  });

  it('takes an offer back, too, when it is outside new hours, or visitors may no longer book outside of them', async () => {
    const token = await waits('Ann', { windows: [{ date, from: '10:00', to: '10:00' }] });
    const rules = { slot_occupancy: 'start_only', cleanup_buffer_minutes: 0 } as const;
    const expectWaiting = async () => {
      // Whether or not it was taken back yet.
      expect(await answer(token, 'acceptance')).toMatchObject({ status: 409, body: { code: 'no-offer' } });
      await eventually(async () => ((await show(token)).status === 'waiting' ? true : undefined), 'no offer');
      expect(await sql(office.shop.em, 'select booking_id from reservations')).toEqual([]);
      expect((await list()).items.map(({ status, reason }) => [status, reason])).toEqual([['waiting', 'closed']]);
      await expectConsistent();
    };
    await offered(token);
    const thursday = { open: '10:30', close: '17:00', closed: false };
    await office.shop.saveSetting('business_hours', { ...DEFAULT_PUBLIC_HOURS, thursday });
    await expectWaiting();

    // Nobody has to look for it.
    await office.shop.saveSetting('booking_rules', { ...rules, book_outside_business_hours: true });
    await offered(token);
    // One that cannot be taken back, before it in line.
    const [broken] = await sql<{ id: string }>(office.shop.em, copyOfferSql);
    await office.shop.saveSetting('booking_rules', { ...rules, book_outside_business_hours: false });
    await eventually(async () => ((await show(token)).status === 'waiting' ? true : undefined), 'no offer');
    await sql(office.shop.em, 'delete from waiting_list where id = $1', [broken!.id]);
    await expectWaiting();

    // An offer is no booking of its time slot nor of its room, which it takes all the same.
    await office.ada.post('/rooms', { rooms: [{ name: 'Oak', places: 1 }] });
    await office.shop.saveSetting('business_hours', DEFAULT_PUBLIC_HOURS);
    await offered(token);
    const [room] = (await office.ada.get<{ rooms: RoomDto[] }>('/rooms')).body.rooms;
    expect(room).toMatchObject({ upcoming_bookings: 0, is_unused: false });
    const removal = await office.ada.send('DELETE', `/rooms/${room!.id}?version=${room!.version}`);
    expect(removal).toMatchObject({ status: 409, body: { code: 'room-in-use' } });
    const slots = (await office.ada.get<OfficeTimeSlotDto[]>('/office/time-slots')).body;
    const slot = slots.find(({ start_time }) => start_time === '10:00')!;
    expect(slot).toMatchObject({ coming_bookings: 0 });
    expect(await office.ada.send('DELETE', `/time-slots/${slot.id}?version=${slot.version}`)).toMatchObject({
      status: 204,
    });

    // Who lets it lapse waits on, and is asked about that time no more, also where it can no longer be accepted.
    office.clock.advance({ minutes: 30 });
    await office.shop.saveSetting('business_hours', { ...DEFAULT_PUBLIC_HOURS, thursday });
    await lookAround();
    expect(await show(token)).toMatchObject({ status: 'waiting', lapsed_offer: { time: '10:00' } });
  });

  it('takes an offer back whose therapist works then no longer, which refuses no change, and offers the time again once she does', async () => {
    const { ada, mei } = office;
    const token = await waits('Ann', { windows: [{ date, from: '10:00', to: '10:00' }] });
    const days = { therapist_id: mei, first_date: date, last_date: date };
    const answered = async <T>(asked: Promise<{ status: number; body: T }>) => {
      const { status, body } = await asked;
      expect({ body, isDone: status < 300 }).toMatchObject({ isDone: true });
      return body;
    };
    const post = (path: string, body: object) => answered(ada.post<Record<string, never>>(path, body));
    const expectTakenBack = async (change: object, make: () => Promise<unknown>, offers = 1) => {
      await offered(token);
      const preview = await post('/what-if', { change });
      expect({ change, preview }).toMatchObject({ preview: { displaced: 0, offers, at_risk: 0, rows: [] } });
      await make();
      // Whether or not it was taken back yet.
      expect(await answer(token, 'acceptance')).toMatchObject({ status: 409 });
      await eventually(async () => ((await show(token)).status === 'waiting' ? true : undefined), 'no offer');
      const isNothingHeld = async () => (await sql(office.shop.em, 'select from reservations')).length === 0;
      await eventually(async () => (await isNothingHeld()) || undefined, 'nothing held');
      await expectConsistent();
    };
    const expectRosterChange = async (change: object, request: object) => {
      let changeId = '';
      await expectTakenBack({ roster: change }, async () => {
        const made = await post('/roster-changes', request);
        expect(made).toMatchObject({ uncovered: [] });
        changeId = made.change_id!;
      });
      await post(`/roster-changes/${changeId}/undo`, {});
    };
    const readShift = async () => {
      const [shift] = await sql<{ id: string; version: number }>(
        office.shop.em,
        'select id, version from therapist_roster where therapist_id = $1',
        [mei],
      );
      return shift!;
    };

    const removed = await readShift();
    await expectRosterChange({ removed: [removed.id] }, { removals: [removed] });

    const shift = await readShift();
    const shorter = { id: shift.id, therapist_id: mei, roster_date: date, start_time: '11:00', end_time: '12:00' };
    await expectRosterChange(
      { changed: [shorter] },
      { changes: [{ ...shorter, version: shift.version, shift_type: 'custom' }] },
    );

    const asked = await answered(
      office.staff.post<{ id: string; version: number }>('/leave', { ...days, kind: 'annual' }),
    );
    await expectTakenBack({ leave: days }, async () => {
      const { version } = asked;
      expect(await post(`/leave/${asked.id}/approval`, { version })).toMatchObject({ status: 'approved' });
    });
    await post(`/leave/${asked.id}/withdrawal`, { version: asked.version + 1 });

    let relocation = '';
    await expectTakenBack({ absence: days }, async () => {
      relocation = (await post('/relocations', { absence: days, moves: [] })).id!;
    });
    await post(`/relocations/${relocation}/reversal`, {});

    const times = { blocked_date: date, start_time: '10:00', end_time: '10:30' };
    let block: { id: string; version: number } | undefined;
    await expectTakenBack({ block: { therapist_id: mei, ...times } }, async () => {
      block = await answered(ada.post<{ id: string; version: number }>(`/therapists/${mei}/blocks`, times));
    });
    await ada.send('DELETE', `/blocks/${block!.id}?version=${block!.version}`);

    const readVersion = async () =>
      (await sql<{ version: number }>(office.shop.em, 'select version from therapists where id = $1', [mei]))[0]!
        .version;
    // Her shift of today stays.
    const today = '2026-03-02';
    await office.shop.shift(mei, today, '09:00-17:00');
    const todays = await waits('Ben', { windows: [{ date: today, from: '16:00', to: '16:00' }] });
    await offered(todays);
    expect((await ada.get(`/therapists/${mei}/deactivation`)).body).toMatchObject({ booking_ids: [] });
    const deactivate = async () => post(`/therapists/${mei}/deactivation`, { version: await readVersion() });
    await expectTakenBack({ deactivation: { therapist_id: mei } }, deactivate, 2);
    expect(await answer(todays, 'acceptance')).toMatchObject({ status: 409, body: { code: 'no-offer' } });
    await answer(todays, 'withdrawal');
    await post(`/therapists/${mei}/reactivation`, { version: await readVersion() });
    await offered(token);
    expect(await answer(token, 'acceptance')).toMatchObject({ status: 200, body: { status: 'booked' } });
  });

  it('offers at once what rooms, treatments and days leave free that are there again', async () => {
    const { ada, tom, swedish } = office;
    const roomNamed = async (name: string) =>
      (await ada.get<{ rooms: RoomDto[] }>('/rooms')).body.rooms.find((room) => room.name === name)!;
    const use = async (name: string, is_active: boolean) => {
      const { id, version } = await roomNamed(name);
      expect((await ada.send('PATCH', `/rooms/${id}`, { version, is_active })).status).toBe(200);
    };
    const versionOf = async (path: string) =>
      (await ada.get<{ id: string; version: number }[]>(path)).body.find(({ id }) => id === swedish)!.version;
    /** Somebody who cannot be served now, and is asked after the change without anybody looking for it. */
    const expectAskedAfter = async (name: string, change: () => Promise<unknown>) => {
      const token = await waits(name, { windows: [{ date, from: '10:00', to: '10:00' }] });
      await findOpenings();
      expect((await show(token)).status).toBe('waiting');
      await change();
      await offered(token);
      return () => answer(token, 'withdrawal');
    };
    await office.shop.shift(tom, date, '10:00-12:00');
    await ada.post('/rooms', { rooms: [{ name: 'Oak', places: 1 }] });
    expect((await book({ therapist_id: tom })).body.booking.status).toBe('confirmed');

    const withdrawAnn = await expectAskedAfter('Ann', () =>
      ada.post('/rooms', { rooms: [{ name: 'Ash', places: 1 }] }),
    );
    await withdrawAnn();
    await use('Ash', false);
    const withdrawBen = await expectAskedAfter('Ben', () => use('Ash', true));
    await withdrawBen();

    const closing = { name: 'Stocktake', first_date: date, last_date: date };
    let closure: { id: string; version: number } | undefined;
    await use('Ash', false);
    const withdrawCai = await expectAskedAfter('Cai', async () => {
      closure = (await ada.post<{ id: string; version: number }>('/closures', closing)).body;
      await use('Ash', true);
      expect((await ada.send('DELETE', `/closures/${closure.id}?version=${closure.version}`)).status).toBe(204);
    });
    await withdrawCai();

    await use('Ash', false);
    const withdrawDan = await expectAskedAfter('Dan', async () => {
      expect(
        (await ada.send('DELETE', `/services/${swedish}?version=${await versionOf('/office/services')}`)).body,
      ).toEqual({ outcome: 'retired', idle_therapists: [] });
      await use('Ash', true);
      const version = await versionOf('/office/services?include_retired=true');
      expect((await ada.post(`/services/${swedish}/restoration`, { version })).status).toBe(200);
    });
    await withdrawDan();
  });

  it('asks nobody at night or within two hours of the start, and only briefly before it', async () => {
    office.clock.set('2026-03-04T09:00:00.000Z'); // Wednesday, 20:00
    const early = await waits('Ann', { windows: [{ date, from: '10:00', to: '10:00' }] });
    await findOpenings();
    expect((await show(early)).status).toBe('waiting');
    office.clock.set('2026-03-04T20:59:00.000Z'); // Thursday, 7:59
    await findOpenings();
    expect((await show(early)).status).toBe('waiting');
    office.clock.set('2026-03-04T21:00:00.000Z'); // 8:00, two hours before
    await findOpenings();
    const { offer } = await show(early);
    expect(offer).toMatchObject({ time: '10:00', expires_at: '2026-03-04T21:10:00.000Z' });
    await answer(early, 'refusal');
    office.clock.set('2026-03-04T21:01:00.000Z');
    const late = await waits('Ben', { windows: [{ date, from: '10:00', to: '10:00' }] });
    await findOpenings();
    expect((await show(late)).status).toBe('waiting');
    office.clock.set('2026-03-04T23:00:00.000Z'); // 10:00
    await lookAround();
    expect((await show(late)).status).toBe('expired');
  });

  it('shows the office who waits and why, and lets it offer, book and withdraw', async () => {
    const { body: taken } = await book();
    const withoutAddress = {
      ...{ service_id: office.swedish, therapist_id: null, windows: [{ date, from: '11:00', to: '11:00' }] },
      ...{ client_name: 'Dora Rao', client_phone: '0491 570 999' },
    };
    expect((await office.ada.post('/office-waiting-list', withoutAddress)).status).toBe(201);
    await waits('Ann');
    expect((await list(`?date=${date}`)).items.map(({ client_name, reason }) => [client_name, reason])).toEqual([
      ['Dora Rao', 'fully_booked'],
      ['Ann Marsh', 'fully_booked'],
    ]);
    expect((await list('?date=2026-03-06')).items).toEqual([]);
    await cancel(taken.booking.id);
    const items = await eventually(async () => {
      const found = (await list()).items;
      return found[1]?.status === 'offered' ? found : undefined;
    }, 'an offer to the second, since the first has no address');
    expect(items.map(({ reason }) => reason)).toEqual(['fully_booked', 'offered']);
    const [dora, ann] = items.map(({ id }) => id);
    const slot = { therapist_id: office.mei, ...start };
    expect((await office.ada.post(`/office-waiting-list/${dora}/offer`, slot)).body.code).toBe('no-address');
    expect((await office.ada.post(`/office-waiting-list/${dora}/booking`, slot)).body.code).toBe('time_conflict');
    expect((await office.ada.post(`/office-waiting-list/${ann}/booking`, slot)).status).toBe(200);
    expect((await office.ada.post(`/office-waiting-list/${ann}/booking`, slot)).body.code).toBe('not-waiting');
    expect((await office.ada.post(`/office-waiting-list/${dora}/withdrawal`)).status).toBe(200);
    expect(await list()).toMatchObject({ total: 0 });
    const restore = (id: string | undefined) => office.ada.post(`/office-waiting-list/${id}/restoration`);
    expect((await restore(ann)).body.code).toBe('not-waiting');
    expect(await restore(dora)).toMatchObject({ status: 200, body: { items: [{ id: dora, status: 'waiting' }] } });
    expect(await restore(dora)).toMatchObject({ status: 200, body: { total: 1 } });
    expect((await office.ada.post(`/office-waiting-list/${dora}/withdrawal`)).status).toBe(200);
    await expectConsistent();
    await eventually(async () => {
      const kinds = (await office.listLogEntries()).map(({ action_type }) => action_type);
      return kinds.includes('waiting_list_book') && kinds.includes('waiting_list_withdraw') ? true : undefined;
    }, 'the log of what the office did');
  });

  it('says for whom nothing can come free any more: the treatment is retired, or the therapist takes no bookings', async () => {
    const { ada } = office;
    const windows = [{ date, from: '12:00', to: '12:00' }];
    await waits('Ann', { windows });
    await waits('Bob', { windows, therapist_id: null });
    const reasons = async () => (await list()).items.map(({ client_name, reason }) => [client_name, reason]);
    const services = (await ada.get<{ id: string; version: number }[]>('/office/services')).body;
    const { version } = services.find(({ id }) => id === office.swedish)!;
    const therapists = (await ada.get<{ id: string; version: number }[]>('/office/therapists')).body;
    const mei = therapists.find(({ id }) => id === office.mei)!;
    const change = { keep: true, version: mei.version };
    expect((await ada.post(`/therapists/${office.mei}/deactivation`, change)).status).toBe(200);
    expect((await reasons())[0]).toEqual(['Ann Marsh', 'therapist_inactive']);
    expect((await ada.send('DELETE', `/services/${office.swedish}?version=${version}`)).status).toBe(200);
    expect(await reasons()).toEqual([
      ['Ann Marsh', 'not_offered'],
      ['Bob Marsh', 'not_offered'],
    ]);
  });

  it('leaves it to the desk who is asked, where the shop wants that', async () => {
    const rules = { slot_occupancy: 'start_only', cleanup_buffer_minutes: 0, desk_picks_offers: true } as const;
    await office.shop.saveSetting('booking_rules', rules);
    const [first, second] = [await waits('Ann'), await waits('Ben')];
    await findOpenings();
    const { items } = await list();
    expect(items.map(({ status, reason }) => [status, reason])).toEqual(Array(2).fill(['waiting', 'desk_picks']));
    const slot = { therapist_id: office.mei, ...start };
    expect((await office.ada.post(`/office-waiting-list/${items[1]!.id}/offer`, slot)).status).toBe(200);
    expect([(await show(first)).status, (await show(second)).status]).toEqual(['waiting', 'offered']);
    await expectConsistent();
  });

  it('forgets a person, and lets go of what was held for them', async () => {
    const token = await waits('Ann');
    await offered(token);
    const clientIds = await findClientIds(office.shop.em, 'ANN@example.test');
    await office.server.get(CommandBus).execute(new ErasePersonalData({ clientIds }, system));
    expect(await show(token)).toMatchObject({ status: 'withdrawn', first_name: '' });
    const [row] = await sql<{ client_phone: string; client_email: string | null; held: number; keys: number }>(
      office.shop.em,
      `select client_phone, client_email, (select count(*)::int from reservations) as held,
         (select count(*)::int from personal_data_keys where subject = waiting_list.id) as keys from waiting_list`,
    );
    expect(row).toEqual({ client_phone: '', client_email: null, held: 0, keys: 0 });
  });

  it('refuses what nobody can wait for, naming the field', async () => {
    const fieldOf = async (more: object) => {
      const { status, body } = await join('Ann', more);
      return [status, body.errors?.[0]?.field];
    };
    expect(await fieldOf({ windows: [] })).toEqual([422, 'windows']);
    expect(await fieldOf({ windows: Array(6).fill({ date, from: '09:00', to: '12:00' }) })).toEqual([422, 'windows']);
    expect(await fieldOf({ windows: [{ date, from: '12:00', to: '09:00' }] })).toEqual([422, 'windows']);
    expect(await fieldOf({ windows: [{ date: '2026-03-02', from: '09:00', to: '10:00' }] })).toEqual([422, 'windows']);
    expect(await fieldOf({ windows: [{ date: '2026-06-02', from: '09:00', to: '10:00' }] })).toEqual([422, 'windows']);
    for (const windows of [[[]], [null], ['x'], [{}], [[{ date, from: '09:00', to: '12:00' }]], {}, 'x'])
      expect(await fieldOf({ windows })).toEqual([422, expect.stringMatching(/^windows/)]);
    expect(await fieldOf({ client_email: null })).toEqual([422, 'client_email']);
    expect(await fieldOf({ client_phone: '123' })).toEqual([422, 'client_phone']);
    expect(await fieldOf({ therapist_id: office.swedish })).toEqual([422, 'therapist_id']);
    expect(await fieldOf({ service_id: office.mei })).toEqual([422, 'service_id']);
    expect((await office.visitor.post('/own-waiting-entry', { token: 'x' })).status).toBe(404);
    await sql(office.shop.em, 'delete from therapist_roster');
    const same = { client_phone: '0491 570 999', client_email: 'eve@example.test' };
    const day = (nth: number) => ({ ...same, windows: [{ date: addDays(date, nth), from: '09:00', to: '12:00' }] });
    for (let nth = 0; nth < 5; nth++) await waits('Eve', day(nth));
    expect((await join('Eve', day(5))).body.code).toBe('too-many-waits');
  });

  it('takes nobody twice for a service on a day, at once or by undoing, and says so', async () => {
    await sql(office.shop.em, 'delete from therapist_roster');
    const eve = { client_phone: '0491 570 999', client_email: 'eve@example.test' };
    const both = await Promise.all([1, 2, 3].map(() => join('Eve', { ...eve, client_email: 'EVE@example.test' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const days = [
      { date: '2026-03-09', from: '09:00', to: '12:00' },
      { date, from: '15:00', to: '17:00' },
    ];
    expect(await join('Eve', { ...eve, therapist_id: office.tom, windows: days })).toMatchObject({
      status: 409,
      body: {
        code: 'already-waiting',
        detail: 'You are already on the waiting list for Swedish on Thursday, March 5',
      },
    });
    await waits('Eve', { ...eve, windows: days.slice(0, 1) });
    await waits('Eve', { ...eve, service_id: office.cupping });
    // By another address and number: another client, until the desk says that they are one.
    const other = { client_phone: '0491 570 998', client_email: 'adam@example.test' };
    expect((await join('Eve', { ...eve, client_email: 'adam@example.test' })).body.code).toBe('already-waiting');
    await waits('Eve', other);

    while (await office.worker.get(Relay).step());
    while (await office.worker.get(Projector).step());
    const findClient = async (text: string) =>
      (await office.ada.get<{ items: { id: string }[] }>(`/clients?text=${text}`)).body.items[0]!.id;
    const [person, other_id] = [await findClient('eve@example'), await findClient('adam@example')];
    expect((await office.ada.post(`/clients/${person}/merges`, { other_id })).status).toBeLessThan(300);
    const asOther = { ...other, service_id: office.cupping };
    expect((await join('Eve', asOther)).body.code).toBe('already-waiting');

    const atDesk = (client_phone: string) =>
      office.ada.post<OfficeList & { code?: string; detail?: string }>('/office-waiting-list', {
        ...{ service_id: office.swedish, therapist_id: null, windows: [{ date, from: '09:00', to: '10:00' }] },
        ...{ client_name: 'Eve Marsh', client_phone },
      });
    expect((await atDesk('0491570999')).body).toMatchObject({
      code: 'already-waiting',
      detail: 'This client is already on the waiting list for Swedish on Thursday, March 5',
    });
    const { body } = await atDesk('0491 570 888');
    const { id } = body.items.at(-1)!;
    expect((await office.ada.post(`/office-waiting-list/${id}/withdrawal`)).status).toBe(200);
    expect((await atDesk('0491 570 888')).status).toBe(201);
    expect((await office.ada.post(`/office-waiting-list/${id}/restoration`)).body.code).toBe('already-waiting');
    expect((await list()).total).toBe(5);
  });

  it('lets fifty visitors and one offer race for an opening: one of them has it', async () => {
    const { body: taken } = await book();
    const token = await waits('Ann');
    const visitors = Array.from({ length: 50 }, () => new Visitor(office.server.url));
    const form = bookingForm({ service_id: office.swedish, therapist_id: office.mei, ...start });
    const [answers] = await Promise.all([
      Promise.all(
        visitors.map((each, nth) =>
          each.post<{ booking: { status: string } }>('/bookings', {
            ...form,
            client_phone: `0491 58${String(nth).padStart(4, '0')}`,
          }),
        ),
      ),
      cancel(taken.booking.id).then(findOpenings),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const confirmed = answers.filter(({ body }) => body.booking.status === 'confirmed').length;
    const held = (await show(token)).status === 'offered' ? 1 : 0;
    expect(confirmed + held).toBeLessThanOrEqual(1);
    await expectConsistent();
  });
});
