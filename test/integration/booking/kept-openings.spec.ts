import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { isDeepStrictEqual } from 'node:util';
import { BookingLinkService } from '../../../src/booking/booking-link.service.js';
import { ErasePersonalData } from '../../../src/booking/commands/back-office/erase-personal-data.js';
import { ReservationsCheck } from '../../../src/booking/integrity/reservations.check.js';
import { OfferedSlotsCheck } from '../../../src/booking/waiting-list/integrity/offered-slots.check.js';
import { CloseDueEntries } from '../../../src/booking/waiting-list/offers/close-due-entries.task.js';
import { OfferOpenings } from '../../../src/booking/waiting-list/offers/offer-openings.js';
import { ReleaseLapsedHolds } from '../../../src/booking/tasks/release-lapsed-holds.task.js';
import { system } from '../../../src/kernel/actor.js';
import { Transaction } from '../../../src/platform/database/pipelining/transaction.js';
import { sql } from '../../../src/platform/database/sql.js';
import { keptLimit } from '../../../src/scheduling/reservations/kept-limit.js';
import { KeptOpeningWatcher } from '../../../src/scheduling/kept-openings/kept-opening-watcher.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import { Visitor } from '../../support/clients/visitor.js';
import { bookingForm } from '../../support/fixtures/booking-form.js';
import { type OfficeBooking, startOffice } from '../../support/fixtures/start-office.js';

const date = '2026-03-05';
const next = '2026-03-06';
const full = { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 } as const;

interface Visit {
  id: string;
  bookings: OfficeBooking[];
}
interface Answer {
  booking: { id: string; status: string; version: number };
  session_id: string;
}

