import { createAction } from '@reduxjs/toolkit';

/** Who is signed in, and until when (ISO instant) the server takes the access cookie. */
export interface Session {
  user: { id: string; email: string };
  expires_at: string;
}

/** Somebody is signed in: by the form, on load, in another tab, or as before with a later end. */
export const sessionFound = createAction<Session>('session/found');

/** Nobody is signed in any more: signed out here or in another tab, or refused by the server. */
export const sessionEnded = createAction('session/ended');
