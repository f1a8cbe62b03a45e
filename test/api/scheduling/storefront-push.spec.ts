import { startApp, startWorker } from '../../support/processes/start-app.js';
import { createSignedInUser } from '../../support/clients/create-signed-in-user.js';
import { nextEvent, openSocket } from '../../support/clients/open-socket.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';
import type { Visitor } from '../../support/clients/visitor.js';

describe('what can be booked', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let admin: Visitor;
  let socket: ReturnType<typeof openSocket>;
  /** What a visitor receives for a change: an empty body, so that nothing personal is in it. */
  const pushFor = async (change: Promise<{ status: number }>) => {
    const push = nextEvent(socket, 'storefront-changed');
    expect((await change).status).toBeLessThan(300);
    return push;
  };

  beforeEach(async () => {
    server = await startApp();
    admin = (await createSignedInUser(server, 'ada@spa.test', 'admin_staff')).browser;
    await startWorker({ database: server.database });
    socket = openSocket(server.url);
    await nextEvent(socket, 'connect');
  });

  it('is pushed to visitors when booking rules, time slots or services change', async () => {
    const service = { name: 'Swedish', description: 'Long strokes, light pressure', price: 89.5 };
    expect(await pushFor(admin.post('/services', service))).toEqual({});
    expect(await pushFor(admin.post('/time-slots', { start_time: '09:00', end_time: '10:00' }))).toEqual({});
    const rules = { value: { slot_occupancy: 'full_duration', cleanup_buffer_minutes: 15 }, version: 0 };
    expect(await pushFor(admin.send('PUT', '/settings/booking_rules', rules))).toEqual({});
  });

  it('is not pushed when a day changes, which has a push of its own', async () => {
    const added = nextEvent(socket, 'landing-changed');
    const therapistId = await createShopBuilder(server).therapist('Mei');
    await added;
    const received: string[] = [];
    socket.onAny((event: string) => received.push(event));
    const landing = nextEvent(socket, 'landing-changed');
    const block = { blocked_date: '2026-03-03', start_time: '09:00', end_time: '10:00' };
    expect((await admin.post(`/therapists/${therapistId}/blocks`, block)).status).toBe(201);
    await landing;
    expect(received).toEqual(['landing-changed']);
  });
});
