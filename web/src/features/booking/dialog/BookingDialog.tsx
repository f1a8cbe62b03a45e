import type { RequestedVisitDto } from '../../../shared/api/generated.js';
import type { BookingPreselection } from '../../../shared/booking-preselection.js';
import { BookingDialogBody } from './BookingDialogBody.js';

interface BookingDialogProps {
  open: boolean;
  onClose: () => void;
  initial?: BookingPreselection;
  onBooked?: (requested: RequestedVisitDto) => void;
}

/** The whole public booking, from the first choice to its result. Every opening starts over, except after a reload. */
export function BookingDialog({ open, onClose, initial, onBooked }: BookingDialogProps) {
  return open ? <BookingDialogBody initial={initial} onBooked={onBooked} onClose={onClose} /> : null;
}
