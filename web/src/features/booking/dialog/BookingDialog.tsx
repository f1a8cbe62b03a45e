import type { BookingPreselection } from '../../../shared/booking-preselection.js';
import { BookingDialogBody } from './BookingDialogBody.js';

interface BookingDialogProps {
  open: boolean;
  onClose: () => void;
  initial?: BookingPreselection;
}

/** The whole public booking, from the first choice to its outcome. Every opening starts over. */
export function BookingDialog({ open, onClose, initial }: BookingDialogProps) {
  return open ? <BookingDialogBody initial={initial} onClose={onClose} /> : null;
}
