import { Relay } from '../../../src/platform/event-log/relay/relay.js';
import { Projector } from '../../../src/platform/projections/projector.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { startOffice } from '../../support/fixtures/start-office.js';

interface Today {
  rostered_minutes: number;
  booked_minutes: number;
  booked_value: { done: number; to_come: number };
  arrivals: object;
  late: { id: string }[];
  next: { id: string; booking_time: string }[];
  gaps: object[];
  shortest_treatment: number;
  open_work: Record<string, unknown>;
  latest: { id: string }[];
}

/** The clock is set to Monday 2026-03-02, 10:00. */
it('tells how the day goes: hours, booked value, arrivals, gaps and what waits', async () => {
  const office = await startOffice();
  const { ada, staff, shop, mei, tom, cupping, worker, clock } = office;
  await shop.saveSetting('booking_rules', {
    slot_occupancy: 'full_duration',
    cleanup_buffer_minutes: 15,
  } as never);
  await shop.shift(mei, '2026-03-02', '09:00-17:00');
  await shop.shift(tom, '2026-03-02', '12:00-15:00');
  await ada.post(`/therapists/${mei}/blocks`, { blocked_date: '2026-03-02', start_time: '16:00', end_time: '17:00' });
  const first = await office.book({ booking_date: '2026-03-02', booking_time: '11:00' });
  const second = await office.book({
    booking_date: '2026-03-02',
    booking_time: '12:00',
    therapist_id: tom,
    service_id: cupping,
  });
  await office.book({ booking_date: '2026-03-10', booking_time: '09:00' });
  const read = async () => {
    while (await worker.get(Relay).step());
    while (await worker.get(Projector).step());
    return (await ada.get<Today>('/reports/today')).body;
  };

  expect((await staff.get('/reports/today')).status).toBe(403);
  const morning = await read();
  expect(morning).toMatchObject({
    date: '2026-03-02',
    time: '10:00',
    rostered_minutes: 7 * 60 + 3 * 60,
    booked_minutes: 75 + 105,
    booked_value: { done: 0, to_come: 209.55 },
    arrivals: { expected: 2, arrived: 0, in_service: 0, completed: 0, no_shows: 0 },
    late: [],
    shortest_treatment: 60,
  });
  expect(morning.next.map(({ id }) => id)).toEqual([first, second]);
  expect(morning.gaps).toEqual([
    { therapist_id: mei, therapist_name: 'Mei', start_time: '10:00', end_time: '11:00', minutes: 60 },
    { therapist_id: mei, therapist_name: 'Mei', start_time: '12:15', end_time: '16:00', minutes: 225 },
    { therapist_id: tom, therapist_name: 'Tom', start_time: '13:45', end_time: '15:00', minutes: 75 },
  ]);
  expect(morning.latest.map(({ id }) => id).slice(1)).toEqual([second, first]);
  expect(morning.open_work).toMatchObject({ requests: 1, missed_requests: 0, uncovered: { total: 1 }, to_call: 0 });
  const listed = async (filter: string) =>
    (await ada.get<{ items: { id: string }[] }>(`/bookings?${filter}`)).body.items;
  const { uncovered } = morning.open_work as { uncovered: { items: object[] } };
  expect(await listed('coverage=uncovered')).toEqual(uncovered.items);
  expect(await listed('coverage=uncovered&date=2026-03-02')).toEqual([]);
  expect((await ada.get('/bookings?coverage=covered')).status).toBe(422);

  clock.advance({ minutes: 130 });
  await ada.post('/auth/refresh');
  const version = (await office.getBooking(first)).version;
  await ada.send('PUT', `/bookings/${first}/day-state`, { version, state: 'arrived' });
  const midday = await read();
  expect(midday.arrivals).toMatchObject({ expected: 1, arrived: 1 });
  expect(midday.late.map(({ id }) => id)).toEqual([second]);
  for (const [state, id] of Object.entries({ expected: second, late: second, arrived: first })) {
    const ofState = await listed(`date=2026-03-02&status=confirmed&day_state=${state}`);
    expect(ofState.map((each) => each.id)).toEqual([id]);
  }
  const arrived = (await office.getBooking(first)).version;
  await ada.post(`/bookings/${first}/completion`, { version: arrived });
  expect(await read()).toMatchObject({
    booked_value: { done: 89.5, to_come: 120.05 },
    arrivals: { completed: 1, expected: 1 },
  });

  clock.advance({ days: 1 });
  await ada.post('/auth/refresh');
  expect((await read()).open_work).toMatchObject({ unfinished: { total: 1, items: [{ id: second }] } });
});

it('names everybody who is still to come, and counts the leave that is asked for', async () => {
  const { ada, server, shop, clock, ...office } = await startOffice();
  const staff = await createSignedInUser(server, 'noa@spa.test', 'staff');
  const noa = await shop.therapist('Noa', { userId: staff.userId });
  const starts = ['10:25', '11:25', '12:25', '13:25', '14:25', '15:25', '16:05'];
  await shop.timeSlots(...starts);
  await shop.shift(noa, '2026-03-02', '09:00-19:00');
  for (const booking_time of starts) await office.book({ booking_date: '2026-03-02', booking_time, therapist_id: noa });
  const ask = (first_date: string) =>
    staff.browser.post('/leave', { therapist_id: noa, first_date, last_date: first_date, kind: 'annual' });
  expect(await ask('2026-03-03')).toMatchObject({ status: 201 });
  expect(await ask('2026-03-20')).toMatchObject({ status: 201 });
  const today = async () => (await ada.get<Today>('/reports/today')).body;
  const { next, open_work } = await today();
  expect(next.map(({ booking_time }) => booking_time)).toEqual(starts);
  expect(open_work).toMatchObject({ leave_requests: 2 });
  expect((await ada.get('/leave/request-count')).body).toEqual({ count: 2 });
  clock.advance({ days: 3 });
  await ada.post('/auth/refresh');
  // The first is over: nobody needs to decide it any more.
  expect((await today()).open_work).toMatchObject({ leave_requests: 1 });
});

it('a day without shifts and bookings is all zeros', async () => {
  const { ada } = await startOffice();
  expect((await ada.get<Today>('/reports/today')).body).toMatchObject({
    rostered_minutes: 0,
    booked_minutes: 0,
    booked_value: { done: 0, to_come: 0 },
    gaps: [],
    late: [],
    latest: [],
  });
});
