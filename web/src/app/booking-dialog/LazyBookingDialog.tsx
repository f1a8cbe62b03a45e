import { lazy, Suspense, useState } from 'react';
import type { RequestedVisitDto } from '../../shared/api/generated.js';
import type { BookingPreselection } from '../../shared/booking-preselection.js';
import './dialog-loading.css';

const loadBookingDialog = () => import('./BookingDialogChunk.js');
const Dialog = lazy(loadBookingDialog);

/** Fetches the dialog's code before it is asked for: on the first touch, hover or focus of anything that books. */
export const prefetchBookingDialog = (): void => void loadBookingDialog();

interface LazyBookingDialogProps {
  /** The dialog will open as soon as it is known with what. */
  isExpected?: boolean;
  /** What is already chosen; undefined while the dialog is closed. */
  preselection: BookingPreselection | undefined;
  onClose: () => void;
  /** A booking was made; the dialog goes on to show it. */
  onBooked?: (requested: RequestedVisitDto) => void;
}

export function LazyBookingDialog({ isExpected, preselection, onClose, onBooked }: LazyBookingDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (preselection && !wasOpened) setWasOpened(true);
  if (isExpected) return <BookingDialogFallback />;
  if (!wasOpened) return null;
  return (
    <Suspense fallback={<BookingDialogFallback />}>
      <Dialog open={!!preselection} onClose={onClose} onBooked={onBooked} initial={preselection} />
    </Suspense>
  );
}

/** Seen at once, while the dialog's code is still loading. */
function BookingDialogFallback() {
  return (
    <div className="dialog-loading" role="status">
      <div>
        <p className="type-dialog">Book Your Appointment</p>
        <p className="visually-hidden">Loading</p>
      </div>
    </div>
  );
}
