import type { Role, SessionState } from './session-slice.js';

/** What local storage holds: enough to know that there is a session and to tell other tabs; the tokens stay in httpOnly cookies. */
export interface SessionNote {
  user: NonNullable<SessionState['user']>;
  role: Role | null;
  expiresAt: string;
}

const key = 'session';

export const readNote = (): SessionNote | null => parse(localStorage.getItem(key));

export function writeNote(note: SessionNote | null): void {
  if (note) localStorage.setItem(key, JSON.stringify(note));
  else localStorage.removeItem(key);
}

/** Calls back when another tab signs in, renews or signs out. Returns how to stop listening. */
export function onNoteChange(listener: (note: SessionNote | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener(parse(event.newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function parse(text: string | null): SessionNote | null {
  try {
    const note = JSON.parse(text ?? 'null') as SessionNote | null;
    return note?.user?.id && note.expiresAt ? note : null;
  } catch {
    return null;
  }
}
