import type { Toast } from '../../shared/toast/toast.js';

export const exportedToast = (count: number): Toast => ({
  title: 'Export Successful',
  description: `Exported ${count} bookings to CSV`,
});

export const exportFailedToast = (description: string): Toast => ({
  title: 'Export Failed',
  description,
  destructive: true,
});
