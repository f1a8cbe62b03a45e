import type { Role, SessionState } from './session-slice.js';

/** What local storage holds: enough to know that there is a session and to tell other tabs; the tokens stay in httpOnly cookies. */
export interface StoredSession {
  user: NonNullable<SessionState['user']>;
  role: Role | null;
  expiresAt: string;
}

const STORAGE_KEY = 'session';

/** Null as well in a browser that keeps nothing for this site, where reading throws. */
export function loadSession(): StoredSession | null {
  try {
    return parse(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

export function saveSession(session: StoredSession | null): void {
  try {
    if (session) localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Such a browser keeps no cookies either: the session ends with the page.
  }
}

const SIGN_OUT_KEY = 'sign-out';

/** Notes that somebody has signed out here, until the server knows it, too: its cookies still hold. */
export function noteSignOut(isUnheard: boolean): void {
  try {
    if (isUnheard) localStorage.setItem(SIGN_OUT_KEY, 'unheard');
    else localStorage.removeItem(SIGN_OUT_KEY);
  } catch {
    // As above.
  }
}

export function isSignOutUnheard(): boolean {
  try {
    return localStorage.getItem(SIGN_OUT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Calls back when another tab signs in, renews or signs out. Returns how to stop listening. */
export function onSessionStorageChange(listener: (session: StoredSession | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === STORAGE_KEY || event.key === null) listener(parse(event.newValue));
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
