import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { sql } from '../../../../src/platform/database/sql.js';
import { StaffRooms } from '../../../../src/catalog/index.js';
import { DayRooms } from '../../../../src/scheduling/index.js';
import { LiveRooms } from '../../../../src/platform/live/live-rooms.js';
import { LiveGateway } from '../../../../src/platform/live/live.gateway.js';
import { startApp } from '../../../support/processes/start-app.js';
import { nextEvent, openSocket } from '../../../support/clients/open-socket.js';
import { createShopBuilder } from '../../../support/fixtures/shop-builder.js';
import { Visitor } from '../../../support/clients/visitor.js';
import { createUser } from '../../../support/fixtures/create-user.js';

const password = 'twelve characters';
const date = '2026-03-02';

describe('live updates', () => {
  let therapistId: string;
  let server: Awaited<ReturnType<typeof startApp>>;
  let rooms: LiveRooms;
  const connected = async (cookies?: Map<string, string>) => {
    const socket = openSocket(server.url, { cookies });
    await nextEvent(socket, 'connect');
    return socket;
  };
  const signedIn = async (email: string) => {
    const browser = new Visitor(server.url);
    await browser.post('/auth/sign-in', { email, password });
    return browser;
  };
  /** What the socket received, up to a push that goes to everyone. */
  const heardBy = async (socket: Awaited<ReturnType<typeof connected>>, push: () => void) => {
    const heard: string[] = [];
    socket.onAny((event: string) => heard.push(event));
    const last = nextEvent(socket, 'landing-changed');
    push();
    rooms.emitToAll('landing-changed', {});
    await last;
    socket.offAny();
    return heard.slice(0, -1);
  };

  beforeAll(async () => {
    server = await startApp({ env: { SIGN_IN_RATE_PER_MINUTE: '1000' } });
    rooms = server.get(LiveRooms);
    await createUser(server, { email: 'ada@spa.test', password, role: 'admin_staff' });
    await createUser(server, { email: 'nora@spa.test', password, role: null });
    const userId = await createUser(server, { email: 'sam@spa.test', password, role: 'staff' });
    therapistId = await createShopBuilder(server).therapist('Sam', { userId });
  });

  it('reach a visitor for the days that are watched, until they are not', async () => {
    const socket = await connected();
    const push = () => server.get(DayRooms).pushDayChanged(therapistId, date, 'booking');
    expect(await heardBy(socket, push)).toEqual([]);
    expect(await socket.emitWithAck('watch-day', { therapist_id: therapistId.toUpperCase(), date })).toEqual({
      ok: true,
    });
    expect(await heardBy(socket, push)).toEqual(['day-changed']);
    expect(await socket.emitWithAck('unwatch-day', { therapist_id: therapistId, date })).toEqual({ ok: true });
    expect(await heardBy(socket, push)).toEqual([]);
  });

  it('answer what makes no sense, and go on', async () => {
    const socket = await connected();
    for (const sent of [undefined, null, 'x', 7, [], {}, { therapist_id: therapistId }, { therapist_id: 'x', date }]) {
      expect(await socket.emitWithAck('watch-day', sent)).toEqual({ error: 'invalid-day' });
    }
    expect(await socket.emitWithAck('watch-day', { therapist_id: therapistId, date: '2026-02-30' })).toEqual({
      error: 'invalid-day',
    });
    socket.emit('watch-day');
    socket.emit('no-such-thing', { a: 1 });
    expect(await socket.emitWithAck('watch-day', { therapist_id: therapistId, date })).toEqual({ ok: true });
  });

  it('let one socket watch a handful of days', async () => {
    const socket = await connected();
    const answers = [];
    for (let day = 1; day <= 9; day++) {
      answers.push(await socket.emitWithAck('watch-day', { therapist_id: therapistId, date: `2026-03-0${day}` }));
    }
    expect(answers.slice(0, 8)).toEqual(Array(8).fill({ ok: true }));
    expect(answers[8]).toEqual({ error: 'too-many-days' });
  });

  it('tell admins of every booking, staff of their own, nobody else', async () => {
    const [ada, sam, nora] = await Promise.all(['ada@spa.test', 'sam@spa.test', 'nora@spa.test'].map(signedIn));
    const own = () => server.get(StaffRooms).emit(therapistId, 'booking-changed', {});
    const anothers = () => server.get(StaffRooms).emit(randomUUID(), 'booking-changed', {});
    const nobodys = () => server.get(StaffRooms).emit(null, 'booking-changed', {});
    const heard = async (cookies?: Map<string, string>) => {
      const socket = await connected(cookies);
      return [await heardBy(socket, own), await heardBy(socket, anothers), await heardBy(socket, nobodys)].map(
        ({ length }) => length,
      );
    };
    expect(await heard(ada!.cookies)).toEqual([1, 1, 1]);
    expect(await heard(sam!.cookies)).toEqual([1, 0, 0]);
    expect(await heard(nora!.cookies)).toEqual([0, 0, 0]);
    expect(await heard()).toEqual([0, 0, 0]);
  });

  it('are told apart by the role and the therapist that the office shows too', async () => {
    const [ada, sam, nora] = await Promise.all(['ada@spa.test', 'sam@spa.test', 'nora@spa.test'].map(signedIn));
    expect((await ada!.get('/auth/role')).body).toMatchObject({ role: 'admin_staff', therapist_id: null });
    expect((await sam!.get('/auth/role')).body).toMatchObject({ role: 'staff', therapist_id: therapistId });
    expect((await nora!.get('/auth/role')).body).toMatchObject({ role: null, therapist_id: null });
  });

  it('end with the session', async () => {
    const ada = await signedIn('ada@spa.test');
    const socket = await connected(ada.cookies);
    const gone = nextEvent(socket, 'disconnect');
    await ada.post('/auth/sign-out');
    await gone;
  });

  it('are not for pages of other sites, nor for polling', async () => {
    for (const origin of ['https://evil.test', 'null']) {
      const error = await nextEvent<Error>(openSocket(server.url, { origin }), 'connect_error');
      expect(error).toBeInstanceOf(Error);
    }
    const rebound = io(server.url, {
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { host: 'evil.test', origin: 'http://evil.test' },
    });
    expect(await nextEvent<Error>(rebound, 'connect_error')).toBeInstanceOf(Error);
    const polling = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: server.url },
    });
    expect(polling.status).toBe(400);
  });

  it('end when the account is disabled, at the next check', async () => {
    await createUser(server, { email: 'max@spa.test', password, role: 'staff' });
    const max = await signedIn('max@spa.test');
    const socket = await connected(max.cookies);
    await sql(server.get(EntityManager).fork(), `update users set disabled_at = now() where email = 'max@spa.test'`);
    const gone = nextEvent(socket, 'disconnect');
    await server.get(LiveGateway).disconnectExpired();
    await gone;
  });
});
