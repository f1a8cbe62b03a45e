import type { Toast } from '../../shared/toast.js';

export const exported = (count: number): Toast => ({
  title: 'Export Successful',
  description: `Exported ${count} bookings to CSV`,
});

export const exportFailed = (description: string): Toast => ({ title: 'Export Failed', description, destructive: true });
