import type { Toast } from './toast.js';

/** Something was done, in the neutral style. */
export const successToast = (description: string, title = 'Success'): Toast => ({ title, description });

/** Something failed or was refused. What the server refused is shown by toastError. */
export const errorToast = (description: string, title = 'Error'): Toast => ({ title, description, destructive: true });

export const missingFieldsToast = (description = 'Please fill in all required fields'): Toast =>
  errorToast(description, 'Missing Information');
