import type { BookingChoice } from '../../shared/booking-choice.js';
import { BookingWindow } from './dialog/BookingWindow.js';

interface Props {
  open: boolean;
  onClose: () => void;
  initial?: BookingChoice;
}

/** The whole public booking, from the first choice to its outcome. Every opening starts over. */
export function BookingDialog({ open, onClose, initial }: Props) {
  return open ? <BookingWindow initial={initial} onClose={onClose} /> : null;
}
