import type { ComponentType } from 'react';

/** Time in which a therapist takes no bookings, entered from an empty slot of the calendar. */
export interface TimeOff {
  kind: 'block' | 'leave';
  therapistId: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
}

export interface TimeOffDialogProps {
  timeOff: TimeOff;
  today: string;
  onClose: () => void;
}

/** The dialog of another feature, which only admins get. */
export type TimeOffDialogComponent = ComponentType<TimeOffDialogProps>;
