import { hasKeptDrafts } from '../unsaved/kept-draft.js';
import type { Toast } from './toast-message.js';

/** Something was done, in the neutral style. */
export const successToast = (description: string, title = 'Success'): Toast => ({ title, description });

/** Something failed or was refused. What the server refused is shown by toastError. */
export const errorToast = (description: string, title = 'Error'): Toast => ({ title, description, destructive: true });

export const missingFieldsToast = (description = 'Please fill in all required fields'): Toast =>
  errorToast(description, 'Missing Information');

/** The server knows nobody any more; what was entered may be kept for the next sign-in. */
export const sessionEndedToast = (): Toast => ({
  ...errorToast(`Please sign in again.${hasKeptDrafts() ? ' What you have entered is kept.' : ''}`, 'Session Ended'),
  key: 'session-ended',
});

/** A list could not be read. Offline that is true of every list of the page, and said once. */
export const loadFailureToast = (description: string, isOnline: boolean): Toast =>
  isOnline
    ? { ...errorToast(description), key: description }
    : { ...errorToast('You are offline. What is shown may be out of date.'), key: 'offline' };
