import { useState } from 'react';
import type { BookingChoice } from '../../shared/booking-choice.js';
import { BookingWindow } from './dialog/BookingWindow.js';

interface Props {
  open: boolean;
  onClose: () => void;
  initial?: BookingChoice;
}

/** The whole public booking, from the first choice to its outcome. Every opening starts over. */
export function BookingDialog({ open, onClose, initial }: Props) {
  const [opening, setOpening] = useState(0);
  return (
    <BookingWindow
      key={opening}
      open={open}
      initial={initial}
      onClose={onClose}
      afterClose={() => setOpening(opening + 1)}
    />
  );
}
