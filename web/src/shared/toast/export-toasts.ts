import type { Toast } from './toast-message.js';
import { errorToast, successToast } from './toasts.js';

export const exportedToast = (count: number): Toast =>
  successToast(`Exported ${count} bookings to CSV`, 'Export Successful');

export const exportFailedToast = (description: string): Toast => errorToast(description, 'Export Failed');
