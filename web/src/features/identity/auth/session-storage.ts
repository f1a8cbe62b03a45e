import type { Role, SessionState } from './session-slice.js';

/**
 * The session in local storage: enough to know that there is one and to inform other tabs. The tokens stay in httpOnly
 * cookies.
 */
export interface StoredSession {
  user: NonNullable<SessionState['user']>;
  role: Role | null;
  expiresAt: string;
}

const STORAGE_KEY = 'session';
const SIGN_OUT_KEY = 'sign-out';

export const loadSession = (): StoredSession | null => parse(read(STORAGE_KEY));

export const saveSession = (session: StoredSession | null): void =>
  write(STORAGE_KEY, session && JSON.stringify(session));

/**
 * Remembers a sign-out until the server has received it, because the cookies are valid until then. Forgets it at once
 * where local storage keeps nothing.
 */
export const setSignOutPending = (isPending: boolean): void => write(SIGN_OUT_KEY, isPending ? 'unheard' : null);

export const isSignOutPending = (): boolean => read(SIGN_OUT_KEY) !== null;

/**
 * Calls back when another tab signs in, renews or signs out.
 * @returns a function that stops it
 */
export function onSessionStorageChange(listener: (session: StoredSession | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared. What is stored by now counts, not what the event is about:
    // tabs that write at the same moment would swap their sessions for ever. A sign-out counts more than a session, which
    // a tab that was just opened may store before it learns of the sign-out.
    if (key === STORAGE_KEY || key === SIGN_OUT_KEY || key === null)
      listener(isSignOutPending() ? null : loadSession());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function parse(text: string | null): StoredSession | null {
  try {
    const session = JSON.parse(text ?? 'null') as StoredSession | null;
    return session?.user?.id && session.expiresAt ? session : null;
  } catch {
    return null;
  }
}

/** Reads a key. Also null in a browser that stores nothing for this site, where reading throws. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full, or not available to this site, whose cookies may work all the same.
  }
}
