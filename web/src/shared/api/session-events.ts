import { createAction } from '@reduxjs/toolkit';
import type { SessionDto } from './generated.js';

/** Somebody is signed in: by the form, on load, in another tab, or as before with a later end. */
export const sessionFound = createAction<SessionDto>('session/found');

/** Nobody is signed in any more: signed out here or in another tab, or refused by the server. */
export const sessionEnded = createAction('session/ended');
