export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show';

export const STATUS_LABELS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'No-show',
};

export const toStatusOptions = (...statuses: BookingStatus[]): { value: BookingStatus; label: string }[] =>
  statuses.map((value) => ({ value, label: STATUS_LABELS[value] }));
