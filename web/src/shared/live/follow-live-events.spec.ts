import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';

const server = new Map<string, (body: object) => void>();
jest.unstable_mockModule('socket.io-client', () => ({
  io: () => ({ on: (event: string, handler: (body: object) => void) => server.set(event, handler), connected: true }),
}));
const push = (event: string, body: object = {}) => server.get(event)?.(body);

const { baseApi, requestApart } = await import('../api/base-api.js');
const { api } = await import('../api/generated.js');
await import('../api/endpoint-tags.js');
const { connectLive } = await import('./live-connection.js');
const { followLiveEvents } = await import('./follow-live-events.js');

/** Milliseconds, longer than a burst and what it reads. */
const A_BURST = 250;
const AbsoluteRequest = Request;
const { dispatch } = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer, session: () => ({ expiresAt: null }) },
  middleware: (defaults) => defaults().concat(baseApi.middleware),
});
let read: string[] = [];
let answer = () => Promise.resolve();

beforeAll(async () => {
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation((address, options) => new AbsoluteRequest(new URL(String(address), 'http://a'), options));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    read.push(new URL((request as Request).url).pathname.replace('/api', ''));
    await answer();
    return Response.json({ items: [], cancelled: [], offers: [] });
  });
  followLiveEvents(dispatch);
  connectLive();
  const { endpoints } = api;
  await Promise.all([
    dispatch(endpoints.listBookingsOfDays.initiate({ from: '2026-11-20', to: '2026-11-20' })),
    dispatch(endpoints.listOfficeDays.initiate({ from: '2026-11-20', to: '2026-11-20' })),
    dispatch(endpoints.getBooking.initiate({ id: 'one' })),
    dispatch(endpoints.getBooking.initiate({ id: 'other' })),
    dispatch(endpoints.getWeeklyCards.initiate()),
  ]);
});
beforeEach(() => (read = []));
afterAll(() => {
  // Ends the minute for which answers are kept.
  dispatch(api.util.resetApiState());
  jest.restoreAllMocks();
});

it('reads what a push is about once, and a report once it has followed', async () => {
  push('booking-changed', { booking_id: 'one' });
  await setTimeout(A_BURST);
  expect(read.toSorted()).toEqual(['/bookings/days', '/bookings/one']);
  await setTimeout(1_000);
  expect(read).toContain('/reports/week');
});

it('reads once what is pushed in several events', async () => {
  push('booking-changed', { booking_id: 'one' });
  push('booking-changed', { booking_id: 'other' });
  push('schedule-changed');
  push('day-changed', { therapist_id: 'mei', date: '2026-11-20', cause: 'booking' });
  push('waiting-list-changed');
  await setTimeout(A_BURST);
  expect(read.toSorted()).toEqual(['/bookings/days', '/bookings/one', '/bookings/other', '/office/days']);
  await setTimeout(1_000);
});

it('reads again what was under way while it changed', async () => {
  answer = () => setTimeout(200);
  push('schedule-changed');
  await setTimeout(A_BURST);
  push('schedule-changed');
  answer = () => Promise.resolve();
  await setTimeout(A_BURST);
  expect(read.filter((path) => path === '/bookings/days')).toHaveLength(2);
});

it('reads at once while a file is on its way', async () => {
  let end!: () => void;
  answer = () => new Promise<void>((resolve) => (end = resolve));
  const file = dispatch(requestApart({ url: '/bookings/exports', method: 'POST' }));
  await setTimeout(50);
  expect(read).toEqual(['/bookings/exports']);
  answer = () => Promise.resolve();
  push('schedule-changed');
  await setTimeout(A_BURST);
  expect(read).toContain('/office/days');
  end();
  await file;
});

it('reads everything live once after a reconnect', async () => {
  push('connect');
  push('connect');
  await setTimeout(A_BURST);
  expect(read.toSorted()).toEqual(['/bookings/days', '/bookings/one', '/bookings/other', '/office/days']);
  await setTimeout(1_000);
  expect(read).toHaveLength(5);
});
