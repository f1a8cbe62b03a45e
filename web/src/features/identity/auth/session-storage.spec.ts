import { setSignOutPending, onSessionStorageChange, saveSession, type StoredSession } from './session-storage.js';

const mei: StoredSession = {
  user: { id: 'mei', email: 'mei@shop.example' },
  role: 'staff',
  expiresAt: '2026-11-20T10:00:00Z',
};

/** What this tab heard of, and what tells it that another tab has changed a key. */
let heard: (StoredSession | null)[];
let emitStorageEvent: (key: string | null) => void;

beforeEach(() => {
  const stored = new Map<string, string>();
  const window = new EventTarget();
  Object.assign(globalThis, {
    window,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  heard = [];
  emitStorageEvent = (key) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  onSessionStorageChange((session) => heard.push(session));
});

afterEach(() => {
  for (const name of ['window', 'localStorage']) Reflect.deleteProperty(globalThis, name);
});

it('a tab follows whoever signs in in another one, and the clearing of all that is stored', () => {
  saveSession(mei);
  emitStorageEvent('session');
  saveSession(null);
  emitStorageEvent(null);
  emitStorageEvent('theme');
  expect(heard).toEqual([mei, null]);
});

it('a sign-out counts more than a session that a tab stores before it learns of it, and no longer once it is known to the server', () => {
  setSignOutPending(true);
  saveSession(mei);
  emitStorageEvent('session');
  emitStorageEvent('sign-out');
  setSignOutPending(false);
  emitStorageEvent('sign-out');
  expect(heard).toEqual([null, null, mei]);
});
