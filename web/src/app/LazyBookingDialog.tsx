import { lazy, Suspense, useState } from 'react';
import type { BookingChoice } from '../shared/booking-choice.js';
import './dialog-loading.css';

const load = () => import('./BookingDialogChunk.js');
const Dialog = lazy(load);

/** Fetches the dialog's code before it is asked for: on the first touch, hover or focus of anything that books. */
export const prefetchBookingDialog = (): void => void load();

interface Props {
  /** What is already chosen; undefined while the dialog is closed. */
  choice: BookingChoice | undefined;
  onClose: () => void;
}

export function LazyBookingDialog({ choice, onClose }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  if (choice && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      <Dialog open={!!choice} onClose={onClose} initial={choice} />
    </Suspense>
  );
}

/** Seen at once, while the dialog's code is still loading. */
function DialogOnItsWay() {
  return (
    <div className="dialog-loading" role="status">
      <div>
        <p className="type-dialog">Book Your Appointment</p>
        <p className="visually-hidden">Loading</p>
      </div>
    </div>
  );
}
