import { readStored, writeStored } from '../../../shared/device-storage.js';
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

export const loadSession = (): StoredSession | null => parse(readStored(STORAGE_KEY));

/** Also where nothing can be stored: the cookies may work all the same. */
export function saveSession(session: StoredSession | null): void {
  writeStored(STORAGE_KEY, session && JSON.stringify(session));
}

/**
 * Remembers a sign-out until the server has received it, because the cookies are valid until then. Forgets it at once
 * where local storage keeps nothing.
 */
export function setSignOutPending(isPending: boolean): void {
  writeStored(SIGN_OUT_KEY, isPending ? 'unheard' : null);
}

export const isSignOutPending = (): boolean => readStored(SIGN_OUT_KEY) !== null;

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
