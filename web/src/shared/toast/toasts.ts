import { hasKeptDrafts } from '../unsaved/kept-draft.js';
import type { Toast } from './toast-message.js';

/** Returns a toast in the neutral style about something that was done. */
export const successToast = (description: string, title = 'Success'): Toast => ({ title, description });

/** Returns a toast about a failure. Refusals by the server are shown by toastError. */
export const errorToast = (description: string, title = 'Error'): Toast => ({ title, description, destructive: true });

export const missingFieldsToast = (description = 'Please fill in all required fields'): Toast =>
  errorToast(description, 'Missing Information');

/** Returns a toast about a session that has ended; the input may be kept for the next sign-in. */
export const sessionEndedToast = (): Toast => ({
  ...errorToast(`Please sign in again.${hasKeptDrafts() ? ' What you have entered is kept.' : ''}`, 'Session Ended'),
  key: 'session-ended',
});

/** Returns a toast about a list that could not be read. Offline there is one for all lists of the page. */
export const loadFailureToast = (description: string, isOnline: boolean): Toast =>
  isOnline
    ? { ...errorToast(description), key: description }
    : { ...errorToast('You are offline. What is shown may be out of date.'), key: 'offline' };
