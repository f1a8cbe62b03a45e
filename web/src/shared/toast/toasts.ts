import type { Toast } from './toast.js';

export const successToast = (description: string): Toast => ({ title: 'Success', description });

export const errorToast = (description: string): Toast => ({ title: 'Error', description, destructive: true });

export const missingFieldsToast = (description = 'Please fill in all required fields'): Toast => ({
  title: 'Missing Information',
  description,
  destructive: true,
});
