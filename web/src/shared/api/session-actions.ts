import { createAction } from '@reduxjs/toolkit';

/** A session as the server answers it. Declared here because the generated client imports this file. */
export interface Session {
  user: { id: string; email: string };
  /** End of the session, an ISO 8601 instant. */
  expires_at: string;
}

/** Dispatched when somebody is signed in: by the form, on load, in another tab, or as before with a later end. */
export const sessionEstablished = createAction<Session>('session/found');

/** Dispatched when an answer of the server shows that the person's rights have changed. */
export const accessChanged = createAction('session/access-changed');

/** Dispatched when nobody is signed in any more: signed out here or in another tab, or refused by the server. */
export const sessionEnded = createAction('session/ended');
