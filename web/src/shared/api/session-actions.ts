import { createAction } from '@reduxjs/toolkit';

/** What the server says of a session. Declared here, since the generated client imports this file. */
export interface Session {
  user: { id: string; email: string };
  /** Instant, ISO 8601. */
  expires_at: string;
}

/** Somebody is signed in: by the form, on load, in another tab, or as before with a later end. */
export const sessionEstablished = createAction<Session>('session/found');

/** What the signed-in person may do has changed, as an answer of the server shows. */
export const accessChanged = createAction('session/access-changed');

/** Nobody is signed in any more: signed out here or in another tab, or refused by the server. */
export const sessionEnded = createAction('session/ended');
