import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../../../shared/api/base-api.js';
import { api } from '../../../shared/api/generated.js';
import { sessionEstablished } from '../../../shared/api/session-actions.js';
import { withSessionLock } from '../../../shared/api/with-session-lock.js';
import { sessionSlice } from './session-slice.js';
import { endSession, fetchRole, fetchSession, renewSession, startSession } from './session-thunks.js';

const session = { user: { id: 'mei', email: 'mei@shop.example' }, expires_at: '2026-11-20T10:00:00Z' };

/** Paths of the requests that the server has received, without `/api`. */
let received: string[];
/** Answers a request. */
let answer: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  received = [];
  answer = () => new Response(null, { status: 204 });
  const AbsoluteRequest = Request;
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation(
      (address, options) => new AbsoluteRequest(new URL(String(address), 'http://shop.example'), options),
    );
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const path = new URL((request as Request).url).pathname.replace('/api', '');
    received.push(path);
    return answer(path);
  });
});
afterEach(() => jest.restoreAllMocks());

function createGate() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** Takes the session's lock, as another tab does, until the returned function is called. */
async function takeLock(): Promise<() => void> {
  const { released, release } = createGate();
  await new Promise<void>((onTaken) => {
    void withSessionLock(() => {
      onTaken();
      return released;
    });
  });
  return release;
}

/** Opens a page on which somebody is signed in. Local storage keeps nothing here. */
function openPage() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(sessionEstablished(session));
  return store;
}

it('tells the server of a sign-out that local storage cannot note', async () => {
  const { dispatch, getState } = openPage();
  await dispatch(endSession());
  expect(received).toEqual(['/auth/sign-out']);
  expect(getState().session.user).toBeNull();
});

it('renews no session that has ended while the renewal waited, even if the server has not received the sign-out', async () => {
  const { dispatch, getState } = openPage();
  answer = (path) => (path === '/auth/refresh' ? Response.json(session) : new Response(null, { status: 503 }));
  jest.spyOn(console, 'error').mockReturnValue();
  const release = await takeLock();
  const renewed = dispatch(renewSession());
  const signedOut = dispatch(endSession());
  release();
  await Promise.all([renewed, signedOut]);
  expect(received).toEqual(['/auth/sign-out']);
  expect(getState().session.user).toBeNull();
});

it('renews no session for a call that was refused before the sign-out', async () => {
  const { dispatch, getState } = openPage();
  answer = (path) => (path === '/auth/refresh' ? Response.json(session) : new Response(null, { status: 401 }));
  jest.spyOn(console, 'error').mockReturnValue();
  const release = await takeLock();
  const read = dispatch(api.endpoints.listServices.initiate());
  const signedOut = dispatch(endSession());
  release();
  await Promise.all([read, signedOut]);
  expect(received).toEqual(['/services', '/auth/sign-out']);
  expect(getState().session.user).toBeNull();
});

describe('calls of a session that has lapsed', () => {
  const renewed = { ...session, expires_at: '2026-11-20T10:10:00Z' };
  const { listServices, listTherapists } = api.endpoints;
  const refused = () => new Response(null, { status: 401 });
  let isRenewed: boolean;
  /** Answers as the server does: nothing without a valid session, and one renewal as often as it is asked for. */
  const answerWithin = (path: string) => {
    isRenewed ||= path === '/auth/refresh';
    if (path.startsWith('/auth/')) return isRenewed ? Response.json(renewed) : refused();
    return isRenewed ? Response.json([]) : refused();
  };
  beforeEach(() => {
    isRenewed = false;
    answer = answerWithin;
  });

  it('renew it once when they are refused together, and go on', async () => {
    const { dispatch, getState } = openPage();
    const reads = [dispatch(listServices.initiate()), dispatch(listTherapists.initiate())];
    for (const { data } of await Promise.all(reads)) expect(data).toEqual([]);
    expect(received.toSorted()).toEqual(['/auth/refresh', '/services', '/services', '/therapists', '/therapists']);
    expect(getState().session.expiresAt).toBe(renewed.expires_at);
  });

  it('renew nothing when their refusal arrives after the renewal of another one', async () => {
    const { dispatch } = openPage();
    const late = createGate();
    answer = async (path) => {
      const isFirst = path === '/services' && received.filter((each) => each === path).length === 1;
      if (!isFirst) return answerWithin(path);
      await late.released;
      return refused();
    };
    const read = dispatch(listServices.initiate());
    await dispatch(listTherapists.initiate());
    late.release();
    expect((await read).data).toEqual([]);
    expect(received).toEqual(['/services', '/therapists', '/auth/refresh', '/therapists', '/services']);
  });

  it('read the role again that was refused', async () => {
    const { dispatch, getState } = openPage();
    answer = (path) => {
      const answered = answerWithin(path);
      return path === '/auth/role' && isRenewed ? Response.json({ role: 'staff', therapist_id: null }) : answered;
    };
    await dispatch(fetchRole());
    expect(received).toEqual(['/auth/role', '/auth/refresh', '/auth/role']);
    expect(getState().session.role).toBe('staff');
    dispatch(baseApi.util.resetApiState());
  });

  it('nor does the question whether it still lives', async () => {
    const stored = new Map([
      ['session', JSON.stringify({ user: session.user, role: null, expiresAt: new Date(Date.now() + 60_000) })],
    ]);
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    };
    Object.assign(globalThis, { localStorage });
    const { dispatch } = openPage();
    const late = createGate();
    answer = async (path) => {
      if (path !== '/auth/session') return answerWithin(path);
      await late.released;
      return refused();
    };
    const asked = dispatch(fetchSession());
    await dispatch(listServices.initiate());
    late.release();
    await asked;
    expect(received).toEqual(['/auth/session', '/services', '/auth/refresh', '/services']);
    // Ends the timers of what is kept for a minute.
    dispatch(baseApi.util.resetApiState());
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

type Dispatch = ReturnType<typeof openPage>['dispatch'];

it.each<[string, (dispatch: Dispatch) => PromiseLike<unknown>]>([
  ['signing out everywhere', (dispatch) => dispatch(api.endpoints.signOutEverywhere.initiate())],
  [
    'changing the password',
    (dispatch) => {
      const changePasswordDto = { current_password: 'old', password: 'new' };
      return dispatch(api.endpoints.changePassword.initiate({ changePasswordDto }));
    },
  ],
])('%s waits for the lock, and renews the session first if need be', async (_, call) => {
  const { dispatch } = openPage();
  let isRenewed = false;
  answer = (path) => {
    isRenewed ||= path === '/auth/refresh';
    return isRenewed ? Response.json(session) : new Response(null, { status: 401 });
  };
  const release = await takeLock();
  const answered = call(dispatch);
  await setImmediate();
  expect(received).toEqual([]);
  release();
  await answered;
  const [path] = received;
  expect(received).toEqual([path, '/auth/refresh', path]);
});

it('waits for the lock no longer than ten seconds, unless it renews', async () => {
  const { dispatch } = openPage();
  const { timeout } = AbortSignal;
  const waited = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 10_000 ? waited.signal : timeout(ms)));
  answer = () => Response.json(session);
  const release = await takeLock();
  const renewed = dispatch(renewSession());
  const signedIn = dispatch(startSession({ email: 'mei@shop.example', password: 'secret' }));
  waited.abort(new DOMException('The operation timed out', 'TimeoutError'));
  await signedIn;
  expect(received).toEqual(['/auth/sign-in']);
  release();
  await renewed;
  expect(received).toEqual(['/auth/sign-in', '/auth/refresh']);
});
