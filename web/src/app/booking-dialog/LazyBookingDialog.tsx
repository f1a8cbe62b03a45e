import { useEffect, useState } from 'react';
import type { RequestedVisitDto } from '../../shared/api/generated.js';
import type { BookingPreselection } from '../../shared/booking-preselection.js';
import './dialog-loading.css';

type BookingDialogModule = typeof import('./BookingDialogChunk.js');

const loadBookingDialog = () => import('./BookingDialogChunk.js');

/** Fetches the dialog's code ahead of time: on the first touch, hover or focus of anything that books. */
export const prefetchBookingDialog = (): void => void loadBookingDialog().catch(() => undefined);

interface LazyBookingDialogProps {
  /** Whether the dialog is about to open, once its preselection is known. */
  isExpected?: boolean;
  /** The values that the dialog opens with; undefined while it is closed. */
  preselection: BookingPreselection | undefined;
  onClose: () => void;
  /** Called when a booking was made; the dialog stays open to show it. */
  onBooked?: (requested: RequestedVisitDto) => void;
}

export function LazyBookingDialog({ isExpected, preselection, onClose, onBooked }: LazyBookingDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (preselection && !wasOpened) setWasOpened(true);
  const chunk = useBookingDialog(wasOpened);
  if (isExpected || (wasOpened && !chunk)) return <BookingDialogFallback />;
  return chunk && <chunk.default open={!!preselection} onClose={onClose} onBooked={onBooked} initial={preselection} />;
}

/**
 * Returns the dialog once its code has loaded. React.lazy is not used, because Suspense keeps its fallback for another
 * 0.3 s.
 * @throws while rendering, if the code could not be loaded
 */
function useBookingDialog(isNeeded: boolean): BookingDialogModule | undefined {
  const [loaded, setLoaded] = useState<{ chunk?: BookingDialogModule; error?: unknown }>({});
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    loadBookingDialog().then(
      (chunk) => isCurrent && setLoaded({ chunk }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  if ('error' in loaded) throw loaded.error;
  return loaded.chunk;
}

/** The placeholder while the dialog's code is loading. */
function BookingDialogFallback() {
  return (
    <div className="dialog-loading" role="status">
      <div>
        <p className="type-dialog">Book Your Appointment</p>
        <p className="second">Opening…</p>
      </div>
    </div>
  );
}