/** The clock is set to Monday 2026-03-02, 10:00. Mei works on Thursday from 10:00 to 12:00; what the office does it may undo for 30 s. */
describe('what comes free while somebody waits', () => {
  let office: Awaited<ReturnType<typeof startOffice>>;
  let people = 0;

  const phone = () => `0491 57${String(++people).padStart(4, '0')}`;
  const book = async (more: object = {}, client: object = {}) => {
    const slot = { service_id: office.swedish, therapist_id: office.mei, booking_date: date, booking_time: '10:00' };
    const { body } = await office.visitor.post<Answer>(
      '/bookings',
      bookingForm({ ...slot, ...more }, { client_phone: phone(), ...client }),
    );
    return body;
  };
  const waits = async (name: string, more: object = {}) => {
    const { status, body } = await office.visitor.post<{ token: string }>('/waiting-list', {
      ...{ service_id: office.swedish, therapist_id: office.mei, windows: [{ date, from: '10:00', to: '10:30' }] },
      ...{
        first_name: name,
        last_name: 'Marsh',
        client_phone: phone(),
        client_email: `${name.toLowerCase()}@example.test`,
      },
      ...more,
    });
    expect(status).toBe(201);
    return body.token;
  };
  const statusOf = async (token: string) =>
    (await office.visitor.post<{ status: string }>('/own-waiting-entry', { token })).body.status;
  const answer = (token: string, what: 'refusal' | 'acceptance') =>
    office.visitor.post(`/own-waiting-entry/${what}`, { token });
  const cancel = async (id: string) => {
    const { version } = await office.getBooking(id);
    const { body } = await office.ada.post<OfficeBooking>(`/bookings/${id}/cancellation`, { reason: 'Ill', version });
    expect(body.status).toBe('cancelled');
    return body;
  };
  const reasonAt = async (time: string, therapist = office.mei, day = date) => {
    const { body } = await office.visitor.get<{ slots: { start_time: string; reason: string | null }[] }>(
      `/availability/slots?therapist_id=${therapist}&date=${day}&service_id=${office.swedish}`,
    );
    return body.slots.find(({ start_time }) => start_time === time)!.reason;
  };
  const everywhere = <Task extends { run(): Promise<void> }>(task: abstract new (...args: never[]) => Task) =>
    Promise.all(
      [office.server, office.worker].map((process) => process.get<Task>(task as never, { strict: false }).run()),
    );
  /** Waits for the end of the undo time and for the task that runs every ten seconds. */
  const wait = async () => {
    office.clock.advance({ minutes: 1 });
    await everywhere(CloseDueEntries);
  };
  const kept = async () =>
    (await sql(office.shop.em, 'select from kept_openings where kept_until > $1', [keptLimit(office.clock.now())]))
      .length;
  const expectConsistent = async () => {
    for (const check of [ReservationsCheck, OfferedSlotsCheck]) {
      const { violations } = await office.server.get(check, { strict: false }).run(office.shop.em);
      expect(violations).toEqual([]);
    }
  };
  const race = async (length = 50, booking_time = '10:00') => {
    const form = bookingForm({
      service_id: office.swedish,
      therapist_id: office.mei,
      booking_date: date,
      booking_time,
    });
    const answers = await Promise.all(
      Array.from({ length }, () =>
        new Visitor(office.server.url).post<Answer>('/bookings', { ...form, client_phone: phone() }),
      ),
    );
    return answers.map(({ status, body }) => `${status} ${body.booking.status}`);
  };

  beforeEach(async () => {
    office = await startOffice({ env: { OFFICE_MAIL_DELAY_SECONDS: '30' } });
    await office.shop.shift(office.mei, date, '10:00-12:00');
    await office.shop.saveSetting('booking_rules', full);
  });

  it('is nobody’s but theirs: of fifty visitors none gets it, and the first in line is offered it', async () => {
    const { booking } = await book();
    const [first, second] = [await waits('Ann'), await waits('Ben')];
    await cancel(booking.id);
    expect(await reasonAt('10:00')).toBe('taken');
    await everywhere(OfferOpenings);
    expect(await statusOf(first)).toBe('waiting');
    expect(await race()).toEqual(Array(50).fill('201 pending'));
    await wait();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['offered', 'waiting']);
    expect(await kept()).toBe(0);
    await expectConsistent();
    expect((await answer(first, 'acceptance')).status).toBe(200);
    expect(await statusOf(first)).toBe('booked');
    await expectConsistent();
  });

  type Change = (booking: OfficeBooking, own: Answer) => Promise<unknown>;
  const move = ({ id, version }: OfficeBooking, more: object) =>
    office.ada.send<OfficeBooking>('PUT', `/bookings/${id}/appointment`, {
      ...{ therapist_id: office.mei, booking_date: date, booking_time: '10:00', version },
      ...more,
    });

  it.each<[string, Change, string?]>([
    ['is moved', (booking) => move(booking, { booking_date: next })],
    ['is given to another therapist', (booking) => move(booking, { therapist_id: office.tom })],
    ['is made shorter', (booking) => move(booking, { booking_duration: 30 }), '11:00'],
    [
      'is moved by its client',
      (_, { session_id: sessionId, booking: { version } }) =>
        office.visitor.post('/own-booking-move', {
          ...{ sessionId, version, therapist_id: office.mei, booking_date: next, booking_time: '10:00' },
        }),
    ],
    [
      'is cancelled as its client is erased',
      ({ id }) =>
        office.server
          .get(CommandBus, { strict: false })
          .execute(new ErasePersonalData({ onlyIds: [id] }, system, { cancelsUpcoming: true })),
    ],
  ])(
    'is theirs of a booking that %s: no visitor gets it, and the first in line is offered it',
    async (_, change, time = '10:00') => {
      await office.shop.shift(office.tom, date, '10:00-12:00');
      await office.shop.shift(office.mei, next, '10:00-12:00');
      const own = await book({ service_id: office.cupping });
      const token = await waits('Ann', { windows: [{ date, from: time, to: time }] });
      await change(await office.getBooking(own.booking.id), own);
      expect(await reasonAt(time)).toBe('taken');
      expect(await race(10, time)).toEqual(Array(10).fill('201 pending'));
      await wait();
      expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
      await expectConsistent();
    },
  );

  it('is what a move that is undone had meanwhile, and not what it has again', async () => {
    await office.shop.shift(office.mei, next, '10:00-12:00');
    const { booking } = await book();
    const left = await waits('Ann');
    const moved = await move(await office.getBooking(booking.id), { booking_date: next });
    const meanwhile = await waits('Ben', { windows: [{ date: next, from: '10:00', to: '10:30' }] });
    const undone = await office.ada.post(`/bookings/${booking.id}/undo`, { version: moved.body.version });
    expect(undone.body).toMatchObject({ status: 'confirmed', booking_date: date });
    expect(await reasonAt('10:00', office.mei, next)).toBe('taken');
    await wait();
    expect([await statusOf(left), await statusOf(meanwhile), await kept()]).toEqual(['waiting', 'offered', 0]);
    await expectConsistent();
  });

  type RequestChange = (request: OfficeBooking) => Promise<unknown>;
  const asRequest = async (booking: OfficeBooking, more: object) => {
    const { status, body } = await move(booking, { stays_request: true, ...more });
    expect([status, body.status]).toEqual([200, 'pending']);
    return body;
  };

  const bookAtDesk = async () => {
    const { body } = await office.ada.post<OfficeBooking>('/office-bookings', {
      ...{ service_id: office.swedish, therapist_id: office.mei, booking_date: date, booking_time: '10:00' },
      ...{ client_name: 'Ada Marsh', client_phone: phone(), status: 'confirmed' },
    });
    expect(body.status).toBe('confirmed');
    return body;
  };

  it.each<[string, RequestChange]>([
    [
      'is moved away and back by undoing it',
      async (booking) => {
        const { id, version } = await asRequest(booking, { booking_date: next });
        await office.ada.post(`/bookings/${id}/undo`, { version });
      },
    ],
    [
      'is moved away and back by hand',
      async (booking) => asRequest(await asRequest(booking, { booking_date: next }), {}),
    ],
    [
      'is confirmed elsewhere, which is undone',
      async (booking) => {
        const { body } = await move(booking, { booking_date: next });
        expect(body.status).toBe('confirmed');
        await office.ada.post(`/bookings/${body.id}/undo`, { version: body.version });
      },
    ],
    [
      'is cancelled, which is undone once another booking there was',
      async (booking) => {
        const other = await bookAtDesk();
        const { version } = await cancel(booking.id);
        await cancel(other.id);
        expect(await kept()).toBe(1);
        const undone = await office.ada.post(`/bookings/${booking.id}/undo`, { version });
        expect(undone.body).toMatchObject({ status: 'pending' });
      },
    ],
    [
      'is moved to where another has just been cancelled',
      async (booking) => {
        const elsewhere = await asRequest(booking, { booking_date: next });
        await cancel((await bookAtDesk()).id);
        await asRequest(elsewhere, {});
      },
    ],
  ])('is not the time of a request that %s', async (_, change) => {
    await office.shop.shift(office.mei, next, '10:00-12:00');
    const [
      confirmed,
      {
        booking: { id },
      },
    ] = [await book(), await book()];
    await cancel(confirmed.booking.id);
    const token = await waits('Ann');
    await change(await office.getBooking(id));
    expect(await office.getBooking(id)).toMatchObject({ status: 'pending', booking_date: date });
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['waiting', 0]);
    const { version } = await office.getBooking(id);
    const answer = await office.ada.post<OfficeBooking>(`/bookings/${id}/confirmation`, { version });
    expect(answer.body.status).toBe('confirmed');
    await expectConsistent();
  });

  it('is of a request that is made shorter the rest alone', async () => {
    const [other, own] = [await book({ service_id: office.cupping }), await book({ service_id: office.cupping })];
    await cancel(other.booking.id);
    const { id } = own.booking;
    const token = await waits('Ann', { windows: [{ date, from: '10:00', to: '11:00' }] });
    await asRequest(await office.getBooking(id), { booking_duration: 30 });
    expect(await reasonAt('11:00')).toBe('taken');
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    const { version } = await office.getBooking(id);
    const confirmed = await office.ada.post<OfficeBooking>(`/bookings/${id}/confirmation`, { version });
    expect(confirmed.body.status).toBe('confirmed');
    await expectConsistent();
  });

  it('is what a visit leaves that is moved as a whole', async () => {
    for (const day of [date, next]) await office.shop.shift(office.tom, day, '10:00-12:00');
    await office.shop.shift(office.mei, next, '10:00-12:00');
    const part = (therapist_id: string, guest: number) => ({ service_id: office.swedish, therapist_id, guest });
    const { body: visit } = await office.ada.post<Visit>('/office-visits', {
      ...{ booking_date: date, booking_time: '10:00', client_name: 'Georgia Marsh', client_phone: '9999 8888' },
      ...{ parts: [part(office.mei, 1), part(office.tom, 2)], status: 'confirmed' },
    });
    const token = await waits('Ann', { therapist_id: office.tom });
    const bookings = visit.bookings.map(({ id, version, therapist_id }) => ({ id, version, therapist_id }));
    const to = { booking_date: next, booking_time: '10:00', bookings };
    expect((await office.ada.send('PUT', `/visits/${visit.id}/appointment`, to)).status).toBe(200);
    expect([await reasonAt('10:00', office.tom), await reasonAt('10:00')]).toEqual(['taken', null]);
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('is what was held for somebody who has not proved the address', async () => {
    await office.shop.saveSetting('booking_rules', { ...full, confirm_by_mail: true });
    await book({}, { client_email: 'hal@example.test' });
    const token = await waits('Ann');
    office.clock.advance({ minutes: 16 });
    await office.server.get(ReleaseLapsedHolds, { strict: false }).run();
    expect(await reasonAt('10:00')).toBe('taken');
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('passes from one to the next without a visitor in between, and is everybody’s after the last', async () => {
    const { booking } = await book();
    const [first, second] = [await waits('Ann'), await waits('Ben')];
    await cancel(booking.id);
    await wait();
    expect(await statusOf(first)).toBe('offered');
    await answer(first, 'refusal');
    expect((await book()).booking.status).toBe('pending');
    await everywhere(OfferOpenings);
    expect(await statusOf(second)).toBe('offered');
    await answer(second, 'refusal');
    expect(await kept()).toBe(0);
    await expectConsistent();
  });

  it('is not a visitor’s who proves an address meanwhile', async () => {
    const { booking } = await book();
    const token = await waits('Ann');
    await cancel(booking.id);
    const late = await book({}, { client_email: 'vic@example.test' });
    expect(late.booking.status).toBe('pending');
    const url = office.server
      .get(BookingLinkService, { strict: false })
      .verificationUrl(late.booking.id, office.clock.now());
    const link = new URLSearchParams(new URL(url).hash.slice(1)).get('token');
    expect((await office.visitor.post('/verify-booking-email', { token: link })).status).toBe(200);
    expect(await office.getBooking(late.booking.id)).toMatchObject({ status: 'pending' });
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it.each<[string, (token: string) => Promise<unknown>]>([
    ['declined', (token) => answer(token, 'refusal')],
    ['withdrawn', (token) => office.visitor.post('/own-waiting-entry/withdrawal', { token })],
    [
      'not answered in time',
      async () => {
        office.clock.advance({ minutes: 31 });
        await office.ada.post('/auth/refresh');
      },
    ],
    [
      'let go of as the desk books another time for its client',
      async () => {
        const { body } = await office.ada.get<{ items: { id: string }[] }>('/office-waiting-list');
        const slot = { therapist_id: office.mei, booking_date: next, booking_time: '10:00' };
        expect((await office.ada.post(`/office-waiting-list/${body.items[0]!.id}/booking`, slot)).status).toBe(200);
      },
    ],
  ])('passes to the next when an offer is %s, whatever a visitor has asked for meanwhile', async (_, end) => {
    await office.shop.shift(office.mei, next, '10:00-12:00');
    const { booking } = await book();
    const [first, second] = [await waits('Ann'), await waits('Ben')];
    await cancel(booking.id);
    await wait();
    expect(await statusOf(first)).toBe('offered');
    const late = await book();
    expect(late.booking.status).toBe('pending');
    await end(first);
    await wait();
    await wait();
    expect([await statusOf(second), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
    await answer(second, 'refusal');
    expect([await kept(), await reasonAt('10:00')]).toEqual([0, 'taken']);
    const { version } = await office.getBooking(late.booking.id);
    const confirmed = await office.ada.post<OfficeBooking>(`/bookings/${late.booking.id}/confirmation`, { version });
    expect(confirmed.body.status).toBe('confirmed');
    await expectConsistent();
  });

  it('passes to the next on a full day as well, of which a visitor has asked for another time meanwhile', async () => {
    await office.shop.shift(office.mei, date, '12:00-16:00');
    await sql(office.shop.em, 'update therapists set available_slots = 1 where id = $1', [office.mei]);
    const { booking } = await book();
    const [first, second] = [await waits('Ann'), await waits('Ben')];
    await cancel(booking.id);
    await wait();
    expect(await statusOf(first)).toBe('offered');
    expect((await book({ booking_time: '14:00' })).booking.status).toBe('pending');
    await answer(first, 'refusal');
    await everywhere(OfferOpenings);
    expect([await statusOf(second), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('is nobody’s when an offer ends where the office has brought a request back meanwhile', async () => {
    await office.shop.shift(office.mei, next, '10:00-12:00');
    const [confirmed, requested] = [await book(), await book()];
    const { id, version } = await asRequest(await office.getBooking(requested.booking.id), { booking_date: next });
    const [first, second] = [await waits('Ann'), await waits('Ben')];
    await cancel(confirmed.booking.id);
    await wait();
    expect(await statusOf(first)).toBe('offered');
    expect((await office.ada.post(`/bookings/${id}/undo`, { version })).status).toBe(200);
    await answer(first, 'refusal');
    await wait();
    expect([await statusOf(second), await kept()]).toEqual(['waiting', 0]);
    await expectConsistent();
  });

  it('is theirs when the client cancels by the link as well, and until the morning at night', async () => {
    const own = await book();
    const token = await waits('Ann');
    office.clock.set('2026-03-02T10:30:00.000Z'); // 21:30
    const change = { sessionId: own.session_id, version: own.booking.version };
    expect((await office.visitor.post('/own-booking-cancellation', change)).status).toBe(200);
    expect(await reasonAt('10:00')).toBe('taken');
    await everywhere(CloseDueEntries);
    expect([await statusOf(token), await kept()]).toEqual(['waiting', 1]);
    office.clock.set('2026-03-02T21:00:00.000Z'); // 8:00
    await everywhere(CloseDueEntries);
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('goes back to its booking when the office undoes it in time', async () => {
    const { booking } = await book();
    const token = await waits('Ann');
    const { version } = await cancel(booking.id);
    const undone = await office.ada.post<OfficeBooking>(`/bookings/${booking.id}/undo`, { version });
    expect(undone.body).toMatchObject({ status: 'confirmed', booking_time: '10:00' });
    expect(await kept()).toBe(0);
    await wait();
    expect(await statusOf(token)).toBe('waiting');
    await expectConsistent();
  });

  it('is offered once it is due although the office goes on changing the day', async () => {
    await office.shop.shift(office.mei, date, '12:00-16:00');
    const [own, later] = [await book(), await book({ booking_time: '14:00' })];
    const token = await waits('Ann');
    const other = await waits('Ben', { windows: [{ date, from: '14:00', to: '14:00' }] });
    await cancel(own.booking.id);
    office.clock.advance({ minutes: 0.4 });
    await cancel(later.booking.id);
    office.clock.advance({ minutes: 0.2 });
    await everywhere(CloseDueEntries);
    expect([await statusOf(token), await statusOf(other), await kept()]).toEqual(['offered', 'waiting', 1]);
    office.clock.advance({ minutes: 0.4 });
    await everywhere(CloseDueEntries);
    expect([await statusOf(other), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('is everybody’s once it is due and nobody is asked, although the office goes on changing the day', async () => {
    await office.shop.shift(office.mei, date, '12:00-16:00');
    const [own, later] = [await book(), await book({ booking_time: '14:00' })];
    const token = await waits('Ann');
    await cancel(own.booking.id);
    await office.visitor.post('/own-waiting-entry/withdrawal', { token });
    office.clock.advance({ minutes: 0.4 });
    await cancel(later.booking.id);
    office.clock.advance({ minutes: 0.2 });
    await everywhere(CloseDueEntries);
    expect(await reasonAt('10:00')).toBeNull();
  });

  it('keeps its place in a full day, whatever other time of it a visitor asks for', async () => {
    await office.shop.shift(office.mei, date, '12:00-16:00');
    await sql(office.shop.em, 'update therapists set available_slots = 1 where id = $1', [office.mei]);
    const { booking } = await book();
    const token = await waits('Ann');
    await cancel(booking.id);
    const late = await book({ booking_time: '14:00' });
    expect(late.booking.status).toBe('pending');
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    expect((await answer(token, 'acceptance')).status).toBe(200);
    await expectConsistent();
  });

  it('does not bind the desk', async () => {
    const { booking } = await book();
    const token = await waits('Ann');
    await cancel(booking.id);
    const { status } = await office.ada.post('/office-bookings', {
      ...{ service_id: office.swedish, therapist_id: office.mei, booking_date: date, booking_time: '10:00' },
      ...{ client_name: 'Una Rao', client_phone: '0491 570 999', status: 'confirmed' },
    });
    expect(status).toBe(201);
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['waiting', 0]);
    await expectConsistent();
  });

  it('is everybody’s at once where nobody waits for it, or the desk picks', async () => {
    const { booking } = await book();
    await waits('Ann', { windows: [{ date: '2026-03-06', from: '10:00', to: '10:30' }] });
    await waits('Ben', { therapist_id: office.tom });
    await cancel(booking.id);
    expect(await reasonAt('10:00')).toBeNull();
    const again = await book();
    expect(again.booking.status).toBe('confirmed');
    await waits('Cai');
    await office.shop.saveSetting('booking_rules', { ...full, desk_picks_offers: true });
    await cancel(again.booking.id);
    expect(await reasonAt('10:00')).toBeNull();
    expect((await book()).booking.status).toBe('confirmed');
  });

  it('is of a visit what somebody waits for, and the rest of the day of a therapist who was full', async () => {
    await office.shop.shift(office.tom, date, '10:00-12:00');
    await sql(office.shop.em, 'update therapists set available_slots = 1 where id = $1', [office.tom]);
    const part = (therapist_id: string, guest: number) => ({ service_id: office.swedish, therapist_id, guest });
    const { body: visit } = await office.ada.post<Visit>('/office-visits', {
      ...{ booking_date: date, booking_time: '10:00', client_name: 'Georgia Marsh', client_phone: '9999 8888' },
      ...{ parts: [part(office.mei, 1), part(office.tom, 2)], status: 'confirmed' },
    });
    const token = await waits('Ann', { therapist_id: office.tom, windows: [{ date, from: '11:00', to: '11:30' }] });
    const bookings = visit.bookings.map(({ id, version, therapist_id }) => ({ id, version, therapist_id }));
    expect((await office.ada.post(`/visits/${visit.id}/cancellation`, { reason: 'Ill', bookings })).status).toBe(200);
    expect([await kept(), await reasonAt('10:00')]).toEqual([1, null]);
    expect((await book({ therapist_id: office.tom, booking_time: '11:00' })).booking.status).toBe('pending');
    expect((await book()).booking.status).toBe('confirmed');
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('is of a visit every place in the day of a therapist who was full, looked for once', async () => {
    await office.shop.shift(office.tom, date, '10:00-16:00');
    await sql(office.shop.em, 'update therapists set available_slots = 2 where id = $1', [office.tom]);
    const part = { service_id: office.swedish, therapist_id: office.tom, guest: 1 };
    const { body: visit } = await office.ada.post<Visit>('/office-visits', {
      ...{ booking_date: date, booking_time: '10:00', client_name: 'Georgia Marsh', client_phone: '9999 8888' },
      ...{ parts: [part, part], status: 'confirmed' },
    });
    const windows = [{ date, from: '14:00', to: '14:30' }];
    const token = await waits('Ann', { therapist_id: office.tom, windows });
    const bookings = visit.bookings.map(({ id, version, therapist_id }) => ({ id, version, therapist_id }));
    const statements = jest.spyOn(Transaction.prototype, 'query');
    const { status } = await office.ada.post(`/visits/${visit.id}/cancellation`, { reason: 'Ill', bookings });
    const looked = statements.mock.calls.filter(
      ([text]) => text.includes('from waiting_list') || text.includes('as "rosteredDates"'),
    );
    statements.mockRestore();
    expect([status, looked.length, await kept()]).toEqual([200, 2, 2]);
    const left = await office.visitor.get(
      `/availability/slots-remaining?therapist_id=${office.tom}&booking_date=${date}`,
    );
    expect(left.body).toBe(0);
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('is of a visit all that one treatment would take, which is longer than what is left without it', async () => {
    const part = { service_id: office.swedish, therapist_id: office.mei, guest: 1 };
    await office.shop.shift(office.mei, date, '12:00-14:00');
    const { body: visit } = await office.ada.post<Visit>('/office-visits', {
      ...{ booking_date: date, booking_time: '10:00', client_name: 'Georgia Marsh', client_phone: '9999 8888' },
      ...{ parts: [part, part], status: 'confirmed' },
    });
    const windows = [{ date, from: '10:00', to: '10:00' }];
    const token = await waits('Ann', { service_id: office.cupping, windows });
    const bookings = visit.bookings.map(({ id, version, therapist_id }) => ({ id, version, therapist_id }));
    expect((await office.ada.post(`/visits/${visit.id}/cancellation`, { reason: 'Ill', bookings })).status).toBe(200);
    expect([await kept(), await reasonAt('11:00')]).toEqual([2, 'taken']);
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('is its room, too, for somebody who waits for another therapist', async () => {
    await office.shop.shift(office.tom, date, '10:00-12:00');
    expect((await office.ada.post('/rooms', { rooms: [{ name: 'Oak', places: 1 }] })).status).toBe(201);
    const { booking } = await book();
    const token = await waits('Ann', { therapist_id: office.tom });
    await cancel(booking.id);
    expect(await reasonAt('10:00', office.tom)).toBe('taken');
    await wait();
    expect([await statusOf(token), await kept()]).toEqual(['offered', 0]);
    await expectConsistent();
  });

  it('is everybody’s again when whoever was to be asked leaves, however long nobody has looked, and open pages are told', async () => {
    const { booking } = await book();
    const token = await waits('Ann');
    await cancel(booking.id);
    await office.visitor.post('/own-waiting-entry/withdrawal', { token });
    expect(await reasonAt('10:00')).toBe('taken');
    const page = openSocket(office.server.url);
    await nextEvent(page, 'connect');
    await page.emitWithAck('watch-day', { therapist_id: office.mei, date });
    const told = new Promise<void>((resolve) =>
      page.on('day-changed', () => void reasonAt('10:00').then((reason) => reason === null && resolve())),
    );
    // From the present on: the clock of an earlier test may have been ahead.
    const watcher = office.server.get(KeptOpeningWatcher, { strict: false });
    await watcher.pushEnded();
    office.clock.advance({ minutes: 20 });
    expect(await reasonAt('10:00')).toBeNull();
    await watcher.pushEnded();
    const { violations } = await office.server.get(OfferedSlotsCheck, { strict: false }).run(office.shop.em);
    expect(violations).toEqual([expect.stringContaining('kept long after')]);
    await told;
    await everywhere(OfferOpenings);
    expect([await reasonAt('10:00'), await kept()]).toEqual([null, 0]);
    await expectConsistent();
  });

  it.each([1, 2])('is taken wherever a visitor looks, with room for %i that day', async (available_slots) => {
    const today = '2026-03-02';
    const startOnly = { slot_occupancy: 'start_only', cleanup_buffer_minutes: 0, visitors_book_visits: true } as const;
    await office.shop.saveSetting('booking_rules', startOnly);
    await office.shop.shift(office.mei, today, '12:00-15:00');
    await sql(office.shop.em, 'update therapists set available_slots = $2 where id = $1', [
      office.mei,
      available_slots,
    ]);
    const [who, what] = [`therapist_id=${office.mei}`, `service_id=${office.swedish}`];
    const read = async (path: string) => (await office.visitor.get<object>(path)).body;
    const look = async () => {
      const { therapists, next_free } = (await read('/landing')) as { therapists: object[]; next_free: object[] };
      return {
        cards: therapists,
        nextFree: next_free,
        listing: await read('/therapists'),
        grid: await read(`/availability/slots?${who}&date=${today}&${what}`),
        month: await read(`/availability/days?${who}&month=${today.slice(0, 7)}&${what}`),
        anybodysMonth: await read(`/availability/days?month=${today.slice(0, 7)}&${what}`),
        check: await read(`/availability/check?${who}&booking_date=${today}&booking_time=13:00&${what}`),
        left: await read(`/availability/slots-remaining?${who}&booking_date=${today}`),
        dialogsList: await read(`/availability/therapists?date=${today}&${what}`),
        visit: await read(`/availability/visit-starts?date=${today}&part=${office.swedish},${office.mei},1`),
      };
    };
    const free = await look();
    const { booking } = await book({ booking_date: today, booking_time: '13:00' });
    const booked = await look();
    const unchanged = Object.keys(free).filter((each) =>
      isDeepStrictEqual(free[each as 'grid'], booked[each as 'grid']),
    );
    expect(unchanged).toEqual(available_slots === 1 ? [] : ['month', 'anybodysMonth']);
    const token = await waits('Ann', { windows: [{ date: today, from: '13:00', to: '13:00' }] });
    await cancel(booking.id);
    expect(await kept()).toBe(1);
    expect(await look()).toEqual(booked);
    await everywhere(OfferOpenings);
    expect(await look()).toEqual(booked);
    await office.visitor.post('/own-waiting-entry/withdrawal', { token });
    office.clock.advance({ minutes: 3 });
    expect(await look()).toEqual(free);
  });
});
